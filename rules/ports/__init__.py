"""What the service needs from outside: a store and a clock, and the records that cross."""

from rules.ports.clock import Clock
from rules.ports.news import Listener, Topic
from rules.ports.records import (
    CHOSEN,
    TUTORIAL,
    Adventure,
    Commit,
    Dungeon,
    Note,
    Pace,
    PersonalRecords,
    Posting,
    Run,
    RunFilter,
    SeatRecord,
    Status,
    Step,
    Timer,
    TimerKind,
    Unranked,
)
from rules.ports.servers import EVERYWHERE, Halt, OpenGames, ServerLookup, ServerSettings, Stop
from rules.ports.store import Store

__all__ = [
    "CHOSEN",
    "EVERYWHERE",
    "TUTORIAL",
    "Adventure",
    "Clock",
    "Commit",
    "Dungeon",
    "Halt",
    "Listener",
    "Note",
    "OpenGames",
    "Pace",
    "PersonalRecords",
    "Posting",
    "Run",
    "RunFilter",
    "SeatRecord",
    "ServerLookup",
    "ServerSettings",
    "Status",
    "Step",
    "Stop",
    "Store",
    "Timer",
    "TimerKind",
    "Topic",
    "Unranked",
]
