"""What a player may want to do, in both modes."""

from typing import Literal

from rules.core.kinds import by_kind
from rules.core.model import Action
from rules.systems.mkd.compass import Facing, Square
from rules.systems.mkd.terms import Ability


class Recruit(Action):
    """Take a Hero into the team; a novice starts a click below level 1 (MA-007)."""

    kind: Literal["recruit"] = "recruit"
    hero: str
    novice: bool = False


class RecruitTeam(Action):
    """Take a whole team of Heroes at level 1, one of those that are ready to play."""

    kind: Literal["recruit_team"] = "recruit_team"
    heroes: tuple[str, ...]


class Ready(Action):
    """Declare the team complete."""

    kind: Literal["ready"] = "ready"


class ShiftTile(Action):
    """Shift the tile of a square by one square before play begins (MA-026)."""

    kind: Literal["shift_tile"] = "shift_tile"
    at: Square
    side: Facing


class Begin(Action):
    """Begin a Hero's activation; one who waits outside comes in by the entrance."""

    kind: Literal["begin"] = "begin"
    figure: int


class MoveTo(Action):
    """Walk to a square by the cheapest way."""

    kind: Literal["move_to"] = "move_to"
    to: Square


class StepTo(Action):
    """Take one step."""

    kind: Literal["step"] = "step"
    facing: Facing


class Spin(Action):
    """Turn in place."""

    kind: Literal["spin"] = "spin"
    facing: Facing


class Undo(Action):
    """Take the last step back; no die may have been rolled and nothing revealed since."""

    kind: Literal["undo"] = "undo"


class Attack(Action):
    """Strike at an adjacent opponent."""

    kind: Literal["attack"] = "attack"
    target: int
    using: Ability | None = None


class Shoot(Action):
    """Shoot at an opponent; `using` names a ranged ability used instead.

    `to` is where Magic Confusion leads the target; without it, the die decides.
    """

    kind: Literal["shoot"] = "shoot"
    target: int
    using: Ability | None = None
    to: Square | None = None


class ShootDoor(Action):
    """Blast a wooden door (B-91)."""

    kind: Literal["shoot_door"] = "shoot_door"
    door: int


class Capture(Action):
    """Try to take an adjacent opponent prisoner (B-70)."""

    kind: Literal["capture"] = "capture"
    target: int


class Steal(Action):
    """Try to take a chest from an adjacent opponent (B-72)."""

    kind: Literal["steal"] = "steal"
    target: int


class Release(Action):
    """Let a captive go."""

    kind: Literal["release"] = "release"


class OpenDoor(Action):
    """Open a door; a trap on it that nobody looked for springs."""

    kind: Literal["open_door"] = "open_door"
    door: int


class CloseDoor(Action):
    """Close a door."""

    kind: Literal["close_door"] = "close_door"
    door: int


class Check(Action):
    """Look for a trap on a chest, a door or a prisoner's bonds (B-82, B-92, MA-283)."""

    kind: Literal["check"] = "check"
    chest: int | None = None
    door: int | None = None
    figure: int | None = None


class Disarm(Action):
    """Disarm a known trap, fast or slow (B-83)."""

    kind: Literal["disarm"] = "disarm"
    slow: bool
    chest: int | None = None
    door: int | None = None
    figure: int | None = None


class OpenChest(Action):
    """Open a chest, whatever its trap (B-84, B-85)."""

    kind: Literal["open_chest"] = "open_chest"
    chest: int


class Take(Action):
    """Take an open chest (B-86)."""

    kind: Literal["take"] = "take"
    chest: int


class Give(Action):
    """Hand a chest to an adjacent Hero (MA-140)."""

    kind: Literal["give"] = "give"
    chest: int
    to: int


class Drop(Action):
    """Put a chest down on an adjacent square (MA-143), by default the first that blocks no way."""

    kind: Literal["drop"] = "drop"
    chest: int
    to: Square | None = None


class UseItem(Action):
    """Switch an item on, or drink a potion (B-88, B-89)."""

    kind: Literal["use_item"] = "use_item"
    chest: int


class UseArtifact(Action):
    """Use an artifact in front (2.16)."""

    kind: Literal["use_artifact"] = "use_artifact"
    at: Square


class Trigger(Action):
    """Set off the teleport or vortex marker underfoot (RG-056, MA-226)."""

    kind: Literal["trigger"] = "trigger"


class UseStairs(Action):
    """Take the stairs (MA-163)."""

    kind: Literal["use_stairs"] = "use_stairs"


class Leave(Action):
    """Leave the dungeon for good (MA-322); `figure` names a Hero who waits outside and stays."""

    kind: Literal["leave"] = "leave"
    figure: int | None = None


class UseAbility(Action):
    """Use an ability that takes the activation or names a friend: heal, regenerate, raise, move.

    `to` is where a moved or summoned figure goes.
    """

    kind: Literal["use_ability"] = "use_ability"
    ability: Ability
    target: int | None = None
    to: Square | None = None


class SetAside(Action):
    """Do without an ability of a high level until the next activation, or use it after all."""

    kind: Literal["set_aside"] = "set_aside"
    ability: Ability
    yes: bool = True


class End(Action):
    """End the Hero's activation."""

    kind: Literal["end"] = "end"


class Finish(Action):
    """End the team's turn; Heroes not activated stay where they are (MA-055)."""

    kind: Literal["finish"] = "finish"


class RollMonsters(Action):
    """Let the next token or Monster act, where the table rolls for them itself."""

    kind: Literal["roll_monsters"] = "roll_monsters"


class Answer(Action):
    """Answer a yes-or-no question."""

    kind: Literal["answer"] = "answer"
    yes: bool


class Choose(Action):
    """Answer a question by naming a Hero."""

    kind: Literal["choose"] = "choose"
    figure: int


class Travel(Action):
    """Answer where a teleport leads; without a square it is a random trip."""

    kind: Literal["travel"] = "travel"
    to: Square | None = None


class Lead(Action):
    """Lead a Monster that has given in to a square, or `out`; with neither it stays put (MA-307).

    `figure` names the hostage whom a bodyguard leads in his own activation (RG-074).
    """

    kind: Literal["lead"] = "lead"
    figure: int | None = None
    to: Square | None = None
    out: bool = False


class Appoint(Action):
    """Name another bodyguard for a hostage, at the start of a turn (RG-074)."""

    kind: Literal["appoint"] = "appoint"
    figure: int
    guard: int


class GiveUp(Action):
    """Give the adventure up: the seat's Heroes inside are lost."""

    kind: Literal["give_up"] = "give_up"


class GiveOrders(Action):
    """Set a standing answer."""

    kind: Literal["give_orders"] = "give_orders"
    about: Literal["let_go", "strike_back", "spin", "wake", "end"]
    answer: Literal["ask", "yes", "no"]


AnyAction = (
    Recruit
    | RecruitTeam
    | Ready
    | ShiftTile
    | Begin
    | MoveTo
    | StepTo
    | Spin
    | Undo
    | Attack
    | Shoot
    | ShootDoor
    | Capture
    | Steal
    | Release
    | OpenDoor
    | CloseDoor
    | Check
    | Disarm
    | OpenChest
    | Take
    | Give
    | Drop
    | UseItem
    | UseArtifact
    | Trigger
    | UseStairs
    | Leave
    | UseAbility
    | SetAside
    | End
    | Finish
    | RollMonsters
    | Answer
    | Choose
    | Travel
    | Lead
    | Appoint
    | GiveOrders
    | GiveUp
)
ACTIONS = by_kind(AnyAction)
