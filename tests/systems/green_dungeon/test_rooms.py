"""Rooms by their symbols."""

import pytest

from rules.core.words import CORE_CATALOG, load_words
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import Bribe, See
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import blue, red, track
from tests.systems.green_dungeon.pieces import boss, monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

WORDS = load_words((CORE_CATALOG, RULESET.catalog))


def meet(*cards, symbol="drop", faces=(), **more):
    """Enter a room of monsters whose cards are known; the foe that is met."""
    deck = tuple(sorted(monster(*card) for card in cards))
    state = act(game(rooms={"C2": symbol}, monster_deck=deck, **more), "go-n", *faces).state
    return state.fight.foe


def enter(symbol, card, *faces, who=None, **more):
    """Enter a room for which a Boss card is drawn; the transition."""
    deck = more.pop("boss_deck", (boss(*card),))
    state = game(who or hero(), rooms={"C2": symbol}, boss_deck=deck, **more)
    return act(state, "go-n", *faces)


@pytest.mark.rule("GD-065: health")
def test_a_monster_of_a_drop_room():
    found = meet(("cog", 2))
    assert (found.difficulty, found.health, found.magic) == (2, 2, 0)


@pytest.mark.rule("GD-066")
def test_a_drop_is_harder():
    found = meet(("drop", 2))
    assert (found.difficulty, found.health) == (3, 3)


@pytest.mark.rule("GD-067")
def test_a_wood_monster_is_a_caster():
    assert meet(("wood", 3)).magic == 3


@pytest.mark.rule("GD-068")
def test_a_cog_guards_a_treasure():
    coin = treasure("wood", 1)
    state = game(monster_deck=(monster("cog", 1),), treasure_deck=(coin,), cleared="C4")
    met = act(state, "go-n").state
    assert met.fight.foe.treasure
    won = act(met, "strike", 6, 1).state
    assert (won.heroes[0].cards, won.gold) == ((coin,), 4)
    fled = act(met, "flee-s", 6, 1).state
    assert (fled.heroes[0].cards, fled.gold) == ((), 3)


@pytest.mark.rule("GD-069")
def test_a_hammer_means_nothing_there():
    assert meet(("hammer", 3)).difficulty == 3


@pytest.mark.rule("GD-070")
def test_a_dead_monster():
    state = game(monster_deck=(monster("hammer", 1),))
    won = run(state, "go-n", ("strike", 6, 1))
    assert (won.heroes[0].xp, won.monster_deck) == (1, (monster("hammer", 1),))
    assert won.cleared(won.at)


@pytest.mark.rule("GD-071: stays", "GD-071: wounds", "GD-071: magic")
def test_a_monster_you_fled_from_stays_as_it_was():
    wounded = foe("C3", health=1, difficulty=3, magic=2)
    away = act(fight(against=wounded, cleared="C2"), "flee-n", 6, 1).state
    assert [(f.health, f.magic, f.left) for f in away.waiting(tile("C3"))] == [(1, 2, "fled")]
    again = act(away, "go-s")
    assert kinds(again) == ["gd-room-entered", "gd-foe-awaited"]
    assert (again.state.fight.foe.health, again.state.fight.foe.magic) == (1, 2)


@pytest.mark.rule("GD-072: two cards", "GD-072: the higher number")
def test_two_cards_for_a_hammer_room():
    found = meet(("cog", 1), ("cog", 3), symbol="hammer", faces=(1,))
    assert (found.difficulty, found.kind) == (3, "captain")


@pytest.mark.rule("GD-073")
@joined(
    ("first", "second", "hard"),
    [("drop", "hammer", 5), ("hammer", "cog", 4), ("drop", "wood", 4), ("wood", "cog", 3)],
)
def test_each_drop_or_hammer_is_one_more(first, second, hard):
    assert meet((first, 1), (second, 3), symbol="hammer", faces=(1,)).difficulty == hard


@pytest.mark.rule("GD-074")
@joined(
    ("cards", "magic"),
    [
        ((("wood", 1), ("cog", 3)), 1),
        ((("wood", 1), ("wood", 2)), 2),
        ((("cog", 1), ("cog", 2)), 0),
    ],
)
def test_magic_of_a_hammer_room(cards, magic):
    assert meet(*cards, symbol="hammer", faces=(1,)).magic == magic


@pytest.mark.rule("GD-075")
def test_one_treasure_however_many_cogs():
    deck = (monster("cog", 1), monster("cog", 2))
    coins = (treasure("wood", 1), treasure("wood", 2))
    state = game(rooms={"C2": "hammer"}, monster_deck=deck, treasure_deck=coins)
    met = act(state, "go-n", 1).state
    won = run(met, ("strike", 6, 1), ("strike", 6, 1, 1))
    assert len(won.heroes[0].cards) == 1


@pytest.mark.rule("GD-076")
def test_one_more_in_melee():
    big = fight(hero(level=2), against=foe("C3", "captain"), symbol="hammer")
    assert red(act(big, "strike", 3, 4).state) == 9
    assert red(act(fight(hero(level=2)), "strike", 3, 4).state) == 11


@pytest.mark.rule("GD-077: two experience", "GD-077: both cards back")
def test_two_experience_and_both_cards_back():
    deck = (monster("hammer", 1), monster("cog", 1))
    state = game(rooms={"C2": "hammer"}, monster_deck=deck, treasure_deck=())
    won = run(state, ("go-n", 1), ("strike", 6, 1), ("strike", 6, 1))
    assert (won.heroes[0].xp, won.monster_deck) == (2, deck)


@pytest.mark.rule("GD-078: drawn", "GD-078: laid aside", "GD-004: only where a rule says so")
def test_the_card_of_a_magic_room_is_laid_aside():
    after = enter("wood", ("drop", 5), 1, boss_deck=(1, 5)).state
    assert (after.boss_deck, after.spent) == ((5,), (1,))
    again = act(after.with_(tiles=game(rooms={"C1": "wood"}, cleared="C2").tiles), "go-n", 6).state
    assert (again.boss_deck, again.spent) == ((), (1, 5))


@pytest.mark.rule("GD-079")
@pytest.mark.parametrize(("before", "after"), [(8, 10), (3, 8)])
def test_healing_magic(before, after):
    assert red(enter("wood", ("drop", 5), who=hero(health=before)).state) == after


@pytest.mark.rule("GD-080")
@pytest.mark.permits("GD-080")
def test_a_vision():
    asked = enter("wood", ("wood", 4)).state
    assert len([name for name in menu(asked) if name.startswith("see-")]) == 23
    assert refusal(asked, See(tile=tile("C3"))) == "gd-error-seen"
    first = act(asked, "see-a1").state
    assert not first.tiles[tile("A1")].up
    assert refusal(first, See(tile=tile("A1"))) == "gd-error-seen"
    shown = run(first, "see-b1", "see-d1", "see-e1")
    for name in ("A1", "B1", "D1", "E1"):
        there = shown.tiles[tile(name)]
        assert (there.up, there.explored, there.done) == (True, False, False)
    assert track(shown) == (1, 0)


@pytest.mark.rule("GD-081")
@joined(("level", "die", "harm"), [(1, 2, 3), (1, 6, 0), (3, 1, 2)])
def test_harmful_magic(level, die, harm):
    after = enter("wood", ("hammer", 6), die, who=hero(level=level)).state
    assert red(after) == 9 + level - harm


@pytest.mark.rule("GD-082")
@pytest.mark.permits("GD-082")
def test_a_guarded_treasure():
    coins = (treasure("wood", 1), treasure("cog", 1))
    asked = enter("wood", ("cog", 4), 1, 1, treasure_deck=coins).state
    assert red(asked) == 8
    assert asked.agenda[0].kind == "pick"
    kept = act(asked, f"pick-{coins[0] + 1}").state
    assert (kept.heroes[0].cards, kept.treasure_deck) == ((coins[0],), (coins[1],))
    dead = enter("wood", ("cog", 6), 1, who=hero(health=2, luck=0), treasure_deck=coins).state
    assert (dead.ending, dead.treasure_deck) == ("dead", coins)


@pytest.mark.rule("GD-083")
def test_magic_works_once():
    after = enter("wood", ("drop", 4)).state
    assert kinds(act(after, "go-s")) == ["gd-room-crossed"]
    again = act(act(after, "go-s").state, "go-n")
    assert kinds(again) == ["gd-room-crossed"]
    assert track(again.state) == (1, 0)


@pytest.mark.rule("GD-083")
def test_magic_may_be_left_alone_if_so_ruled():
    asked = enter("wood", ("drop", 4), options={"wood_optional": True}).state
    left = act(asked, "touch-not").state
    assert (left.cleared(left.at), track(left)) == (False, (1, 0))
    assert act(asked, "touch").state.cleared(left.at)


@pytest.mark.rule("GD-084")
@joined(("die", "avoided"), [(3, False), (4, True), (5, True), (6, True)])
def test_avoiding_a_trap(die, avoided):
    after = enter("brick", ("hammer", 5), die)
    assert ("gd-trap-avoided" in kinds(after)) is avoided


@pytest.mark.rule("GD-085")
def test_the_harm_of_a_trap():
    assert red(enter("brick", ("hammer", 6), 1).state) == 5
    assert red(enter("brick", ("hammer", 6), 1, who=hero(level=3)).state) == 9


@pytest.mark.rule("GD-086")
def test_a_trap_of_wood_takes_magic():
    after = enter("brick", ("wood", 5), 1, who=hero(magic=2)).state
    assert (blue(after), red(after)) == (0, 10)


@pytest.mark.rule("GD-087")
@pytest.mark.parametrize("die", [1, 6])
def test_a_trap_of_cog_leaves_a_treasure(die):
    after = enter("brick", ("cog", 5), die, treasure_deck=(3,)).state
    assert after.heroes[0].cards == (3,)
    dead = enter("brick", ("cog", 6), 1, who=hero(health=3, luck=0), treasure_deck=(3,)).state
    assert dead.treasure_deck == (3,)


@pytest.mark.rule("GD-088: laid aside", "GD-088: free to pass")
def test_the_card_of_a_trap_is_laid_aside():
    after = enter("brick", ("hammer", 4), 1, 6, boss_deck=(3, 4)).state
    assert (after.boss_deck, after.spent) == ((4,), (3,))
    assert after.cleared(after.at)


@pytest.mark.rule("GD-089: two drawn", "GD-089: one kept")
def test_a_treasure_room():
    deck = (treasure("hammer", 1), treasure("cog", 2))
    asked = act(game(rooms={"C2": "cog"}, treasure_deck=deck), "go-n", 1).state
    assert list(menu(asked)) == ["pick-4", "pick-12"]
    kept = act(asked, "pick-4").state
    assert (kept.heroes[0].cards, kept.treasure_deck, kept.gold) == ((3,), (11,), 4)
    sold = act(asked, "pick-12").state
    assert (sold.heroes[0].cards, sold.treasure_deck, sold.gold) == ((), deck, 7)


@pytest.mark.rule("GD-111: traps", "GD-111: magic")
@pytest.mark.parametrize("symbol", ["brick", "wood"])
def test_traps_and_magic_take_no_bribes(symbol):
    after = enter(symbol, ("hammer", 4), 1).state
    assert refusal(after, Bribe()) == "gd-error-now-move"


@pytest.mark.rule("GD-142: used cards", "GD-142: monsters are lent", "GD-142: a coin")
def test_empty_decks():
    lent = act(game(monster_deck=()), "go-n", 5).state
    assert (lent.fight.foe.cards, lent.fight.foe.lent) == ((4,), 1)
    won = run(lent, ("strike", 6, 1), ("strike", 6, 1))
    assert won.monster_deck == ()
    coin = act(game(rooms={"C2": "cog"}, treasure_deck=()), "go-n").state
    assert coin.gold == 4
    again = enter("brick", ("hammer", 4), 2, 6, boss_deck=(), spent=(3, 4)).state
    assert (again.boss_deck, again.spent) == ((3,), (4,))


@pytest.mark.rule("GD-145")
def test_every_foe_has_a_name():
    met = act(game(monster_deck=(0,)), "go-n")
    name = WORDS.phrase("gd-warren-foe-0")
    assert name in WORDS.say(met.events[-1].text())
    deck = (0, 3)
    captain = act(game(rooms={"C2": "hammer"}, monster_deck=deck), "go-n", 1)
    assert f"Captain {name}" in WORDS.say(captain.events[-1].text())


@pytest.mark.rule("GD-145")
@pytest.mark.parametrize("first", [1, 2])
def test_who_leads_has_the_name_of_the_higher_card_whichever_is_drawn_first(first):
    """A captain of one and three, and a last boss of five and six."""
    deck = (monster("drop", 1), monster("hammer", 3))
    captain = act(game(rooms={"C2": "hammer"}, monster_deck=deck), "go-n", first)
    name = WORDS.phrase(f"gd-warren-foe-{monster('hammer', 3)}")
    assert f"Captain {name}" in WORDS.say(captain.events[-1].text())
    lairs = {"rooms": {"C2": "straw", "A1": "straw"}, "lairs": (tile("A1"), tile("C2"))}
    deck = (boss("cog", 5), boss("cog", 6))
    door = act(game(seen="A1 C2", boss_deck=deck, **lairs), "go-n").state
    last = act(door, "enter", first)
    name = WORDS.phrase(f"gd-warren-boss-{boss('cog', 6)}")
    assert f" {name}: damage 6" in WORDS.say(last.events[-1].text())
