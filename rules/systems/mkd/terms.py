"""The words of the game that code shares: abilities, sides, kinds of things."""

from typing import Literal, get_args

Ability = Literal[
    "charge", "bound", "quickness", "flight", "aquatic", "stealth", "nimble", "force_march", "ram",
    "magic_levitation", "battle_armor", "pole_arm", "toughness", "invulnerability", "dodge",
    "defend", "regeneration", "magic_immunity", "magic_retaliation", "limited_invisibility",
    "cursed", "terrify", "healing", "magic_healing", "weapon_master", "magic_blast",
    "flame_lightning", "shockwave", "vampirism", "venom", "sneak_attack", "sweep", "berserk",
    "battle_fury", "magic_enhancement", "demoralized", "necromancy", "command", "pierce",
    "magic_freeze", "magic_confusion", "frenzy", "summon",
]  # fmt: skip
ABILITIES: tuple[Ability, ...] = get_args(Ability)

Trait = Literal["living", "undead", "inanimate", "demon", "golem", "mounted"]

Side = Literal["hero", "monster", "npc"]
"""The side of a figure; npcs occur in the delve."""

Colour = Literal["Y", "B", "R"]
"""A wandering monster token's colour: yellow, blue, red, in rising danger."""

Trap = Literal[
    "none", "needle", "darts", "blade", "gas", "fireburst", "snare", "sleep", "hurl", "alarm",
    "ambush_y", "ambush_b", "ambush_r", "curse", "rust", "drain",
]  # fmt: skip

ItemKind = Literal["potion", "sword", "cloak", "boots", "amulet", "ring", "staff"]

Ground = Literal["clear", "hindering", "water", "shadow", "crevice", "blocking"]
"""What a square is made of (B-04)."""

MarkerKind = Literal[
    "bones", "water", "shadow", "teleport", "vortex", "artifact", "pillar", "furniture", "stairs"
]
