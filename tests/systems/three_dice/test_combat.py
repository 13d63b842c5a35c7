"""Fights."""

import pytest

from rules.core.scene import Side
from rules.systems.three_dice.actions import Attack, Flee, Go, Rest, Search
from rules.systems.three_dice.combat import hits, target
from rules.systems.three_dice.state import Draw
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, do, kinds, menu, refusal, run
from tests.systems.three_dice.tables import fight, game, hero, monster, now, room


@pytest.mark.rule("TD-019", "TD-020", "TD-021")
@joined(("die", "hit"), [(2, True), (3, True), (4, False), (5, False)])
def test_below_the_target_hits(die, hit):
    state = act(fight(hero((4, 3, 5))), "attack-body", die).state
    assert state.room.monster.hp == (1 if hit else 2)
    assert now(state) == ((4, 3, 5) if hit else (3, 3, 5))


@pytest.mark.rule("TD-019", "TD-021")
@pytest.mark.permits("TD-019")
@pytest.mark.parametrize(
    ("attribute", "after"), [("body", (4, 3, 4)), ("mind", (5, 2, 4)), ("spirit", (5, 3, 3))]
)
def test_a_hero_attacks_with_the_attribute_of_its_choice(attribute, after):
    state = fight(hero((5, 3, 4)))
    hit = act(state, f"attack-{attribute}", 2).state
    assert (hit.room.monster.hp, now(hit)) == (1, (5, 3, 4))
    missed = act(state, f"attack-{attribute}", 5).state
    assert (missed.room.monster.hp, now(missed)) == (2, after)


@pytest.mark.rule("TD-020")
def test_the_last_point_kills():
    slain = act(fight(foe=monster(1)), "attack-body", 2)
    assert slain.state.room.monster is None
    assert "td-monster-slain" in kinds(slain)


@pytest.mark.rule("TD-022", "TD-023")
@joined(("aim", "die", "hit"), [(1, 1, True), (-2, 1, True), (9, 6, False)])
def test_one_always_hits_and_six_never(aim, die, hit):
    assert hits(die, aim, "body") == hit


@pytest.mark.rule("TD-024", "TD-034")
def test_bleeding_lowers_every_target():
    """TD-X4."""
    state = fight(hero((0, 2, 1), most=(4, 4, 4), pack=("scroll",)))
    assert target(state, state.hero(1), "mind") == 1
    assert act(state, "attack-mind", 1).state.room.monster.hp == 1
    assert now(act(state, "attack-mind", 2).state) == (0, 1, 1)
    boosted = act(state, "attack-spirit+scroll", 2).state
    assert boosted.room.monster.hp == 1
    assert boosted.hero(1).pack == ()


@pytest.mark.rule("TD-024")
def test_two_zeroes_count_twice():
    state = fight(hero((0, 0, 5), most=(4, 4, 5)))
    assert target(state, state.hero(1), "spirit") == 3


@pytest.mark.rule("TD-025")
def test_three_zeroes_are_death():
    done = act(fight(hero((0, 0, 1), most=(4, 4, 4))), "attack-spirit", 4)
    assert not done.state.hero(1).alive
    assert done.state.ending == "dead"
    assert kinds(done)[-2:] == ["td-hero-died", "td-party-lost"]


@pytest.mark.rule("TD-026")
def test_a_zeroed_attribute_cannot_strike():
    state = fight(hero((0, 2, 1), most=(4, 4, 4)))
    assert "attack-body" not in menu(state)
    assert refusal(state, Attack(attribute="body")) == "td-error-zero"


@pytest.mark.rule("TD-027", "TD-032", "TD-072: a six misses", "HR-027")
def test_swords_raise_the_target():
    """TD-X3."""
    state = fight(hero((3, 3, 5), pack=("sword",)))
    assert act(state, "attack-body", 3).state.room.monster.hp == 1
    missed = act(state, "attack-body", 4).state
    assert now(missed) == (2, 3, 5)
    assert target(missed, missed.hero(1), "body") == 3
    armed = fight(hero((5, 3, 4), pack=("sword", "sword")))
    assert target(armed, armed.hero(1), "body") == 7
    assert act(armed, "attack-body", 6).state.room.monster.hp == 2


@pytest.mark.rule("TD-033")
def test_tomes_raise_mind_alone():
    state = fight(hero((3, 3, 5), pack=("tome", "tome")))
    champion = state.hero(1)
    assert [target(state, champion, name) for name in ("body", "mind", "spirit")] == [3, 5, 5]
    assert act(state, "attack-mind", 4).state.room.monster.hp == 1
    assert act(state, "attack-mind", 5).state.room.monster.hp == 2
    assert act(state, "attack-body", 3).state.room.monster.hp == 2


@pytest.mark.rule("TD-034")
@pytest.mark.permits("TD-034")
def test_a_scroll_is_gone_even_on_a_miss():
    missed = act(fight(hero((5, 3, 1), pack=("scroll",))), "attack-spirit+scroll", 5).state
    assert missed.hero(1).pack == ()
    assert now(missed) == (5, 3, 0)


@pytest.mark.rule("TD-050")
@pytest.mark.permits("TD-050")
@pytest.mark.parametrize("attribute", ["body", "mind", "spirit"])
def test_the_idol_helps_any_attack_once(attribute):
    state = fight(hero((3, 3, 5), pack=("idol",)))
    used = act(state, f"attack-{attribute}+idol", 4).state
    assert used.room.monster.hp == 1
    assert used.hero(1).pack == ()


@pytest.mark.rule("TD-051")
def test_the_pendant_helps_mind_alone():
    state = fight(hero((3, 3, 5), pack=("pendant",)))
    wrong = Attack(attribute="body", boosters=("pendant",))
    assert refusal(state, wrong) == "td-error-booster-misfit"
    used = act(state, "attack-mind+pendant", 5).state
    assert (used.room.monster.hp, used.hero(1).pack) == (1, ())


@pytest.mark.rule("TD-034", "TD-050")
def test_one_booster_of_each_kind_per_roll():
    state = fight(hero(pack=("scroll", "scroll", "idol")))
    twice = Attack(attribute="spirit", boosters=("scroll", "scroll"))
    assert refusal(state, twice) == "td-error-booster-twice"
    assert act(state, "attack-spirit+scroll+idol", 5).state.hero(1).pack == ("scroll",)
    missing = Attack(attribute="spirit", boosters=("idol",))
    assert refusal(fight(hero()), missing) == "td-error-item-not-owned"


@pytest.mark.rule("TD-050")
def test_artifacts_may_be_ruled_to_serve_once_a_level():
    state = fight(hero(pack=("idol",)), artifact_reuse="per_level")
    used = act(state, "attack-body+idol", 2).state
    assert used.hero(1).pack == ("idol",)
    assert "attack-body+idol" not in menu(used)


@pytest.mark.rule("TD-055")
@pytest.mark.permits("TD-055")
def test_the_charm_takes_a_loss():
    asked = act(fight(hero(pack=("charm",))), "attack-body", 5).state
    assert sorted(menu(asked)) == ["accept", "charm"]
    kept = act(asked, "charm").state
    assert (now(kept), kept.hero(1).pack) == ((5, 3, 4), ())
    taken = act(asked, "accept").state
    assert (now(taken), taken.hero(1).pack) == ((4, 3, 4), ("charm",))


@pytest.mark.rule("TD-067")
def test_spirit_against_the_undead():
    """TD-X10."""
    lich = monster(2, "lich", 5, undead=True)
    state = fight(hero((5, 3, 5), pack=("scroll",)), foe=lich, theme="undead")
    assert act(state, "attack-spirit+scroll", 6).state.room.monster.hp == 1
    assert now(act(state, "attack-spirit", 6).state) == (5, 3, 4)
    strong = fight(hero((8, 3, 5)), foe=lich, theme="undead")
    assert now(act(strong, "attack-body", 6).state) == (7, 3, 5)


@pytest.mark.rule("TD-018")
def test_a_monster_must_be_fought():
    state = fight(temple_rest=True)
    for action in (Go(side=Side.NORTH), Search(numbers=(1, 3, 5)), Rest()):
        assert refusal(state, action) == "td-error-monster-bars"
    assert sorted(menu(state)) == ["attack-body", "attack-mind", "attack-spirit"]


@pytest.mark.rule("TD-075")
def test_there_is_no_running():
    rooms = (room(), room(2, (0, 1), doors="s", monster=monster()))
    state = game(hero(came_from=1, room=2), rooms=rooms, here=2)
    assert refusal(state, Flee()) == "td-error-no-flight"


@pytest.mark.rule("TD-063")
def test_heroes_strike_by_seat_and_the_striker_pays():
    state = fight(hero(seat=1), hero(seat=2), hero(seat=3), foe=monster(5))
    state = act(state, "attack-body", 5, seat=1).state
    assert refusal(state, Attack(attribute="body"), seat=1) == "td-error-not-your-turn"
    state = act(state, "attack-mind", 5, seat=2).state
    state = act(state, "attack-body", 1, seat=3).state
    assert [now(state, seat) for seat in (1, 2, 3)] == [(4, 3, 4), (5, 2, 4), (5, 3, 4)]
    assert menu(state, 1)


@pytest.mark.rule("TD-063")
def test_or_in_any_order_once_a_round():
    state = fight(hero(seat=1), hero(seat=2), foe=monster(5), mp_order="any")
    state = act(state, "attack-body", 1, seat=2).state
    assert not menu(state, 2)
    state = act(state, "attack-body", 1, seat=1).state
    assert menu(state, 1)
    assert menu(state, 2)


@pytest.mark.rule("TD-054", "TD-073")
@pytest.mark.permits("TD-054")
def test_salts_end_a_fight_until_the_next_visit():
    rooms = (room(doors="n", monster=monster(3)), room(2, (0, 1), doors="s"))
    state = act(game(hero(pack=("salts",)), rooms=rooms), "salts").state
    assert (state.hero(1).xp, state.hero(1).pack, state.room.monster.hp) == (0, (), 3)
    assert state.room.monster.asleep
    back = run(state, ("go-n", 6), "go-s")
    assert back.fight
    assert (back.room.monster.hp, back.room.monster.asleep) == (3, False)


@pytest.mark.rule("TD-054")
def test_a_sleeper_guards_its_treasure():
    spoils = Draw(location=3, monsters=(2,), treasure=4)
    state = act(fight(hero(pack=("salts",)), spoils=spoils), "salts").state
    assert (state.hero(1).xp, state.hero(1).pack) == (0, ())
    assert refusal(state, Search(numbers=(1, 3, 5))) == "td-error-not-clear"


@pytest.mark.rule("TD-052", "TD-073", "HR-021")
@pytest.mark.permits("HR-021")
def test_boots_run_once_a_level():
    """TD-X11."""
    rooms = (
        room(doors="ne"),
        room(2, (0, 1), doors="s", monster=monster(3)),
        room(3, (1, 0), doors="w"),
    )
    state = game(hero(pack=("boots",), room=2), rooms=rooms, here=2)
    away = act(state, "boots", 6).state
    assert (away.here, away.level.room(2).monster.hp) == (1, 3)
    assert away.hero(1).pack == ("boots",)
    again = act(away, "go-n").state
    assert "boots" not in menu(again)
    risen = again.with_(heroes=(again.hero(1).with_(xp=50),))
    assert "boots" in menu(risen)


@pytest.mark.rule("TD-052")
def test_boots_choose_among_explored_rooms_by_a_die():
    rooms = (
        room(doors="new", monster=monster()),
        room(2, (0, 1), doors="s"),
        room(3, (1, 0), doors="w"),
    )
    away = act(game(hero(pack=("boots",)), rooms=rooms), "boots", 2, 6).state
    assert away.here == 3


@pytest.mark.rule("HR-021")
def test_boots_may_be_ruled_to_wear_out():
    rooms = (room(doors="n", monster=monster()), room(2, (0, 1), doors="s"))
    state = game(hero(pack=("boots",)), rooms=rooms, boots_by_level=False)
    assert act(state, "boots", 6).state.hero(1).pack == ()


def test_an_attack_needs_a_fight():
    assert refusal(game(), Attack(attribute="body")) == "td-error-no-fight"
    done = do(fight(foe=monster(2)), Attack(attribute="body"), 1)
    assert done.state.room.monster.hp == 1
