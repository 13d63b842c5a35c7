"""What the party decides together."""

from rules.core import votes
from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.third_six.actions import AnyAction
from rules.systems.third_six.events import VoteCast
from rules.systems.third_six.play import Play
from rules.systems.third_six.state import ThirdSixState, Vote


def deciders(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return who still has a say in what the party does together."""
    seats = tuple(hero.seat for hero in state.heroes if hero.alive)
    match state.options.decisions:
        case "leader":
            return seats[:1]
        case "anyone":
            return seats
        case _:
            voted = {vote.seat for vote in state.votes}
            return tuple(seat for seat in seats if seat not in voted) if voted else seats


def needs_votes(state: ThirdSixState) -> bool:
    """Return whether a common decision takes more than one voice."""
    return state.options.decisions == "vote" and len(state.living) > 1


def cast_vote(play: Play, seat: Seat, action: AnyAction, choice: Text) -> None:
    """Note a seat's vote."""
    play.change(votes=(*play.state.votes, Vote(seat=seat, action=action)))
    play.tell(VoteCast(hero=play.hero(seat).name, choice=choice))


def elected(state: ThirdSixState) -> AnyAction | None:
    """Return what the votes have decided, or None while they are open."""
    return votes.elected(state.votes, len(state.living)) if state.votes else None
