"""What is known of a person met below: the mission, how it stands, what was noted for it."""

from typing import Literal

from rules.core.model import Model, Seat
from rules.core.words import Text
from rules.systems.mkd.figures import called
from rules.systems.mkd.terms import Trap

MissionKind = Literal["rescue", "escort", "vengeance", "hunt", "venture", "bounty"]
Stage = Literal["offered", "open", "won", "failed", "declined"]


class Encounter(Model):
    """A person met below, from the first meeting on.

    `figure` is the person, `kind` and `number` its name and `value` its worth, for when it is on no
    level any more. `seat` is the player whose Hero met it. `record` is the die that was noted
    (RG-079, RG-085). `since` is the round in which a prisoner was freed, `bonds` the trap
    found on him (RG-067). `guard` is a hostage's bodyguard (RG-074). `wanted` is the murderer, by
    figure, or the treasure, by chest; `tried` are chests for which a die was rolled (RG-086). `xp`
    and `gold` are what the mission brought.
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
        """The name of the person."""
        return called(self.kind, self.number)
