"""A proposal of what the party does, as it is stored; `proposals` has its rules."""

from rules.core.model import Model, Seat

LEAVE = "-"
"""The word of a seat that would rather leave an errand: the id of no option."""


class Voice(Model):
    """What one seat is for: the id of an option, or `LEAVE`."""

    seat: Seat
    option: str


class Proposal(Model):
    """What the player of a seat would have the party do in a `turn` of the game.

    `voices` are in the order in which they were given, the proposer's among them. `opened` is when
    the time began in which others may say otherwise; `disputed` that somebody did. An errand in
    town has the `party` that it concerns, whose words are for the option or to leave it; `alone` is
    what its seat does instead once that concerns nobody else.
    """

    turn: int
    seat: Seat
    option: str
    opened: int
    voices: tuple[Voice, ...]
    disputed: bool = False
    party: tuple[Seat, ...] = ()
    alone: str = ""

    def spoken(self, seat: Seat) -> str | None:
        """Return what a seat is for; None while it has said nothing."""
        return next((each.option for each in self.voices if each.seat == seat), None)
