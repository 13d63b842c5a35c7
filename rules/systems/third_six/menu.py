"""What a seat may choose from: every legal action, as buttons and lists."""

from collections.abc import Iterator

from rules.core.answers import Option
from rules.core.grid import SIDES
from rules.core.model import Action, Seat
from rules.core.remembered import remembered
from rules.core.scene import Side
from rules.core.words import Text
from rules.systems.third_six import actions
from rules.systems.third_six.combat import strikers
from rules.systems.third_six.companions import deeds_for
from rules.systems.third_six.content import TABLES
from rules.systems.third_six.creation import classes
from rules.systems.third_six.doors import locked
from rules.systems.third_six.foes import unlike
from rules.systems.third_six.heroes import block, dexterity
from rules.systems.third_six.labels import label
from rules.systems.third_six.phases import awaiting, phase_of
from rules.systems.third_six.state import (
    Fight,
    Hero,
    ThirdSixState,
)
from rules.systems.third_six.terms import CALLINGS, POTIONS, SCROLLS, SPELLS, Spell
from rules.systems.third_six.verbs import VERBS

MOST_TARGETS = 6
"""The most foes that differ for each of which an attack is a button."""

DIRECTIONS = {Side.NORTH: "north", Side.EAST: "east", Side.SOUTH: "south", Side.WEST: "west"}


@remembered
def legal_actions(state: ThirdSixState, seat: Seat) -> tuple[Option, ...]:
    """Return everything a seat may do now; nothing for a seat that is not awaited."""
    return tuple(option(state, seat, action) for action in lawful(state, seat))


def lawful(state: ThirdSixState, seat: Seat) -> Iterator[Action]:
    """Yield the actions of all legal options, in the same order."""
    if seat in awaiting(state):
        yield from VERBS.permitted(state, seat, candidates(state, seat))


LEAVING = (actions.Go, actions.Descend, actions.Ascend, actions.GoToTown)
"""What leads out of a fight past sleepers (TS-015)."""
GOES = {side: actions.Go(side=side) for side in SIDES}
DOORS: dict[Side, tuple[Action, ...]] = {
    side: (
        actions.UseKey(side=side),
        actions.PickLock(side=side),
        actions.ForceDoor(side=side),
    )
    for side in SIDES
}
ROADS: tuple[Action, ...] = (actions.LeaveTown(), actions.NewDungeon(), actions.GoHome())
STAIRS_AND_ROAD: tuple[Action, ...] = (
    actions.Descend(),
    actions.Ascend(),
    actions.GoToTown(),
)


def candidates(state: ThirdSixState, seat: Seat) -> Iterator[Action]:
    """Yield actions that may be legal in the present phase, the frequent ones first."""
    hero = state.hero(seat)
    phase = phase_of(state)
    match phase:
        case "explore":
            yield from (GOES[side] for side in state.room.exits)
            yield from STAIRS_AND_ROAD
            yield actions.GoHome()
            for side in state.room.exits:
                if locked(state, side):
                    yield from DOORS[side]
            yield from _at_will(state, hero)
            yield from deeds_for(state, hero)
        case "fight" if state.fight:
            yield from _fighting(state, state.fight)
            yield from _at_will(state, hero)
        case "town":
            company = (hero, *(one for one in state.living if one.seat != seat))
            yield from (actions.Treat(seat=one.seat) for one in company)
            yield from (actions.LevelUp(seat=one.seat) for one in company)
            yield from ROADS
            fallen = (one.seat for one in state.heroes if not one.alive)
            yield from (actions.Recruit(seat=gone) for gone in fallen)
            yield from _at_will(state, hero)
            yield from deeds_for(state, hero)
        case _:
            pass
    yield from VERBS.offered(state, seat, phase)


def crowded(fight: Fight) -> bool:
    """Return whether so many foes differ that not every attack on one has a button."""
    return len(unlike(fight.foes)) > MOST_TARGETS


def _fighting(state: ThirdSixState, fight: Fight) -> Iterator[Action]:
    yield from (actions.Attack(foe=foe.number) for foe in unlike(fight.foes))
    sleepers = [foe for foe in fight.foes if foe.asleep]
    if sleepers:
        yield from (actions.Steal(foe=foe.number) for foe in unlike(sleepers))
        yield from (GOES[side] for side in state.room.exits)
        yield from STAIRS_AND_ROAD
    yield actions.Pass()


def _at_will(state: ThirdSixState, hero: Hero) -> Iterator[Action]:
    """Yield potions, spells and scrolls, which are used at will."""
    casts = hero.mnd >= TABLES.spell_cost
    if not state.bag and not (casts and hero.spells):
        return
    yield from (actions.Drink(potion=potion) for potion in POTIONS if potion in state.bag)
    if casts:
        for spell in hero.spells:
            yield from _aims(state, actions.Cast, spell)
    for spell in SPELLS:
        if SCROLLS[spell] in state.bag:
            yield from _aims(state, actions.ReadScroll, spell)
            if not state.fight and block(hero).spells:
                yield actions.LearnSpell(spell=spell)


def _aims(
    state: ThirdSixState, verb: type[actions.Cast] | type[actions.ReadScroll], spell: Spell
) -> Iterator[Action]:
    """Yield a spell with everything it may be aimed at."""
    if spell == "heal":
        yield from (verb(spell=spell, hero=one.seat) for one in state.living)
    elif spell == "unlock":
        yield from (verb(spell=spell, side=side) for side in state.room.exits)
    else:
        yield verb(spell=spell)


def option(state: ThirdSixState, seat: Seat, action: Action) -> Option:
    """Return an action as it is offered."""
    return Option.of(
        VERBS.id_of(action),
        label(state, seat, action),
        action,
        group=_group(state, seat, action),
        detail=_detail(state, seat, action),
        style=VERBS.of(action).style,
        goes_to=DIRECTIONS[action.side] if isinstance(action, actions.Go) else "",
        final=isinstance(action, actions.GoHome),
    )


def _group(state: ThirdSixState, seat: Seat, action: Action) -> str:
    """Return the list an action is in, if it is no button."""
    if isinstance(action, LEAVING):
        return "ts-leave" if state.fight else ""
    if isinstance(action, actions.Attack | actions.Steal) and state.fight:
        return _list_of_foes(action, state.fight)
    if isinstance(action, actions.ChooseClass):
        return "ts-class" if len(classes(state)) > len(CALLINGS) else ""
    if isinstance(action, actions.Treat | actions.LevelUp):
        return "" if action.seat == seat else "ts-company"
    return VERBS.of(action).group


def _list_of_foes(action: actions.Attack | actions.Steal, fight: Fight) -> str:
    """Return the list of an attack or theft: of many foes that differ the later ones share one."""
    if not crowded(fight):
        return VERBS.of(action).group
    first = {foe.number for foe in unlike(fight.foes)[:MOST_TARGETS]}
    return "" if isinstance(action, actions.Attack) and action.foe in first else "ts-foe"


def _detail(state: ThirdSixState, seat: Seat, action: Action) -> Text | None:
    """Return a line about a class or a spell; of an attack or theft, how many faces do it."""
    match action:
        case actions.Attack() | actions.Steal() | actions.ForceDoor():
            # One card has the buttons of all who may strike now.
            by = action.by if isinstance(action, actions.ForceDoor) else None
            asked = strikers(state) if state.fight else (by or seat,)
            faces = {min(6, dexterity(state.hero(each))) for each in asked}
            return Text.of("ts-detail-faces", faces=min(faces)) if len(faces) == 1 else None
        case actions.ChooseClass():
            return Text.of(f"ts-about-{action.calling}")
        case actions.ChooseSpell() | actions.Cast() | actions.ReadScroll() | actions.LearnSpell():
            return Text.of(f"ts-help-{action.spell}")
        case _:
            return None
