"""Doing things with things in tests: a verb asked and carried out, then what follows from it."""

from rules.systems.mkd import fights, things
from rules.systems.mkd.moves.activation import end_activation
from rules.systems.mkd.moves.arrive import arrive
from rules.systems.mkd.moves.walk import walk
from rules.systems.mkd.resolution import settle
from rules.systems.mkd.reveal.turn import reveal
from rules.systems.mkd.tasks import Arrive, EndActivation, MonsterActs, Reveal, Walk
from rules.systems.mkd.turns import TacticalVerbs
from rules.systems.mkd.verbs.handling import handling, staying_out
from rules.systems.mkd.verbs.table import CORE_VERBS
from rules.systems.mkd_adventure.mode import Adventure

dressed = TacticalVerbs(CORE_VERBS).dressed
"""An offer with what its verb says of all such."""


class Recorder(Adventure):
    """The adventure, where Monsters do not act: it is noted which would."""

    def __init__(self):
        self.acted = []

    def acts(self, play, task):
        self.acted.append((task.figure, task.extra))


def do(table, action, seat=1):
    """Carry out an action that nothing forbids."""
    verb = CORE_VERBS[type(action)]
    assert verb.forbids(table.state, seat, action) is None
    verb.performs(table, seat, action)
    return table


def refused(situation, action, seat=1):
    """What forbids an action: the end of its key, and the rule."""
    refusal = CORE_VERBS[type(action)].forbids(situation, seat, action)
    assert refusal is not None
    return refusal.key.removeprefix("mkd-refused-"), refusal.rule


def run(table):
    """Run on until nothing is left to do, or a question is open."""
    acts = table.mode.acts if isinstance(table.mode, Recorder) else lambda *_: None
    handlers = {
        **table.mode.handlers,
        **fights.HANDLERS,
        **things.HANDLERS,
        Arrive: arrive,
        EndActivation: end_activation,
        Reveal: reveal,
        Walk: walk,
        MonsterActs: acts,
    }
    settle(table, handlers)
    return table


def offered(situation):
    """The ids of what could be done with things."""
    return [dressed(offer).id for offer in handling(situation)]


def staying(situation, seat=1):
    """The ids of who could stay out for good."""
    return [dressed(offer).id for offer in staying_out(situation, seat)]
