"""Quests in tests: dungeons built for one, prisoners, quarries, a chest in a corner."""

from functools import cache

from rules.core.dice import SeededDice
from rules.systems.mkd.compass import S
from rules.systems.mkd.content import HEROES, KINDS
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.quests import QUESTS
from tests.support.playing import party
from tests.systems.mkd.boards import long_hall
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_adventure.monster_turns import adventure


def wanted(quest, **more):
    """The settings of an adventure with that quest."""
    return AdventureOptions(quest=quest, **more)


@cache
def built(quest, seed=1, seats=2, **more):
    """An adventure by seed, recruited by autopilot and built, once for all who ask for it."""
    dice = SeededDice(f"quest {seed}".encode())
    state = RULESET.new_game(wanted(quest, **more), party(seats), dice).state
    while state.part == "setup":
        seat = RULESET.awaiting(state)[0]
        action = RULESET.autopilot(state, seat, "balanced")
        state = RULESET.apply(state, seat, action, dice).state
    return state


def bound(kind="corvane", at=(0, 0), **more):
    """A prisoner in bonds, at the last click."""
    last = len(HEROES[kind].dial) - 1
    found = hero(kind, at=at, facing=S, seat=None, **more)
    return found.with_(side="npc", role="prisoner", click=last, cap=last)


def freed(kind="corvane", at=(0, 0), seat=1):
    """A prisoner set free, at the last click."""
    return bound(kind, at).with_(side="hero", role="rescued", seat=seat)


def quarry(kind="ogre_gaoler", at=(0, 0), left=None, **more):
    """The Monster to be taken, with so many clicks left."""
    dial = KINDS[kind].dial
    more = {"click": 0 if left is None else len(dial) - left, "role": "target", **more}
    return monster(kind, at=at, **more)


def quest_box(**more):
    """The Quest Chest, open unless something else is said."""
    return chest(0, quest=True, **{"opened": True, "trap": "spent", **more})


def won(state):
    """Whether the quest is fulfilled as things stand."""
    return QUESTS[state.quest].fulfilled(state)


def hunt(*figures, where=None, **more):
    """A hall of three tiles with its entrance in the south, the last figure being the quarry."""
    target = figures[-1]
    fields = {
        "options": wanted("kidnap"),
        "quest_figure": target.id,
        "orders": Orders(strike_back="no"),
        **more,
    }
    return adventure(where or long_hall(3, entrance=((1, 14), S)), *figures, **fields)
