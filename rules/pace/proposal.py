"""A proposal of what the party does, as it is stored; `proposals` has its rules."""

from rules.core.model import Model, Seat


class Voice(Model):
    """What one seat is for: the id of an option."""

    seat: Seat
    option: str


class Proposal(Model):
    """What the player of a seat would have the party do in a `turn` of the game.

    `voices` are in the order in which they were given, the proposer's among them. `opened` is when
    the time began in which others may say otherwise; `disputed` that somebody did.
    """

    turn: int
    seat: Seat
    option: str
    opened: int
    voices: tuple[Voice, ...]
    disputed: bool = False

    def spoken(self, seat: Seat) -> str | None:
        """Return what a seat is for; None while it has said nothing."""
        return next((each.option for each in self.voices if each.seat == seat), None)
