"""Clauses that hang on half a line of code: each was once broken without a test noticing."""

import pytest

from rules.core.errors import RuleError
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Challenge, Descend, RunWithBoots
from rules.systems.three_dice.goals import ranking
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import Draw, Fight
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, kinds, menu, refusal, run
from tests.systems.three_dice.tables import fight, game, hero, monster, room


@pytest.mark.rule("TD-036", "TD-048", "TD-062")
@pytest.mark.parametrize("loot", ["vote", "first"])
def test_an_artifact_that_was_claimed_is_one_of_its_finders(loot):
    """It breaks ties of the ranking, which a claimed treasure does not."""
    rich = hero(seat=2, pack=("fragment",))
    state = game(hero(seat=1), rich, rooms=(room(kind="vault"),), loot=loot)
    state = act(state, "unearth", 3, seat=2).state
    claims = [(1, "claim-2"), (2, "claim-2")] if loot == "vote" else [(2, "claim-2")]
    for seat, claim in claims:
        done = act(state, claim, seat=seat)
        state = done.state
    (found,) = [event for event in done.events if event.kind == "td-artifact-found"]
    assert (found.hero, found.die) == ("Brannoc", 3)
    assert [one.artifacts_found for one in state.heroes] == [0, 1]
    assert state.hero(2).pack == ("boots",)
    assert ranking(state) == (2, 1)


@pytest.mark.rule("TD-036", "TD-062")
@pytest.mark.parametrize("loot", ["vote", "first"])
def test_a_treasure_that_was_claimed_is_no_artifact(loot):
    spoils = Draw(location=3, monsters=(2,), treasure=4)
    state = fight(hero(seat=1), hero(seat=2), foe=monster(1), spoils=spoils, loot=loot)
    state = act(state, "attack-body", 1, seat=1).state
    claims = [(1, "claim-2"), (2, "claim-2")] if loot == "vote" else [(2, "claim-2")]
    for seat, claim in claims:
        done = act(state, claim, seat=seat)
        state = done.state
    assert "td-treasure-found" in kinds(done)
    assert [one.artifacts_found for one in state.heroes] == [0, 0]
    assert len(state.hero(2).pack) == 1


def refused(options, seats):
    """The key of the sentence that refuses settings, or None where they go together."""
    try:
        RULESET.check_options(options, seats)
    except RuleError as refusal:
        return refusal.text.key
    return None


@pytest.mark.rule("HR-015", "HR-016")
@joined("search", [False, True])
@joined("trap", [False, True])
def test_only_a_trap_without_searching_is_refused(search, trap):
    options = ThreeDiceOptions(secret_search=search, search_trap=trap)
    key = "td-refused-trap-without-search" if trap and not search else None
    assert refused(options, 1) == key


@pytest.mark.rule("HR-024")
@joined("decisions", ["vote", "leader", "anyone"])
@joined("split", [False, True])
def test_only_a_party_that_may_split_must_vote(decisions, split):
    options = ThreeDiceOptions(decisions=decisions, split_party=split)
    key = "td-refused-split-without-vote" if split and decisions != "vote" else None
    assert refused(options, 3) == key


@pytest.mark.rule("HR-006")
@joined("rule", ["escape_roll", "flee_original", "flee_table"])
def test_one_flight_rule_at_a_time_is_fine(rule):
    RULESET.check_options(ThreeDiceOptions(**{rule: True}), 8)
    with pytest.raises(RuleError, match="td-refused-seats"):
        RULESET.check_options(ThreeDiceOptions(**{rule: True}), 9)


@pytest.mark.rule("HR-023")
def test_a_duel_is_for_those_who_are_here():
    rooms = (room(doors="n"), room(2, (0, 1), doors="s"))
    heroes = (hero(seat=1), hero(seat=2, room=2), hero(seat=3), hero(seat=4, alive=False))
    state = game(*heroes, rooms=rooms, duel=True, split_party=True)
    assert state.acting == (1, 3)
    for absent in (1, 2, 4, 7):
        assert refusal(state, Challenge(seat=absent)) == "td-error-no-rival"
    assert [option for option in menu(state) if option.startswith("duel")] == ["duel-3"]
    state = act(act(state, "duel-3").state, "duel-decline", seat=3).state
    state = act(act(state, "go-n").state, "go-n", 6, seat=3).state
    assert state.acting == (1, 2, 3)
    assert {"duel-2", "duel-3"} <= menu(state).keys()


@pytest.mark.rule("TD-052", "HR-017")
def test_boots_do_not_run_through_locked_doors():
    """One way is locked, two are open: a die of two, the first to the east."""
    rooms = (
        room(doors="New", monster=monster(3)),
        room(2, (0, 1), doors="S"),
        room(3, (1, 0), doors="w"),
        room(4, (-1, 0), doors="e"),
    )
    booted = hero(pack=("boots",))
    state = game(booted, rooms=rooms, locked_doors=True)
    assert act(state, "boots", 1, 6).state.here == 3
    assert act(state, "boots", 2, 6).state.here == 4
    shut = game(booted, rooms=(room(doors="N", monster=monster(3)), rooms[1]), locked_doors=True)
    assert refusal(shut, RunWithBoots()) == "td-error-nowhere-to-run"
    assert "boots" not in menu(shut)


@pytest.mark.rule("TD-052", "HR-015", "HR-017")
@joined("kind", ["open", "unlocked", "secret"])
def test_boots_run_through_every_other_door(kind):
    lair = room(doors="n", monster=monster(3))
    doors = tuple(door if door.kind == "entrance" else door.with_(kind=kind) for door in lair.doors)
    rooms = (lair.with_(doors=doors), room(2, (0, 1), doors="s"))
    assert act(game(hero(pack=("boots",)), rooms=rooms), "boots", 6).state.here == 2


@pytest.mark.rule("TD-020", "HR-012")
def test_a_hit_says_how_many_points_are_left():
    """Two orcs of three points, fought by two heroes with a miss between."""
    state = fight(hero(seat=1), hero(seat=2), foe=monster(3, more=1))
    told = []
    for seat, die in ((1, 1), (2, 6), (1, 1), (2, 1), (1, 1), (2, 1), (1, 1)):
        done = act(state, "attack-body", die, seat=seat)
        state = done.state
        told += [
            (event.left, state.room.monster and state.room.monster.hp)
            for event in done.events
            if event.kind == "td-attack-hit"
        ]
    assert told == [(2, 2), (1, 1), (0, 3), (2, 2), (1, 1), (0, None)]


def deep(depth, *heroes, **options):
    """A great hall on that dungeon level, whose artifact is found, with a monster of one point."""
    spoils = Draw(location=6, monsters=(1,), treasure=1)
    hall = room(kind="great_hall", monster=monster(1), draw=spoils, stage="spoils")
    state = game(*heroes, rooms=(hall,), artifacts=("idol",), level_theme="standard", **options)
    return state.with_(levels=state.levels * depth, depth=depth, fight=Fight())


@pytest.mark.rule("HR-004")
@joined("depth", range(1, 7))
@joined("rising", [False, True])
def test_experience_makes_levels_at_every_depth_alike(depth, rising):
    """Eight points, from 41 to 49 and from 42 to 50: a dungeon level is no character level."""
    for xp, due in ((41, 0), (42, 1)):
        state = act(deep(depth, hero(xp=xp), rising_xp=rising), "attack-body", 1).state
        assert (state.hero(1).xp, state.hero(1).due, state.depth) == (xp + 8, due, depth)
    risen = act(state, "level-mind").state
    assert risen.hero(1).most.mind == 4
    below = act(risen, "descend", 1, 6, 1).state
    assert (below.depth, below.hero(1).xp, below.hero(1).due) == (depth + 1, 50, 0)
    assert below.hero(1).most == risen.hero(1).most


@pytest.mark.rule("HR-004")
@joined("depth", range(1, 5))
def test_the_way_down_asks_for_no_character_level(depth):
    beginner = run(deep(depth, hero()), ("attack-body", 1))
    assert "descend" in menu(beginner)
    master = deep(depth, hero(xp=900)).with_(fight=None)
    bare = room(kind="great_hall")
    bare = master.with_(
        levels=(*master.levels[:-1], master.level.with_(rooms=(bare,), artifacts=()))
    )
    assert refusal(bare, Descend()) == "td-error-no-artifact"
