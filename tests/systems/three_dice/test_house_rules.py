"""The readers' house rules that have a topic of their own."""

import pytest

from rules.core.errors import RuleError
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Attack, Challenge, Flee, Rest
from rules.systems.three_dice.options import ThreeDiceOptions
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, kinds, menu, refusal, run
from tests.systems.three_dice.tables import game, hero, monster, now, room

TEMPLE = room(kind="temple")


@pytest.mark.rule("HR-005")
@pytest.mark.permits("HR-005")
def test_a_rest_in_a_temple():
    """HR-X2."""
    state = game(hero((5, 2, 4), most=(5, 3, 4)), rooms=(TEMPLE,), temple_rest=True)
    assert now(act(state, "rest", 5).state) == (5, 3, 4)
    assert now(act(state, "rest", 3).state) == (5, 2, 4)
    broken = act(state, "rest", 2).state
    assert (broken.room.monster.name, broken.room.monster.hp) == ("orcs", 2)
    assert broken.fight


@pytest.mark.rule("HR-005")
def test_one_rest_per_visit_and_only_in_cleared_temples():
    state = act(game(rooms=(TEMPLE,), temple_rest=True), "rest", 3).state
    assert refusal(state, Rest()) == "td-error-rested"
    assert refusal(game(temple_rest=True), Rest()) == "td-error-no-temple"
    assert refusal(game(rooms=(TEMPLE,)), Rest()) == "td-error-no-resting"


@pytest.mark.rule("HR-005")
def test_the_rested_choose_what_they_regain():
    state = game(hero((4, 2, 4), most=(5, 3, 4)), rooms=(TEMPLE,), temple_rest=True)
    asked = act(state, "rest", 4).state
    assert sorted(menu(asked)) == ["gain-body", "gain-mind"]
    assert now(act(asked, "gain-body").state) == (5, 2, 4)


def hunted(champion=None, **options):
    rooms = (room(doors="n"), room(2, (0, 1), doors="s", monster=monster(3)))
    champion = (champion or hero()).with_(room=2, came_from=1)
    return game(champion, rooms=rooms, here=2, **options)


@pytest.mark.rule("HR-006")
@pytest.mark.permits("HR-006")
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_an_escape_roll(die):
    state = hunted(escape_roll=True)
    if die <= 2:
        away = act(state, "flee", die, 6).state
        assert (away.here, away.level.room(2).monster.hp) == (1, 3)
    else:
        stuck = act(state, "flee", die).state
        assert refusal(stuck, Flee()) == "td-error-attack-first"
        assert "flee" in menu(act(stuck, "attack-body", 1).state)


@pytest.mark.rule("HR-008")
@pytest.mark.permits("HR-008")
def test_flight_for_a_point_of_each():
    """HR-X3."""
    assert now(act(hunted(flee_original=True), "flee", 6).state) == (4, 2, 3)
    weak = hunted(hero((5, 1, 4)), flee_original=True)
    assert now(act(weak, "flee", 6).state) == (4, 0, 3)


@pytest.mark.rule("HR-008", "TD-074")
@pytest.mark.permits("TD-074")
def test_the_classic_flight():
    state = hunted(mode="classic").with_(
        levels=(hunted().levels[0].with_(theme="classic"),),
    )
    assert now(act(state, "flee", 6).state) == (4, 2, 3)


@pytest.mark.rule("HR-009")
@joined(("die", "loss"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_flight_at_a_rolled_price(die, loss):
    state = act(hunted(flee_table=True), "flee", die, 6).state
    for _ in range(loss):
        state = act(state, "lose-body").state
    assert now(state) == (5 - loss, 3, 4)
    assert "go-n" in menu(state)


@pytest.mark.rule("HR-009")
@pytest.mark.permits("HR-009")
def test_the_price_is_spread_freely():
    """HR-X3."""
    state = run(hunted(flee_table=True), ("flee", 5, 6), "lose-body", "lose-spirit")
    assert now(state) == (4, 3, 3)


@pytest.mark.rule("HR-009")
def test_a_price_beyond_ones_means_is_death():
    dying = hunted(hero((0, 1, 1), most=(4, 4, 4)), flee_table=True)
    assert act(dying, "flee", 4).state.ending == "dead"


def test_there_must_be_a_room_to_flee_to():
    state = game(rooms=(room(monster=monster()),), flee_table=True)
    assert refusal(state, Flee()) == "td-error-nowhere-to-run"


@pytest.mark.rule("HR-006", "HR-008", "HR-009")
@joined(
    ("options", "key"),
    [
        ({"escape_roll": True, "flee_table": True}, "td-refused-flights"),
        ({"flee_original": True, "flee_table": True}, "td-refused-flights"),
        ({"search_trap": True, "secret_search": False}, "td-refused-trap-without-search"),
        ({"split_party": True, "decisions": "leader"}, "td-refused-split-without-vote"),
        ({"mode": "classic", "flee_table": True}, "td-refused-classic-flights"),
        ({"mode": "classic", "level_theme": "undead"}, "td-refused-classic-undead"),
        ({"mode": "classic", "three_artifact_quest": True}, "td-refused-classic-quest"),
    ],
)
def test_settings_that_contradict_each_other(options, key):
    with pytest.raises(RuleError) as caught:
        RULESET.check_options(ThreeDiceOptions(**options), 2)
    assert caught.value.text.key == key


@pytest.mark.rule("HR-023")
def test_duels_are_off():
    state = game(hero(seat=1), hero(seat=2))
    assert refusal(state, Challenge(seat=2)) == "td-error-no-duels"


def duel():
    state = game(hero((4, 3, 4), seat=1), hero((5, 3, 1), seat=2), duel=True)
    return act(act(state, "duel-2").state, "duel-accept", seat=2).state


@pytest.mark.rule("HR-023")
@pytest.mark.permits("HR-023")
def test_a_duel_alternates():
    state = duel()
    assert refusal(state, Attack(attribute="body"), seat=2) == "td-error-not-your-turn"
    state = act(state, "attack-body", 2, seat=1).state
    assert [now(state, seat) for seat in (1, 2)] == [(4, 3, 4), (4, 3, 1)]
    state = act(state, "attack-body", 5, seat=2).state
    assert [now(state, seat) for seat in (1, 2)] == [(4, 3, 4), (3, 3, 1)]
    assert act(state, "yield", seat=1).state.duel is None


@pytest.mark.rule("HR-023")
def test_a_duel_may_be_declined_and_not_forced_again():
    state = game(hero(seat=1), hero(seat=2), duel=True)
    state = act(act(state, "duel-2").state, "duel-decline", seat=2).state
    assert refusal(state, Challenge(seat=2)) == "td-error-challenged"


@pytest.mark.rule("HR-023")
def test_a_duel_ends_with_a_death():
    state = duel()
    frail = state.hero(2).with_(now=state.hero(2).now.with_(body=0, mind=0))
    state = state.with_(heroes=(state.hero(1), frail))
    done = act(state, "attack-spirit", 1, seat=1)
    assert not done.state.hero(2).alive
    assert done.state.duel is None
    assert "td-hero-died" in kinds(done)
