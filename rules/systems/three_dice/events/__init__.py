"""Everything that happens, in the past tense. An event's kind is its key in the catalog."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.core.votes import VoteSettled
from rules.systems.three_dice.events.company import (
    DuelBegun,
    DuelDeclined,
    DuelHit,
    DuelMissed,
    DuelOffered,
    DuelYielded,
    FacesAssigned,
    GoalReached,
    HeroDied,
    HeroJoined,
    HeroRejected,
    HeroRolled,
    PartyLost,
    PartySplit,
    PoolRolled,
    TurnPassed,
    VoteCast,
)
from rules.systems.three_dice.events.fights import (
    AttackHit,
    AttackMissed,
    Boosted,
    BootsRan,
    Escaped,
    EscapeFailed,
    FlightCalled,
    FlightCost,
    FlightRefused,
    LossCharmed,
    MonsterAwaited,
    MonsterMet,
    MonsterRerolled,
    MonsterSlain,
    MonsterSlept,
    NextMonsterCame,
    NobodyMet,
    PointLost,
    PoolLost,
    RoomQuiet,
    RoverCame,
)
from rules.systems.three_dice.events.places import (
    DeadEndMet,
    DoorForced,
    DoorHeld,
    DoorLocked,
    DoorUnlocked,
    DraftKept,
    ExitsLaid,
    LevelDescended,
    LevelRegained,
    LocationEntered,
    LocationsDrafted,
    MaximaLowered,
    PartyLeft,
    RestBroken,
    RestHealed,
    RestUneasy,
    RoomRevisited,
    SearchFailed,
    SearchSucceeded,
    SecretDoorOpened,
    TeleportRead,
    TempleStepped,
    TrapSprung,
    Waited,
)
from rules.systems.three_dice.events.rewards import (
    ArtifactFound,
    FragmentSpent,
    ItemDropped,
    ItemLeft,
    ItemTaken,
    LevelReached,
    MaximumRaised,
    PointRegained,
    PoolRegained,
    PotionDrunk,
    RewardsLost,
    TreasureFound,
    XpGained,
)

AnyEvent = Annotated[
    HeroRejected
    | HeroRolled
    | PoolRolled
    | FacesAssigned
    | HeroJoined
    | VoteCast
    | VoteSettled
    | DuelOffered
    | DuelDeclined
    | DuelBegun
    | DuelHit
    | DuelMissed
    | DuelYielded
    | PartySplit
    | TurnPassed
    | PartyLost
    | GoalReached
    | HeroDied
    | LocationEntered
    | LocationsDrafted
    | DraftKept
    | ExitsLaid
    | DeadEndMet
    | DoorLocked
    | SearchFailed
    | SearchSucceeded
    | TrapSprung
    | SecretDoorOpened
    | DoorUnlocked
    | DoorForced
    | DoorHeld
    | RestHealed
    | RestUneasy
    | RestBroken
    | PartyLeft
    | Waited
    | RoomRevisited
    | TempleStepped
    | TeleportRead
    | LevelDescended
    | LevelRegained
    | MaximaLowered
    | MonsterRerolled
    | MonsterMet
    | NobodyMet
    | MonsterAwaited
    | RoverCame
    | RoomQuiet
    | Boosted
    | AttackHit
    | AttackMissed
    | PointLost
    | PoolLost
    | LossCharmed
    | MonsterSlain
    | NextMonsterCame
    | MonsterSlept
    | BootsRan
    | EscapeFailed
    | Escaped
    | FlightCalled
    | FlightCost
    | FlightRefused
    | XpGained
    | TreasureFound
    | ItemLeft
    | ArtifactFound
    | FragmentSpent
    | LevelReached
    | MaximumRaised
    | RewardsLost
    | PotionDrunk
    | PointRegained
    | PoolRegained
    | ItemTaken
    | ItemDropped,
    Field(discriminator="kind"),
]

EVENTS: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)

__all__ = [
    "EVENTS",
    "AnyEvent",
    "ArtifactFound",
    "AttackHit",
    "AttackMissed",
    "Boosted",
    "BootsRan",
    "DeadEndMet",
    "DoorForced",
    "DoorHeld",
    "DoorLocked",
    "DoorUnlocked",
    "DraftKept",
    "DuelBegun",
    "DuelDeclined",
    "DuelHit",
    "DuelMissed",
    "DuelOffered",
    "DuelYielded",
    "EscapeFailed",
    "Escaped",
    "ExitsLaid",
    "FacesAssigned",
    "FlightCalled",
    "FlightCost",
    "FlightRefused",
    "FragmentSpent",
    "GoalReached",
    "HeroDied",
    "HeroJoined",
    "HeroRejected",
    "HeroRolled",
    "ItemDropped",
    "ItemLeft",
    "ItemTaken",
    "LevelDescended",
    "LevelReached",
    "LevelRegained",
    "LocationEntered",
    "LocationsDrafted",
    "LossCharmed",
    "MaximaLowered",
    "MaximumRaised",
    "MonsterAwaited",
    "MonsterMet",
    "MonsterRerolled",
    "MonsterSlain",
    "MonsterSlept",
    "NextMonsterCame",
    "NobodyMet",
    "PartyLeft",
    "PartyLost",
    "PartySplit",
    "PointLost",
    "PointRegained",
    "PoolLost",
    "PoolRegained",
    "PoolRolled",
    "PotionDrunk",
    "RestBroken",
    "RestHealed",
    "RestUneasy",
    "RewardsLost",
    "RoomQuiet",
    "RoomRevisited",
    "RoverCame",
    "SearchFailed",
    "SearchSucceeded",
    "SecretDoorOpened",
    "TeleportRead",
    "TempleStepped",
    "TrapSprung",
    "TreasureFound",
    "TurnPassed",
    "VoteCast",
    "VoteSettled",
    "Waited",
    "XpGained",
]
