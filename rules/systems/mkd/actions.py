"""What a player may want to do, in both games; `verbs/table.py` says when and how."""

from typing import Literal

from rules.core.model import Action
from rules.systems.mkd.compass import Facing, Square
from rules.systems.mkd.terms import Ability


class Recruit(Action, kind="recruit"):
    """Take a Hero into the team; a novice starts a click below level 1 (MA-007)."""

    hero: str
    novice: bool = False


class RecruitTeam(Action, kind="recruit_team"):
    """Take a whole team of Heroes at level 1, one of those that are ready to play."""

    heroes: tuple[str, ...]


class Ready(Action, kind="ready"):
    """Declare the team complete."""


class ShiftTile(Action, kind="shift_tile"):
    """Shift the tile of a square by one square before play begins (MA-026)."""

    at: Square
    side: Facing


class Begin(Action, kind="begin"):
    """Begin a Hero's activation; one who waits outside comes in by the entrance.

    Where the game has proposed another Hero, he is set aside for now.
    """

    figure: int


class Check(Action, kind="check"):
    """Look for a trap on a chest, a door or a prisoner's bonds (B-82, B-92, MA-283).

    A Hero turns to the chest first, if need be.
    """

    chest: int | None = None
    door: int | None = None
    figure: int | None = None


class MoveTo(Action, kind="move_to"):
    """Walk to a square by the cheapest way, through opponents only where there is no other.

    `strike` is the opponent who is struck from there, `look` what is looked at for traps; `ends`
    says that the activation ends there. Each is done only if it can still be done then.
    """

    to: Square
    strike: int | None = None
    look: Check | None = None
    ends: bool = False


class StepTo(Action, kind="step"):
    """Take one step; into an opponent's square it goes on to a free one (B-50, C6).

    `to` is that free square; without it, straight on if that can be, or round a corner.
    """

    facing: Facing
    to: Square | None = None


class Spin(Action, kind="spin"):
    """Turn in place."""

    facing: Facing


class Undo(Action, kind="undo"):
    """Take the last step back; no die may have been rolled and nothing revealed since."""


class Attack(Action, kind="attack"):
    """Strike at an adjacent opponent."""

    target: int
    using: Ability | None = None


class Shoot(Action, kind="shoot"):
    """Shoot at an opponent; `using` names a ranged ability used instead.

    `to` is where Magic Confusion leads the target; without it, the die decides.
    """

    target: int
    using: Ability | None = None
    to: Square | None = None


class ShootDoor(Action, kind="shoot_door"):
    """Blast a wooden door (B-91)."""

    door: int


class Capture(Action, kind="capture"):
    """Try to take an adjacent opponent prisoner (B-70)."""

    target: int


class Steal(Action, kind="steal"):
    """Try to take a chest from an adjacent opponent (B-72)."""

    target: int


class Release(Action, kind="release"):
    """Let a captive go."""


class OpenDoor(Action, kind="open_door"):
    """Open a door; a trap on it that nobody looked for springs."""

    door: int


class CloseDoor(Action, kind="close_door"):
    """Close a door."""

    door: int


class Disarm(Action, kind="disarm"):
    """Disarm a known trap, fast or slow (B-83)."""

    slow: bool
    chest: int | None = None
    door: int | None = None
    figure: int | None = None


class OpenChest(Action, kind="open_chest"):
    """Open a chest, whatever its trap (B-84, B-85)."""

    chest: int


class Take(Action, kind="take"):
    """Take an open chest (B-86)."""

    chest: int


class Give(Action, kind="give"):
    """Hand a chest to an adjacent Hero (MA-140)."""

    chest: int
    to: int


class Drop(Action, kind="drop"):
    """Put a chest down on an adjacent square (MA-143), by default the first that blocks no way."""

    chest: int
    to: Square | None = None


class UseItem(Action, kind="use_item"):
    """Switch an item on, or drink a potion (B-88, B-89)."""

    chest: int


class UseArtifact(Action, kind="use_artifact"):
    """Use an artifact in front (2.16)."""

    at: Square


class Trigger(Action, kind="trigger"):
    """Set off the teleport or vortex marker underfoot (RG-056, MA-226)."""


class UseStairs(Action, kind="use_stairs"):
    """Take the stairs (MA-163)."""


class Leave(Action, kind="leave"):
    """Leave the dungeon for good (MA-322); `figure` names a Hero who waits outside and stays."""

    figure: int | None = None


class UseAbility(Action, kind="use_ability"):
    """Use an ability that takes the activation or names a friend: heal, regenerate, raise, move.

    `to` is where a moved or summoned figure goes.
    """

    ability: Ability
    target: int | None = None
    to: Square | None = None
    facing: Facing | None = None


class SetAside(Action, kind="set_aside"):
    """Do without an ability of a high level until the next activation, or use it after all."""

    ability: Ability
    yes: bool = True


class End(Action, kind="end"):
    """End the Hero's activation."""


class Finish(Action, kind="finish"):
    """End the team's turn; Heroes not activated stay where they are (MA-055)."""


class RollMonsters(Action, kind="roll_monsters"):
    """Let the next token or Monster act, where the table rolls for them itself."""


class Answer(Action, kind="answer"):
    """Answer a yes-or-no question."""

    yes: bool


class Choose(Action, kind="choose"):
    """Answer a question by naming a Hero."""

    figure: int


class Travel(Action, kind="travel"):
    """Answer where a teleport leads; without a square it is a random trip."""

    to: Square | None = None


class Lead(Action, kind="lead"):
    """Lead a Monster that has given in to a square, or `out`; with neither it stays put (MA-307).

    `figure` names the hostage whom a bodyguard leads in his own activation (RG-074).
    """

    figure: int | None = None
    to: Square | None = None
    out: bool = False


class Appoint(Action, kind="appoint"):
    """Name another bodyguard for a hostage, at the start of a turn (RG-074)."""

    figure: int
    guard: int


class GiveUp(Action, kind="give_up"):
    """Give the adventure up: the seat's Heroes inside are lost."""


class GiveOrders(Action, kind="give_orders"):
    """Set a standing answer."""

    about: Literal["let_go", "strike_back", "spin", "wake", "end"]
    answer: Literal["ask", "yes", "no"]
