"""Monsters that heal the wounded before they fight (MA-199, MA-203)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.events.monster_ai import Mended
from rules.systems.mkd.fights.healing import can_heal, tend, wounded
from rules.systems.mkd.fights.targets import sight_line
from rules.systems.mkd.figures import has, kind_of, name_of, opponents_beside, squares_of
from rules.systems.mkd.monster_ai.nearest import nearest_of
from rules.systems.mkd.monster_ai.routes import Path, both_ways
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Attempt, Walk
from rules.systems.mkd.terms import Ability


def craft_of(figure: Figure) -> Ability | None:
    """Return the ability with which a figure heals, if any."""
    for ability in ("magic_healing", "healing"):
        if has(figure, ability):
            return ability
    return None


def heals(play: Resolution, figure: Figure) -> bool:
    """Let a Monster heal itself, else go to the nearest wounded one; return whether it does.

    If a Hero holds it, or it can heal nobody wounded, it fights (C33).
    """
    craft = craft_of(figure)
    if craft is None or opponents_beside(play.state, figure):
        return False
    if can_heal(play.state, figure, figure, craft) is None:
        tend(play, figure.id, figure.id, craft)
        return True
    patient = nearest_of(play, figure, _patients(play.state, figure, craft), "mkd-nearest")
    if patient is None:
        return False
    if can_heal(play.state, figure, patient, craft) is None:
        play.tell(Mended(figure=name_of(figure), target=name_of(patient)))
        tend(play, figure.id, patient.id, craft)
        return True
    path = _way_to(play.state, figure, patient, craft)
    if path is None:
        return False
    play.tell(Mended(figure=name_of(figure), target=name_of(patient)))
    play.push(
        Walk(figure=figure.id, path=path, opens=True),
        Attempt(figure=figure.id, target=patient.id, using=craft),
    )
    return True


def _patients(state: MkdState, figure: Figure, craft: Ability) -> list[Figure]:
    """Return wounded Monsters that it can heal: with no opponent beside them (section 3)."""
    return [
        other
        for other in state.monsters
        if other.id != figure.id
        and wounded(other)
        and not opponents_beside(state, other)
        and not (craft == "magic_healing" and has(other, "magic_immunity"))
    ]


def _way_to(state: MkdState, figure: Figure, patient: Figure, craft: Ability) -> Path | None:
    """Return the way to where the patient can be healed, by hand or by magic."""
    for routes in both_ways(state, figure):
        if craft == "healing":
            board = board_of(state.site)
            goals = {at for square in squares_of(patient) for at in board.around(square)}
        else:
            goals = {at for at in routes.stops if _reaches(state, figure, patient, at)}
        path = routes.to_nearest(goals)
        if path is not None:
            return path
    return None


def _reaches(state: MkdState, figure: Figure, patient: Figure, at: Square) -> bool:
    """Return whether magic would reach the patient from a square (section 3, magic_healing)."""
    there = figure.with_(at=at)
    board, span = board_of(state.site), kind_of(figure).range
    return any(
        chebyshev(at, square) <= span and sight_line(state, board, there, patient, square).clear
        for square in squares_of(patient)
    )
