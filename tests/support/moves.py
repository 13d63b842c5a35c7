"""Moves made in small positions of one system with scripted dice."""

import pytest

from rules.core.answers import SeatInfo
from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError

NAMES = ("Aldith", "Brannoc", "Corvane", "Delwyn", "Eskil", "Fenna", "Garrow", "Hesper")


def seats(count):
    return tuple(SeatInfo(seat=n, name=NAMES[n - 1]) for n in range(1, count + 1))


def kinds(transition):
    return [event.kind for event in transition.events]


class Moves:
    """What a seat may do and does by the rules of one system."""

    def __init__(self, rules):
        self.rules = rules

    def new_game(self, options, *faces, heroes=1):
        """Begin a game; every face must be used. Returns the transition."""
        return self._rolled(faces, lambda dice: self.rules.new_game(options, seats(heroes), dice))

    def menu(self, state, seat=1):
        """What a seat is offered, by id."""
        return {option.id: option for option in self.rules.legal_actions(state, seat)}

    def act(self, state, option, *faces, seat=1):
        """Choose an option; every face must be used. Returns the transition."""
        offered = self.menu(state, seat)
        assert option in offered, f"{option} is not among {sorted(offered)}"
        return self.do(state, offered[option].action, *faces, seat=seat)

    def do(self, state, action, *faces, seat=1):
        """Carry out an action; every face must be used. Returns the transition."""
        return self._rolled(faces, lambda dice: self.rules.apply(state, seat, action, dice))

    def run(self, state, *steps, seat=1):
        """Several options in a row, each "option" or ("option", face, ...); the last state."""
        for step in steps:
            option, *faces = (step,) if isinstance(step, str) else step
            state = self.act(state, option, *faces, seat=seat).state
        return state

    def refusal(self, state, action, seat=1):
        """The key of the sentence that refuses an action, before any die is rolled."""
        with pytest.raises(RuleError) as caught:
            self.rules.apply(state, seat, action, ScriptedDice())
        return caught.value.text.key

    @staticmethod
    def _rolled(faces, move):
        dice = ScriptedDice(*faces)
        done = move(dice)
        assert not dice.left, f"dice never rolled: {dice.left}"
        return done
