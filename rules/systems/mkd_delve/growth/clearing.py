"""What keeps a level from being cleared: what is on it, and Monsters whom Heroes lead along."""

from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.things.experience import AROUND
from rules.systems.mkd_delve.state import DelveState


def is_clear_but_for_captives(state: DelveState) -> bool:
    """Return whether a level is fully grown, and nothing on it is left to be done (RG-055)."""
    safe = all(
        chest.opened or chest.trap == "spent" for chest in state.chests if chest.at is not None
    )
    return state.grown and not state.master and not state.tokens and not state.monsters and safe


def captives(state: DelveState) -> tuple[Figure, ...]:
    """Return Monsters whom Heroes in the dungeon lead along: they are not killed (RG-055, B-71).

    None where the table counts them as beaten.
    """
    if state.options.captives == "beaten":
        return ()
    return tuple(
        figure
        for figure in state.figures
        if figure.side == "monster"
        and figure.where == "captive"
        and figure.captor is not None
        and state.figure(figure.captor).where in AROUND
    )
