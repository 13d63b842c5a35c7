"""Carrying one action out: check, vote, perform, settle."""

from collections.abc import Callable
from typing import TypeVar

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.model import Action, Seat
from rules.core.votes import Voting
from rules.systems.three_dice import stalling
from rules.systems.three_dice.combat import yet_to_strike
from rules.systems.three_dice.creation import roll_hero
from rules.systems.three_dice.depths import enter_level, theme_of
from rules.systems.three_dice.events.company import VoteCast
from rules.systems.three_dice.flow import settle
from rules.systems.three_dice.labels import label
from rules.systems.three_dice.options import ThreeDiceOptions, check_options, first_decides
from rules.systems.three_dice.party import needs_votes, pass_turn, voters
from rules.systems.three_dice.phases import Phase, phase_of
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Hero, ThreeDiceState, Vote
from rules.systems.three_dice.verbs import VERBS, is_shared, splits_party

H = TypeVar("H", SeatInfo, Hero)

ASKED_ALONE: tuple[Phase, ...] = ("assign", "hit", "lose", "gain", "challenge", "level", "duel")
"""Phases in which one hero alone is asked something: votes of the party wait for the answer."""

VOTING = Voting(
    vote=Vote,
    told=VoteCast,
    voters=voters,
    name=lambda state, seat: state.hero(seat).name,
    label=label,
    forbids=VERBS.forbidden,
    waits=lambda state: phase_of(state) in ASKED_ALONE,
    everybody=lambda state: state.options.split_party,
)
"""The vote of those who act: by TD-064, and HR-024 where a party may split."""


def carry_out(
    state: ThreeDiceState, seat: Seat, action: Action, dice: Dice
) -> Transition[ThreeDiceState]:
    """Carry out a seat's action, or store its vote, and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    verb = VERBS.check(state, seat, action)
    play = Resolution(state, dice)
    if state.options.split_party and phase_of(state) == "fight":
        play.change(turn_over=True)
    if not is_shared(state, action):
        verb.performs(play, seat, action)
    elif not needs_votes(state):
        _perform_shared(play, seat, action)
    else:
        VOTING.cast(play, seat, action)
    settle(play)
    decision = VOTING.decided(play)
    if decision:
        if splits_party(play.state, decision.action):
            play.movers = decision.supporters
        _perform_shared(play, decision.seat, decision.action)
        settle(play)
    _end_turn(play)
    stalling.note(play, state)
    return play.transition()


def _perform_shared(play: Resolution, seat: Seat, action: Action) -> None:
    """Perform what the party decided; a group has then had its turn, if there are several."""
    exploring = phase_of(play.state) == "explore"
    play.change(votes=())
    VERBS.of(action).performs(play, seat, action)
    if exploring and play.options.split_party:
        play.change(turn_over=True)


def _end_turn(play: Resolution) -> None:
    """Give the turn to the next group when one is done and has nothing to decide (HR-024).

    In a fight it is done with a round of blows.
    """
    state = play.state
    match phase_of(state):
        case "explore":
            done = state.turn_over
        case "fight":
            done = state.turn_over and not yet_to_strike(state)
        case _:
            done = False
    if done:
        pass_turn(play)
        settle(play)


def in_common(state: ThreeDiceState, action: Action) -> tuple[Seat, ...]:
    """Return the seats that decide an action together, where whoever is first decides it."""
    common = first_decides(state.options) and is_shared(state, action)
    return voters(state) if common else ()


def begin(
    options: ThreeDiceOptions, seats: tuple[SeatInfo, ...], dice: Dice
) -> Transition[ThreeDiceState]:
    """Begin a game: heroes in seat order, then the first location (TD-001, TD-016, TD-056).

    Raises:
        RuleError: the options contradict each other.
    """
    return _enter(options, seats, dice, roll_hero)


def set_out(
    options: ThreeDiceOptions, heroes: tuple[Hero, ...], dice: Dice
) -> Transition[ThreeDiceState]:
    """Begin a game with heroes who have a past (TD-016, TD-049).

    Raises:
        RuleError: the options contradict each other.
    """
    return _enter(options, heroes, dice, lambda _, hero: hero.with_(room=1, came_from=None))


def _enter(
    options: ThreeDiceOptions,
    party: tuple[H, ...],
    dice: Dice,
    as_hero: Callable[[Resolution, H], Hero],
) -> Transition[ThreeDiceState]:
    """Let a party go in, in seat order; `as_hero` makes a hero of each of them."""
    check_options(options, len(party))
    in_order = sorted(party, key=lambda each: each.seat)
    seats = tuple(each.seat for each in in_order)
    play = Resolution(ThreeDiceState(options=options, heroes=(), levels=(), acting=seats), dice)
    play.change(heroes=tuple(as_hero(play, each) for each in in_order))
    enter_level(play, theme_of(play.options, 1) or "standard")
    settle(play)
    return play.transition()
