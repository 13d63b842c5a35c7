"""What became of one table in its month."""

from collections.abc import Mapping
from typing import NamedTuple

from tests.month.laws import Breach
from tests.month.virtual_bot import Post


class Fate(NamedTuple):
    """One table's month.

    `end` is ended, given up, resting, unfinished or stuck; `at` the seconds until then (0: never),
    `lasted` those that were looked at, `present` the seconds of all who had not vanished. `waits`
    says for whom the table waited for how long, `asks` what it asked meanwhile. `sittings` are how
    often somebody came and did something.
    """

    number: int
    system: str
    seats: int
    mood: str
    end: str
    at: int
    lasted: int
    present: int
    post: Post
    steps: int
    sittings: int
    waits: Mapping[str, int]
    asks: Mapping[str, int]
    terms: Mapping[str, object]
    settings: Mapping[str, int]
    refused: Mapping[str, int]
    people: str
    breaches: tuple[Breach, ...]
    seconds: float
