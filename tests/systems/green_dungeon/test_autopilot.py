"""What the autopilot does when it matters."""

import pytest

from rules.core.scene import Side
from rules.core.upgrade import load_state
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.pilot.exploring import AGREE, LOST
from rules.systems.green_dungeon.state import Step, Tally
from rules.systems.green_dungeon.verbs import VERBS
from tests.support.joined import joined
from tests.support.soak import SOAK
from tests.systems.green_dungeon.measured import measure
from tests.systems.green_dungeon.moves import act
from tests.systems.green_dungeon.pieces import tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

GAMES = 40 if SOAK else 12


def choice(state, stance="careful", seat=1):
    return VERBS.id_of(RULESET.autopilot(state, seat, stance))


def test_it_finishes_a_caster_with_the_spell_that_is_enough():
    assert choice(fight(against=foe("C3", difficulty=3, health=2, magic=3))) == "lesser"
    assert choice(fight(hero(magic=0), against=foe("C3", difficulty=3, magic=3))) == "strike"


@joined(
    ("stance", "minion", "captain", "lesser_boss"),
    [
        ("careful", "lesser", "lesser", "lesser"),
        ("balanced", "strike", "lesser", "lesser"),
        ("bold", "strike", "strike", "lesser"),
    ],
)
def test_tempers_keep_their_magic_for_different_foes(stance, minion, captain, lesser_boss):
    casters = [
        foe("C3", kind, difficulty=3, health=2, magic=3) for kind in ("minion", "captain", "mini")
    ]
    chosen = [choice(fight(against=each), stance) for each in casters]
    assert chosen == [minion, captain, lesser_boss]


def test_the_bold_stand_where_the_careful_run():
    doubtful = fight(
        hero(health=5, luck=0, magic=0), against=foe("C3", difficulty=3), cleared="C2", gold=0
    )
    assert choice(doubtful, "careful") == "flee-n"
    assert choice(doubtful, "bold") == "strike"


def test_it_strikes_what_is_weak():
    strong = hero(level=4, cards=(treasure("hammer", 2),))
    assert choice(fight(strong, against=foe("C3", difficulty=1))) == "strike"


@pytest.mark.parametrize(("kind", "chosen"), [("minion", "strike"), ("final", "lesser")])
def test_it_reckons_with_what_a_foe_adds_to_its_die(kind, chosen):
    """At level four a minion's last wound is nearly sure in melee; the last boss adds three."""
    state = fight(hero(level=4), against=foe("C3", kind, difficulty=2, health=1))
    assert choice(state) == chosen


def test_it_reckons_with_the_harm_of_its_weapon():
    """Three wounds are one hit of an axe, but three of bare hands: those rather cast."""
    against = foe("C3", difficulty=6, health=3)
    assert choice(fight(hero(cards=(treasure("hammer", 2),)), against=against)) == "strike"
    assert choice(fight(hero(), against=against)) == "greater"
    weak = hero(health=3, luck=0, magic=0)
    armed = fight(weak.with_(cards=(treasure("hammer", 2),)), against=against, cleared="C2", gold=0)
    assert choice(armed) == "strike"
    assert choice(fight(weak, against=against, cleared="C2", gold=0)) == "flee-n"


def test_it_reckons_with_what_a_greater_spell_costs_and_what_follows_a_lesser_one():
    """Three wounds: a hit and a lesser spell cost as good as nothing more than two spells."""
    assert choice(fight(against=foe("C3", difficulty=3, health=3))) == "strike"


@pytest.mark.parametrize(("health", "chosen"), [(7, "strike"), (5, "flee-n")])
def test_it_reckons_with_a_boss_that_dies_of_its_own_spell(health, chosen):
    """Two and three and a half are what that spell costs by the mean; there is no melee after."""
    against = foe("C3", "mini", difficulty=2, health=1, magic=3)
    state = fight(hero(health=health, luck=0, magic=0), against=against, cleared="C2")
    assert choice(state) == chosen


def test_it_leaves_what_it_cannot_beat():
    weak = hero(health=2, luck=0, magic=0)
    state = fight(weak, against=foe("C3", difficulty=4, price=3), cleared="C2")
    assert choice(state) == "bribe"
    assert choice(state.with_(gold=0)) == "flee-n"


def test_it_rests_when_hurt_and_goes_to_bed_elsewhere():
    hurt = hero(health=3)
    assert choice(game(hurt)) == "rest"
    near = game(hurt, cleared="C2 C1 D3", foes=(foe("D3", left="fled"),))
    assert choice(near) == "go-n"


def test_it_spends_luck_only_when_it_must():
    one = Step(kind="luck", seat=1)
    assert choice(game(hero(health=1), agenda=(one,))) == "luck-0"
    assert choice(game(hero(health=0), agenda=(one,))) == "luck-1"


@pytest.mark.parametrize(("level", "chosen"), [(1, "retreat"), (4, "enter")])
def test_it_faces_the_final_boss_when_ready(level, chosen):
    rooms = {"C2": "straw", "A1": "straw"}
    state = game(hero(level=level), rooms=rooms, seen="A1 C2", lairs=(tile("A1"), tile("C2")))
    there = act(state, "go-n").state
    assert choice(there) == chosen
    assert choice(there.with_(tally=Tally(cubes=500))) == "enter"


def test_it_keeps_the_better_weapon_and_drinks_when_low():
    pick = Step(kind="pick", seat=1, cards=(treasure("cog", 1), treasure("hammer", 2)))
    assert choice(game(agenda=(pick,))) == "pick-6"
    sell = Step(kind="sell", seat=1, cards=(treasure("hammer", 1), treasure("hammer", 2)))
    assert choice(game(hero(cards=(3,)), agenda=(sell,))) == "sell-old"
    potion = Step(kind="potion", seat=1)
    assert choice(game(hero(health=4, cards=(0,)), agenda=(potion,))) == "drink-1"
    assert choice(game(hero(health=9, cards=(0,)), agenda=(potion,))) == "skip"


def test_it_goes_along_with_a_vote():
    state = game(hero(), hero(2), cleared="C2 C4")
    voted = act(state, "go-s").state
    assert choice(voted, seat=2) == "go-s"


def test_it_answers_only_for_those_who_are_asked():
    with pytest.raises(ValueError, match="not awaited"):
        RULESET.autopilot(game(), 2, "bold")


def test_who_is_careful_rests_more_and_who_is_bold_loses_more():
    careful, balanced, bold = (measure(style, GAMES) for style in ("careful", "balanced", "bold"))
    assert careful.rests > balanced.rests + 2 > bold.rests + 4
    if SOAK:
        assert careful.won >= balanced.won
    assert balanced.won > bold.won


@pytest.mark.parametrize(
    ("style", "least", "games"),
    [("careful", 0.95, GAMES), ("balanced", 0.9, GAMES), ("careful, 3 heroes", 0.9, GAMES // 2)],
)
def test_how_often_it_wins(style, least, games):
    """A short run may lose one of its few games."""
    lost = round((1 - measure(style, games).won) * games)
    assert lost <= ((1 - least) * games if SOAK else 1)


def test_free_moves_through_known_rooms_are_counted_until_time_passes():
    state = game(hero(), at="C3", cleared="C2")
    once = act(state, "go-n").state
    twice = act(once, "go-s").state
    assert (state.idle, once.idle, twice.idle) == (0, 1, 2)
    assert act(twice, "rest", 1, 1, 1).state.idle == 0


def test_whoever_gets_nowhere_lets_time_pass():
    shut = game(hero(), at="C3", tried=(Side.EAST,)).with_(idle=LOST)
    assert choice(shut) == "retry-e"
    assert choice(game(hero(), at="C3").with_(idle=LOST)) == "rest"


def test_companions_who_would_turn_back_walk_the_middle_way():
    """One of two would sleep where they came from, the other would not: both go on."""
    tired = hero(health=6, health_most=10)
    pair = game(tired, tired.with_(seat=2), at="C3", cleared="C2", came_from=tile("C2"))
    assert choice(pair, "careful") == "rest"
    assert choice(pair.with_(idle=AGREE), "careful") == choice(pair, "balanced") != "rest"


@pytest.mark.parametrize(("looked_at", "side"), [("E2", "s"), ("E4", "n")])
def test_in_haste_it_looks_for_a_lair_where_nobody_has_looked(looked_at, side):
    """Tiles that were restored are face down again; no lair is."""
    state = game(hero(), at="E3", tally=Tally(cubes=130))
    seen = state.tiles[tile(looked_at)].with_(known=True)
    tiles = tuple(seen if i == tile(looked_at) else each for i, each in enumerate(state.tiles))
    assert choice(state.with_(tiles=tiles)) == f"go-{side}"


def test_games_of_the_first_version_know_what_lies_open():
    state = game(hero(), at="C3", seen="C2").with_(idle=3)
    old = state.model_dump(mode="json")
    old["schema_version"] = 1
    del old["idle"]
    for each in old["tiles"]:
        del each["known"]
    again = load_state(RULESET.state_type, RULESET.upgrades, old)
    assert again.idle == 0
    assert [number for number, each in enumerate(again.tiles) if each.known] == [
        number for number, each in enumerate(state.tiles) if each.up
    ]
