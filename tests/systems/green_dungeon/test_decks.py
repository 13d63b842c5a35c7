"""Where cards go when they are used."""

import pytest

from tests.systems.green_dungeon.moves import act, run
from tests.systems.green_dungeon.pieces import boss, monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero


@pytest.mark.rule("GD-004: only where a rule says so")
def test_a_drunk_potion_goes_back_and_a_weapon_stays():
    vial, blade = treasure("drop", 1), treasure("hammer", 1)
    worn = hero(health=3, cards=(vial, blade))
    state = game(worn, rooms={"C2": "brick"}, boss_deck=(0, 1), treasure_deck=(0, 11))
    drunk = run(state, ("go-n", 1, 6), "drink-1")
    assert drunk.treasure_deck == tuple(sorted((vial, 0, 11)))
    assert drunk.heroes[0].cards == (blade,)


@pytest.mark.rule("GD-004: only where a rule says so")
def test_the_card_of_a_monster_is_back_only_when_it_is_dead():
    card = monster("hammer", 1)
    met = act(game(monster_deck=(card, 4), cleared="C4"), "go-n", 1).state
    assert met.monster_deck == (4,)
    fled = act(met, "flee-s", 6, 1).state
    assert fled.monster_deck == (4,)
    back = act(fled, "go-n").state
    assert act(back, "strike", 6, 1).state.monster_deck == (card, 4)


@pytest.mark.rule("GD-004: when the deck is empty")
def test_used_boss_cards_come_back_only_when_their_deck_is_empty():
    rooms = {"C2": "brick", "C1": "brick", "C4": "brick"}
    used = act(game(rooms=rooms, boss_deck=(3, 4)), "go-n", 1, 6).state
    assert (used.boss_deck, used.spent) == ((4,), (3,))
    both = act(used, "go-n", 6).state
    assert (both.boss_deck, both.spent) == ((), (3, 4))
    again = run(both, "go-s", "go-s", ("go-s", 1, 6))
    assert (again.boss_deck, again.spent) == ((4,), (3,))


@pytest.mark.rule("GD-004: when the deck is empty")
def test_the_card_of_a_dead_boss_does_not_come_back_even_then():
    card = boss("hammer", 5)
    against = foe("C3", "mini", cards=(card,), difficulty=6, health=1)
    state = fight(
        against=against,
        symbol="straw",
        rooms={"C2": "brick"},
        lairs=(tile("C3"),),
        boss_deck=(),
        spent=(3,),
        treasure_deck=(),
    )
    won = run(state, ("strike", 6, 1, 1, 1, 1), "level-wait")
    after = act(won, "go-n", 6, 6, 6, 6).state
    assert (after.boss_deck, after.spent, after.removed) == ((), (3,), (card,))
