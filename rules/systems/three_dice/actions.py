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


class Assign(Action):
    """Give the three creation faces to BODY, MIND and SPIRIT, in the order named."""

    kind: Literal["assign"] = "assign"
    faces: tuple[Number, Number, Number]


class Keep(Action):
    """Keep the first or the second of two locations rolled with a map fragment."""

    kind: Literal["keep"] = "keep"
    draw: Literal[1, 2]


class PlaceExits(Action):
    """Place the free exits of a new location."""

    kind: Literal["place-exits"] = "place-exits"
    sides: tuple[Side, ...]


class PlaceDoor(Action):
    """Choose the wall of a secret door."""

    kind: Literal["place-door"] = "place-door"
    side: Side


class ChooseTheme(Action):
    """Choose the table of the next dungeon level."""

    kind: Literal["choose-theme"] = "choose-theme"
    theme: TableId


class Claim(Action):
    """Say who takes a treasure."""

    kind: Literal["claim"] = "claim"
    seat: Seat


class RaiseMaximum(Action):
    """Raise one attribute's maximum at a new character level."""

    kind: Literal["raise"] = "raise"
    attribute: Attribute


class Lose(Action):
    """Choose the attribute that loses a point."""

    kind: Literal["lose"] = "lose"
    attribute: Attribute


class Gain(Action):
    """Choose the attribute that regains a point."""

    kind: Literal["gain"] = "gain"
    attribute: Attribute


class Attack(Action):
    """Attack with an attribute, with boosters declared before the roll."""

    kind: Literal["attack"] = "attack"
    attribute: Attribute
    boosters: tuple[Booster, ...] = ()


class UseCharm(Action):
    """Cancel a loss with a Shielding Charm."""

    kind: Literal["use-charm"] = "use-charm"


class AcceptLoss(Action):
    """Take a loss and keep the Shielding Charm."""

    kind: Literal["accept-loss"] = "accept-loss"


class RunWithBoots(Action):
    """Leave the fight with the Boots of Swiftness."""

    kind: Literal["run-with-boots"] = "run-with-boots"


class UseSalts(Action):
    """Put the monster to sleep."""

    kind: Literal["use-salts"] = "use-salts"


class Flee(Action):
    """Run from the fight by the house rule in force."""

    kind: Literal["flee"] = "flee"


class Run(Action):
    """Agree to a flight that somebody called for."""

    kind: Literal["run"] = "run"


class Stand(Action):
    """Stay and fight when somebody called for flight."""

    kind: Literal["stand"] = "stand"


class Drink(Action):
    """Drink a healing potion: one attribute for two points, two for one each, none for the pool."""

    kind: Literal["drink"] = "drink"
    attributes: tuple[Attribute, ...] = ()


class Go(Action):
    """Leave by an exit; in the classic game perhaps with a map fragment."""

    kind: Literal["go"] = "go"
    side: Side
    fragment: bool = False


class TempleTeleport(Action):
    """Step from this temple into another."""

    kind: Literal["temple-teleport"] = "temple-teleport"
    room: int


class ReadTeleport(Action):
    """Read a Scroll of Teleportation for an explored room."""

    kind: Literal["read-teleport"] = "read-teleport"
    room: int


class Descend(Action):
    """Take the stairs down."""

    kind: Literal["descend"] = "descend"


class Ascend(Action):
    """Take the stairs back up."""

    kind: Literal["ascend"] = "ascend"


class Search(Action):
    """Search for a secret door, naming three numbers in rising order."""

    kind: Literal["search"] = "search"
    numbers: tuple[Number, Number, Number]


class Unearth(Action):
    """Spend a map fragment in a vault."""

    kind: Literal["unearth"] = "unearth"


class Unlock(Action):
    """Open a locked door with a key."""

    kind: Literal["unlock"] = "unlock"
    side: Side


class Force(Action):
    """Force a locked door with BODY."""

    kind: Literal["force"] = "force"
    side: Side


class Rest(Action):
    """Rest in a temple."""

    kind: Literal["rest"] = "rest"


class Wait(Action):
    """Stay here for a while."""

    kind: Literal["wait"] = "wait"


class GoHome(Action):
    """Leave the dungeon for good."""

    kind: Literal["go-home"] = "go-home"


class Take(Action):
    """Pick an item up."""

    kind: Literal["take"] = "take"
    item: Item


class Drop(Action):
    """Lay an item down."""

    kind: Literal["drop"] = "drop"
    item: Item


class Challenge(Action):
    """Challenge a companion to a duel."""

    kind: Literal["challenge"] = "challenge"
    seat: Seat


class AnswerChallenge(Action):
    """Accept a duel or decline it."""

    kind: Literal["answer-challenge"] = "answer-challenge"
    accept: bool


class YieldDuel(Action):
    """Give a duel up."""

    kind: Literal["yield-duel"] = "yield-duel"


def own_id(action: Action) -> str:
    """Return an action in short that says its fields in words of its own: `attack-mind+pendant`."""
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
