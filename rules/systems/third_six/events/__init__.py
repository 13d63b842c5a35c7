"""Everything that happens, in the past tense. An event's kind is its key in the catalog."""

from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.core.votes import VoteSettled
from rules.systems.third_six.events.company import (
    ClassChosen,
    DungeonBegun,
    GoalReached,
    HeroFell,
    HeroJoined,
    HeroRecruited,
    HeroTreated,
    LevelGained,
    PartyBroken,
    PartyHome,
    PartyLost,
    SpellKnown,
    TownEntered,
    TownLeft,
    VoteCast,
)
from rules.systems.third_six.events.fights import (
    AttackHit,
    AttackMissed,
    AttackModified,
    AttackRerolled,
    BossesAwaited,
    BossesMet,
    FoeFed,
    FoeSlain,
    FoesMet,
    FoeWoke,
    NobodyMet,
    PartyCrept,
    TheftFailed,
    TreasureStolen,
    TurnPassed,
)
from rules.systems.third_six.events.magic import (
    FireballBurst,
    FoeBurnt,
    FoesSlept,
    HeroHealed,
    HeroShielded,
    PartyTeleported,
    PotionDrunk,
    ScrollRead,
    SpellCast,
    SpellLearned,
)
from rules.systems.third_six.events.places import (
    ChamberFound,
    DoorMissed,
    DoorOpened,
    DoorStruck,
    ExitsChosen,
    ExitsClosed,
    KeyUsed,
    LevelDescended,
    LevelRegained,
    LockPicked,
    PickFailed,
    RoomRevisited,
    StairsFound,
    VaultEntered,
    VaultFound,
)
from rules.systems.third_six.events.rewards import (
    CoinsFound,
    NothingFound,
    PendantFound,
    PendantPassed,
    PendantWorn,
    ThingFound,
)

AnyEvent = Annotated[
    ClassChosen
    | SpellKnown
    | HeroJoined
    | HeroRecruited
    | VoteCast
    | VoteSettled
    | HeroFell
    | PartyBroken
    | PartyHome
    | PartyLost
    | GoalReached
    | TownEntered
    | TownLeft
    | DungeonBegun
    | HeroTreated
    | LevelGained
    | ChamberFound
    | StairsFound
    | VaultFound
    | ExitsClosed
    | ExitsChosen
    | VaultEntered
    | RoomRevisited
    | LevelDescended
    | LevelRegained
    | DoorStruck
    | DoorMissed
    | DoorOpened
    | LockPicked
    | PickFailed
    | KeyUsed
    | FoesMet
    | NobodyMet
    | BossesMet
    | BossesAwaited
    | AttackHit
    | AttackMissed
    | AttackModified
    | AttackRerolled
    | FoeSlain
    | FoeWoke
    | FoeFed
    | TreasureStolen
    | TheftFailed
    | TurnPassed
    | PartyCrept
    | SpellCast
    | ScrollRead
    | SpellLearned
    | FoesSlept
    | HeroHealed
    | PartyTeleported
    | HeroShielded
    | FireballBurst
    | FoeBurnt
    | PotionDrunk
    | NothingFound
    | CoinsFound
    | ThingFound
    | PendantFound
    | PendantPassed
    | PendantWorn,
    Field(discriminator="kind"),
]

EVENTS: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)

__all__ = [
    "EVENTS",
    "AnyEvent",
    "AttackHit",
    "AttackMissed",
    "AttackModified",
    "AttackRerolled",
    "BossesAwaited",
    "BossesMet",
    "ChamberFound",
    "ClassChosen",
    "CoinsFound",
    "DoorMissed",
    "DoorOpened",
    "DoorStruck",
    "DungeonBegun",
    "ExitsChosen",
    "ExitsClosed",
    "FireballBurst",
    "FoeBurnt",
    "FoeFed",
    "FoeSlain",
    "FoeWoke",
    "FoesMet",
    "FoesSlept",
    "GoalReached",
    "HeroFell",
    "HeroHealed",
    "HeroJoined",
    "HeroRecruited",
    "HeroShielded",
    "HeroTreated",
    "KeyUsed",
    "LevelDescended",
    "LevelGained",
    "LevelRegained",
    "LockPicked",
    "NobodyMet",
    "NothingFound",
    "PartyBroken",
    "PartyCrept",
    "PartyHome",
    "PartyLost",
    "PartyTeleported",
    "PendantFound",
    "PendantPassed",
    "PendantWorn",
    "PickFailed",
    "PotionDrunk",
    "RoomRevisited",
    "ScrollRead",
    "SpellCast",
    "SpellKnown",
    "SpellLearned",
    "StairsFound",
    "TheftFailed",
    "ThingFound",
    "TownEntered",
    "TownLeft",
    "TreasureStolen",
    "TurnPassed",
    "VaultEntered",
    "VaultFound",
    "VoteCast",
    "VoteSettled",
]
