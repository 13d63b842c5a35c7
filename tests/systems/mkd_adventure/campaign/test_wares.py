"""What things are worth in town."""

import pytest

from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.content.models import Item
from rules.systems.mkd_adventure.campaign import wares
from tests.support.joined import joined


@pytest.mark.rule("MA-244")
@joined(
    ("item", "gold"),
    [
        (Item(kind="sword", speed=3, attack=3, defense=3), 1800),
        (Item(kind="potion", attack=1, abilities=("flight",)), 200),
        (Item(kind="potion", speed=2), 133),
        (Item(kind="ring", speed=-2, attack=1), 0),
        (Item(kind="staff", abilities=("charge", "bound")), 800),
    ],
)
def test_an_item_is_worth_its_bonuses_and_twice_its_abilities(item, gold):
    assert wares.value_of(item) == gold


@pytest.mark.rule("MA-244")
def test_the_printed_values_are_the_computed_ones():
    assert {kind.id: kind.value for kind in CHESTS.values()} == {
        kind: wares.worth(kind) for kind in CHESTS
    }
