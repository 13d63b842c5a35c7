"""A campaign's Heroes in a bare chamber."""

from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.state import AdventureState
from tests.systems.mkd import boards


class Healing(boards.BareMode):
    """The adventure's way to heal for experience, and no other of its hooks."""

    advance = staticmethod(ADVENTURE.advance)


def wounded(kind, level, clicks=2, **more):
    """A Hero some clicks below the start of his level."""
    start = max(0, 5 - level)
    return boards.hero(kind, level=level, cap=start, click=start + clicks, **more)


def dungeon(*figures, faces=(), campaign=True, active=None, **more):
    """A working table over a chamber of an adventure."""
    bare = boards.state(boards.open_chamber(), *figures, active=active, **more)
    fields = {name: getattr(bare, name) for name in type(bare).model_fields}
    state = AdventureState(options=AdventureOptions(), campaign=campaign, **fields)
    return boards.play(state, *faces, mode=Healing())
