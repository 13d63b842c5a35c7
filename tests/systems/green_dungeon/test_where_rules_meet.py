"""Where rules meet: the death of one of several, foes that were left, votes with voices more."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Drink
from rules.systems.green_dungeon.state import Step
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run, seats
from tests.systems.green_dungeon.numbers import red, track
from tests.systems.green_dungeon.pieces import boss, monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

VIAL, PHIAL = treasure("drop", 1), treasure("wood", 1)
BLADE, AXE = treasure("hammer", 1), treasure("hammer", 2)
TIRED = (1, 1, 1)


def fallen(*heroes):
    """The first hero falls by the first blow of a foe; the others hit or are hit."""
    state = fight(*heroes, against=foe("C3", difficulty=2, health=20))
    state = state.with_(agenda=state.agenda[2:])
    for one in heroes:
        faces = (1, 6, *(6, 1) * (len(heroes) - 1)) if one is heroes[-1] else ()
        state = act(state, "strike", *faces, seat=one.seat).state
    return state


@pytest.mark.rule("GD-143")
def test_potions_of_the_fallen_go_to_the_lowest_seat_and_a_weapon_to_who_has_none():
    dying = hero(health=1, luck=0, cards=(BLADE, VIAL, PHIAL))
    after = fallen(dying, hero(2, cards=(AXE,)), hero(3))
    assert [one.cards for one in after.heroes] == [(), (AXE, VIAL, PHIAL), (BLADE,)]


@pytest.mark.rule("GD-143")
def test_a_weapon_that_nobody_can_use_is_left_with_the_fallen():
    dying = hero(health=1, luck=0, cards=(BLADE, VIAL))
    after = fallen(dying, hero(2, cards=(AXE,)), hero(3, cards=(BLADE,)))
    assert [one.cards for one in after.heroes] == [(BLADE,), (AXE, VIAL), (BLADE,)]


@pytest.mark.rule("GD-143")
def test_experience_luck_and_treasure_are_for_the_living_alone():
    """The lesser boss falls to the second of two; the first has fallen before."""
    dead = hero(health=0, luck=1, alive=False)
    weak = foe("C3", "mini", difficulty=4, health=1)
    made = {"symbol": "straw", "lairs": (tile("C3"),), "treasure_deck": (VIAL, treasure("cog", 1))}
    state = fight(dead, hero(2, luck=1), against=weak, **made)
    won = act(state, "strike", 6, 1, 1, *TIRED, seat=2).state
    assert [(one.xp, one.luck) for one in won.heroes] == [(0, 1), (5, 2)]
    assert [one.cards for one in won.heroes] == [(), (VIAL,)]
    assert won.gold == 6 + 1 + 2


@pytest.mark.rule("GD-097", "GD-143")
def test_of_several_each_draws_both_treasures_before_the_next_does():
    weak = foe("C3", "mini", difficulty=4, health=1)
    potions = (VIAL, treasure("drop", 2), PHIAL, treasure("wood", 2))
    made = {"symbol": "straw", "lairs": (tile("C3"),), "treasure_deck": potions}
    state = fight(hero(), hero(2), against=weak, **made)
    state = act(state.with_(agenda=state.agenda[1:]), "lesser", 1, 1, 1, *TIRED, *TIRED).state
    assert [one.cards for one in state.heroes] == [potions[:2], potions[2:]]


@pytest.mark.rule("GD-113", "GD-143")
@joined(("levels", "slowest"), [((1, 1), "Aldith"), ((2, 1), "Brannoc"), ((2, 3), "Aldith")])
def test_the_slowest_of_a_party_runs_for_all_and_of_equals_the_lowest_seat(levels, slowest):
    pair = (hero(seat, level=level) for seat, level in enumerate(levels, 1))
    state = fight(*pair, cleared="C2", options={"decisions": "anyone"})
    fled = act(state.with_(agenda=state.agenda[1:]), "flee-n", 6, 1)
    assert (fled.events[0].hero, fled.events[0].total) == (slowest, 6 + min(levels))


@pytest.mark.rule("GD-107: the number", "GD-108", "GD-143")
def test_a_bribe_is_for_those_who_still_live_and_double_after_a_flight():
    """Two fled from it; one is left, who pays twice its number, and meets all of its health."""
    waiting = foe("C2", health=5, difficulty=3, price=3, scale=2, left="fled", fled=True)
    pair = hero(health=0, alive=False), hero(2)
    state = game(*pair, cleared="C2", foes=(waiting,), gold=6)
    met = act(state, "go-n", seat=2).state
    assert (met.fight.heroes, met.fight.foe.health) == (1, 5)
    paid = act(met, "bribe", seat=2).state
    assert (paid.gold, paid.foes[0].paid, paid.foes[0].left) == (0, 6, "bribed")


@pytest.mark.rule("GD-143")
def test_a_new_foe_is_made_for_those_who_still_live():
    state = game(hero(health=0, alive=False), hero(2), hero(3), monster_deck=(monster("wood", 2),))
    met = act(act(state, "go-n", seat=2).state, "go-n", seat=3).state
    found = met.fight.foe
    assert (found.health, found.health_most, found.magic, found.scale) == (4, 4, 4, 2)


@pytest.mark.rule("GD-138", "GD-143")
def test_what_the_fallen_had_left_counts_for_the_mean():
    """Two heroes of level one; half of an odd sum is rounded up, of face-down tiles 24 are left."""
    dead = hero(health=0, magic=2, luck=0, xp=3, alive=False)
    state = game(dead, hero(2, health=4, magic=1, luck=1), gold=5, ending="dead")
    total = (0 + 2 + 10 + 3) + (4 + 1 + 10 + 20) + 5
    assert total == 55
    assert RULESET.outcome(state).scores == ((1, 28 - 24), (2, 28 - 24))


@pytest.mark.rule("GD-124", "GD-143")
@pytest.mark.parametrize(("magic", "health"), [(2, [10, 8, 10]), (5, [10, 8, 8])])
def test_spells_at_the_same_moment_reach_everybody_whom_the_magic_lasts_for(magic, health):
    """The dead foe has its spells, for as many heroes as there is magic, and then no exchange."""
    three = hero(level=3), hero(2), hero(3)
    against = foe("C3", difficulty=2, health=3, magic=magic)
    state = fight(*three, against=against, options={"magic_simultaneous": True})
    done = act(state.with_(agenda=state.agenda[2:]), "lesser")
    told = kinds(done)
    spells = min(magic, len(three))
    assert told[:-2] == ["gd-spell-cast", *("gd-foe-cast", "gd-health-lost") * spells]
    assert told[-2:] == ["gd-foe-slain", "gd-time-passed"]
    assert [one.health for one in done.state.heroes] == health


@pytest.mark.rule("GD-122", "GD-124", "GD-143")
def test_a_boss_that_dies_of_its_own_spell_casts_at_nobody_more():
    """Also where spells fall at the same moment: the second of two is spared."""
    against = foe("C3", "mini", difficulty=2, health=1, magic=6)
    made = {"symbol": "straw", "lairs": (tile("C3"),), "treasure_deck": ()}
    state = fight(hero(), hero(2), against=against, options={"magic_simultaneous": True}, **made)
    state = act(state.with_(agenda=state.agenda[1:]), "strike").state
    done = act(state, "strike", 1, *TIRED, *TIRED, seat=2)
    assert kinds(done).count("gd-foe-cast") == 1
    assert [one.health for one in done.state.heroes] == [10 - 3 + 1, 10]


@pytest.mark.rule("GD-131: lost", "GD-139")
@pytest.mark.parametrize(("health", "lost"), [(1, 0), (30, 5)])
def test_a_foe_that_dies_with_the_hero_is_left_behind_by_nobody(health, lost):
    """The hero fled from it once, and falls by the backlash of the spell that may kill it."""
    one = hero(health=1, luck=0)
    known = foe("C3", difficulty=3, health=health, left="fled", fled=True)
    unknown = known.with_(left="", fled=False)
    scores = []
    for against in (known, unknown):
        dead = act(fight(one, against=against, gold=0), "greater", 6).state
        assert dead.ending == "dead"
        scores.append(dict(RULESET.outcome(dead).scores)[1])
    assert scores[1] - scores[0] == lost


@pytest.mark.rule("GD-087", "GD-133")
def test_seat_by_seat_a_potion_is_offered_before_the_next_draws():
    hurt = hero(health=4), hero(2, health=4)
    deck = (VIAL, treasure("drop", 2))
    made = {"rooms": {"C2": "brick"}, "boss_deck": (boss("cog", 4),), "treasure_deck": deck}
    state = game(*hurt, options={"decisions": "anyone"}, **made)
    asked = act(state, "go-n", 6, 6, 1).state
    assert (RULESET.awaiting(asked), list(menu(asked))) == ((1,), ["drink-1", "skip"])
    assert asked.treasure_deck == deck[1:]
    # What is drunk at once is back in the deck before the next draws.
    drunk = act(asked, "drink-1", 1).state
    assert [one.cards for one in drunk.heroes] == [(), (VIAL,)]


@pytest.mark.rule("GD-044: fought so", "GD-133")
def test_the_potion_of_a_wanderer_is_offered_before_its_cube():
    state = game(hero(health=4), time=4, monster_deck=(monster("cog", 1),), treasure_deck=(VIAL,))
    met = act(state, "rest", 6, 6, 1).state
    found = act(met, "strike", 6, 1).state
    assert (list(menu(found)), track(found)) == (["drink-1", "skip"], (5, 1))
    drunk = act(found, "drink-1", 2)
    assert kinds(drunk)[:2] == ["gd-potion-drunk", "gd-time-passed"]
    assert (red(drunk.state), track(drunk.state)) == (4 + 2 + 2, (8, 1))


def test_where_heroes_turn_back_to_a_bribed_foe_it_is_not_met_again():
    """They may not rest there, and whoever comes in anew is asked again."""
    state = game(
        rooms={"C2": "straw", "A1": "straw"},
        lairs=(tile("A1"), tile("C2")),
        seen="A1 C2",
        cleared="C4",
        foes=(foe("C3", left="bribed", paid=2),),
    )
    back = run(state, "go-n", "retreat")
    assert (back.at, back.fight, back.agenda) == (tile("C3"), None, ())
    assert "rest" not in menu(back)
    assert run(back, "go-s", "go-n").fight is not None


@pytest.mark.rule("GD-114", "GD-109")
def test_of_two_foes_in_a_room_the_second_attacks_when_the_first_is_paid():
    """Both are paid in one turn, which costs one cube, and both stay."""
    pair = foe("C2", left="bribed", paid=1, price=1), foe("C2", left="fled", fled=True, price=2)
    state = game(cleared="C2", foes=pair, gold=9)
    first = act(state, "go-n").state
    assert first.fight.foe.price == 1
    second = act(first, "bribe").state
    assert (second.fight.foe.price, second.gold) == (2, 8)
    done = act(second, "bribe").state
    assert (done.gold, track(done)) == (4, (1, 0))
    assert [(each.paid, each.left) for each in done.foes] == [(2, "bribed"), (4, "bribed")]


@pytest.mark.rule("GD-114")
def test_who_flees_from_the_first_of_two_foes_does_not_meet_the_second():
    pair = foe("C2", left="fled", fled=True), foe("C2", left="bribed")
    state = game(cleared="C2 C1", foes=pair)
    fled = run(state, "go-n", ("flee-n", 6, 1))
    assert (fled.at, fled.fight, track(fled)) == (tile("C1"), None, (1, 0))
    assert sorted(each.left for each in fled.waiting(tile("C2"))) == ["bribed", "fled"]


@pytest.mark.rule("GD-045: awake")
def test_whoever_fled_awake_may_bribe_the_wanderer_that_comes_to_a_shut_door_later():
    """The flight was no rest that was broken: nobody sleeps."""
    deck = (monster("hammer", 1), monster("hammer", 2))
    state = game(monster_deck=deck, cleared="C4", east="C4", time=3, gold=9)
    fled = run(state, ("go-n", 1), ("flee-s", 6, 1), "go-s")
    assert (fled.at, track(fled)) == (tile("C4"), (4, 0))
    met = run(fled, ("go-n", 1), ("retry-n", 6, 6, 1))
    assert "bribe" in menu(met)


@pytest.mark.rule("GD-083", "GD-114")
def test_who_flees_from_a_foe_in_a_room_of_magic_leaves_the_magic_too():
    """By a setting magic can be left alone; a wanderer waits there now, and is met first."""
    state = game(
        rooms={"C2": "wood"},
        explored="C2",
        foes=(foe("C2", left="fled", fled=True),),
        options={"wood_optional": True},
    )
    met = act(state, "go-n").state
    fled = act(met, "flee-s", 6, 1)
    assert kinds(fled) == ["gd-flight-won", "gd-time-passed"]
    assert (fled.state.at, fled.state.agenda, fled.state.fight) == (tile("C3"), (), None)
    slain = act(met, "lesser").state
    assert list(menu(slain)) == ["touch", "touch-not"]


@pytest.mark.rule("GD-139")
def test_a_foe_that_was_fled_and_then_bribed_costs_no_points():
    """Away from it five points are lost, and won back for its double price; fled again, lost."""
    state = game(monster_deck=(monster("hammer", 1),), cleared="C4", gold=9)
    fled = run(state, "go-n", ("flee-s", 6, 1))
    paid = run(fled, "go-n", "bribe")
    again = run(paid, "go-s", "go-n", ("flee-s", 6, 1))

    def points(at):
        ((_, score),) = RULESET.outcome(at.with_(ending="dead", gold=0)).scores
        return score

    assert points(paid) == points(fled) + 5
    assert points(again) == points(fled)


@pytest.mark.rule("GD-080")
@joined(("dark", "asked"), [(("A1", "E5"), 2), (("A1",), 1), ((), 0)])
def test_a_vision_shows_no_more_than_lies_face_down(dark, asked):
    """Of a six; where nothing lies face down the magic is spent all the same."""
    names = [f"{column}{row}" for row in range(1, 6) for column in "ABCDE"]
    seen = " ".join(name for name in names if name not in ("C2", *dark))
    state = game(rooms={"C2": "wood"}, seen=seen, boss_deck=(boss("wood", 6),))
    found = act(state, "go-n").state
    for name in dark:
        found = act(found, f"see-{name.lower()}").state
    assert (found.agenda, found.spent, track(found)) == ((), (boss("wood", 6),), (1, 0))
    assert all(found.tiles[tile(name)].up for name in dark)
    assert found.cleared(tile("C2"))
    assert len(dark) == asked


@pytest.mark.rule("GD-133", "GD-143")
def test_who_drinks_before_the_vote_takes_nobodys_voice_away():
    pair = hero(health=3, cards=(VIAL,)), hero(2, health=3, cards=(VIAL,))
    state = game(*pair, cleared="C2 C4", potions_open=True)
    voted = act(state, "go-n").state
    drunk = act(voted, "drink-1", seat=2).state
    assert (red(drunk, 2), [vote.seat for vote in drunk.votes]) == (5, [1])
    assert refusal(drunk, Drink(card=VIAL)) == "gd-error-not-your-turn"
    assert act(drunk, "go-n", seat=2).state.at == tile("C2")


@pytest.mark.rule("GD-144")
def test_who_joins_while_there_is_a_vote_has_a_voice_in_it():
    state = game(hero(), players=2, cleared="C2 C4", options={"mode": "shared"})
    voted = act(state, "go-n").state
    joined = RULESET.join(voted, seats(3)[2], SeededDice(b"j")).state
    assert RULESET.awaiting(joined) == (2, 3)
    assert [player.seat for player in joined.players] == [1, 2, 3]
    split = act(joined, "go-s", seat=3).state
    assert split.at == tile("C3")
    assert act(split, "go-s", seat=2).state.at == tile("C4")


@pytest.mark.rule("GD-057", "GD-143")
def test_one_level_a_rest_is_one_for_each_hero_if_so_ruled():
    steps = tuple(Step(kind="level", seat=seat) for seat in (1, 2))
    state = game(hero(xp=10), hero(2, xp=10), agenda=steps, options={"multi_levelup": False})
    state = act(state, "level-up").state
    assert RULESET.awaiting(state) == (2,)
    state = act(state, "level-up", seat=2).state
    assert [(one.level, one.xp) for one in state.heroes] == [(2, 5), (2, 5)]
    assert state.agenda == ()


def test_the_trail_leads_from_where_the_heroes_came_by_foot_or_in_flight():
    def trail(state):
        found = RULESET.view(state, None).scene.trail
        return found and (found[0], found[-1])

    walked = act(game(cleared="C2 C1"), "walk-c1").state
    assert trail(walked) == ((7, 4), (7, 1))
    fled = act(fight(cleared="C2"), "flee-n", 6, 1).state
    assert trail(fled) == ((7, 7), (7, 4))
    lairs = (tile("A1"), tile("C2"))
    state = game(rooms={"C2": "straw", "A1": "straw"}, seen="A1 C2", lairs=lairs)
    assert trail(run(state, "go-n", "retreat")) == ((7, 4), (7, 7))


def test_every_move_and_every_rest_is_a_turn():
    state = game(cleared="C2 C1", turn=4)
    turns = [state.turn]
    for step in (("go-n",), ("rest", *TIRED), ("go-n",), ("walk-c3",)):
        state = act(state, *step).state
        turns.append(RULESET.turn(state))
    assert turns == [4, 5, 6, 7, 8]
