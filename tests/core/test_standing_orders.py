"""Standing orders: the first that counts and can be done."""

from rules.core.model import Action
from rules.core.standing_orders import Order, Tactics, obeyed, wounds
from tests.support.joined import joined
from tests.support.unattended import USUAL


class Blow(Action):
    target: int


WEAK, STRONG, POTION, STAY = Blow(target=1), Blow(target=2), Blow(target=3), Blow(target=4)
FIGHT = Tactics(
    frozenset(("fighting", "hurt", "badly_hurt")),
    {"strike_weakest": WEAK, "strike_strongest": STRONG, "drink": POTION, "guard": STAY},
)
ORDERS = (
    Order(when="badly_hurt", deed="drink"),
    Order(when="fighting", deed="strike_weakest"),
    Order(when="always", deed="guard"),
)


def test_the_first_order_that_holds_is_obeyed():
    followed = obeyed(ORDERS, FIGHT)
    assert (followed.number, followed.action) == (0, POTION)


def test_what_cannot_be_done_is_passed_over():
    dry = FIGHT._replace(deeds={"strike_weakest": WEAK, "guard": STAY})
    assert obeyed(ORDERS, dry).action == WEAK
    hale = dry._replace(holds=frozenset(("quiet",)))
    assert obeyed(ORDERS, hale).action == STAY
    assert obeyed(ORDERS, hale._replace(deeds={})) is None
    assert obeyed((), FIGHT) is None


def test_the_usual_orders_strike_and_stay():
    assert obeyed(USUAL, FIGHT).action == WEAK
    assert obeyed(USUAL, FIGHT._replace(holds=frozenset())).action == STAY


@joined(
    ("points", "most", "found"),
    [
        (9, 9, set()),
        (6, 9, set()),
        (5, 9, {"hurt"}),
        (3, 9, {"hurt"}),
        (2, 9, {"hurt", "badly_hurt"}),
        (0, 0, set()),
    ],
)
def test_thirds_of_ones_points(points, most, found):
    assert wounds(points, most) == found
