"""Fights of parties and of shared heroes beside a second, plain implementation."""

import random

import pytest

from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.combat import begin_fight
from rules.systems.green_dungeon.content import TREASURES
from rules.systems.green_dungeon.flow import settle
from rules.systems.green_dungeon.play import Play
from tests.systems.green_dungeon.tables import foe, game, hero
from tests.systems.green_dungeon.twins import Battle, Fighter, Opponent

GAMES = 1000
WEAPONS = [card for card, face in enumerate(TREASURES) if face.symbol == "hammer"]
CHOICES = {
    "decisions": ("vote", "leader", "anyone"),
    "order": ("seat", "any"),
    "magic_simultaneous": (False, True),
    "luck_floor_zero": (True, False),
    "wounded_monsters_weaken": (False, True),
}


class Faces:
    """Dice by chance; what fell is given once more, in order, to who plays the same again."""

    rolls = ()

    def __init__(self, chance):
        self.chance, self.fell = chance, []

    def roll(self, sides, reason):
        self.fell.append(self.chance.randint(1, sides))
        return self.fell[-1]

    def again(self, _sides):
        return self.fell.pop(0)


def one(chance, seat):
    """A hero by chance."""
    level = chance.randint(1, 3)
    return hero(
        seat,
        level=level,
        health=chance.randint(1, 9 + level),
        magic=chance.randint(0, 4 + level),
        luck=chance.randint(0, 3),
        xp=chance.randint(0, 9),
        cards=(chance.choice(WEAPONS),) * chance.randint(0, 1),
    )


def begun(chance, *, shared):
    """A fight by chance, as the game has it and as the twin does, with the dice of both."""
    rules = {name: chance.choice(values) for name, values in CHOICES.items()}
    size = chance.randint(2, 4)
    heroes = [one(chance, seat) for seat in range(1, 2 if shared else size + 1)]
    hard, scale = chance.randint(1, 6), len(heroes)
    made = foe(
        "C3",
        chance.choice(("minion", "minion", "captain", "mini", "final")),
        difficulty=hard,
        health=chance.randint(1, hard * scale),
        health_most=hard * scale,
        magic=chance.randint(0, 4) * scale,
        price=chance.randint(1, 4),
        fled=chance.random() < 0.3,
        scale=scale,
    )
    gold, asleep = chance.randint(0, 20), chance.random() < 0.2
    refuge = chance.random() < 0.6
    options = {**rules, "mode": "shared" if shared else "party"}
    explored = "C2" if refuge else ""
    state = game(*heroes, options=options, players=size, gold=gold, explored=explored)
    dice = Faces(chance)
    battle = Battle(
        [fighter(each) for each in heroes],
        Opponent(made.kind, hard, made.health, made.magic, made.price, made.fled, scale),
        shared,
        list(range(1, size + 1)),
        rules,
        gold,
        asleep,
        ["n"] if refuge else [],
        dice.again,
    )
    play = Play(state, dice)
    begin_fight(play, made, resting=asleep)
    settle(play)
    return play.state, battle, dice


def fighter(each):
    return Fighter(
        *(each.seat, each.level, each.health, each.health_most),
        *(each.magic, each.luck, each.edge, each.xp),
    )


def same(state, battle):
    """Heroes and foe agree."""
    for mine in battle.heroes:
        theirs = state.hero(mine.seat)
        assert (theirs.alive, theirs.health, theirs.magic) == (mine.alive, mine.health, mine.magic)
        assert (theirs.luck, theirs.xp) == (mine.luck, mine.xp)
        # What bosses guarded is drawn at once, and may be a weapon.
        assert battle.ending == "won" or theirs.edge == mine.edge
    if state.fight:
        assert (state.fight.foe.health, state.fight.foe.magic) == (
            battle.foe.health,
            battle.foe.magic,
        )


def ended(state, battle):
    """The fight ended the same way."""
    match battle.ending:
        case "won":
            assert state.fight is None
            assert not state.foes
        case "fled" | "bribed":
            assert [each.left for each in state.foes] == [battle.ending]
            assert state.gold == battle.gold
        case "dead":
            assert state.ending == "dead"
        case "alone":
            assert len(state.living) == 1


@pytest.mark.rule("GD-143")
@pytest.mark.rule("GD-144")
@pytest.mark.parametrize("shared", [False, True], ids=["party", "shared"])
@pytest.mark.parametrize("chunk", range(4))
def test_fights_are_those_of_a_plain_book(shared, chunk):
    endings = set()
    for seed in range(GAMES // 4):
        chance = random.Random(f"{shared} {chunk} {seed}")
        state, battle, dice = begun(chance, shared=shared)
        asking = battle.fight()
        asked = next(asking, None)
        while asked is not None:
            same(state, battle)
            assert RULESET.awaiting(state) == tuple(sorted(asked)), (chunk, seed)
            offered = {
                seat: {each.id: each.action for each in RULESET.legal_actions(state, seat)}
                for seat in asked
            }
            assert {seat: set(each) for seat, each in offered.items()} == asked, (chunk, seed)
            seat = chance.choice(sorted(asked))
            option = chance.choice(sorted(asked[seat]))
            state = RULESET.apply(state, seat, offered[seat][option], dice).state
            try:
                asked = asking.send((seat, option))
            except StopIteration:
                asked = None
            # After a fight the dungeon rolls on.
            assert asked is None or not dice.fell, "every die is asked for"
        endings.add(battle.ending)
        ended(state, battle)
        if battle.ending != "alone":
            same(state, battle)
    assert endings >= {"won", "fled", "dead" if shared else "alone"}
