"""Healers mind their wounded before the Heroes (MA-199, MA-203)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.ways import FAR
from rules.systems.mkd.events.minds import Mended
from rules.systems.mkd.fights.specials import can_heal, tend, wounded
from rules.systems.mkd.figures import has
from rules.systems.mkd.minds.nearest import nearest_of
from rules.systems.mkd.moves.mover import opponents_beside, reach_of
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd.tasks import Attempt, Walk
from rules.systems.mkd.terms import Ability


def craft_of(figure: Figure) -> Ability | None:
    """The way a figure heals, if it does."""
    for ability in ("magic_healing", "healing"):
        if has(figure, ability):
            return ability
    return None


def heals(play: Play, figure: Figure) -> bool:
    """Heal itself while wounded, else go to the nearest wounded Monster; whether it does.

    Held by a Hero it cannot, and fights (C33); nobody wounded is no duty.
    """
    craft = craft_of(figure)
    if craft is None or opponents_beside(play.state, figure):
        return False
    if can_heal(play.state, figure, figure, craft) is None:
        tend(play, figure.id, figure.id, craft)
        return True
    hurt = [
        other
        for other in play.state.monsters
        if other.id != figure.id and wounded(other) and not opponents_beside(play.state, other)
    ]
    patient = nearest_of(play, figure.at, hurt, "mkd-nearest")
    if patient is None:
        return False
    play.tell(Mended(figure=name_of(figure), target=name_of(patient)))
    if can_heal(play.state, figure, patient, craft) is None:
        tend(play, figure.id, patient.id, craft)
        return True
    reach = reach_of(play.state, figure, FAR, opens=True)
    near = reach.nearest(tuple(board_of(play.state.site).around(patient.at)))
    if not near:
        return False
    play.push(
        Walk(figure=figure.id, path=reach.path(near[0]), opens=True),
        Attempt(figure=figure.id, target=patient.id, using=craft),
    )
    return True
