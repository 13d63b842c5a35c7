"""Carrying one action out: check, vote, perform, settle."""

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.model import Action, Seat
from rules.core.votes import Voting
from rules.systems.green_dungeon import party, setup
from rules.systems.green_dungeon.actions import Drink
from rules.systems.green_dungeon.events.gains import VoteCast
from rules.systems.green_dungeon.flow import settle
from rules.systems.green_dungeon.labels import known, label
from rules.systems.green_dungeon.options import GreenDungeonOptions, check_options, first_decides
from rules.systems.green_dungeon.phases import is_common, phase_of, with_own_first
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState, Vote
from rules.systems.green_dungeon.verbs import VERBS, perform

VOTING = Voting(
    vote=Vote,
    told=VoteCast,
    voters=party.voters,
    name=party.player_name,
    label=lambda state, seat, action: label(action, known(state, seat, action)),
    forbids=VERBS.forbidden,
    waits=lambda state: not is_common(state, phase_of(state)),
)
"""The vote of a party, or of those who guide a shared hero (GD-143, GD-144)."""


def carry_out(
    state: GreenDungeonState, seat: Seat, action: Action, dice: Dice
) -> Transition[GreenDungeonState]:
    """Carry out a seat's action, or store its vote, and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    state = with_own_first(state, seat)
    VERBS.check(state, seat, action)
    play = Resolution(state, dice)
    if not is_voted(state, action):
        given = state.votes
        perform(play, seat, action)
        if isinstance(action, Drink) and not state.agenda:
            play.change(votes=given)
    else:
        VOTING.cast(play, seat, action)
    settle(play)
    decision = VOTING.decided(play)
    if decision:
        perform(play, decision.seat, decision.action)
        settle(play)
    _count_idle(play, state)
    return play.transition()


def _count_idle(play: Resolution, before: GreenDungeonState) -> None:
    """Count free moves through known rooms; passing time and new tiles end the count."""
    state = play.state
    if state.tally.cubes > before.tally.cubes or state.tiles != before.tiles:
        play.change(idle=0)
    elif state.at != before.at or state.turn != before.turn:
        play.change(idle=before.idle + 1)


def is_voted(state: GreenDungeonState, action: Action) -> bool:
    """Return whether an action is put to the vote (GD-143, GD-144); drinking is everybody's own."""
    if not party.needs_votes(state) or isinstance(action, Drink):
        return False
    return is_common(state, phase_of(state))


def in_common(state: GreenDungeonState, action: Action) -> tuple[Seat, ...]:
    """Return the seats that decide an action together, where whoever is first decides it."""
    common = (
        first_decides(state.options)
        and is_common(state, phase_of(state))
        and not isinstance(action, Drink)
    )
    return party.voters(state) if common else ()


def begin(
    options: GreenDungeonOptions, seats: tuple[SeatInfo, ...], dice: Dice
) -> Transition[GreenDungeonState]:
    """Lay the dungeon out and run to the first decision.

    Raises:
        RuleError: the options do not go together.
    """
    check_options(options, len(seats))
    play = setup.begin(options, seats, dice)
    settle(play)
    return play.transition()
