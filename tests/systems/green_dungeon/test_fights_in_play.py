"""Fights from the first combat turn to the last: phases, spells, potions, and how they end."""

import pytest

from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Cast, Drink
from rules.systems.green_dungeon.magic import TREASURE_SPELLS
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal
from tests.systems.green_dungeon.numbers import blue, red, track
from tests.systems.green_dungeon.pieces import boss, monster, tile, treasure
from tests.systems.green_dungeon.tables import game, hero

AXE = treasure("hammer", 2)


def met(*cards, one=None, symbol="drop", faces=(), **more):
    """The heroes in C2, north of C3, before a monster of known cards."""
    deck = tuple(sorted(monster(*card) for card in cards))
    made = {"rooms": {"C2": symbol}, "monster_deck": deck, "treasure_deck": (), **more}
    return act(game(one or hero(), **made), "go-n", *faces).state


def lair(*cards, one=None, **more):
    """The heroes in the lesser boss's lair C2, or with two cards in the final one."""
    final = len(cards) == 2
    deck = tuple(sorted(boss(*card) for card in cards))
    made = {"boss_deck": deck, "treasure_deck": (), **more}
    if final:
        made |= {"lairs": (tile("A1"), tile("C2")), "seen": "C2"}
        made.setdefault("slain", ("mini",))
    rooms = {"A1": "straw", "C2": "straw"}
    cleared = "A1" if final else "C4"
    there = act(game(one or hero(), rooms=rooms, cleared=cleared, **made), "go-n").state
    return act(there, "enter", 1).state if final else there


@pytest.mark.rule("GD-112: in order")
def test_flight_is_rolled_first_then_magic_then_melee():
    """A flight that fails, then the monster's spell, then the exchange: all in one turn."""
    fought = act(met(("wood", 2)), "flee-s", 1, 6, 6, 1)
    assert kinds(fought) == [
        "gd-flight-lost",
        "gd-foe-cast",
        "gd-health-lost",
        "gd-melee-won",
    ]
    # The hero's spell comes before the monster's, and both before the exchange.
    cast = act(met(("drop", 3), one=hero(level=2)), "lesser", 6, 1)
    assert kinds(cast) == ["gd-spell-cast", "gd-melee-parried"]
    both = act(met(("wood", 3)), "lesser")
    assert kinds(both) == ["gd-spell-cast", "gd-foe-cast", "gd-health-lost"]


@pytest.mark.rule("GD-112: again and again")
def test_every_combat_turn_offers_flight_and_magic_anew_until_somebody_is_dead():
    state = met(("hammer", 1), one=hero(luck=0))
    for turn in range(1, 10):
        assert state.fight.round == turn
        assert {"strike", "lesser", "greater", "flee-s"} <= menu(state).keys()
        done = act(state, "strike", 1, 6)
        assert kinds(done) == ["gd-melee-lost", "gd-health-lost"]
        state = done.state
    dead = act(state, "strike", 1, 6).state
    assert (red(dead), dead.ending) == (0, "dead")


@pytest.mark.rule("GD-112: again and again")
@pytest.mark.permits("GD-112: again and again")
def test_what_failed_or_was_cast_counts_for_one_combat_turn():
    """After a flight that failed, and after a spell, the level is added again."""
    strong = hero(level=2, cards=(AXE,))
    state = lair(("cog", 6), one=strong)
    for option, faces in (("flee-s", (1, 6, 6, 1)), ("lesser", (6, 1))):
        turn = act(state, option, *faces)
        assert turn.events[1].mine == 6
        after = act(turn.state, "strike", 1, 6)
        assert (after.events[0].mine, after.events[0].theirs) == (1 + 2 + 2, 6 + 2)


@pytest.mark.rule("GD-117: one magic")
@pytest.mark.permits("GD-117: one magic")
def test_each_lesser_spell_costs_one_until_there_is_none():
    state = lair(("cog", 6), one=hero(level=1, magic=2))
    for left in (1, 0):
        cast = act(state, "lesser", 6, 1)
        assert cast.events[0].kind == "gd-spell-cast"
        state = cast.state
        assert blue(state) == left
    assert "lesser" not in menu(state)
    assert refusal(state, Cast(spell="lesser")) == "gd-error-magic"


@pytest.mark.rule("GD-117: one and the level")
@joined("level", range(1, 6))
def test_a_lesser_spell_wounds_by_one_and_the_level_without_a_die(level):
    """At level five that is the end of a boss of six, and the rest after it."""
    faces = (6, 1) if level < 5 else (1, 1, 1)
    cast = act(lair(("cog", 6), one=hero(level=level)), "lesser", *faces)
    assert (cast.events[0].harm, cast.events[0].left) == (1 + level, 6 - 1 - level)
    assert (cast.state.fight is None) is (level == 5)


@pytest.mark.rule("GD-119: instead of a spell")
@pytest.mark.permits("GD-119: instead of a spell")
def test_a_potion_takes_the_place_of_a_spell_but_not_of_the_blow():
    """Level, weapon and harm are as without it; the monster's turn follows at once."""
    able = hero(level=2, health=4, cards=(0, AXE))
    drunk = act(lair(("cog", 6), one=able), "drink-1", 4, 5)
    assert kinds(drunk) == ["gd-potion-drunk", "gd-melee-won"]
    assert (drunk.events[1].mine, drunk.events[1].harm) == (4 + 2 + 2, 1 + 2)
    assert (red(drunk.state), blue(drunk.state)) == (6, 6)


@pytest.mark.rule("GD-119: instead of a spell")
def test_who_casts_drinks_nothing_in_that_combat_turn():
    able = hero(health=5, cards=(0,))
    cast = act(lair(("cog", 6), one=able), "lesser", 6, 1)
    assert kinds(cast) == ["gd-spell-cast", "gd-melee-parried"]
    assert cast.state.heroes[0].cards == (0,)
    assert "drink-1" in menu(cast.state)


@pytest.mark.rule("GD-119: one")
def test_of_two_potions_one_is_drunk_in_a_combat_turn():
    able = hero(health=3, magic=1, cards=(0, 2, 8))
    state = met(("hammer", 1), one=able)
    for option, card in (("drink-3", 2), ("drink-9", 8)):
        drunk = act(state, option, 1, 6)
        assert kinds(drunk) == ["gd-potion-drunk", "gd-melee-lost", "gd-health-lost"]
        state = drunk.state
        assert card not in state.heroes[0].cards
        assert refusal(state, Drink(card=card)) == "gd-error-card"
    assert state.heroes[0].cards == (0,)


@pytest.mark.rule("GD-120: casts", "GD-120: does not strike")
@joined("number", [1, 2, 3])
def test_a_caster_casts_until_its_magic_is_spent_and_strikes_only_then(number):
    """It wins every exchange: with magic that costs the hero nothing, without it the full harm."""
    state = met(("wood", number), one=hero(health=20, health_most=20))
    for spent in range(1, number + 1):
        cast = act(state, "strike", 1, 6)
        assert kinds(cast) == ["gd-foe-cast", "gd-health-lost", "gd-melee-parried"]
        state = cast.state
        assert (red(state), state.fight.foe.magic) == (20 - number * spent, number - spent)
    struck = act(state, "strike", 1, 6)
    assert kinds(struck) == ["gd-melee-lost", "gd-health-lost"]
    assert red(struck.state) == 20 - number * (number + 1)


@pytest.mark.rule("GD-120: does not strike")
def test_a_monster_that_cast_adds_nothing_to_its_bare_die():
    """A captain with a spell left: four against three, and no one more for the room."""
    state = met(("wood", 1), ("cog", 3), symbol="hammer", faces=(1,))
    cast = act(state, "strike", 3, 3)
    assert (cast.events[-1].mine, cast.events[-1].theirs) == (4, 3)
    after = act(cast.state, "strike", 3, 3)
    assert after.events[0].theirs == 4


@pytest.mark.rule("GD-121: one magic", "GD-121: its full damage")
@joined(
    ("cards", "hard", "magic"),
    [
        ((("wood", 1),), 1, 1),
        ((("wood", 3),), 3, 3),
        ((("wood", 1), ("drop", 3)), 4, 1),
        ((("wood", 2), ("hammer", 3)), 4, 2),
    ],
)
def test_the_spell_of_a_monster_costs_one_and_does_its_difficulty(cards, hard, magic):
    """What symbols add to its damage they add to its spell, and no die is rolled for it."""
    many = len(cards) == 2
    state = met(*cards, symbol="hammer" if many else "drop", faces=(1,) if many else ())
    assert state.fight.foe.magic == magic
    cast = act(state, "lesser") if hard > 2 else act(state, "strike", 1, 1)
    struck = next(event for event in cast.events if event.kind == "gd-foe-cast")
    assert (struck.harm, struck.left, struck.greater) == (hard, magic - 1, False)
    assert red(cast.state) == 10 - hard


@pytest.mark.rule("GD-121: its full damage")
def test_wounds_weaken_no_spell():
    wounded = act(met(("wood", 3)), "lesser").state
    assert wounded.fight.foe.health == 1
    assert red(act(wounded, "strike", 1, 1).state) == 10 - 3 - 3


@pytest.mark.rule("GD-123")
@joined("who", ["minion", "captain", "wanderer"])
def test_three_magic_are_three_spells_of_anything_but_a_boss(who):
    able = hero(health=30, health_most=30)
    if who == "captain":
        state = met(("wood", 3), ("cog", 1), one=able, symbol="hammer", faces=(1,))
    elif who == "minion":
        state = met(("wood", 3), one=able)
    else:
        state = act(game(able, time=4, monster_deck=(8,)), "rest", 6, 6, 1).state
    for left in (2, 1, 0):
        cast = act(state, "strike", 1, 6)
        state = cast.state
        assert (state.fight.foe.magic, state.fight.foe.health) == (left, 3)
        assert red(state) == 30 - 3 * (3 - left)
        assert "gd-foe-backlash" not in kinds(cast)


@pytest.mark.rule("GD-130")
@joined("option", ["lesser", "greater", "strike"])
def test_the_blow_that_kills_is_the_last_thing_of_a_fight(option):
    """No spell of the dead, no exchange, no further combat turn; the turn goes on."""
    state = met(("cog", 1), one=hero(level=3))
    faces = {"lesser": (), "greater": (1,), "strike": (6, 1)}[option]
    done = act(state, option, *faces)
    told = kinds(done)
    end = ["gd-foe-slain", "gd-purse-found", "gd-time-passed"]
    assert told[told.index("gd-foe-slain") :] == end
    first = {
        "lesser": ["gd-spell-cast"],
        "greater": ["gd-spell-cast", "gd-backlash", "gd-health-lost"],
        "strike": ["gd-melee-won"],
    }
    assert told[: -len(end)] == first[option]
    assert (done.state.fight, done.state.agenda) == (None, ())


@pytest.mark.rule("GD-130")
def test_a_caster_that_dies_of_a_spell_has_no_spell_more():
    done = act(met(("wood", 2)), "lesser")
    assert "gd-foe-cast" not in kinds(done)
    assert (red(done.state), done.state.fight) == (10, None)


@pytest.mark.rule("GD-130")
def test_a_boss_that_dies_of_its_own_spell_has_lost():
    """One wound left: its greater spell costs it that one, and no exchange follows."""
    weak = lair(("drop", 4), ("drop", 6), one=hero(level=6, health=40, health_most=40))
    assert (weak.fight.foe.health, weak.fight.foe.magic) == (8, 4)
    won = act(weak, "lesser", 3)
    assert kinds(won)[:4] == ["gd-spell-cast", "gd-foe-cast", "gd-health-lost", "gd-foe-backlash"]
    assert kinds(won)[4] == "gd-foe-slain"
    assert won.state.ending == "won"


@pytest.mark.rule("GD-130")
@joined("cause", ["spell", "blow", "backlash"])
def test_a_heros_death_is_the_last_thing_of_a_fight(cause):
    if cause == "spell":
        dead = act(met(("wood", 3), one=hero(health=3, luck=0)), "strike")
    elif cause == "blow":
        dead = act(met(("hammer", 3), one=hero(health=3, luck=0)), "strike", 1, 6)
    else:
        dead = act(met(("wood", 3), one=hero(health=1, luck=0)), "greater", 1)
        assert "gd-foe-cast" not in kinds(dead)
    assert kinds(dead)[-2:] == ["gd-hero-fell", "gd-party-lost"]
    assert track(dead.state) == (0, 0)
    assert RULESET.legal_actions(dead.state, 1) == ()


@pytest.mark.rule("GD-131: lost")
def test_who_dies_of_the_spell_that_kills_has_lost():
    dead = act(met(("hammer", 1), one=hero(health=1, luck=0)), "greater", 6)
    assert kinds(dead)[-2:] == ["gd-hero-fell", "gd-party-lost"]
    assert (dead.state.ending, dead.state.heroes[0].xp) == ("dead", 0)


@pytest.mark.rule("GD-131: lost")
def test_who_dies_of_the_spell_that_kills_its_boss_has_lost():
    """The last boss has one wound left, and its greater spell kills both."""
    one = hero(level=6, health=8, luck=0)
    dead = act(lair(("drop", 4), ("drop", 6), one=one), "lesser", 1)
    told = kinds(dead)
    assert "gd-foe-slain" not in told
    assert told[-1] == "gd-party-lost"
    assert (dead.state.ending, dead.state.slain) == ("dead", ("mini",))
    assert RULESET.outcome(dead.state).result == "defeat"


@pytest.mark.rule("GD-131: luck saves")
@pytest.mark.permits("GD-131: luck saves")
@pytest.mark.parametrize(("option", "ending"), [("luck-1", "won"), ("luck-0", "dead")])
def test_luck_decides_who_won_when_both_are_at_zero(option, ending):
    one = hero(level=6, health=8, luck=1)
    asked = act(lair(("drop", 4), ("drop", 6), one=one), "lesser", 1).state
    assert (red(asked), asked.fight.foe.health, asked.ending) == (0, 0, "")
    faces = (2, 3) if option == "luck-1" else ()
    done = act(asked, option, *faces).state
    assert done.ending == ending


@pytest.mark.rule("GD-131: luck saves")
def test_luck_makes_the_spell_that_killed_a_monster_a_victory():
    asked = act(met(("hammer", 1), one=hero(health=1, luck=1)), "greater", 6).state
    assert list(menu(asked)) == ["luck-1", "luck-0"]
    saved = act(asked, "luck-1", 2, 3).state
    assert (saved.fight, red(saved), saved.heroes[0].xp) == (None, 3, 1)


@pytest.mark.rule("GD-141")
@joined("card", range(12))
def test_no_treasure_of_the_box_lets_anybody_cast_without_magic(card):
    state = met(("hammer", 3), one=hero(magic=0, cards=(card,)))
    offered = menu(state).keys()
    assert not offered & {"lesser", "greater"}
    for spell in ("lesser", "greater"):
        assert refusal(state, Cast(spell=spell)) == "gd-error-magic"


@pytest.mark.rule("GD-141")
def test_a_treasure_that_casts_would_do_so_without_magic(monkeypatch):
    """The rules speak of such cards: were a weapon one of them, its bearer could cast."""
    monkeypatch.setitem(TREASURE_SPELLS, AXE, "lesser")
    state = met(("hammer", 3), one=hero(magic=0, cards=(AXE,)))
    cast = act(state, "lesser", 6, 1)
    assert (cast.events[0].harm, blue(cast.state)) == (2, 0)
    assert "greater" not in menu(state)


@pytest.mark.rule("GD-146")
def test_every_hit_is_as_hard_as_the_first_down_to_the_last_wound():
    state = met(("hammer", 3), one=hero(health=20, health_most=20))
    for left in (3, 2, 1):
        assert state.fight.foe.health == left
        before = red(state)
        struck = act(state, "strike", 1, 6).state
        assert red(struck) == before - 3
        state = act(struck, "strike", 6, 1).state
    assert state.fight is None
