"""The quarry of a kidnapping is marked on the map, wherever it hides (MA-303)."""

import pytest

from rules.systems.mkd.compass import N
from rules.systems.mkd_adventure.show import view
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.quests import quarry, wanted
from tests.systems.mkd_adventure.rounds import heroes_turn

KIDNAP = wanted("kidnap")
AWAY = hero("ysolde", at=(0, 0), facing=N)


@pytest.mark.rule("MA-303: token")
def test_the_guardians_token_is_marked():
    guardian = token("R", 1, at=(2, 2), guardian=True)
    where = open_chamber(entrance=ENTRANCE)
    situation = heroes_turn(where, AWAY, options=KIDNAP, tokens=(guardian,))
    scene = view(situation, None).scene
    assert "mkd-feature-hideout" in {feature.name.key for feature in scene.features}
    (lurker,) = [one for one in scene.tokens if one.side == "wanderer"]
    assert lurker.mark == "R!"


@pytest.mark.rule("MA-303: quarry")
@pytest.mark.parametrize("role", ["target", "subdued"])
def test_and_so_is_the_quarry_once_it_is_out_of_it(role):
    foe, other = quarry(at=(2, 2), role=role), monster("cellar_rats", at=(4, 4))
    situation = heroes_turn(
        open_chamber(entrance=ENTRANCE), AWAY, other, foe, options=KIDNAP, quest_figure=foe.id
    )
    features = {feature.name.key: feature.at for feature in view(situation, None).scene.features}
    assert features["mkd-feature-quarry"] == foe.at
    assert "mkd-feature-hideout" not in features
