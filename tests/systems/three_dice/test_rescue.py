"""A party that split: its groups take turns, in fights too, and may come to each other's rescue."""

import pytest

from bot.catalogs import all_words
from rules.core.model import Seat
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Attack, GoHome
from rules.systems.three_dice.stalling import STALE
from rules.systems.three_dice.state import Fight
from tests.support.joined import joined
from tests.support.soak import SOAK
from tests.systems.three_dice.moves import act, kinds, refusal
from tests.systems.three_dice.random_play import play_random
from tests.systems.three_dice.tables import game, hero, monster, now, room

WORDS = all_words("en")


def apart(*heroes, hp=4, **options):
    """Whoever is in room 2 has a fight; rooms 1, 2 and 3 stand in a row."""
    rooms = (
        room(doors="n"),
        room(2, (0, 1), doors="ns", monster=monster(hp)),
        room(3, (0, 2), doors="s"),
    )
    here = heroes[0].room
    state = game(*heroes, rooms=rooms, here=here, split_party=True, **options)
    acting = tuple(one.seat for one in heroes if one.room == here)
    return state.with_(acting=acting, fight=Fight() if here == 2 else None)


def stands(state) -> tuple[tuple[Seat, ...], int, bool]:
    return state.acting, state.here, state.fight is not None


@pytest.mark.rule("HR-024")
def test_a_companion_comes_to_the_rescue():
    state = apart(hero(seat=1, room=2), hero(seat=2, room=3))
    first = act(state, "attack-body", 1)
    assert "td-turn-passed" in kinds(first)
    assert stands(first.state) == ((2,), 3, False)
    story = " ".join(WORDS.say(line) for line in RULESET.view(first.state, None).story)
    assert "room 2" in story
    assert "Aldith" in story
    own = RULESET.view(state, None).story
    assert "room 2" not in " ".join(WORDS.say(line) for line in own)
    joined = act(first.state, "go-s", seat=2).state
    assert stands(joined) == ((1, 2), 2, True)
    assert (joined.room.monster.hp, joined.room.draw.monsters) == (3, (6,))
    state = act(act(joined, "attack-body", 1, seat=1).state, "attack-body", 1, seat=2).state
    assert stands(state) == ((1, 2), 2, True)
    won = act(state, "attack-body", 1, seat=1).state
    assert won.room.monster is None


@pytest.mark.rule("HR-024", "TD-063")
@pytest.mark.parametrize("order", ["seat", "any"])
def test_a_round_of_a_fight_is_a_turn(order):
    """Two fight, one walks about: both strike, a hit or a miss, before the third is asked."""
    state = apart(
        hero(seat=1, room=2), hero(seat=3, room=2), hero(seat=2, room=3), mp_order=order
    ).with_(acting=(1, 3))
    state = act(state, "attack-body", 1, seat=1).state
    assert RULESET.awaiting(state) == (3,)
    state = act(state, "attack-body", 6, seat=3).state
    assert stands(state) == ((2,), 3, False)
    assert refusal(state, Attack(attribute="body")) == "td-error-no-fight"
    state = act(state, "wait", seat=2).state
    assert stands(state) == ((1, 3), 2, True)
    assert state.room.monster.hp == 3
    assert RULESET.awaiting(state) == ((1,) if order == "seat" else (1, 3))


@pytest.mark.rule("HR-024")
def test_two_fights_go_on_round_by_round():
    rooms = (
        room(doors="n", monster=monster(3)),
        room(2, (0, 1), doors="s", monster=monster(2, name="goblins", rank=1)),
    )
    state = game(hero(seat=1), hero(seat=2, room=2), rooms=rooms, split_party=True)
    state = act(state.with_(acting=(1,)), "attack-body", 1, seat=1).state
    assert stands(state) == ((2,), 2, True)
    state = act(state, "attack-body", 6, seat=2).state
    assert (stands(state), now(state, 2)) == (((1,), 1, True), (4, 3, 4))
    assert [each.monster.hp for each in state.level.rooms] == [2, 2]


@pytest.mark.rule("HR-024")
def test_a_walk_into_a_monster_and_the_first_round_are_one_turn():
    state = apart(hero(seat=1), hero(seat=2, room=3))
    state = act(state, "go-n", seat=1).state
    assert stands(state) == ((1,), 2, True)
    assert stands(act(state, "attack-body", 1).state) == ((2,), 3, False)


@pytest.mark.rule("HR-024", "TD-055")
def test_a_charm_is_asked_about_before_the_turn_passes():
    state = apart(hero(seat=1, room=2, pack=("charm",)), hero(seat=2, room=3))
    asked = act(state, "attack-body", 6).state
    assert (asked.acting, RULESET.awaiting(asked)) == ((1,), (1,))
    assert stands(act(asked, "accept").state) == ((2,), 3, False)


@pytest.mark.rule("HR-024")
def test_whoever_killed_its_monster_has_had_its_turn():
    state = apart(hero(seat=1, room=2), hero(seat=2, room=3), hp=2)
    state = act(act(state, "attack-body", 1).state, "wait", seat=2).state
    killed = act(state, "attack-body", 1).state
    assert stands(killed) == ((2,), 3, False)


@pytest.mark.rule("HR-024")
def test_a_death_in_a_fight_gives_the_turn_to_the_others():
    frail = hero((1, 0, 0), most=(4, 4, 4), seat=1, room=2)
    state = act(apart(frail, hero(seat=2, room=3)), "attack-body", 6).state
    assert not state.hero(1).alive
    assert stands(state) == ((2,), 3, False)
    came = act(state, "go-s", seat=2).state
    assert stands(came) == ((2,), 2, True)


@pytest.mark.rule("HR-024", "HR-008")
def test_who_fled_may_come_back_for_who_stayed():
    pair = (hero(seat=n, room=2, came_from=1) for n in (1, 2))
    state = apart(*pair, flee_original=True)
    asked = act(state, "flee").state
    parted = act(asked, "stand", 6, seat=2).state
    assert [one.room for one in parted.heroes] == [1, 2]
    assert stands(parted) == ((2,), 2, True)
    struck = act(parted, "attack-body", 1, seat=2).state
    assert stands(struck) == ((1,), 1, False)
    assert stands(act(struck, "go-n").state) == ((1, 2), 2, True)


@pytest.mark.rule("HR-024")
def test_rescuers_earn_and_share_what_they_fought_for():
    state = apart(hero(seat=1, room=2), hero(seat=2, room=3), hp=2)
    level = state.level.with_(
        rooms=tuple(
            each.with_(stage="spoils") if each.number == 2 else each for each in state.level.rooms
        )
    )
    state = act(state.with_(levels=(level,)), "attack-body", 1).state
    joined = act(state, "go-s", seat=2).state
    won = act(joined, "attack-body", 1, seat=1).state
    assert [one.xp for one in won.heroes] == [10, 10]


@pytest.mark.rule("HR-024")
def test_nobody_goes_home_while_a_companion_fights():
    state = apart(hero(seat=1, room=2), hero(seat=2, room=3))
    state = act(state, "attack-body", 1).state.with_(idle=2 * STALE)
    assert refusal(state, GoHome(), seat=2) == "td-error-companions-fight"
    lair = state.level.room(2)
    asleep = lair.with_(monster=lair.monster.with_(asleep=True))
    level = state.level.with_(rooms=(state.level.room(1), asleep, state.level.room(3)))
    assert act(state.with_(levels=(level,)), "go-home", seat=2).state.ending == "home"


@pytest.mark.rule("HR-024")
@joined("stance", ["careful", "balanced", "bold"])
def test_an_autopilot_comes_to_the_rescue(stance):
    state = apart(hero(seat=1, room=2), hero(seat=2, room=3), hp=5)
    state = act(state, "attack-body", 1).state
    assert RULESET.autopilot(state, 2, stance).kind == "go"


@pytest.mark.rule("HR-024")
def test_a_party_together_fights_as_ever():
    state = apart(hero(seat=1, room=2), hero(seat=2, room=2))
    state = act(act(state, "attack-body", 1).state, "attack-body", 1, seat=2)
    assert "td-turn-passed" not in kinds(state)
    assert stands(state.state) == ((1, 2), 2, True)


@pytest.mark.parametrize("seed", range(9) if SOAK else (0, 4, 8))
def test_parties_that_may_split_and_flee_come_to_an_end(seed):
    flights = ("escape_roll", "flee_original", "flee_table")
    options = RULESET.preset.with_(split_party=True, **{flights[seed % 3]: True})
    stance = ("careful", "balanced", "bold")[seed // 3]
    assert play_random(options, 4, seed, 6000, stance).ending in ("quest", "dead", "home")
    play_random(options, 4, seed, 300 if SOAK else 80)
