"""Abilities that a Monster may use instead of a plain attack, and by which die (MA-102)."""

from rules.core.words import Text
from rules.systems.mkd.events.minds import AbilityTried
from rules.systems.mkd.fights.area import swept
from rules.systems.mkd.fights.displace import can_levitate, levitate
from rules.systems.mkd.fights.raising import can_raise, can_summon, raise_fallen, summon
from rules.systems.mkd.fights.specials import can_regenerate, regenerate
from rules.systems.mkd.fights.strength import beside
from rules.systems.mkd.fights.targets import can_shoot, can_strike
from rules.systems.mkd.figures import abilities, has
from rules.systems.mkd.moves.mover import opponents_beside
from rules.systems.mkd.moves.spins import facing_to
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.terms import Ability

BY_DIE: frozenset[Ability] = frozenset(
    ("magic_levitation", "necromancy", "summon", "magic_freeze", "magic_confusion")
)
"""Used on a die of 1 to 3 (MA-182, MA-193, MA-196, MA-197; summon by ruling)."""
USES_UP_TO = 3
RANGED: tuple[Ability, ...] = (
    "magic_blast", "flame_lightning", "shockwave", "magic_freeze", "magic_confusion",
)  # fmt: skip


def chosen(play: Play, figure: Figure, target: Figure, *, walks: bool) -> Ability | None:
    """The ability a Monster uses now: one of those it can, by die; some need a second one.

    One that has to walk to its target attacks later, so only what needs no target counts (MA-200).
    None for a plain attack, also when the second die says no.
    """
    able = usable(play.state, figure, target, walks=walks)
    if not able:
        return None
    ability = able[play.pick(len(able), "mkd-ability")]
    if ability not in BY_DIE:
        return ability
    die = play.d6("mkd-ability-use")
    used = die <= USES_UP_TO
    name = Text.of(f"mkd-ability-{ability}")
    play.tell(AbilityTried(figure=name_of(figure), ability=name, die=die, used=used))
    return ability if used else None


def usable(
    state: MkdState, figure: Figure, target: Figure, *, walks: bool = False
) -> tuple[Ability, ...]:
    """Abilities that could be used from where a Monster stands, in the order of section 3."""
    have = abilities(figure)
    found: list[Ability] = []
    if "magic_levitation" in have and can_levitate(state, figure, target) is None:
        found.append("magic_levitation")
    mends = "regeneration" in have and can_regenerate(state, figure) is None
    if mends and not opponents_beside(state, figure):
        found.append("regeneration")
    if not walks:
        found.extend(_against(state, figure, target))
    if "necromancy" in have and can_raise(state, figure) is None:
        found.append("necromancy")
    if "summon" in have and can_summon(state, figure) is None:
        found.append("summon")
    return tuple(found)


def _against(state: MkdState, figure: Figure, target: Figure) -> tuple[Ability, ...]:
    """Ways to attack that need no step; next to a Hero a Monster fights close (MA-092, MA-200)."""
    turned = figure.with_(facing=facing_to(figure, target))
    if beside(state, figure, target):
        sweeps = has(figure, "sweep") and len(swept(state, turned)) > 1
        return ("sweep",) if sweeps and can_strike(state, turned, target) is None else ()
    return tuple(
        ability
        for ability in RANGED
        if has(figure, ability) and can_shoot(state, turned, target, ability) is None
    )


def use_special(play: Play, figure: Figure, ability: Ability, target: Figure) -> bool:
    """Use an ability that takes the whole activation; whether it was one of those."""
    match ability:
        case "regeneration":
            regenerate(play, figure.id)
        case "necromancy":
            raise_fallen(play, figure.id)
        case "summon":
            summon(play, figure.id)
        case "magic_levitation":
            levitate(play, figure.id, target.id)
        case _:
            return False
    return True
