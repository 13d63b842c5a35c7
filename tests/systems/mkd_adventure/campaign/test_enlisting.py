"""Who may be enlisted between adventures."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.content import HEROES
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.actions import Enlist
from rules.systems.mkd_adventure.campaign.pilot import steadfast
from tests.systems.mkd_adventure.campaign.towns import campaign, hero


@pytest.mark.rule("MA-003")
def test_nobody_keeps_more_than_four_heroes():
    four = [hero(n, kind) for n, kind in enumerate(("brannoc", "ysolde", "tamsin", "derrik"), 1)]
    with pytest.raises(RuleError, match="mkc-refused-many"):
        CAMPAIGN.apply(campaign(*four, points="none"), 1, Enlist(hero="rurik"), ScriptedDice())
    fallen = [*four[:3], four[3].with_(fate="dead")]
    done = CAMPAIGN.apply(campaign(*fallen, points="none"), 1, Enlist(hero="rurik"), ScriptedDice())
    assert len(done.state.heroes_of(1)) == 4


def test_a_recruit_of_level_1_stands_one_click_longer_than_a_novice():
    for kind in ("brannoc", "ysolde", "tamsin"):
        dial = HEROES[kind].dial
        assert steadfast(kind, novice=True) == sum(
            1 + click.damage + ("toughness" in click.abilities) for click in dial[5:]
        )
        first = 1 + dial[4].damage + ("toughness" in dial[4].abilities)
        assert steadfast(kind, novice=False) == steadfast(kind, novice=True) + first
