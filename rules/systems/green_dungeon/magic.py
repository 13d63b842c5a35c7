"""Magic in a fight: the heroes' spells and potions, then the foe's."""

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.green_dungeon.actions import Cast, Drink, Strike
from rules.systems.green_dungeon.combat import wound
from rules.systems.green_dungeon.damage import hurt
from rules.systems.green_dungeon.events.fights import Backlash, FoeBacklash, FoeCast, SpellCast
from rules.systems.green_dungeon.names import foe_name
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import Foe, GreenDungeonState, Hero, Step
from rules.systems.green_dungeon.terms import Spell
from rules.systems.green_dungeon.treasure import drink, forbids_drink


class Power(NamedTuple):
    """What a spell costs in magic, whether it rolls a die, and what it costs its caster."""

    magic: int
    die: bool
    backlash: int


SPELLS: Mapping[Spell, Power] = {
    "lesser": Power(1, die=False, backlash=0),
    "greater": Power(3, die=True, backlash=1),
}
"""The spells of heroes, and of foes, who pay the same for them."""
TREASURE_SPELLS: Mapping[int, Spell] = {}
"""Spells that Treasure cards lend, by card: the rules speak of such cards, none is in the box."""


def spells_of(hero: Hero) -> tuple[Spell, ...]:
    """Return the spells a hero can pay for, or owes to a treasure (GD-117, GD-118, GD-141)."""
    own = [spell for spell, power in SPELLS.items() if hero.magic >= power.magic]
    lent = [TREASURE_SPELLS[card] for card in hero.cards if card in TREASURE_SPELLS]
    return tuple(dict.fromkeys((*own, *lent)))


def base_harm(spell: Spell, level: int) -> int:
    """Return a spell's damage before its die: level, and one for the lesser (GD-117, GD-118)."""
    return level if SPELLS[spell].die else 1 + level


def forbids_cast(state: GreenDungeonState, seat: Seat, action: Cast) -> str | None:
    """Return why a spell cannot be cast, or None (GD-115, GD-117, GD-118)."""
    if state.fight and state.fight.faltered:
        return "gd-error-faltered"
    return None if action.spell in spells_of(_caster(state, seat)) else "gd-error-magic"


def _caster(state: GreenDungeonState, seat: Seat) -> Hero:
    """Return whose turn it is for magic: the hero of the step, or before it comes the only one."""
    step = state.agenda[0]
    return state.hero(step.seat) if step.kind == "magic" else state.hero(seat)


def cast(play: Resolution, _: Seat, action: Cast) -> None:
    """Cast a spell (GD-117), a greater one with its price (GD-056, GD-118)."""
    step = play.done()
    power, hero = SPELLS[action.spell], play.hero(step.seat)
    harm = base_harm(action.spell, hero.level)
    if power.die:
        harm += play.roll(6, "gd-spell")
    play.set_hero(hero.with_(magic=max(0, hero.magic - power.magic)))
    play.change(fight=play.fight.with_(cast=(*play.fight.cast, step.seat)))
    left = wound(play, harm)
    play.tell(
        SpellCast(
            hero=hero.name,
            spell=Text.of(f"gd-spell-{action.spell}"),
            foe=foe_name(play.state, play.fight.foe),
            harm=harm,
            left=left,
        )
    )
    if power.backlash:
        play.tell(Backlash(hero=hero.name))
        hurt(play, step.seat, power.backlash)


def strike(play: Resolution, _: Seat, __: Strike) -> None:
    """Use no magic this combat turn."""
    play.done()


def forbids_combat_drink(state: GreenDungeonState, seat: Seat, action: Drink) -> str | None:
    """Return why no potion can be drunk in this combat turn, or None (GD-115, GD-119)."""
    fight = state.fight
    if fight and fight.faltered and state.options.failed_flight_blocks_potions:
        return "gd-error-faltered"
    if state.agenda[0].kind == "magic":
        return forbids_drink(state, seat, action)
    hero = state.hero(seat)
    if action.card not in hero.potions:
        return "gd-error-card"
    return None if hero.helped_by(action.card) else "gd-error-full"


def combat_drink(play: Resolution, _: Seat, action: Drink) -> None:
    """Drink one potion instead of casting (GD-119)."""
    step = play.done()
    drink(play, step.seat, action.card)


def foe_spell(foe: Foe) -> Spell | None:
    """Return the spell that a foe casts now, if it has magic (GD-120, GD-122, GD-123)."""
    greater = foe.is_boss and foe.magic >= SPELLS["greater"].magic
    return "greater" if greater else "lesser" if foe.magic else None


def _after(foe: Foe, spell: Spell) -> Foe:
    return foe.with_(magic=foe.magic - SPELLS[spell].magic)


def spell_to_come(state: GreenDungeonState, seat: Seat) -> Spell | None:
    """Return the spell that a hero has to expect in this combat turn, unless the foe dies first.

    It casts at one hero after the other while it has magic (GD-143).
    """
    if not state.fight:
        return None
    foe, mine = state.fight.foe, state.hero(seat).seat
    for hero in state.living:
        spell = foe_spell(foe)
        if not spell or hero.seat == mine:
            return spell
        foe = _after(foe, spell)
    return None


def foe_cast(play: Resolution, step: Step) -> None:
    """Let a foe with magic cast at a hero (GD-120), after the heroes (GD-124).

    GD-121: one cube, its difficulty. GD-122: a boss with three casts the greater spell, and takes
    a wound. GD-123: others never do.
    """
    fight, hero = play.fight, play.hero(step.seat)
    spell = foe_spell(fight.foe)
    if not spell or not hero.alive:
        return
    greater = spell == "greater"
    harm = fight.foe.difficulty + (play.roll(6, "gd-foe-spell") if greater else 0)
    foe = _after(fight.foe, spell)
    play.change(fight=fight.with_(foe=foe, struck=(*fight.struck, step.seat)))
    name = foe_name(play.state, foe)
    play.tell(FoeCast(foe=name, hero=hero.name, harm=harm, greater=greater, left=foe.magic))
    hurt(play, step.seat, harm)
    if greater:
        left = wound(play, SPELLS[spell].backlash)
        play.tell(FoeBacklash(foe=name, left=left))
        if not left:
            play.drop({"foe-magic"})
