"""What a seat may do. A row of `verbs` says when, and what it is called."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.model import Action, Seat
from rules.core.scene import Side
from rules.systems.third_six.content import CallingId
from rules.systems.third_six.terms import Potion, Spell


class ChooseClass(Action):
    """Choose the class of one's hero."""

    kind: Literal["choose-class"] = "choose-class"
    calling: CallingId


class ChooseSpell(Action):
    """Choose a spell that a new Wizard or Elf knows."""

    kind: Literal["choose-spell"] = "choose-spell"
    spell: Spell


class Go(Action):
    """Leave by an exit; from a fight only while a foe sleeps."""

    kind: Literal["go"] = "go"
    side: Side


class CloseExits(Action):
    """Close exits of a new room."""

    kind: Literal["close"] = "close"
    sides: tuple[Side, ...]


class Descend(Action):
    """Take the stairs down."""

    kind: Literal["descend"] = "descend"


class Ascend(Action):
    """Take the stairs up from the entrance of a deeper level."""

    kind: Literal["ascend"] = "ascend"


class ForceDoor(Action):
    """Attack a locked door; `by` names a companion who does it for a leader, here and below."""

    kind: Literal["force"] = "force"
    side: Side
    by: Seat | None = None


class PickLock(Action):
    """Pick the lock of a door."""

    kind: Literal["pick"] = "pick"
    side: Side
    by: Seat | None = None


class UseKey(Action):
    """Open a locked door with a key."""

    kind: Literal["use-key"] = "use-key"
    side: Side


class Attack(Action):
    """Attack a foe."""

    kind: Literal["attack"] = "attack"
    foe: int


class Modify(Action):
    """Pay MND so many times to lower the attack die just rolled."""

    kind: Literal["modify"] = "modify"
    times: Annotated[int, Field(ge=1, le=6)]


class Reroll(Action):
    """Pay MND to roll the attack again."""

    kind: Literal["reroll"] = "reroll"


class AcceptMiss(Action):
    """Leave the attack die as it is."""

    kind: Literal["accept"] = "accept"


class Steal(Action):
    """Steal from a sleeping foe."""

    kind: Literal["steal"] = "steal"
    foe: int


class Pass(Action):
    """Do nothing this round."""

    kind: Literal["pass"] = "pass"


class Cast(Action):
    """Cast a known spell: Heal names a hero, Unlock a side."""

    kind: Literal["cast"] = "cast"
    spell: Spell
    hero: Seat | None = None
    side: Side | None = None
    by: Seat | None = None


class ReadScroll(Action):
    """Read a scroll aloud: its spell once, for nothing."""

    kind: Literal["read"] = "read"
    spell: Spell
    hero: Seat | None = None
    side: Side | None = None
    by: Seat | None = None


class Burn(Action):
    """Give so many points of a Fireball to one foe."""

    kind: Literal["burn"] = "burn"
    foe: int
    points: Annotated[int, Field(ge=1, le=6)]


class LearnSpell(Action):
    """Learn a spell from its scroll."""

    kind: Literal["learn"] = "learn"
    spell: Spell
    by: Seat | None = None


class Drink(Action):
    """Drink a potion."""

    kind: Literal["drink"] = "drink"
    potion: Potion
    by: Seat | None = None


class GivePendant(Action):
    """Say who wears a pendant."""

    kind: Literal["give"] = "give"
    seat: Seat


class GoToTown(Action):
    """Leave the dungeon for the town."""

    kind: Literal["to-town"] = "to-town"


class LeaveTown(Action):
    """Go back into the dungeon."""

    kind: Literal["leave-town"] = "leave-town"


class NewDungeon(Action):
    """Set out for another dungeon."""

    kind: Literal["new-dungeon"] = "new-dungeon"


class GoHome(Action):
    """Call it a day: the campaign's next adventure is another story."""

    kind: Literal["go-home"] = "go-home"


class Treat(Action):
    """Pay the town's healer for one treatment of a hero."""

    kind: Literal["treat"] = "treat"
    seat: Seat


class LevelUp(Action):
    """Pay for a hero's next level."""

    kind: Literal["level-up"] = "level-up"
    seat: Seat


class Recruit(Action):
    """Find somebody in town for the seat of a fallen hero."""

    kind: Literal["recruit"] = "recruit"
    seat: Seat
