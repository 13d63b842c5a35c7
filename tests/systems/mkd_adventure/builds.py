"""Adventures before they are built, and layouts by hand."""

from rules.core.dice import ScriptedDice, SeededDice
from rules.systems.mkd.board.layout import Leaf
from rules.systems.mkd.pieces import Figure, Placed
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import Player
from rules.systems.mkd_adventure.building.layout import Layout
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.state import AdventureState


def hero(kind="brannoc", number=1):
    """A Hero who waits at the entrance."""
    return Figure(
        id=number, kind=kind, side="hero", seat=1, where="waiting", click=4, cap=4, level=1
    )


def unbuilt(*faces, seed=None, heroes=None, **options):
    """An adventure whose teams stand, with scripted dice or those of a seed."""
    figures = heroes or (hero(),)
    state = AdventureState(
        players=(Player(seat=1, name="Player 1"),),
        options=AdventureOptions(**options),
        figures=figures,
        next_id=100,
    )
    dice = SeededDice(str(seed).encode()) if seed is not None else ScriptedDice(*faces)
    return Resolution(state, dice, ADVENTURE)


def leaf(name, turn=0):
    """A tile of the stack by its printed name, such as 12A."""
    return Leaf(int(name[:-1]), name[-1], turn)


def laid(name, at, turn=0):
    """A tile on the table by its printed name."""
    return Placed(tile=int(name[:-1]), side=name[-1], turn=turn, at=at)


def layout(*tiles):
    """A layout of tiles given as (name, at) or (name, at, turn)."""
    return Layout(laid(*tile) for tile in tiles)


def used_up(play):
    """Whether every scripted face was rolled."""
    return not play.dice._faces
