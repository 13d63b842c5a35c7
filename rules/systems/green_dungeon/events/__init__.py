"""Everything that happens, in the past tense. An event's kind is its key in the catalog."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.core.votes import VoteSettled
from rules.systems.green_dungeon.events.fights import (
    Backlash,
    BribeRegained,
    FlightLost,
    FlightWon,
    FoeAwaited,
    FoeBacklash,
    FoeBribed,
    FoeCast,
    FoeMet,
    FoeSlain,
    HealthLost,
    HeroFell,
    LuckSpent,
    MagicLost,
    MeleeLost,
    MeleeParried,
    MeleeWon,
    SpellCast,
)
from rules.systems.green_dungeon.events.gains import (
    GameWon,
    GearPassed,
    HandJoined,
    HealthGained,
    PartyLost,
    PotionDrunk,
    PurseFound,
    TimeUp,
    TreasureClaimed,
    TreasureLeft,
    VoteCast,
    WeaponSold,
)
from rules.systems.green_dungeon.events.places import (
    DoorHeld,
    DoorOpened,
    DungeonLaid,
    EventDue,
    JinxEndured,
    LairFound,
    LairRetreated,
    LayoutRelaid,
    LevelReached,
    MagicFound,
    MagicLeft,
    RestBegun,
    RestBroken,
    RestHealed,
    RestLost,
    RoomCrossed,
    RoomEntered,
    TileReset,
    TilesSeen,
    TimePassed,
    TrackEmptied,
    TrapAvoided,
    TrapMet,
    TrapStruck,
    UpkeepVoid,
    WandererAbsent,
    WandererCame,
)

AnyEvent = Annotated[
    DungeonLaid
    | LayoutRelaid
    | DoorOpened
    | DoorHeld
    | RoomEntered
    | RoomCrossed
    | LairFound
    | LairRetreated
    | MagicFound
    | MagicLeft
    | TilesSeen
    | JinxEndured
    | TrapMet
    | TrapAvoided
    | TrapStruck
    | TimePassed
    | EventDue
    | TrackEmptied
    | UpkeepVoid
    | TileReset
    | WandererAbsent
    | WandererCame
    | RestBegun
    | RestHealed
    | RestBroken
    | RestLost
    | LevelReached
    | FoeMet
    | FoeAwaited
    | FoeBribed
    | FlightWon
    | FlightLost
    | SpellCast
    | Backlash
    | FoeCast
    | FoeBacklash
    | MeleeWon
    | MeleeLost
    | MeleeParried
    | HealthLost
    | MagicLost
    | LuckSpent
    | HeroFell
    | FoeSlain
    | BribeRegained
    | TreasureClaimed
    | PurseFound
    | TreasureLeft
    | WeaponSold
    | PotionDrunk
    | HealthGained
    | GearPassed
    | VoteCast
    | VoteSettled
    | HandJoined
    | GameWon
    | PartyLost
    | TimeUp,
    Field(discriminator="kind"),
]

EVENTS: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)

__all__ = [
    "EVENTS",
    "AnyEvent",
    "Backlash",
    "BribeRegained",
    "DoorHeld",
    "DoorOpened",
    "DungeonLaid",
    "EventDue",
    "FlightLost",
    "FlightWon",
    "FoeAwaited",
    "FoeBacklash",
    "FoeBribed",
    "FoeCast",
    "FoeMet",
    "FoeSlain",
    "GameWon",
    "GearPassed",
    "HandJoined",
    "HealthGained",
    "HealthLost",
    "HeroFell",
    "JinxEndured",
    "LairFound",
    "LairRetreated",
    "LayoutRelaid",
    "LevelReached",
    "LuckSpent",
    "MagicFound",
    "MagicLeft",
    "MagicLost",
    "MeleeLost",
    "MeleeParried",
    "MeleeWon",
    "PartyLost",
    "PotionDrunk",
    "PurseFound",
    "RestBegun",
    "RestBroken",
    "RestHealed",
    "RestLost",
    "RoomCrossed",
    "RoomEntered",
    "SpellCast",
    "TileReset",
    "TilesSeen",
    "TimePassed",
    "TimeUp",
    "TrackEmptied",
    "TrapAvoided",
    "TrapMet",
    "TrapStruck",
    "TreasureClaimed",
    "TreasureLeft",
    "UpkeepVoid",
    "VoteCast",
    "VoteSettled",
    "WandererAbsent",
    "WandererCame",
    "WeaponSold",
]
