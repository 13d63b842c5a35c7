"""Adventures under way in tests: Monsters act with scripted dice until players must decide."""

from rules.core.dice import ScriptedDice
from rules.systems.mkd.compass import S
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import MonsterActs
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.state import AdventureState
from tests.systems.mkd import boards, tables
from tests.systems.mkd.tables import to_a_question

ENTRANCE = ((2, 4), S)
"""The way in of tests: the south door of a bare chamber at (0, 0)."""


def adventure(where, *figures, active=None, points=None, orders=None, **more):
    """An adventure in its Monsters' part."""
    base = tables.state(where, *figures, orders=orders)
    fields = {name: getattr(base, name) for name in type(base).model_fields}
    fields.update(part="monsters", acting=None, options=AdventureOptions(), ending="")
    fields.pop("schema_version", None)
    if active is not None:
        fields["activation"] = tables.activation(active, points)
    fields.update(more)
    return AdventureState(**fields)


def table(situation, *faces):
    """A working table over an adventure, with the faces that will be rolled."""
    return Resolution(situation, ScriptedDice(*faces), ADVENTURE)


def settle(play):
    """Carry out what is on the agenda until a question or the end; the round does not go on."""
    return to_a_question(play, ADVENTURE)


def acts(situation, figure, *faces, spent=True):
    """A Monster's activation, and all it leads to; every face has to be rolled."""
    play = table(situation, *faces)
    play.push(MonsterActs(figure=figure.id))
    settle(play)
    if spent:
        assert play.dice.left == ()
    return play


def again(play, figure, *faces):
    """The same Monster's next activation."""
    return acts(play.state, play.figure(figure.id), *faces)


def hall(length=2, **things):
    """Narrow ways: halls (tile 1A) one below the other, joined by single squares."""
    return boards.site(*(boards.placed(1, "A", at=(0, 5 * n)) for n in range(length)), **things)
