"""What the party decides together."""

from rules.core import votes
from rules.core.model import Seat
from rules.systems.third_six.state import ThirdSixState


def deciders(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return who may still vote on what the party does together."""
    return votes.deciders(state.options.decisions, voters(state), state.votes)


def needs_votes(state: ThirdSixState) -> bool:
    """Return whether a common decision needs several votes."""
    return votes.needs_votes(state.options.decisions, voters(state))


def voters(state: ThirdSixState) -> tuple[Seat, ...]:
    """Return whose votes count: those of the living."""
    return tuple(hero.seat for hero in state.heroes if hero.alive)
