"""Who may be enlisted between adventures."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.actions import Enlist
from tests.systems.mkd_adventure.campaign.towns import campaign, hero


@pytest.mark.rule("MA-003")
def test_nobody_keeps_more_than_four_heroes():
    four = [hero(n, kind) for n, kind in enumerate(("brannoc", "ysolde", "tamsin", "derrik"), 1)]
    with pytest.raises(RuleError, match="mkc-refused-many"):
        CAMPAIGN.apply(campaign(*four, points="none"), 1, Enlist(hero="rurik"), ScriptedDice())
    fallen = [*four[:3], four[3].with_(fate="dead")]
    done = CAMPAIGN.apply(campaign(*fallen, points="none"), 1, Enlist(hero="rurik"), ScriptedDice())
    assert len(done.state.heroes_of(1)) == 4
