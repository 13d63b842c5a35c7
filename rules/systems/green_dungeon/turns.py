"""Carrying one action out: check, vote, perform, settle."""

from rules.core import votes
from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.green_dungeon import party, setup
from rules.systems.green_dungeon.actions import Drink
from rules.systems.green_dungeon.flow import settle
from rules.systems.green_dungeon.labels import known, label
from rules.systems.green_dungeon.options import GreenDungeonOptions, check_options
from rules.systems.green_dungeon.phases import is_common, phase_of, with_own_first
from rules.systems.green_dungeon.play import Play
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.verbs import VERBS, perform


def carry_out(
    state: GreenDungeonState, seat: Seat, action: Action, dice: Dice
) -> Transition[GreenDungeonState]:
    """Do what a seat wants, or note its vote, and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    state = with_own_first(state, seat)
    VERBS.check(state, seat, action)
    play = Play(state, dice)
    if not is_voted(state, action):
        given = state.votes
        perform(play, seat, action)
        if isinstance(action, Drink) and not state.agenda:
            play.change(votes=given)
    else:
        choice = label(action, known(state, seat, action))
        party.cast_vote(play, seat, action, choice)
        decided = party.elected(play.state)
        if decided:
            first = next(vote.seat for vote in play.state.votes if vote.action == decided)
            _tell_vote(play)
            perform(play, first, decided)
    settle(play)
    _count_idle(play, state)
    return play.transition()


def _tell_vote(play: Play) -> None:
    """Tell how a vote was decided that had no majority (GD-143, GD-144)."""
    state = play.state
    names = {player.seat: player.name for player in state.players}

    def called(seat: Seat, wish: Action) -> Text:
        return label(wish, known(state, seat, wish))

    play.tell(*votes.settled(state.votes, len(party.voters(state)), names, called))


def _count_idle(play: Play, before: GreenDungeonState) -> None:
    """Count free moves through known rooms; passing time and new tiles end the count."""
    state = play.state
    if state.tally.cubes > before.tally.cubes or state.tiles != before.tiles:
        play.change(idle=0)
    elif state.at != before.at or state.turn != before.turn:
        play.change(idle=before.idle + 1)


def is_voted(state: GreenDungeonState, action: Action) -> bool:
    """Return whether it takes more than one voice (GD-143, GD-144); drinking is everybody's own."""
    if not party.needs_votes(state) or isinstance(action, Drink):
        return False
    return is_common(state, phase_of(state))


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
