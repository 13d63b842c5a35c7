"""What companions do for a leader, who alone is asked between fights where leaders decide."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from rules.core.model import Seat
from rules.core.scene import Side
from rules.core.verbs import Verb
from rules.systems.third_six.actions import Cast, Drink, ForceDoor, LearnSpell, PickLock, ReadScroll
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.doors import forbids_pick, locked
from rules.systems.third_six.heroes import block
from rules.systems.third_six.phases import Phase
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.spells import forbids_learn
from rules.systems.third_six.state import Hero, ThirdSixState
from rules.systems.third_six.terms import POTIONS, SCROLLS, SPELLS, Spell

Deed = ForceDoor | PickLock | Cast | ReadScroll | LearnSpell | Drink
DeedVerb = Verb[Phase, ThirdSixState, Resolution, str]
D = TypeVar("D", bound=Deed)


def is_led(state: ThirdSixState) -> bool:
    """Return whether only the leader is asked now: in a fight everybody has a turn."""
    return state.options.decisions == "leader" and state.fight is None


def deed(verb: DeedVerb) -> DeedVerb:
    """Return a verb that a companion, too, may carry out, ordered by the leader.

    The verb is one that a hero does alone.
    """

    def forbids(state: ThirdSixState, seat: Seat, action: Deed) -> str | None:
        if action.by is None:
            return verb.forbids(state, seat, action)
        able = action.by != seat and any(one.seat == action.by for one in state.living)
        if not able or not is_led(state):
            return "ts-error-no-hero"
        return verb.forbids(state, action.by, action)

    def perform(play: Resolution, seat: Seat, action: Deed) -> None:
        verb.performs(play, action.by or seat, action)

    return replace(verb, performs=perform, forbids=forbids)


def deeds_for(state: ThirdSixState, leader: Hero) -> Iterator[Deed]:
    """Yield actions that companions may do for a leader.

    Each may attack a door, drink, and shield itself (TS-010, TS-019, TS-059). Actions that anybody
    might do alike, such as picking a lock, are offered if the leader cannot do them, by the
    companion with most MND (TS-008, TS-011, TS-014).
    """
    if not is_led(state):
        return
    others = [one for one in state.living if one.seat != leader.seat]
    others.sort(key=lambda one: (-one.mnd, one.seat))
    sides = [side for side in state.room.exits if locked(state, side)]
    if state.place != "town":
        yield from _at_doors(state, leader, others, sides)
    for one in others:
        yield from (Drink(potion=each, by=one.seat) for each in POTIONS if each in state.bag)
    yield from _spoken(state, leader, others, sides)
    for spell in SPELLS:
        learning = LearnSpell(spell=spell)
        if SCROLLS[spell] in state.bag and forbids_learn(state, leader.seat, learning):
            yield from _first(state, others, learning, forbids_learn)


def _at_doors(
    state: ThirdSixState, leader: Hero, others: list[Hero], sides: list[Side]
) -> Iterator[Deed]:
    for side in sides:
        yield from (ForceDoor(side=side, by=one.seat) for one in others)
        if forbids_pick(state, leader.seat, PickLock(side=side)):
            yield from _first(state, others, PickLock(side=side), forbids_pick)


def _first(
    state: ThirdSixState,
    others: Iterable[Hero],
    action: D,
    forbids: Callable[[ThirdSixState, Seat, D], str | None],
) -> Iterator[Deed]:
    """Yield an action by the first of several who can do it."""
    for one in others:
        if not forbids(state, one.seat, action):
            yield action.with_(by=one.seat)
            return


def _spoken(
    state: ThirdSixState, leader: Hero, others: list[Hero], sides: list[Side]
) -> Iterator[Deed]:
    """Yield spells that companions cast, and scrolls that they read."""
    for spell in SPELLS:
        casters = [one for one in others if _knows(one, spell)]
        if spell == "shield":
            yield from (Cast(spell=spell, by=one.seat) for one in casters)
        elif casters and not _knows(leader, spell):
            yield from _aimed(state, Cast(spell=spell, by=casters[0].seat), sides)
        if SCROLLS[spell] not in state.bag:
            continue
        readers = [one for one in others if _reads(state, one)]
        if spell == "shield":
            yield from (ReadScroll(spell=spell, by=one.seat) for one in readers)
        elif readers and not _reads(state, leader):
            yield from _aimed(state, ReadScroll(spell=spell, by=readers[0].seat), sides)


def _knows(hero: Hero, spell: Spell) -> bool:
    return spell in hero.spells and hero.mnd >= TABLES.spell_cost


def _reads(state: ThirdSixState, hero: Hero) -> bool:
    return state.options.scroll_readable_by_all or bool(block(hero).spells)


def _aimed(
    state: ThirdSixState, action: Cast | ReadScroll, sides: list[Side]
) -> Iterator[Cast | ReadScroll]:
    """Yield a spell with everything that it may be aimed at."""
    match action.spell:
        case "heal":
            yield from (action.with_(hero=one.seat) for one in state.living)
        case "unlock":
            yield from (action.with_(side=side) for side in sides)
        case _:
            yield action
