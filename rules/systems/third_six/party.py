"""What the party decides together."""

from rules.core import votes
from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.third_six.events.company import VoteCast
from rules.systems.third_six.play import Play
from rules.systems.third_six.state import ThirdSixState, Vote


def deciders(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return who still has a say in what the party does together."""
    return votes.deciders(state.options.decisions, _voters(state), state.votes)


def needs_votes(state: ThirdSixState) -> bool:
    """Return whether a common decision takes more than one voice."""
    return votes.needs_votes(state.options.decisions, _voters(state))


def cast_vote(play: Play, seat: Seat, action: Action, choice: Text) -> None:
    """Note a seat's vote."""
    play.change(votes=(*play.state.votes, Vote(seat=seat, action=action)))
    play.tell(VoteCast(hero=play.hero(seat).name, choice=choice))


def elected(state: ThirdSixState) -> Action | None:
    """Return what the votes have decided, or None while they are open."""
    return votes.elected(state.votes, len(state.living)) if state.votes else None


def _voters(state: ThirdSixState) -> tuple[Seat, ...]:
    return tuple(hero.seat for hero in state.heroes if hero.alive)
