"""Who gets what, who pays what, and settings that do not go together: one clause each."""

import pytest

from bot.catalogs import all_words
from rules.core.errors import RuleError
from rules.service.play.typed import read
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Claim
from rules.systems.three_dice.options import ThreeDiceOptions, by_post
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, kinds, menu, refusal, run
from tests.systems.three_dice.tables import game, hero, monster, room

WORDS = all_words("en")


def hunted(*heroes, hp=6, **options):
    """A fight in room 2, whose heroes came from room 1."""
    rooms = (room(doors="n"), room(2, (0, 1), doors="s", monster=monster(hp)))
    return game(*(one.with_(room=2, came_from=1) for one in heroes), rooms=rooms, here=2, **options)


@pytest.mark.rule("TD-062")
def test_treasure_goes_round_again_after_the_last_and_artifacts_count():
    """Swords to the first, second and third, then to the first; what is unearthed is a turn too."""
    company = [hero(seat=seat) for seat in (1, 2)] + [hero(seat=3, pack=("fragment",))]
    state = game(*company, rooms=(room(kind="vault"),), decisions="anyone")
    for _ in range(4):
        state = run(state, ("go-n", 1, 6, 6, 6, 3), "exits-n")
    assert [one.pack.count("sword") for one in state.heroes] == [2, 1, 1]
    vault = room(5, (0, 4), kind="vault", doors="ns")
    state = state.with_(levels=(state.level.with_(rooms=(*state.level.rooms[:4], vault)),))
    state = act(state, "unearth", 6, seat=3).state
    assert [one.pack.count("charm") for one in state.heroes] == [0, 1, 0]
    state = run(state, ("go-n", 1, 6, 6, 6, 4), "exits-n")
    assert [one.pack.count("tome") for one in state.heroes] == [0, 0, 1]


@pytest.mark.rule("TD-062", "HR-013: treasures")
def test_a_vote_gives_nothing_to_whoever_is_full():
    full, light = hero(pack=("sword",)), hero(seat=2)
    third = hero(seat=3)
    rules = {"inventory_limit": 1, "loot": "vote", "decisions": "anyone"}
    asked = run(game(full, light, third, **rules), ("go-n", 1, 6, 6, 6, 2), "exits-n")
    assert sorted(menu(asked)) == ["claim-2", "claim-3"]
    assert refusal(asked, Claim(seat=1)) == "td-error-pack-full"


@pytest.mark.rule("TD-053")
@pytest.mark.parametrize("reuse", ["single", "per_level"])
def test_the_scroll_of_teleportation_is_read_once_whatever_is_ruled(reuse):
    """Its own words say so, unlike those of the others."""
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    state = game(hero(xp=120, pack=("teleport",)), rooms=rooms, artifact_reuse=reuse)
    assert act(state, "teleport-2", 6).state.hero(1).pack == ()


@pytest.mark.rule("TD-053")
@pytest.mark.permits("TD-053")
def test_of_many_rooms_every_one_is_offered_and_can_be_typed():
    rooms = tuple(room(n + 1, (0, n), doors="ns") for n in range(40))
    state = game(hero(pack=("teleport",)), rooms=rooms)
    offered = [option for option in menu(state) if option.startswith("teleport")]
    assert offered == [f"teleport-{number}" for number in range(2, 41)]
    options = RULESET.legal_actions(state, 1)
    for typed in ("teleport: room 2", "teleport-2"):
        assert read(RULESET, state, 1, typed, options, WORDS).id == "teleport-2"
    assert act(state, "teleport-2", 6).state.here == 2


@pytest.mark.rule("TD-044")
@pytest.mark.permits("TD-044")
def test_of_many_temples_every_one_is_offered():
    temples = tuple(room(n + 1, (0, n), kind="temple", doors="ns") for n in range(40))
    state = game(rooms=temples)
    assert sum(option.startswith("temple") for option in menu(state)) == 39
    assert act(state, "temple-2", 6).state.here == 2


@pytest.mark.rule("TD-053", "TD-064")
def test_only_who_takes_others_along_is_told_so():
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    reader = hero(pack=("teleport",))
    details = [
        menu(game(*heroes, rooms=rooms, **rules))["teleport-2"].detail
        for heroes, rules in (
            ((reader,), {}),
            ((reader, hero(seat=2)), {"split_party": True}),
            ((reader, hero(seat=2)), {}),
        )
    ]
    assert details[:2] == [None, None]
    assert "everybody" in WORDS.say(details[2])


@pytest.mark.rule("HR-009")
@pytest.mark.parametrize("pooled", [False, True])
def test_who_has_less_than_the_price_dies_once_of_what_there_is(pooled):
    """Three points are asked of two: two are lost, and one hero lies there."""
    poor = hero((1, 1, 0), most=(4, 4, 4))
    if pooled:
        poor = hero(pool=2, pool_most=9)
    state = hunted(poor, hero(seat=2), flee_table=True, decisions="anyone")
    done = act(state, "flee", 6, 1, 6)
    lost = "td-pool-lost" if pooled else "td-point-lost"
    assert (kinds(done).count(lost), kinds(done).count("td-hero-died")) == (2, 1)
    assert done.state.level.room(2).bones == ("Aldith",)
    (escaped,) = [event for event in done.events if event.kind == "td-escaped"]
    assert (escaped.hero, escaped.room) == ("Brannoc", 1)


@pytest.mark.rule("HR-008")
def test_a_flight_kills_nobody_who_keeps_a_point():
    """One attribute is spent already, so two points are paid of three."""
    state = hunted(hero(), hero((2, 0, 1), most=(4, 4, 4), seat=2), flee_original=True)
    asked = act(state, "flee").state
    assert "kill" not in WORDS.say(RULESET.view(asked, None).prompt)
    assert act(asked, "run", 6, seat=2).state.hero(2).alive


@pytest.mark.rule("TD-074", "HR-033")
@joined(
    ("options", "key"),
    [
        ({"escape_roll": True}, "td-refused-classic-flights"),
        ({"flee_table": True}, "td-refused-classic-flights"),
        ({"flee_original": True}, None),
        ({"level_theme": "undead"}, "td-refused-classic-undead"),
        ({"level_theme": "alternate"}, "td-refused-classic-undead"),
        ({"undead_levels": "1"}, "td-refused-classic-undead"),
        ({"undead_levels": "all"}, "td-refused-classic-undead"),
        ({"level_theme": "standard"}, None),
        ({"three_artifact_quest": True}, "td-refused-classic-quest"),
        ({"goal": "depth_3"}, "td-refused-classic-quest"),
        ({"goal": "level_3"}, None),
        ({"goal": "home"}, None),
    ],
)
def test_what_the_classic_game_does_not_know_is_refused_there_alone(options, key):
    assert refused(ThreeDiceOptions(**options)) is None
    assert refused(ThreeDiceOptions(mode="classic", **options)) == key


def refused(options):
    """The key of the sentence that refuses settings, or None where they go together."""
    try:
        RULESET.check_options(options, 2)
    except RuleError as barred:
        return barred.text.key
    return None


@pytest.mark.rule("TD-063", "TD-064")
@joined(
    ("decisions", "split", "by_mail"),
    [
        ("vote", False, "anyone"),
        ("vote", True, "vote"),
        ("leader", False, "leader"),
        ("anyone", False, "anyone"),
    ],
)
def test_by_post_nobody_waits_but_for_a_leader_and_where_groups_part(decisions, split, by_mail):
    options = by_post(ThreeDiceOptions(decisions=decisions, split_party=split))
    assert (options.decisions, options.mp_order, options.split_party) == (by_mail, "any", split)
