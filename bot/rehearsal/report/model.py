"""The report of a rehearsal, as it is written to a file and read back.

It holds no token, no id and no name: what goes in is words of ours, figures, and what Discord
answered with everything foreign taken out (`redaction.py`). Files outlive the program that wrote
them, so that each field has a default and what is unknown is passed over.
"""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.rehearsal.findings import Outcome

SCHEMA = 1
"""The version of the report's form. A field that only comes on top leaves it as it is."""

Act = Literal["done", "skipped", "impossible", "not reached"]
"""What became of something that a person was asked for."""


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="ignore")


class Noted(_Part):
    """One finding about a row, in words for people."""

    outcome: Outcome
    expected: str = ""
    came: str = ""
    why: str = ""


class RowResult(_Part):
    """What became of a row of the table: its `outcome` is the worst of its findings."""

    row: str
    behaviour: str = ""
    outcome: Outcome
    findings: tuple[Noted, ...] = ()


class Bucket(_Part):
    """A limit as Discord told of it: so many requests of a route in so many seconds.

    `route` has no ids: `POST /channels/{}/messages`.
    """

    route: str
    limit: int
    seconds: float
    waited: int = 0
    """How often it was met."""


class Circumstances(_Part):
    """What the rehearsal ran with. `rights` are the permissions in the channel that was named."""

    undercroft: str = ""
    discord_py: str = ""
    python: str = ""
    system: str = ""
    database: str = ""
    shards: int = 0
    place: str = ""
    rights: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()
    gateway_ms: float | None = None
    """How long a heartbeat takes to Discord's gateway and back; the slowest shard counts."""
    request_ms: float | None = None
    """How long a request takes to Discord and back; the median."""
    buckets: tuple[Bucket, ...] = ()


class Times(_Part):
    """How long one interaction took, in milliseconds from the instant in its id.

    That instant is Discord's. `arrived`: until it came here, and `acknowledged`: until Discord's
    word that our answer was taken came here; both by our clock, whose difference to Discord's was
    measured. `answered`: until the answer stood, by Discord's own clock alone; None where Discord
    gives an answer no time. Of what comes before the instant in the id, and of the screen, a bot
    learns nothing. `plain` is False where something else was tried first, so that the time says
    nothing about speed.
    """

    of: str
    arrived: float | None = None
    acknowledged: float | None = None
    answered: float | None = None
    plain: bool = True


class Press(_Part):
    """One thing that a person was asked to do, and whether it looked as it should."""

    name: str
    act: Act
    looked: bool | None = None
    why: str = ""
    times: tuple[Times, ...] = ()


class PersonPart(_Part):
    """The part with a person. `clock` is by how many milliseconds our clock may be off."""

    presses: tuple[Press, ...] = ()
    clock: float | None = None
    ended: str = ""
    """Why it ended before its last step; empty where it did not."""


class Report(_Part):
    """A whole report. `began` is a date and a minute in UTC, `seconds` how long it took."""

    schema_version: int = SCHEMA
    began: str = ""
    seconds: float = 0.0
    stopped: str = ""
    """Why it ended early; empty where it did not."""
    circumstances: Circumstances = Field(default_factory=Circumstances)
    rows: tuple[RowResult, ...] = ()
    person: PersonPart | None = None
    left: tuple[str, ...] = ()
    """What could not be removed, in words."""

    def count(self, outcome: Outcome) -> int:
        """Return how many rows came to this."""
        return sum(1 for each in self.rows if each.outcome is outcome)

    def by_row(self) -> dict[str, RowResult]:
        """Return what became of each row, by its id."""
        return {each.row: each for each in self.rows}
