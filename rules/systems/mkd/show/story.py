"""The moment in a few sentences: where the acting Hero stands, and what stands near."""

from collections.abc import Iterator
from itertools import islice

from rules.core.words import Text
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.compass import chebyshev
from rules.systems.mkd.directions import listed, where
from rules.systems.mkd.figures import demoralized, name_of, opponents_beside
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.show.around import foes_of, tokens_by
from rules.systems.mkd.show.figures import a_lurker
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.recruits import not_to_be_had

NEAR = 6
"""The distance in squares up to which the story tells of a token."""
MOST = 2


def flavour(moment: Moment) -> tuple[Text, ...]:
    """Return a description of the place: the camp, the daylight, or the acting Hero's tile."""
    if moment.state.part == "setup":
        return (Text.of("mkd-story-camp"),)
    me = moment.viewpoint
    if moment.state.ending or me is None:
        return () if moment.state.ending else (Text.of("mkd-story-outside"),)
    place = _place(moment, board_of(moment.state.site), me)
    return (Text.of(f"mkd-story-{place}", figure=name_of(me)),)


def story(moment: Moment) -> tuple[Text, ...]:
    """Return at most two sentences on things near the acting Hero, or on the end."""
    if moment.state.ending:
        return (Text.of(f"mkd-story-{moment.state.ending}"),)
    if moment.state.part == "setup":
        return tuple(not_to_be_had(moment.state, moment.awaited))
    me = moment.viewpoint
    if me is None:
        return ()
    return tuple(islice(_story(moment, me), MOST))


def _story(moment: Moment, me: Figure) -> Iterator[Text]:
    state, board = moment.state, board_of(moment.state.site)
    if demoralized(me):
        yield Text.of("mkd-story-unnerved", figure=name_of(me))
    beside = opponents_beside(state, me)
    near = {other.id for other in beside}
    here = [
        other
        for other in foes_of(state, me)
        if other.id not in near and board.owner.get(other.at) == board.owner.get(me.at)
    ]
    if beside:
        names = listed(name_of(other) for other in beside)
        yield Text.of("mkd-story-beside", figures=names, count=len(beside), figure=name_of(me))
    if here:
        names = listed(name_of(other) for other in here)
        yield Text.of("mkd-story-here", figures=names, count=len(here))
    yield from _quest(moment, board, me)
    token = next(iter(tokens_by(state, me.at)), None)
    if token and chebyshev(token.at, me.at) <= NEAR:
        yield Text.of("mkd-story-token", token=a_lurker(token), where=where(token.at, me.at))


def _place(moment: Moment, board: Board, me: Figure) -> str:
    tile = board.owner.get(me.at)
    if tile is None:
        return "outside"
    if tile == moment.central:
        return "central"
    ground = board.ground.get(me.at, "clear")
    if ground in ("water", "shadow"):
        return ground
    return board.shape(tile).kind


def _quest(moment: Moment, board: Board, me: Figure) -> Iterator[Text]:
    for chest in moment.state.chests:
        if not chest.quest or chest.gone:
            continue
        if chest.carrier is not None:
            carrier = moment.state.figure(chest.carrier)
            side = "hero" if carrier.side == "hero" else "other"
            yield Text.of("mkd-story-quest-carried", figure=name_of(carrier), side=side)
        elif chest.at is not None and board.owner.get(chest.at) == board.owner.get(me.at):
            yield Text.of("mkd-story-quest-here", where=where(chest.at, me.at))
