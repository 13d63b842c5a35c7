"""The classic game in company: whose map fragment is followed, and who keeps one of two places."""

import pytest

from bot.catalogs import all_words
from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Go, Keep, Unearth
from rules.systems.three_dice.content.points import POINTS
from tests.support.packs import at_hand, template
from tests.systems.three_dice.moves import act, kinds, menu, refusal
from tests.systems.three_dice.tables import game, hero, room

WORDS = all_words("en")
BY_MAP = Go(side="n", fragment=True)


def classic(*heroes, **options):
    return game(*heroes, rooms=(room(doors="ne"),), theme="classic", mode="classic", **options)


@pytest.mark.rule("TD-074", "HR-024")
def test_nobody_follows_the_map_of_somebody_who_stays():
    """Two would go by the map of the third, who goes another way and keeps it."""
    heroes = (hero(seat=1), hero(seat=2), hero(seat=3, pack=("fragment",)))
    state = classic(*heroes, split_party=True)
    assert "go-n+map" not in menu(state, 1)
    assert refusal(state, BY_MAP, seat=1) == "td-error-no-fragment"
    state = act(act(state, "go-n", seat=1).state, "go-n", seat=2).state
    parted = act(state, "go-e", 1, 1, 1, 1, seat=3).state
    assert [one.pack for one in parted.heroes] == [(), (), ("fragment",)]
    assert [one.room for one in parted.heroes] == [2, 2, 1]


@pytest.mark.rule("TD-074", "HR-024")
def test_those_who_go_by_a_map_choose_between_its_two_places():
    heroes = (hero(seat=1), hero(seat=2), hero(seat=3, pack=("fragment",)))
    state = classic(*heroes, split_party=True)
    state = act(state, "go-n+map", seat=3).state
    state = act(act(state, "go-n", seat=1).state, "go-n+map", 1, 1, 1, 1, 2, 1, 1, 1, seat=2).state
    assert state.hero(3).pack == ()
    assert RULESET.awaiting(state) == (2, 3)
    assert refusal(state, Keep(draw=1), seat=1) == "td-error-not-your-turn"
    kept = act(act(state, "keep-1", seat=2).state, "keep-1", seat=3)
    assert "td-party-split" in kinds(kept)
    assert [one.room for one in kept.state.heroes] == [1, 2, 2]


@pytest.mark.rule("TD-074", "HR-024")
def test_who_goes_by_a_map_alone_asks_nobody():
    state = classic(hero(seat=1), hero(seat=2, pack=("fragment",)), split_party=True)
    state = act(act(state, "go-n", seat=1).state, "go-n+map", 1, 1, 1, seat=2)
    assert [one.room for one in state.state.heroes] == [2, 1]
    state = classic(hero(seat=1, pack=("fragment",)), hero(seat=2), split_party=True)
    state = act(act(state, "go-n+map", seat=1).state, "go-e", 1, 1, 1, 2, 1, 1, seat=2).state
    assert RULESET.awaiting(state) == (1,)
    assert [one.room for one in act(state, "keep-2", 1).state.heroes] == [2, 1]


@pytest.mark.rule("TD-074", "TD-064")
def test_who_comes_while_two_places_are_compared_comes_along():
    state = classic(hero(pack=("fragment",)))
    drafted = act(state, "go-n+map", 1, 1, 1, 2, 3, 1).state
    joined = RULESET.join(drafted, SeatInfo(seat=2, name="Late"), ScriptedDice(6, 5, 4)).state
    assert RULESET.awaiting(joined) == (1, 2)
    kept = act(act(joined, "keep-1", seat=2).state, "keep-1", seat=1)
    assert "td-party-split" not in kinds(kept)
    assert [one.room for one in kept.state.heroes] == [2, 2]
    assert kept.state.room.draw.monsters == (1,)


@pytest.mark.rule("TD-074", "TD-059")
@pytest.mark.parametrize(("sixes", "points"), [("ignore", 3), ("literal", 4)])
def test_a_place_to_keep_says_how_strong_its_monster_will_be(sixes, points):
    """Of two dice one shows nobody, which counts a point where dice are read literally."""
    pair = (hero(pack=("fragment",)), hero(seat=2))
    state = classic(*pair, decisions="anyone", mp_six=sixes)
    drafted = act(state, "go-n+map", 1, 1, 3, 1, 1, 1, 1, 1).state
    assert f"{points} HP" in WORDS.say(menu(drafted)["keep-1"].label)
    assert "nobody" in WORDS.say(menu(drafted)["keep-2"].label)
    assert act(drafted, "keep-1").state.room.monster.hp == points


@pytest.mark.rule("TD-074")
def test_nothing_lies_in_a_vault_of_the_classic_game():
    """Only a pack's table for it has vaults."""
    text = template(POINTS)["three-dice/tables.toml"].decode()
    table = text.replace("undead = false", "classic = true")
    pack = at_hand(POINTS, {"three-dice/tables.toml": (text, table)})
    theme = f"drowned_abbey--{pack.hash}"
    state = game(hero(pack=("fragment",)), theme=theme, mode="classic", packs=(pack.ref,))
    vault = act(act(state, "go-n", 4, 6, 1, 1).state, "go-s", 6).state
    vault = act(vault, "go-n", 6).state
    assert vault.room.shape == "vault"
    assert refusal(vault, Unearth()) == "td-error-classic-artifacts"
    assert not any(line.key == "td-story-vault" for line in RULESET.view(vault, None).story)


@pytest.mark.rule("TD-035")
@pytest.mark.parametrize("once", [False, True])
def test_a_vault_that_gives_no_more_does_not_say_it_would(once):
    rich = hero(pack=("fragment", "fragment"))
    state = game(rich, rooms=(room(kind="vault"),), one_artifact_per_vault=once)
    told = [line.key for line in RULESET.view(state, None).story]
    assert "td-story-vault" in told
    dug = act(state, "unearth", 1).state
    told = [line.key for line in RULESET.view(dug, None).story]
    assert ("td-story-vault" in told) != once


@pytest.mark.rule("TD-074")
@pytest.mark.parametrize("mode", ["standard", "classic"])
def test_the_map_of_the_classic_game_shows_no_way_down(mode):
    hall = room(kind="large_hall" if mode == "classic" else "great_hall")
    theme = "classic" if mode == "classic" else "standard"
    features = RULESET.view(game(rooms=(hall,), theme=theme, mode=mode), None).scene.features
    kinds_shown = [each.kind for each in features if not each.name.key.startswith("furniture-")]
    assert kinds_shown.count("column") == 4
    assert ("stairs_down" in kinds_shown) == (mode == "standard")
