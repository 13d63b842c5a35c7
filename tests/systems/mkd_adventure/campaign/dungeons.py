"""A campaign's Heroes in a bare chamber."""

from tests.systems.mkd import boards, pieces, tables


def wounded(kind, level, clicks=2, **more):
    """A Hero some clicks below the start of his level."""
    start = max(0, 5 - level)
    return pieces.hero(kind, level=level, cap=start, click=start + clicks, **more)


def dungeon(*figures, faces=(), campaign=True, active=None, **more):
    """A working table over a chamber of an adventure."""
    there = boards.open_chamber()
    situation = tables.state(there, *figures, active=active, campaign=campaign, **more)
    return tables.play(situation, *faces)
