"""Meeting people below, and rolling for their mission (RG-063)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.missions import PersonMet
from rules.systems.mkd.figures import STRANGER, name_of, value_of
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import Meet
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs.missions import MISSIONS
from rules.systems.mkd_delve.state import of


def strangers(play: Resolution, hero: Figure, tile: int) -> tuple[Meet, ...]:
    """Return meetings with all people on a tile whom nobody has met (RG-063)."""
    owner = board_of(play.state.site).owner
    return tuple(
        Meet(figure=figure.id, by=hero.id)
        for figure in play.state.on_board
        if figure.role == STRANGER and owner.get(figure.at) == tile
    )


def meet(play: Resolution, task: Meet) -> None:
    """Roll for the mission of a person whom the first Hero in the tile meets (RG-063)."""
    figure, hero = play.figure(task.figure), play.figure(task.by)
    if figure.role != STRANGER or figure.where != "board" or hero.seat is None:
        return
    mission = RULINGS.words("mission")[play.roll(6, "mkd-mission") - 1]
    met = Encounter.model_validate(
        {
            "figure": figure.id,
            "mission": mission,
            "kind": figure.kind,
            "number": figure.number,
            "value": value_of(figure),
            "seat": hero.seat,
        }
    )
    play.change(encounters=(*of(play).encounters, met))
    told = PersonMet(figure=name_of(figure), by=name_of(hero), mission=mission)
    play.tell(told)
    MISSIONS[mission].begin(play, met, hero)
