"""Delves of one person to the bottom, known beforehand step by step."""

from hashlib import blake2b
from itertools import chain
from typing import NamedTuple

from rules.core.dice import SeededDice
from rules.core.settings import with_setting
from rules.core.words import Event
from rules.service.play.campaign_seeds import SEED_BYTES
from rules.systems.mkd.actions import Answer
from rules.systems.mkd.tasks import AskOffer
from rules.systems.mkd.turns import question
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.state import DelveState
from tests.support.playing import party

SETTINGS = (
    ("levels", "3"),
    ("boss", "on"),
    ("level_tiles", "7"),
    ("heroes", "3"),
    ("points", "100"),
    ("theme", "vermin"),
    ("treasures", "1"),
    ("terrain", "4"),
)
"""Three small levels with a master each, for three Heroes of one player."""
KINDS = 4
FIRST, SEEDS, MOST = 154, 400, 200


class Stride(NamedTuple):
    """One step: what is pressed, what comes of it, and where it leads.

    An activation in which it has left nothing to do ends with it.
    """

    option: str
    events: tuple[Event, ...]
    asked: bool
    after: DelveState

    def has(self, *kinds: str) -> bool:
        """Whether something of these kinds happened."""
        return any(event.kind in kinds for event in self.events)


class Descent(NamedTuple):
    """A delve by its seed's words, and everything that is done in it."""

    words: str
    strides: tuple[Stride, ...]

    @property
    def end(self) -> DelveState:
        """Where it ended."""
        return self.strides[-1].after


def descent() -> Descent:
    """The first delve that clears all levels, with people met and offers taken and declined.

    Every second offer is declined; all else is done as somebody bold would.

    Raises:
        AssertionError: there is none.
    """
    for number in chain([FIRST], range(SEEDS)):
        found = _told(f"delve {number}")
        met = {each.mission for each in found.end.encounters}
        offers = {stride.option for stride in found.strides if stride.asked}
        if found.end.ending == "cleared" and len(met) >= KINDS and len(offers) == 2:
            return found
    raise AssertionError("nobody comes back from the bottom")


def _told(words: str) -> Descent:
    options = RULESET.preset
    for name, value in SETTINGS:
        options = with_setting(options, name, value)
    dice = SeededDice(blake2b(words.encode(), digest_size=SEED_BYTES).digest())
    state = RULESET.new_game(options, party(1), dice).state
    strides: list[Stride] = []
    offers = 0
    while RULESET.awaiting(state) and len(strides) < MOST:
        asked = isinstance(question(state), AskOffer)
        offers += asked
        action = Answer(yes=offers % 2 == 1) if asked else RULESET.autopilot(state, 1, "bold")
        offered = RULESET.legal_actions(state, 1)
        option = next(each.id for each in offered if each.action == action)
        done = RULESET.apply(state, 1, action, dice)
        state, events = done.state, done.events
        for seat in RULESET.awaiting(state):
            end = RULESET.nothing_left(state, seat, action)
            if end is not None:
                ended = RULESET.apply(state, seat, end, dice)
                state, events = ended.state, (*events, *ended.events)
        strides.append(Stride(option, events, asked, state))
    return Descent(words, tuple(strides))
