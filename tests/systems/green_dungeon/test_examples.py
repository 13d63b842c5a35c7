"""The worked examples, die by die."""

import pytest

from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, run
from tests.systems.green_dungeon.numbers import blue, red, track
from tests.systems.green_dungeon.pieces import boss, monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero


def enter(one, card, symbol="drop", faces=(), **more):
    """Go into a monster's room; the fight."""
    deck = tuple(sorted(monster(*each) for each in card))
    state = game(one, rooms={"C2": symbol}, monster_deck=deck, **more)
    return act(state, "go-n", *faces).state


@pytest.mark.rule("GD-018", "GD-020")
def test_x1_a_door_to_the_unexplored():
    deck = (0, 1)
    state = game(rooms={"C2": "cog"}, east="C3", treasure_deck=deck)
    held = act(state, "go-n", 3).state
    assert track(held) == (0, 0)
    opened = act(held, "retry-n", 6, 1).state
    assert track(opened) == (1, 0)
    assert track(act(opened, "pick-1").state) == (3, 0)


@pytest.mark.rule("GD-017")
def test_x2_a_door_to_a_visited_room():
    state = game(hero(level=2), east="C3", cleared="C2", time=3)
    held = act(state, "go-n", 2).state
    opened = act(held, "retry-n", 3, 6, 2, 4).state
    assert (opened.at, track(opened)) == (tile("C2"), (5, 1))


@pytest.mark.rule("GD-015")
def test_x3_the_free_side_of_a_door():
    assert track(act(game(east="C2", cleared="C2"), "go-n").state) == (0, 0)


@pytest.mark.rule("GD-069", "GD-070")
def test_x4_a_plain_monster():
    met = enter(hero(), [("hammer", 2)])
    assert met.fight.foe.difficulty == 2
    struck = act(met, "strike", 4, 5).state
    assert red(struck) == 8
    hit = act(struck, "strike", 6, 3).state
    assert hit.fight.foe.health == 1
    won = act(hit, "strike", 2, 2).state
    assert (won.heroes[0].xp, won.monster_deck, track(won)) == (1, (4,), (1, 0))


@pytest.mark.rule("GD-125")
def test_x5_a_caster():
    met = enter(hero(), [("wood", 3)])
    cast = act(met, "lesser").state
    assert (cast.fight.foe.health, cast.fight.foe.magic) == (1, 2)
    assert (red(cast), blue(cast)) == (7, 4)
    won = act(cast, "lesser").state
    assert (blue(won), won.heroes[0].xp, won.fight) == (3, 1, None)


@pytest.mark.rule("GD-118", "GD-126")
def test_x6_a_greater_spell_and_its_price():
    met = enter(hero(), [("drop", 3)])
    assert met.fight.foe.difficulty == 4
    assert menu(met)["bribe"].label.args == (("gold", 3),)
    cast = act(met, "greater", 2, 3, 3).state
    assert (cast.fight.foe.health, red(cast), blue(cast)) == (1, 5, 2)
    assert act(cast, "lesser").state.fight is None


@pytest.mark.rule("GD-073", "GD-074")
def test_x7_a_captain():
    met = enter(hero(level=2), [("hammer", 2), ("wood", 3)], "hammer", (1,))
    found = met.fight.foe
    assert (found.difficulty, found.health, found.magic) == (4, 4, 3)
    won = act(met, "greater", 4).state
    assert (blue(won), red(won), won.heroes[0].xp) == (3, 10, 2)
    assert won.heroes[0].cards == ()


@pytest.mark.rule("GD-115", "GD-128")
def test_x8_a_failed_flight():
    one = hero(level=2, cards=(treasure("hammer", 1),))
    state = fight(one, against=foe("C3", difficulty=4), cleared="C2")
    failed = act(state, "flee-n", 3, 5, 6, 2)
    assert kinds(failed) == ["gd-flight-lost", "gd-melee-won"]
    assert failed.events[1].mine == 6
    assert failed.state.fight.foe.health == 2


@pytest.mark.rule("GD-091", "GD-095", "GD-098")
def test_x9_the_lesser_boss():
    one = hero(level=3, xp=2, luck=2, cards=(treasure("hammer", 2),))
    coins = (treasure("cog", 1), treasure("cog", 2))
    state = game(one, rooms={"C2": "straw"}, boss_deck=(boss("hammer", 5),), treasure_deck=coins)
    met = act(state, "go-n").state
    assert (red(met), met.fight.foe.difficulty, met.fight.foe.magic) == (12, 6, 0)
    hit = act(met, "strike", 4, 5).state
    assert hit.fight.foe.health == 3
    struck = act(hit, "strike", 1, 4).state
    assert red(struck) == 6
    won = act(
        struck.with_(heroes=(struck.heroes[0].with_(magic=3),)), "strike", 5, 6, 1, 1, 2, 5, 4
    )
    after = won.state.heroes[0]
    assert (after.xp, after.luck, after.health, after.magic) == (5, 3, 11, 7)
    assert won.state.time == 4
    risen = act(won.state, "level-up").state.heroes[0]
    assert (risen.level, risen.health_most, risen.magic_most) == (4, 13, 8)
    assert (risen.health, risen.magic, risen.xp, risen.luck) == (13, 8, 0, 3)


@pytest.mark.rule("GD-101", "GD-122")
def test_x10_the_final_boss():
    rooms = {"C2": "straw", "A1": "straw"}
    deck = tuple(sorted((boss("drop", 4), boss("wood", 6))))
    state = game(
        hero(level=4),
        rooms=rooms,
        seen="C2",
        cleared="A1",
        lairs=(tile("A1"), tile("C2")),
        slain=("mini",),
        boss_deck=deck,
        treasure_deck=(),
    )
    met = run(state, "go-n", ("enter", 1))
    cast = act(met, "lesser", 2).state
    assert (red(cast), blue(cast)) == (4, 7)
    assert (cast.fight.foe.health, cast.fight.foe.magic) == (1, 1)
    won = act(cast, "lesser").state
    assert (won.ending, won.heroes[0].xp, won.gold) == ("won", 5, 6)


@pytest.mark.rule("GD-031", "GD-032", "GD-037")
def test_x11_a_rest_over_the_end_of_the_track():
    tired = hero(health=3, magic=1)
    state = game(tired, cleared="B3 E5", time=14, events=2)
    rested = act(state, "rest", 2, 3, 6, 1, 5, 5, 4, 3, 5, 2).state
    assert track(rested) == (2, 1)
    assert (red(rested), blue(rested)) == (8, 3)
    assert not rested.tiles[tile("B3")].up
    assert not rested.tiles[tile("E5")].up


@pytest.mark.rule("GD-034", "GD-046")
def test_x12_an_interrupted_rest():
    tired = hero(health=3, magic=1)
    state = game(tired, time=4, events=1, monster_deck=(monster("hammer", 1),))
    met = act(state, "rest", 1, 1, 3, 4, 2).state
    assert track(met) == (5, 2)
    assert "bribe" not in menu(met)
    over = act(met, "strike", 6, 1, 4).state
    assert track(over) == (8, 2)
    assert (red(over), blue(over)) == (7, 1)


@pytest.mark.rule("GD-085", "GD-086", "GD-087")
@joined(
    ("card", "die", "health", "magic"),
    [(("hammer", 6), 4, 5, 5), (("wood", 5), 3, 10, 1), (("cog", 4), 3, 10, 5)],
)
def test_x13_traps(card, die, health, magic):
    state = game(rooms={"C2": "brick"}, boss_deck=(boss(*card),), treasure_deck=(3,))
    after = act(state, "go-n", die).state
    assert (red(after), blue(after)) == (health, magic)
    assert after.heroes[0].cards == ((3,) if card[0] == "cog" else ())


@pytest.mark.rule("GD-079", "GD-080", "GD-081", "GD-082")
def test_x14_magic_rooms():
    def at(card, one, **more):
        return game(one, rooms={"C2": "wood", "A1": "straw"}, boss_deck=(boss(*card),), **more)

    assert red(act(at(("hammer", 6), hero()), "go-n", 2).state) == 7
    asked = act(at(("cog", 4), hero(level=3), treasure_deck=(0, 3)), "go-n", 1, 1).state
    assert (red(asked), asked.agenda[0].kind) == (12, "pick")
    assert red(act(at(("drop", 5), hero(health=7)), "go-n").state) == 10
    seen = run(at(("wood", 4), hero()), "go-n", "see-a1", "see-b1", "see-c1", "see-d1")
    assert seen.lairs == (tile("A1"),)
    assert not seen.tiles[tile("C1")].explored


@pytest.mark.rule("GD-059", "GD-061")
def test_x15_luck():
    struck = act(fight(hero(health=3), against=foe("C3", difficulty=5)), "strike", 1, 6).state
    assert red(struck) == 0
    assert red(act(struck, "luck-1", 2, 5).state) == 5
    scratched = act(fight(hero(health=3), against=foe("C3", difficulty=1)), "strike", 1, 6).state
    assert (red(scratched), scratched.agenda[0].kind == "luck") == (2, False)


@pytest.mark.rule("GD-136")
def test_x17_a_second_weapon():
    old, new = treasure("hammer", 1), treasure("hammer", 2)
    guard = foe("C3", health=1, treasure=True)
    state = fight(hero(cards=(old,)), against=guard, gold=5, treasure_deck=(new,))
    found = act(state, "strike", 6, 1).state
    assert found.gold == 7
    sold = act(found, "sell-old").state
    assert (sold.gold, sold.heroes[0].edge, sold.treasure_deck) == (9, 2, ())


@pytest.mark.rule("GD-109", "GD-110")
@pytest.mark.permits("GD-110")
def test_x18_bribes():
    coin = treasure("wood", 1)
    met = enter(hero(), [("cog", 3)], gold=5, treasure_deck=(coin,), cleared="C1")
    paid = act(met, "bribe").state
    assert (paid.gold, paid.foes[0].left, track(paid)) == (2, "bribed", (1, 0))
    again = run(paid, "go-s", "go-n")
    assert "bribe" not in menu(again)
    won = run(again, ("strike", 6, 1), ("strike", 6, 1), ("strike", 6, 1))
    assert (won.gold, won.heroes[0].xp, won.heroes[0].cards) == (6, 1, (coin,))
    fled = foe("C2", price=3, fled=True, left="fled")
    dear = act(game(foes=(fled,), cleared="C2", gold=6), "go-n").state
    assert menu(dear)["bribe"].label.args == (("gold", 6),)
