"""What the autopilot does when it matters."""

import pytest

from rules.systems.three_dice import RULESET
from rules.systems.three_dice.verbs import VERBS
from tests.support.joined import joined
from tests.systems.three_dice.moves import act
from tests.systems.three_dice.tables import fight, game, hero, monster, room


def choice(state, stance="balanced", seat=1):
    return VERBS.id_of(RULESET.autopilot(state, seat, stance))


def test_it_strikes_with_the_best_number():
    assert choice(fight(hero((3, 5, 4)))) == "attack-mind"
    assert choice(fight(hero((3, 4, 4), pack=("sword", "sword")))) == "attack-body"
    assert choice(fight(hero((4, 4, 4)))) == "attack-body"


def test_it_drinks_when_low():
    low = hero((1, 2, 0), most=(5, 3, 4), pack=("potion",))
    assert choice(fight(low)).startswith("potion-")
    assert choice(fight(hero(pack=("potion",)))) == "attack-body"


@pytest.mark.parametrize(("stance", "expected"), [("careful", "salts"), ("bold", "attack-body")])
def test_the_careful_leave_a_losing_fight(stance, expected):
    low = hero((2, 1, 0), most=(5, 3, 4), pack=("salts",), room=2)
    rooms = (room(doors="ne"), room(2, (0, 1), doors="s", monster=monster(5)))
    assert choice(game(low, rooms=rooms, here=2), stance) == expected


def test_it_unearths_descends_and_explores():
    rich = hero(pack=("fragment",))
    assert choice(game(rich, rooms=(room(kind="vault"),))) == "unearth"
    hall = game(rooms=(room(kind="great_hall"),), artifacts=("idol",), three_artifact_quest=True)
    assert choice(hall) == "descend"
    assert choice(game()) == "go-n"


def test_it_walks_to_the_nearest_unknown():
    rooms = (
        room(doors="n"),
        room(2, (0, 1), doors="se"),
        room(3, (1, 1), doors="we"),
    )
    assert choice(game(rooms=rooms)) == "go-n"


def test_it_carries_a_fragment_to_a_vault():
    rooms = (room(doors="ne", kind="large_room"), room(2, (0, 1), kind="vault", doors="s"))
    assert choice(game(hero(pack=("fragment",)), rooms=rooms)) == "go-n"
    assert choice(game(rooms=rooms)) == "go-e"


def test_it_searches_when_there_is_nothing_else():
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    assert choice(game(rooms=rooms)) == "search-odd"
    failed = act(game(rooms=rooms), "search-odd", 2).state
    assert choice(failed) == "go-n"


def test_it_goes_along_with_a_vote():
    state = game(hero(seat=1), hero(seat=2), rooms=(room(doors="new"),))
    voted = act(state, "go-w", seat=2).state
    assert choice(voted) == "go-w"


def test_companions_do_not_leave_before_a_fragment_is_used():
    vault = (room(doors="ne", kind="vault"), room(2, (0, 1), doors="s"))
    heroes = [hero(seat=seat) for seat in (1, 2)]
    state = game(*heroes, hero(seat=3, pack=("fragment",)), rooms=vault)
    first = act(state, choice(state, seat=1), seat=1).state
    second = act(first, choice(first, seat=2), seat=2).state
    assert len(second.votes) == 2, "two of three would have left"
    assert choice(second, seat=3) == "unearth"
    after = act(second, "unearth", 1, seat=3).state
    assert choice(after, seat=3) in {VERBS.id_of(vote.action) for vote in after.votes}


def test_a_fragment_is_not_carried_where_its_holder_would_not_be_heard():
    rooms = (room(doors="ne", kind="large_room"), room(2, (0, 1), kind="vault", doors="s"))
    last = [*(hero(seat=seat) for seat in (1, 2)), hero(seat=3, pack=("fragment",))]
    assert choice(game(*last, rooms=rooms, secret_search=False)) == "go-e"
    assert choice(game(*last, rooms=rooms)) == "go-n"


@pytest.mark.parametrize(("decisions", "way"), [("leader", "go-n"), ("anyone", "go-e")])
def test_a_leader_carries_the_fragment_of_a_companion_to_a_vault(decisions, way):
    rooms = (room(doors="ne", kind="large_room"), room(2, (0, 1), kind="vault", doors="s"))
    heroes = (hero(), hero(seat=2), hero(seat=3, pack=("fragment",)))
    state = game(*heroes, rooms=rooms, decisions=decisions)
    assert choice(state) == way
    if decisions == "leader":
        assert choice(act(state, "go-n", 6).state) == "unearth"


@pytest.mark.parametrize(("pack", "way"), [(("key",), "go-e"), ((), "go-n")])
def test_a_leader_goes_to_a_lock_for_the_key_of_a_companion_not_for_the_strength(pack, way):
    """The leader has no BODY left; that of a companion forces nothing. The lock is to the east."""
    rooms = (room(doors="ne"), room(2, (0, 1), doors="s"), room(3, (1, 0), doors="wE"))
    rules = {"decisions": "leader", "secret_search": False}
    state = game(hero((0, 4, 4)), hero(seat=2, pack=pack), rooms=rooms, **rules)
    assert choice(state) == way
    if pack:
        assert choice(act(state, "go-e", 6).state) == "unlock-e"


def test_companions_wait_for_whoever_can_open_a_door():
    rooms = (room(doors="New"), room(2, (1, 0), doors="w"), room(3, (-1, 0), doors="e"))
    heroes = [hero((0, 4, 4), seat=seat) for seat in (1, 2)]
    state = game(*heroes, hero((0, 4, 4), seat=3, pack=("key",)), rooms=rooms)
    for seat in (1, 2):
        state = act(state, choice(state, seat=seat), seat=seat).state
    assert choice(state, seat=3) == "unlock-n"


def test_it_opens_what_is_locked():
    rooms = (room(doors="N"),)
    assert choice(game(hero(pack=("key",)), rooms=rooms)) == "unlock-n"
    assert choice(game(rooms=rooms)) == "force-n"


def test_it_keeps_the_charm_for_when_it_matters():
    healthy = act(fight(hero((5, 5, 4), pack=("charm",))), "attack-body", 6).state
    assert choice(healthy) == "accept"
    dying = act(fight(hero((1, 1, 1), most=(4, 4, 4), pack=("charm",))), "attack-body", 6).state
    assert choice(dying) == "charm"


def test_it_kills_no_companions():
    state = game(hero(seat=1), hero(seat=2), duel=True)
    offered = act(state, "duel-2").state
    assert choice(offered, seat=2) == "duel-decline"


@pytest.mark.parametrize(("stance", "kept"), [("careful", "keep-2"), ("bold", "keep-1")])
def test_it_keeps_one_of_two_locations(stance, kept):
    state = game(hero(pack=("fragment",)), theme="classic", mode="classic")
    drafted = act(state, "go-n+map", 6, 6, 6, 1, 1, 1).state
    assert choice(drafted, stance) == kept


def test_it_raises_what_helps():
    assert choice(game(hero((6, 5, 2), due=1))) == "level-body"
    assert choice(game(hero((8, 5, 2), due=1))) == "level-mind"


def test_it_answers_only_for_those_who_are_asked():
    state = fight(hero(seat=1), hero(seat=2))
    with pytest.raises(ValueError, match="not awaited"):
        RULESET.autopilot(state, 2, "bold")


@pytest.mark.rule("HR-036")
@joined(
    ("pool", "expected"),
    [(8, set()), (7, {"hurt"}), (4, {"hurt"}), (3, {"hurt", "badly_hurt"})],
)
def test_orders_count_hit_points_where_heroes_have_some(pool, expected):
    """Of twelve: attributes do not fall then. Without a pool it is they that count."""
    wounds = {"hurt", "badly_hurt", "friend_badly_hurt"}
    company = (hero(pool=pool, pool_most=12), hero(seat=2, pool=12, pool_most=12))
    state = fight(*company, hp_pool="easy")
    assert RULESET.tactics(state, 1).holds & wounds == expected
    friend = {"friend_badly_hurt"} if "badly_hurt" in expected else set()
    assert RULESET.tactics(state, 2).holds & wounds == friend
    bare = fight(hero((pool, 0, 0), most=(4, 4, 4)))
    assert RULESET.tactics(bare, 1).holds & wounds == expected
