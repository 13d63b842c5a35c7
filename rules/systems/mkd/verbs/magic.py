"""Using artifacts, and setting off teleport and vortex markers (2.16, MA-226 to MA-231)."""

from rules.core.model import Seat
from rules.systems.mkd.actions import Trigger, UseArtifact
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.figures import has, name_of
from rules.systems.mkd.names import marker_name, square_name
from rules.systems.mkd.pieces import Figure, Marker
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.things import artifacts, teleports, vortex
from rules.systems.mkd.verb import lacks_points
from rules.systems.mkd.verbs.opening import listed


def forbids_use_artifact(state: MkdState, _seat: Seat, action: UseArtifact) -> Refusal | None:
    """Return why an artifact cannot be used, or None: from before it, once an activation (2.16)."""
    active, figure = state.active_hero()
    marker = artifacts.artifact_at(state, action.at)
    if marker is None:
        return refuse("no-artifact", "MA-037", square=square_name(action.at))
    name = marker_name(marker)
    if not artifacts.is_before(state, figure, action.at):
        around = tuple(board_of(state.site).around(action.at))
        return refuse("artifact-apart", "MA-037", artifact=name, squares=listed(around))
    closed_to = artifacts.kind_of_artifact(marker).closed_to
    if closed_to is not None and has(figure, closed_to):
        return refuse("artifact-closed", "MA-037", artifact=name, figure=name_of(figure))
    anchor = artifacts.anchor_of(state, marker)
    if not anchor.tokens:
        return refuse("artifact-spent", "MA-037", artifact=name)
    if anchor.at in active.artifacts:
        return refuse("artifact-used", "MA-037", artifact=name)
    return lacks_points(state, artifacts.price_of(marker))


def use_artifact(play: Resolution, _seat: Seat, action: UseArtifact) -> None:
    """Use an artifact (2.16)."""
    _, figure = play.state.active_hero()
    marker = artifacts.artifact_at(play.state, action.at)
    if marker is None:
        return
    play.spend(artifacts.price_of(marker))
    active, _ = play.state.active_hero()
    anchor = artifacts.anchor_of(play.state, marker)
    play.change(activation=active.with_(artifacts=(*active.artifacts, anchor.at)))
    artifacts.use(play, figure.id, action.at)


def underfoot(state: MkdState, figure: Figure) -> Marker | None:
    """Return the teleport or vortex marker on which a figure stands."""
    return next(
        (
            marker
            for marker in state.site.markers
            if marker.at == figure.at and marker.kind in ("teleport", "vortex")
        ),
        None,
    )


def forbids_trigger(state: MkdState, _seat: Seat, _action: Trigger) -> Refusal | None:
    """Return why a marker cannot be set off, or None: the Hero must stand on it.

    The rules are RG-056, MA-226 and MA-228.
    """
    _, figure = state.active_hero()
    if underfoot(state, figure) is None:
        return refuse("no-trigger", "MA-226", figure=name_of(figure))
    return lacks_points(state, RULINGS.costs.marker)


def trigger(play: Resolution, _seat: Seat, _action: Trigger) -> None:
    """Set off a teleport or a vortex, which can be used again (MA-226, MA-228, RG-057)."""
    _, figure = play.state.active_hero()
    marker = underfoot(play.state, figure)
    if marker is None:
        return
    play.spend(RULINGS.costs.marker)
    play.settle_steps()
    if marker.kind == "teleport":
        teleports.step_through(play, figure.id)
    else:
        vortex.spin_tile(play, board_of(play.state.site).owner[figure.at])
