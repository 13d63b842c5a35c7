"""What the service needs from outside: a store and a clock, and the records that cross."""

from rules.ports.clock import Clock
from rules.ports.due import DueShelf
from rules.ports.dungeons import DungeonShelf
from rules.ports.evenings import Coming, Evening, EveningShelf, EveningState, Guest, Word
from rules.ports.news import Listener, Topic
from rules.ports.packs import PackShelf, ServerPack, StoredPack
from rules.ports.records import (
    CHOSEN,
    STAGED,
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
from rules.ports.servers import (
    EVERYWHERE,
    Halt,
    OpenGames,
    ServerLookup,
    ServerSettings,
    ServerShelf,
    Stop,
)
from rules.ports.shards import ALL_SERVERS, Shards
from rules.ports.store import Store
from rules.ports.voices import Acted, Voice, VoiceShelf, VoiceState

__all__ = [
    "ALL_SERVERS",
    "CHOSEN",
    "EVERYWHERE",
    "STAGED",
    "TUTORIAL",
    "Acted",
    "Adventure",
    "Clock",
    "Coming",
    "Commit",
    "DueShelf",
    "Dungeon",
    "DungeonShelf",
    "Evening",
    "EveningShelf",
    "EveningState",
    "Guest",
    "Halt",
    "Listener",
    "Note",
    "OpenGames",
    "Pace",
    "PackShelf",
    "PersonalRecords",
    "Posting",
    "Run",
    "RunFilter",
    "SeatRecord",
    "ServerLookup",
    "ServerPack",
    "ServerSettings",
    "ServerShelf",
    "Shards",
    "Status",
    "Step",
    "Stop",
    "Store",
    "StoredPack",
    "Timer",
    "TimerKind",
    "Topic",
    "Unranked",
    "Voice",
    "VoiceShelf",
    "VoiceState",
    "Word",
]
