"""What a seat may do. A row of `verbs` says when, and what it is called."""

from typing import Annotated

from pydantic import Field

from rules.core.model import Action, Seat
from rules.core.scene import Side
from rules.systems.third_six.content import CallingId
from rules.systems.third_six.terms import Potion, Spell


class ChooseClass(Action, kind="choose-class"):
    """Choose the class of one's hero."""

    calling: CallingId


class ChooseSpell(Action, kind="choose-spell"):
    """Choose a spell that a new Wizard or Elf knows."""

    spell: Spell


class Go(Action, kind="go"):
    """Leave by an exit; from a fight only while a foe sleeps."""

    side: Side


class CloseExits(Action, kind="close"):
    """Close exits of a new room."""

    sides: tuple[Side, ...]


class Descend(Action, kind="descend"):
    """Take the stairs down."""


class Ascend(Action, kind="ascend"):
    """Take the stairs up from the entrance of a deeper level."""


class ForceDoor(Action, kind="force"):
    """Attack a locked door; `by` names a companion who does it for a leader, here and below."""

    side: Side
    by: Seat | None = None


class PickLock(Action, kind="pick"):
    """Pick the lock of a door."""

    side: Side
    by: Seat | None = None


class UseKey(Action, kind="use-key"):
    """Open a locked door with a key."""

    side: Side


class Attack(Action, kind="attack"):
    """Attack a foe."""

    foe: int


class Modify(Action, kind="modify"):
    """Pay MND so many times to lower the attack die just rolled."""

    times: Annotated[int, Field(ge=1, le=6)]


class Reroll(Action, kind="reroll"):
    """Pay MND to roll the attack again."""


class AcceptMiss(Action, kind="accept"):
    """Leave the attack die as it is."""


class Steal(Action, kind="steal"):
    """Steal from a sleeping foe."""

    foe: int


class Pass(Action, kind="pass"):
    """Do nothing this round."""


class Cast(Action, kind="cast"):
    """Cast a known spell: Heal names a hero, Unlock a side."""

    spell: Spell
    hero: Seat | None = None
    side: Side | None = None
    by: Seat | None = None


class ReadScroll(Action, kind="read"):
    """Read a scroll aloud: its spell once, for nothing."""

    spell: Spell
    hero: Seat | None = None
    side: Side | None = None
    by: Seat | None = None


class Burn(Action, kind="burn"):
    """Give so many points of a Fireball to one foe."""

    foe: int
    points: Annotated[int, Field(ge=1, le=6)]


class LearnSpell(Action, kind="learn"):
    """Learn a spell from its scroll."""

    spell: Spell
    by: Seat | None = None


class Drink(Action, kind="drink"):
    """Drink a potion."""

    potion: Potion
    by: Seat | None = None


class GivePendant(Action, kind="give"):
    """Say who wears a pendant."""

    seat: Seat


class GoToTown(Action, kind="to-town"):
    """Leave the dungeon for the town."""


class LeaveTown(Action, kind="leave-town"):
    """Go back into the dungeon."""


class NewDungeon(Action, kind="new-dungeon"):
    """Set out for another dungeon."""


class GoHome(Action, kind="go-home"):
    """Call it a day: the campaign's next adventure is another story."""


class Treat(Action, kind="treat"):
    """Pay the town's healer for one treatment of a hero."""

    seat: Seat


class LevelUp(Action, kind="level-up"):
    """Pay for a hero's next level."""

    seat: Seat


class Recruit(Action, kind="recruit"):
    """Find somebody in town for the seat of a fallen hero."""

    seat: Seat
