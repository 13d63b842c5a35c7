"""Rooms of magic, traps and treasure: which card is drawn, what it leaves, where it goes."""

import pytest

from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Bribe
from rules.systems.green_dungeon.content import BOSSES
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import red, track
from tests.systems.green_dungeon.pieces import boss, monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

NO_WANDERER = (3, 2, 6)
"""An event check with one cube that restores C2 and brings nobody."""


def into(symbol, *faces, one=None, **more):
    """Go north into a room of some kind; the transition."""
    return act(game(one or hero(), rooms={"C2": symbol}, **more), "go-n", *faces)


@pytest.mark.rule("GD-078: drawn")
@joined(("face", "card"), [(1, ("drop", 4)), (6, ("hammer", 6)), (12, ("cog", 6))])
def test_a_die_draws_the_magic_of_a_room_from_the_whole_deck(face, card):
    strong = hero(level=6)
    faces = {"drop": (), "hammer": (6,), "cog": (6, 1, 1)}[card[0]]
    found = into("wood", face, *faces, one=strong)
    told = next(event for event in found.events if event.kind == "gd-magic-found")
    assert (told.number, found.state.spent) == (card[1], (boss(*card),))


@pytest.mark.rule("GD-078: laid aside")
@joined("face", [1, 4, 7, 10])
def test_the_card_of_a_magic_room_stays_out_of_the_deck_whatever_it_did(face):
    """Of each symbol the four; then a rest, an event, and the next magic is of the eleven."""
    state = game(
        hero(level=6), rooms={"C2": "wood", "C1": "wood"}, treasure_deck=(), seen="A1 B1 D1 E1"
    )
    symbol = BOSSES[face - 1].symbol
    dice = {"drop": (), "wood": (), "hammer": (6,), "cog": (6,)}[symbol]
    state = act(state, "go-n", face, *dice).state
    while state.agenda:
        state = act(state, next(iter(menu(state)))).state
    rested = act(state, "rest", 1, 1, 1).state
    assert (rested.spent, len(rested.boss_deck)) == ((face - 1,), 11)
    assert face - 1 not in rested.boss_deck


@pytest.mark.rule("GD-088: laid aside")
@pytest.mark.parametrize("die", [1, 6])
def test_the_card_of_a_trap_stays_out_of_the_deck_hit_or_not(die):
    state = game(rooms={"C2": "brick", "C1": "brick"}, boss_deck=(3, 4, 5))
    first = act(state, "go-n", 2, die).state
    assert (first.boss_deck, first.spent) == ((3, 5), (4,))
    second = act(first, "go-n", 2, 6).state
    assert (second.boss_deck, second.spent) == ((3,), (4, 5))


@pytest.mark.rule("GD-088: free to pass")
@pytest.mark.permits("GD-088: free to pass")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("symbol", ["drop", "hammer", "wood", "cog"])
def test_a_trap_springs_once_and_the_room_is_free_hit_or_not(symbol, die):
    sprung = into("brick", die, boss_deck=(boss(symbol, 5),), treasure_deck=(), cleared="C1").state
    assert sprung.cleared(tile("C2"))
    through = act(sprung, "go-n")
    back = act(through.state, "go-s")
    assert (kinds(through), kinds(back)) == (["gd-room-crossed"], ["gd-room-crossed"])
    assert track(back.state) == (1, 0)
    assert "walk-c3" in menu(through.state)


@pytest.mark.rule("GD-089: two drawn")
def test_two_treasures_are_drawn_by_two_dice():
    """Of twelve the fourth, a weapon; of the other eleven the eleventh, a purse of two."""
    asked = into("cog", 4, 11).state
    assert asked.agenda[0].cards == (treasure("hammer", 1), treasure("cog", 2))
    assert len(asked.treasure_deck) == 10


@pytest.mark.rule("GD-089: one kept")
@pytest.mark.permits("GD-089: one kept")
@pytest.mark.parametrize(("kept", "left"), [(3, 8), (8, 3)])
def test_one_is_kept_with_its_gold_and_the_other_goes_back(kept, left):
    asked = into("cog", 1, treasure_deck=(3, 8)).state
    assert list(menu(asked)) == ["pick-4", "pick-9"]
    done = act(asked, f"pick-{kept + 1}")
    after = done.state
    assert (after.heroes[0].cards, after.treasure_deck) == ((kept,), (left,))
    assert after.gold == 3 + (1 if kept == 3 else 2)
    assert track(after) == (1, 0)


@pytest.mark.rule("GD-089: two drawn")
def test_treasure_is_found_once_and_again_when_the_room_was_restored():
    taken = run(into("cog", 1, treasure_deck=(3, 8)).state, "pick-4", "go-s")
    assert kinds(act(taken, "go-n")) == ["gd-room-crossed"]
    late = run(taken, ("rest", 1, 1, 1), ("rest", *NO_WANDERER, 1, 1, 1))
    assert not late.tiles[tile("C2")].up
    again = act(late, "go-n")
    assert "gd-treasure-claimed" in kinds(again)
    assert again.state.heroes[0].cards == (3, 8)


@pytest.mark.rule("GD-089: one kept")
def test_the_last_treasure_of_the_deck_is_nothing_to_choose_from():
    found = into("cog", treasure_deck=(8,)).state
    assert (found.heroes[0].cards, found.treasure_deck, found.gold) == ((8,), (), 5)


@pytest.mark.rule("GD-111: traps")
@joined("symbol", ["drop", "hammer", "wood", "cog"])
def test_no_gold_turns_a_trap_away(symbol):
    """A trap of six catches a hero of two health: luck is asked, and a treasure may be left."""
    state = game(
        hero(health=2),
        rooms={"C2": "brick"},
        boss_deck=(boss(symbol, 6),),
        treasure_deck=(1,),
        gold=50,
    )
    assert_no_bribe(act(state, "go-n", 1).state, gold=51 if symbol == "cog" else 50)


@pytest.mark.rule("GD-111: magic")
@joined("symbol", ["drop", "wood", "hammer", "cog"])
@joined("optional", [False, True])
def test_no_gold_turns_magic_away(symbol, optional):
    state = game(
        hero(health=4),
        rooms={"C2": "wood"},
        boss_deck=(boss(symbol, 6),),
        treasure_deck=(0, 11),
        gold=50,
        options={"wood_optional": optional},
    )
    die = {"hammer": (1,), "cog": (1,)}.get(symbol, ())
    if optional:
        asked = act(state, "go-n").state
        assert_no_bribe(asked, gold=50, stop="wood")
        woken = act(asked, "touch", *die).state
    else:
        woken = act(state, "go-n", *die).state
    assert_no_bribe(woken, gold=51 if symbol == "cog" else 50)


def assert_no_bribe(state, gold, stop=""):
    """At every decision that follows no bribe is offered nor taken, and gold is only found."""
    while state.agenda and state.agenda[0].kind != stop:
        assert "bribe" not in menu(state)
        assert refusal(state, Bribe()) == f"gd-error-now-{state.agenda[0].kind}"
        # Luck heals by two dice; where a choice of treasure follows, a third draws its first card.
        follows = any(step.kind == "draw-two" for step in state.agenda)
        dice = (6, 6, 1)[: 2 + follows] if state.agenda[0].kind == "luck" else ()
        state = act(state, next(iter(menu(state))), *dice).state
    assert "bribe" not in menu(state)
    assert state.gold == gold


@pytest.mark.rule("GD-137: only gold", "GD-137: goes back")
@joined(("number", "gold"), [(1, 2), (2, 4)])
@joined("where", ["cog", "brick", "drop"])
def test_a_purse_is_twice_its_number_and_stays_in_the_deck(where, number, gold):
    """In a room of treasure, behind a trap, with a monster: never in hand, always in the deck."""
    purse = treasure("cog", number)
    state = game(
        rooms={"C2": where},
        boss_deck=(boss("cog", 4),),
        monster_deck=(monster("cog", 1),),
        treasure_deck=(purse,),
    )
    found = act(state, "go-n", *((6,) if where == "brick" else ())).state
    if where == "drop":
        found = act(found, "strike", 6, 1).state
    assert (found.gold, found.heroes[0].cards, found.treasure_deck) == (3 + gold, (), (purse,))
    assert RULESET.view(found, None).story


@pytest.mark.rule("GD-142: used cards")
def test_used_boss_cards_make_a_new_deck_in_the_middle_of_a_lair():
    """The final boss takes two cards where one is left: the used ones are shuffled for it."""
    rooms = {"C2": "straw", "A1": "straw"}
    lairs = (tile("A1"), tile("C2"))
    state = game(
        rooms=rooms,
        seen="C2",
        cleared="A1",
        lairs=lairs,
        boss_deck=(9,),
        spent=(3, 11),
        removed=(0,),
    )
    met = run(state, "go-n", ("enter", 2))
    assert set(met.fight.foe.cards) == {9, 11}
    assert (met.boss_deck, met.spent, met.removed) == ((3,), (), (0,))


@pytest.mark.rule("GD-142: used cards")
def test_a_potion_that_was_drunk_is_found_again():
    state = game(hero(health=3, cards=(0,)), rooms={"C2": "cog"}, treasure_deck=(), cleared="C4")
    drunk = run(state, "go-s", "drink-1", "go-n")
    assert drunk.treasure_deck == (0,)
    found = act(drunk, "go-n").state
    assert found.heroes[0].cards == (0,)


@pytest.mark.rule("GD-142: monsters are lent")
def test_a_monster_that_is_lent_leaves_the_decks_as_they_were():
    """The only card of the deck waits in C2; in C1 another comes, of any of the twelve."""
    state = game(monster_deck=(monster("hammer", 1),), cleared="C4", treasure_deck=(), gold=9)
    paid = run(state, "go-n", "bribe")
    lent = act(paid, "go-n", monster("cog", 2) + 1).state
    assert lent.fight.foe.cards == (monster("cog", 2),)
    won = run(lent, ("strike", 6, 1), ("strike", 6, 1))
    assert won.monster_deck == ()
    back = run(won, "go-s", ("strike", 6, 1))
    assert back.monster_deck == (monster("hammer", 1),)


@pytest.mark.rule("GD-142: monsters are lent")
@joined(("face", "hard"), [(4, 3), (5, 4), (6, 5), (11, 3)])
def test_of_a_captain_only_the_lent_card_is_not_returned(face, hard):
    """The deck's last card is a Hammer of one; the other is drawn from a copy by a die."""
    own = monster("hammer", 1)
    state = game(rooms={"C2": "hammer"}, monster_deck=(own,), treasure_deck=(), cleared="C4")
    met = act(state, "go-n", face).state
    assert met.fight.foe.difficulty == hard
    weak = met.with_(fight=met.fight.with_(foe=met.fight.foe.with_(health=1)))
    assert act(weak, "strike", 6, 1).state.monster_deck == (own,)


@pytest.mark.rule("GD-142: a coin")
@joined(("kind", "coins"), [("minion", 1), ("mini", 2), ("final", 3)])
def test_with_no_treasure_left_every_draw_is_a_coin(kind, coins):
    against = foe("C3", kind, health=1, treasure=kind == "minion")
    lairs = {"minion": (), "mini": (tile("C3"),), "final": (tile("A1"), tile("C3"))}[kind]
    state = fight(against=against, symbol="straw", lairs=lairs, treasure_deck=())
    rest = (1, 1, 1) if kind == "mini" else ()
    won = act(state, "strike", 6, 1, *rest)
    assert kinds(won).count("gd-purse-found") == coins
    assert won.state.gold == 3 + coins


@pytest.mark.rule("GD-142: a coin")
def test_an_empty_room_of_treasure_is_one_coin():
    found = into("cog", treasure_deck=())
    assert kinds(found).count("gd-purse-found") == 1
    assert (found.state.gold, red(found.state)) == (4, 10)
