"""What the service needs from outside: a store and a clock, and the records that cross."""

from rules.ports.clock import Clock
from rules.ports.news import Listener, Topic
from rules.ports.records import (
    CHOSEN,
    Adventure,
    Commit,
    Dungeon,
    Note,
    Pace,
    Posting,
    Run,
    SeatRecord,
    Status,
    Step,
    Timer,
    TimerKind,
    Traces,
    Unranked,
    Wanted,
)
from rules.ports.servers import EVERYWHERE, Crowd, Grounds, Halt, ServerSettings, Stop
from rules.ports.store import Store

__all__ = [
    "CHOSEN",
    "EVERYWHERE",
    "Adventure",
    "Clock",
    "Commit",
    "Crowd",
    "Dungeon",
    "Grounds",
    "Halt",
    "Listener",
    "Note",
    "Pace",
    "Posting",
    "Run",
    "SeatRecord",
    "ServerSettings",
    "Status",
    "Step",
    "Stop",
    "Store",
    "Timer",
    "TimerKind",
    "Topic",
    "Traces",
    "Unranked",
    "Wanted",
]
