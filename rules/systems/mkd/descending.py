"""From one level to the one below: who is waited for, and what comes along (MA-166, RG-055)."""

from rules.systems.mkd.moves.activation import wear_off
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Chest, Effect, Figure, MkdState


def all_below(state: MkdState) -> bool:
    """Return whether nobody is left on a level and somebody waits below (MA-166).

    Who died or left by the entrance is not waited for. A Hero in Monsters' hands is nobody's to
    wait for either: those who could free him are gone.
    """
    left = any(figure.where in ("board", "waiting") for figure in state.heroes)
    return not left and any(figure.where == "below" for figure in state.heroes)


def leave_level(play: Play) -> int:
    """Discard a level; those who wait below stand before the next one. How many chests are lost.

    Chests that nobody carried are lost, and so are Monsters, tokens and captives in Monsters'
    hands. Effects that last for the level end; those for the next one last for that (MA-166).
    """
    state = play.state
    chests = tuple(_left_behind(state, chest) for chest in state.chests)
    wear_off(play, "level")
    play.change(
        figures=tuple(_come_down(figure) for figure in play.state.figures if _kept(state, figure)),
        chests=chests,
        tokens=(),
        graveyard=(),
        visited=(),
        activation=None,
        paused=None,
        queue=(),
        trail=(),
    )
    return sum(new.gone and not old.gone for old, new in zip(state.chests, chests, strict=True))


def _kept(state: MkdState, figure: Figure) -> bool:
    """Heroes, who went down with them or is out alive, and whom one of them leads."""
    if figure.side == "hero" or figure.where == "below":
        return True
    if figure.side == "npc" and figure.where == "left":
        return True
    captor = None if figure.captor is None else state.figure(figure.captor)
    return captor is not None and captor.side == "hero"


def _come_down(figure: Figure) -> Figure:
    effects = tuple(_next_level(effect) for effect in figure.effects)
    match figure.where:
        case "below":
            return figure.with_(where="waiting", gate=None, effects=effects)
        case "captive" if figure.side == "hero":
            return figure.with_(where="dead", captor=None, effects=())
        case _:
            return figure


def _next_level(effect: Effect) -> Effect:
    return effect.with_(until="level") if effect.until == "next_level" else effect


def _left_behind(state: MkdState, chest: Chest) -> Chest:
    """A chest as it is below: lost, unless a Hero carries it or it is out already (MA-166)."""
    if chest.gone:
        return chest
    if chest.carrier is not None and state.figure(chest.carrier).side == "hero":
        return chest
    return chest.with_(gone=True, at=None, carrier=None)
