"""What is known of somebody met below: the mission, how it stands, what has been noted for it."""

from typing import Literal

from rules.core.model import Model, Seat
from rules.core.words import Text
from rules.systems.mkd.figures import called
from rules.systems.mkd.terms import Trap

MissionKind = Literal["rescue", "escort", "vengeance", "hunt", "venture", "bounty"]
Stage = Literal["offered", "open", "won", "failed", "declined"]


class Encounter(Model):
    """One of them, from the first meeting on.

    `figure` is the one it is about, `kind` and `number` its name and `value` its worth, for when it
    is on no level any more. `seat` is the player whose Hero came upon it. `record` is the die that
    was noted (RG-079, RG-085). `since` is the round in which a prisoner was freed, `bonds` the trap
    found on him (RG-067). `guard` is a hostage's bodyguard (RG-074). `wanted` is the murderer, by
    figure, or the treasure, by chest; `tried` are chests for which a die fell (RG-086). `xp` and
    `gold` are what it brought.
    """

    figure: int
    mission: MissionKind
    kind: str
    number: int = 1
    value: int
    seat: Seat
    stage: Stage = "open"
    record: int = 0
    since: int = 0
    bonds: Trap | Literal["spent"] | None = None
    guard: int | None = None
    wanted: int | None = None
    tried: tuple[int, ...] = ()
    xp: int = 0
    gold: int = 0

    @property
    def name(self) -> Text:
        """What the person is called."""
        return called(self.kind, self.number)
