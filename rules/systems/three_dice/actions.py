"""What a seat may do. A row of `verbs` says when, and what it is called."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.model import Action, Seat
from rules.core.option_ids import short_id
from rules.core.scene import Side
from rules.systems.three_dice.content import TableId
from rules.systems.three_dice.terms import Attribute, Booster, Item

Number = Annotated[int, Field(ge=1, le=6)]
ODD = (1, 3, 5)
EVEN = (2, 4, 6)


class Assign(Action, kind="assign"):
    """Give the three creation faces to BODY, MIND and SPIRIT, in the order named."""

    faces: tuple[Number, Number, Number]


class Keep(Action, kind="keep"):
    """Keep the first or the second of two locations rolled with a map fragment."""

    draw: Literal[1, 2]


class PlaceExits(Action, kind="place-exits"):
    """Place the free exits of a new location."""

    sides: tuple[Side, ...]


class PlaceDoor(Action, kind="place-door"):
    """Choose the wall of a secret door."""

    side: Side


class ChooseTheme(Action, kind="choose-theme"):
    """Choose the table of the next dungeon level."""

    theme: TableId


class Claim(Action, kind="claim"):
    """Say who takes a treasure."""

    seat: Seat


class RaiseMaximum(Action, kind="raise"):
    """Raise one attribute's maximum at a new character level."""

    attribute: Attribute


class Lose(Action, kind="lose"):
    """Choose the attribute that loses a point."""

    attribute: Attribute


class Gain(Action, kind="gain"):
    """Choose the attribute that regains a point."""

    attribute: Attribute


class Attack(Action, kind="attack"):
    """Attack with an attribute, with boosters declared before the roll."""

    attribute: Attribute
    boosters: tuple[Booster, ...] = ()


class UseCharm(Action, kind="use-charm"):
    """Cancel a loss with a Shielding Charm."""


class AcceptLoss(Action, kind="accept-loss"):
    """Take a loss and keep the Shielding Charm."""


class RunWithBoots(Action, kind="run-with-boots"):
    """Leave the fight with the Boots of Swiftness."""


class UseSalts(Action, kind="use-salts"):
    """Put the monster to sleep."""


class Flee(Action, kind="flee"):
    """Run from the fight by the house rule in force."""


class Run(Action, kind="run"):
    """Agree to a flight that somebody called for."""


class Stand(Action, kind="stand"):
    """Stay and fight when somebody called for flight."""


class Drink(Action, kind="drink"):
    """Drink a healing potion: one attribute for two points, two for one each, none for the pool."""

    attributes: tuple[Attribute, ...] = ()


class Go(Action, kind="go"):
    """Leave by an exit; in the classic game perhaps with a map fragment."""

    side: Side
    fragment: bool = False


class TempleTeleport(Action, kind="temple-teleport"):
    """Step from this temple into another."""

    room: int


class ReadTeleport(Action, kind="read-teleport"):
    """Read a Scroll of Teleportation for an explored room."""

    room: int


class Descend(Action, kind="descend"):
    """Take the stairs down."""


class Ascend(Action, kind="ascend"):
    """Take the stairs back up."""


class Search(Action, kind="search"):
    """Search for a secret door, naming three numbers in rising order."""

    numbers: tuple[Number, Number, Number]


class Unearth(Action, kind="unearth"):
    """Spend a map fragment in a vault."""


class Unlock(Action, kind="unlock"):
    """Open a locked door with a key."""

    side: Side


class Force(Action, kind="force"):
    """Force a locked door with BODY."""

    side: Side


class Rest(Action, kind="rest"):
    """Rest in a temple."""


class Wait(Action, kind="wait"):
    """Stay here for a while."""


class GoHome(Action, kind="go-home"):
    """Leave the dungeon for good."""


class Take(Action, kind="take"):
    """Pick an item up."""

    item: Item


class Drop(Action, kind="drop"):
    """Lay an item down."""

    item: Item


class Challenge(Action, kind="challenge"):
    """Challenge a companion to a duel."""

    seat: Seat


class AnswerChallenge(Action, kind="answer-challenge"):
    """Accept a duel or decline it."""

    accept: bool


class YieldDuel(Action, kind="yield-duel"):
    """Give a duel up."""


def own_id(action: Action) -> str:
    """Return the id of an action whose fields have words of their own: `attack-mind+pendant`."""
    match action:
        case Attack():
            return f"attack-{'+'.join((action.attribute, *action.boosters))}"
        case Drink():
            return f"potion-{'+'.join(action.attributes) or 'hp'}"
        case Go():
            return f"go-{action.side}" + ("+map" if action.fragment else "")
        case Search() if action.numbers in (ODD, EVEN):
            return "search-odd" if action.numbers == ODD else "search-even"
        case PlaceExits():
            return "exits-" + "".join(action.sides)
        case AnswerChallenge():
            return "duel-accept" if action.accept else "duel-decline"
        case _:
            return short_id(action)
