"""Who has a say: one player, several for one hero, or a party of heroes."""

from rules.core import votes
from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Seat
from rules.core.party import check_newcomer
from rules.systems.green_dungeon.events.gains import HandJoined
from rules.systems.green_dungeon.options import SEATS
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState


def voters(state: GreenDungeonState) -> tuple[Seat, ...]:
    """Return who votes: every player of a shared hero, else the living (GD-143, GD-144)."""
    if state.mode == "shared":
        return tuple(player.seat for player in state.players) if state.living else ()
    return tuple(hero.seat for hero in state.living)


def deciders(state: GreenDungeonState) -> tuple[Seat, ...]:
    """Return who may still vote on common decisions (GD-143, GD-144, `decisions`)."""
    return votes.deciders(state.options.decisions, voters(state), state.votes)


def needs_votes(state: GreenDungeonState) -> bool:
    """Return whether a common decision needs several votes."""
    return votes.needs_votes(state.options.decisions, voters(state))


def is_alone(state: GreenDungeonState) -> bool:
    """Return whether one player decides everything, so that a combat turn is asked for at once."""
    return len(voters(state)) == 1


def player_name(state: GreenDungeonState, seat: Seat) -> str:
    """Return the name of a seat's player at the table."""
    return next((player.name for player in state.players if player.seat == seat), "")


def join(state: GreenDungeonState, seat: SeatInfo, dice: Dice) -> Transition[GreenDungeonState]:
    """Join those who guide a shared hero (GD-144); a party is complete when it sets out.

    Raises:
        RuleError: this game takes nobody in, is over, or has no such seat free.
    """
    play = Resolution(state, dice)
    if state.mode != "shared":
        raise RuleError("gd-error-no-joining")
    taken = [player.seat for player in state.players]
    check_newcomer("gd", seat.seat, SEATS, taken=taken, over=bool(state.ending))
    players = sorted((*state.players, seat), key=lambda player: player.seat)
    play.change(players=tuple(players))
    play.tell(HandJoined(name=seat.name))
    return play.transition()
