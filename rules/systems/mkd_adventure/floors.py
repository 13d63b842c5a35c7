"""Floors one below the other: when one is done, and what comes along to the next (MA-160...)."""

from rules.systems.mkd.events.floors import FloorLeft, WentDown
from rules.systems.mkd.moves.activation import wear_off
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Chest, Effect, Figure
from rules.systems.mkd_adventure.building.build import build
from rules.systems.mkd_adventure.state import AdventureState, of


def is_upper(state: AdventureState) -> bool:
    """Whether there is a floor below this one: the stairs are what the party wants (MA-162)."""
    return 0 < state.floor < state.floors


def went_down(play: Play, figure: Figure) -> None:
    """A Hero waits below for his companions, off this floor for good (MA-165)."""
    play.tell(WentDown(figure=name_of(figure)))


def is_done(state: AdventureState) -> bool:
    """Whether nobody is left on a floor and somebody waits below (MA-166).

    Who died or left by the entrance is not waited for. A Hero in Monsters' hands is nobody's to
    wait for either: those who could free him are gone.
    """
    left = any(figure.where in ("board", "waiting") for figure in state.heroes)
    return is_upper(state) and not left and any(figure.where == "below" for figure in state.heroes)


def go_down(play: Play) -> None:
    """Discard a floor and build the next one (MA-166, MA-167).

    Chests that nobody carried are lost, and so are Monsters, tokens and captives in Monsters'
    hands. Effects that last for the floor end; those for the next one last for that.
    """
    state = of(play)
    chests = tuple(_left_behind(state, chest) for chest in state.chests)
    lost = sum(new.gone and not old.gone for old, new in zip(state.chests, chests, strict=True))
    play.tell(FloorLeft(floor=state.floor, chests=lost))
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
    build(play)


def _kept(state: AdventureState, figure: Figure) -> bool:
    """Heroes, and Monsters whom one of them leads."""
    if figure.side == "hero":
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


def _left_behind(state: AdventureState, chest: Chest) -> Chest:
    """A chest as it is below: lost, unless a Hero carries it or it is out already (MA-166)."""
    if chest.gone:
        return chest
    if chest.carrier is not None and state.figure(chest.carrier).side == "hero":
        return chest
    return chest.with_(gone=True, at=None, carrier=None)
