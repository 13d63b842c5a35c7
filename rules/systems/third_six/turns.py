"""Carrying one action out: check, vote, perform, settle."""

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.model import Action, Seat
from rules.core.resolution import transition
from rules.core.votes import Voting
from rules.systems.third_six.events.company import VoteCast
from rules.systems.third_six.flow import settle
from rules.systems.third_six.heroes import newcomer
from rules.systems.third_six.labels import label
from rules.systems.third_six.mapping import first_room
from rules.systems.third_six.options import ThirdSixOptions, check_options, first_decides
from rules.systems.third_six.party import needs_votes, voters
from rules.systems.third_six.phases import Phase, phase_of
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import Hero, Level, ThirdSixState, Vote
from rules.systems.third_six.terms import Item
from rules.systems.third_six.verbs import VERBS, is_shared

ASKED_ALONE: tuple[Phase, ...] = ("class", "spells", "modify")
"""Phases in which one hero alone is asked something: votes of the party wait for the answer."""

VOTING = Voting(
    vote=Vote,
    told=VoteCast,
    voters=voters,
    name=lambda state, seat: state.hero(seat).name,
    label=label,
    forbids=VERBS.forbidden,
    waits=lambda state: phase_of(state) in ASKED_ALONE,
)


def carry_out(
    state: ThirdSixState, seat: Seat, action: Action, dice: Dice
) -> Transition[ThirdSixState]:
    """Carry out a seat's action, or store its vote, and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    verb = VERBS.check(state, seat, action)
    play = Resolution(state, dice)
    if is_shared(state, action) and needs_votes(state):
        VOTING.cast(play, seat, action)
    else:
        verb.performs(play, seat, action)
    settle(play)
    decision = VOTING.decided(play)
    if decision:
        VERBS.of(decision.action).performs(play, decision.seat, decision.action)
        settle(play)
    _count_idle(play, state)
    return play.transition()


def _count_idle(play: Resolution, before: ThirdSixState) -> None:
    """Count what was done in a fight without changing anything."""
    state, fight = play.state, play.state.fight
    if fight is None or before.fight is None:
        return
    same = (fight.foes, state.heroes, state.bag) == (before.fight.foes, before.heroes, before.bag)
    play.change(fight=fight.with_(idle=before.fight.idle + 1 if same else 0))


def in_common(state: ThirdSixState, action: Action) -> tuple[Seat, ...]:
    """Return the seats that decide an action together, where whoever is first decides it."""
    common = first_decides(state.options) and is_shared(state, action)
    return voters(state) if common else ()


def begin(
    options: ThirdSixOptions, seats: tuple[SeatInfo, ...], dice: Dice
) -> Transition[ThirdSixState]:
    """Begin a game: an entrance, and heroes who have yet to choose a class (TS-002, TS-032).

    Raises:
        RuleError: the options contradict each other.
    """
    check_options(options, len(seats))
    in_order = sorted(seats, key=lambda seat: seat.seat)
    state = ThirdSixState(
        options=options,
        heroes=tuple(newcomer(seat, options.start_level) for seat in in_order),
        levels=(Level(rooms=(first_room(options),)),),
    )
    return Resolution(state, dice).transition()


def set_out(
    options: ThirdSixOptions,
    heroes: tuple[Hero, ...],
    *,
    purse: int = 0,
    bag: tuple[Item, ...] = (),
    dungeon: int = 1,
    levels: tuple[Level, ...] = (),
) -> Transition[ThirdSixState]:
    """Begin a game with heroes who have a past, at the entrance of a dungeon.

    `levels` are those that they have explored; empty for a new dungeon.

    Raises:
        RuleError: the options contradict each other.
    """
    check_options(options, len(heroes))
    state = ThirdSixState(
        options=options,
        heroes=tuple(sorted(heroes, key=lambda hero: hero.seat)),
        levels=levels or (Level(rooms=(first_room(options),)),),
        dungeon=dungeon,
        coins=purse,
        earned=purse,
        bag=bag,
    )
    return transition(state)
