"""Treasure, potions, experience and levels."""

import pytest

from rules.core.dice import ScriptedDice
from rules.systems.three_dice.actions import Claim, Drink, Drop, Take, Unearth
from rules.systems.three_dice.combat import target
from rules.systems.three_dice.experience import gain_xp, level_of
from rules.systems.three_dice.goals import ranking
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import Draw
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, do, kinds, menu, refusal, run
from tests.systems.three_dice.tables import fight, game, hero, monster, now, room

SWORD_ROOM = Draw(location=6, monsters=(5,), treasure=3)


@pytest.mark.rule("TD-030")
def test_treasure_comes_after_the_kill():
    state = act(fight(foe=monster(2), spoils=SWORD_ROOM), "attack-body", 1).state
    assert state.hero(1).pack == ()
    done = act(state, "attack-body", 1)
    assert done.state.hero(1).pack == ("sword",)
    assert kinds(done).index("td-monster-slain") < kinds(done).index("td-treasure-found")


@pytest.mark.rule("TD-030", "TD-036")
def test_an_empty_room_gives_at_once():
    state = run(game(), ("go-n", 1, 6, 2), "exits-n")
    assert (state.hero(1).pack, state.hero(1).xp) == (("potion",), 9)


@pytest.mark.rule("TD-031")
@pytest.mark.permits("TD-031")
@pytest.mark.parametrize(
    ("option", "after"),
    [("potion-body", (5, 1, 3)), ("potion-mind", (3, 3, 3)), ("potion-body+mind", (4, 2, 3))],
)
def test_potions(option, after):
    state = fight(hero((3, 1, 3), most=(5, 4, 4), pack=("potion",)))
    drunk = act(state, option).state
    assert now(drunk) == after
    assert drunk.hero(1).pack == ()
    assert drunk.fight


@pytest.mark.rule("TD-031")
@pytest.mark.permits("TD-031")
def test_a_potion_is_drunk_whatever_else_a_turn_is_for():
    """Between fights, in one, in a duel: and the turn goes on."""
    drinker = hero((3, 3, 4), most=(5, 4, 4), pack=("potion",))
    quiet, fighting = game(drinker), fight(drinker)
    offered = act(game(drinker, hero(seat=2), duel=True), "duel-2").state
    duelling = act(offered, "duel-accept", seat=2).state
    for state in (quiet, fighting, duelling):
        drunk = act(state, "potion-body").state
        assert now(drunk) == (5, 3, 4)
        assert {option for option in menu(state) if "potion" not in option} == menu(drunk).keys()


@pytest.mark.rule("TD-031")
def test_a_potion_never_passes_a_maximum():
    state = game(hero((5, 3, 3), most=(5, 4, 4), pack=("potion",)))
    assert now(act(state, "potion-mind").state) == (5, 4, 3)
    assert refusal(state, Drink(attributes=("body",))) == "td-error-full"
    pair = Drink(attributes=("body", "spirit"))
    assert now(do(state, pair).state) == (5, 3, 4)
    three = Drink(attributes=("body", "mind", "spirit"))
    assert refusal(state, three) == "td-error-potion-attributes"


@pytest.mark.rule("HR-036")
@pytest.mark.permits("HR-036")
def test_with_a_pool_misses_potions_and_swords_differ():
    poor = hero(pool=2, pool_most=7, pack=("potion", "sword"))
    state = fight(poor, hp_pool="easy")
    assert target(state, state.hero(1), "body") == 7
    missed = act(state, "attack-body", 6).state
    assert (missed.hero(1).pool, now(missed)) == (1, (5, 3, 4))
    assert act(missed, "potion-hp").state.hero(1).pool == 3
    assert not act(missed, "attack-mind", 6).state.hero(1).alive


@pytest.mark.rule("TD-035", "TD-048", "HR-029")
@pytest.mark.permits("TD-035")
@pytest.mark.parametrize(
    ("die", "artifact"),
    list(enumerate(("idol", "pendant", "boots", "teleport", "salts", "charm"), start=1)),
)
def test_a_fragment_buys_an_artifact(die, artifact):
    state = game(hero(pack=("fragment",)), rooms=(room(kind="vault"),))
    found = act(state, "unearth", die).state
    assert found.hero(1).pack == (artifact,)
    assert found.level.artifacts == (artifact,)


@pytest.mark.rule("TD-035", "TD-066")
@pytest.mark.permits("TD-066")
def test_only_in_a_cleared_vault_or_crypt():
    rich = hero(pack=("fragment",))
    assert refusal(game(rich), Unearth()) == "td-error-no-vault"
    assert refusal(game(rooms=(room(kind="vault"),)), Unearth()) == "td-error-no-fragment"
    guarded = room(kind="vault", monster=monster(asleep=True))
    assert refusal(game(rich, rooms=(guarded,)), Unearth()) == "td-error-not-clear"
    crypt = game(rich, rooms=(room(kind="crypt"),), theme="undead")
    assert act(crypt, "unearth", 1).state.hero(1).pack == ("idol",)


@pytest.mark.rule("TD-035")
@pytest.mark.parametrize("once", [False, True])
def test_vaults_give_again_unless_ruled_otherwise(once):
    rich = hero(pack=("fragment", "fragment"))
    state = game(rich, rooms=(room(kind="vault"),), one_artifact_per_vault=once)
    assert ("unearth" in menu(act(state, "unearth", 1).state)) != once


@pytest.mark.rule("TD-038", "TD-072: beyond six")
@pytest.mark.permits("TD-038")
def test_a_level_raises_a_maximum_and_restores():
    """TD-X5."""
    weak = hero((1, 0, 2), most=(6, 3, 4), xp=47)
    spoils = Draw(location=6, monsters=(5,), treasure=4)
    state = act(fight(weak, foe=monster(1), spoils=spoils), "attack-body", 1).state
    assert state.hero(1).xp == 62
    risen = act(state, "level-body").state
    assert now(risen) == (7, 3, 4)
    assert risen.hero(1).most == risen.hero(1).now


@pytest.mark.rule("TD-038", "TD-040", "HR-002")
@joined(("xp", "flat", "rising"), [(49, 1, 1), (50, 2, 2), (120, 3, 2), (149, 3, 2), (150, 4, 3)])
def test_levels_by_experience(xp, flat, rising):
    assert level_of(ThreeDiceOptions(), xp) == flat
    assert level_of(ThreeDiceOptions(rising_xp=True), xp) == rising


@pytest.mark.rule("TD-039")
def test_several_thresholds_at_once():
    play = Resolution(game(), ScriptedDice())
    gain_xp(play, (1,), 110)
    assert play.state.hero(1).due == 2
    state = run(play.state, "level-body", "level-mind")
    assert now(state) == (6, 4, 4)
    assert "level-body" not in menu(state)


@pytest.mark.rule("TD-038")
def test_forty_nine_and_six_make_a_level():
    play = Resolution(game(hero((1, 1, 1), most=(5, 3, 4), xp=49)), ScriptedDice())
    gain_xp(play, (1,), 6)
    assert now(act(play.state, "level-spirit").state) == (5, 3, 5)


@pytest.mark.rule("HR-003")
@pytest.mark.permits("HR-003")
@pytest.mark.parametrize(
    ("reset", "left"), [("never", ("sword", "charm")), ("char_level", ()), ("both", ())]
)
def test_rewards_may_be_lost_with_a_level(reset, left):
    rich = hero(xp=47, pack=("sword", "charm"))
    spoils = Draw(location=1, monsters=(6,), treasure=1)
    state = game(rich, rooms=(room(doors="n"),), reset_rewards=reset)
    state = run(state, ("go-n", spoils.location, 6, spoils.treasure), "exits-n")
    assert state.hero(1).pack == left


@pytest.mark.rule("TD-062")
def test_treasure_goes_round():
    state = game(hero(seat=1), hero(seat=2), decisions="anyone")
    state = run(state, ("go-n", 1, 6, 6, 2), "exits-n")
    assert [one.pack for one in state.heroes] == [("potion",), ()]
    state = run(state, ("go-n", 1, 6, 6, 3), "exits-n")
    assert [one.pack for one in state.heroes] == [("potion",), ("sword",)]


@pytest.mark.rule("TD-060", "TD-062")
@pytest.mark.permits("TD-062")
def test_or_to_whoever_claims_first():
    state = game(hero(seat=1), hero(seat=2), decisions="anyone", loot="first")
    state = run(state, ("go-n", 1, 6, 6, 2), "exits-n")
    assert refusal(state, Claim(seat=1), seat=2) == "td-error-claim-yourself"
    assert act(state, "claim-2", seat=2).state.hero(2).pack == ("potion",)
    assert [one.xp for one in state.heroes] == [9, 9]


@pytest.mark.rule("TD-062")
@pytest.mark.permits("TD-062")
def test_or_to_the_winner_of_a_vote():
    state = game(hero(seat=1), hero(seat=2), hero(seat=3), loot="vote")
    for seat in (1, 2):
        state = act(state, "go-n", *((1, 6, 6, 6, 2) if seat == 2 else ()), seat=seat).state
    for seat in (1, 2):
        state = act(state, "exits-n", seat=seat).state
    state = act(state, "claim-3", seat=1).state
    assert act(state, "claim-3", seat=2).state.hero(3).pack == ("potion",)


@pytest.mark.rule("HR-013")
def test_a_full_pack_takes_no_more():
    full = hero(pack=("sword",) * 6)
    left = run(game(full, inventory_limit=6), ("go-n", 1, 6, 2), "exits-n")
    assert (len(left.hero(1).pack), left.room.floor) == (6, ("potion",))
    assert refusal(left, Take(item="potion")) == "td-error-pack-full"


@pytest.mark.rule("HR-014")
def test_things_can_be_laid_down_and_picked_up():
    rich = hero(pack=("sword",))
    assert refusal(game(rich), Drop(item="sword")) == "td-error-no-dropping"
    laid = act(game(rich, drop_and_pickup=True), "drop-sword").state
    assert (laid.hero(1).pack, laid.room.floor) == ((), ("sword",))
    taken = act(laid, "take-sword").state
    assert (taken.hero(1).pack, taken.room.floor) == (("sword",), ())
    assert refusal(taken, Take(item="sword")) == "td-error-not-here"


@pytest.mark.rule("HR-018")
@pytest.mark.permits("HR-018")
@pytest.mark.parametrize(("theme", "die"), [("standard", 1), ("undead", 6)])
def test_keys_instead_of_nothing(theme, die):
    state = game(theme=theme, key_instead_of_none=True)
    assert run(state, ("go-n", 1, 6, die), "exits-n").hero(1).pack == ("key",)


@pytest.mark.rule("HR-018")
def test_an_undead_one_is_still_a_fragment():
    state = game(theme="undead", key_instead_of_none=True)
    assert run(state, ("go-n", 1, 6, 1), "exits-n").hero(1).pack == ("fragment",)


@pytest.mark.rule("TD-071")
@pytest.mark.permits("TD-071")
def test_the_fallen_leave_their_things_and_their_die():
    dying = hero((0, 0, 1), most=(4, 4, 4), seat=2, pack=("potion",))
    state = fight(hero(seat=1), dying, foe=monster(1), decisions="anyone")
    state = act(state, "attack-body", 6, seat=1).state
    state = act(state, "attack-spirit", 5, seat=2).state
    assert (state.room.floor, state.room.bones) == (("potion",), ("Brannoc",))
    state = run(state, ("attack-body", 1), "take-potion")
    assert state.hero(1).pack == ("potion",)
    assert len(act(state, "go-n", 1, 6, 1).state.room.draw.monsters) == 1


@pytest.mark.rule("TD-036")
def test_the_score_is_experience_then_depth_then_artifacts():
    heroes = (
        hero(seat=1, xp=40),
        hero(seat=2, xp=60),
        hero(seat=3, xp=60, artifacts_found=1),
        hero(seat=4, xp=60, deepest=2),
    )
    assert ranking(game(*heroes)) == (4, 3, 2, 1)
