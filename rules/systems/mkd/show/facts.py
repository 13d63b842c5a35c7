"""What the map shows, in words for those who cannot see it, the most useful first."""

from collections.abc import Iterator
from itertools import islice

from rules.core.words import Text
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.directions import listed, way_name, where
from rules.systems.mkd.figures import holders, name_of
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.show.around import (
    chests_by,
    doors_by,
    foes_of,
    frontier,
    nearer,
    tokens_by,
)
from rules.systems.mkd.show.figures import a_lurker, clicks_left, clicks_most
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.show.things import chest_text

MOST_FOES, MOST_TOKENS, MOST_DOORS, MOST_CHESTS, MOST_TILES = 6, 3, 3, 3, 3


def facts(moment: Moment) -> tuple[Text, ...]:
    """Return sentences about the acting figure: place, threats, things near, ways, others."""
    return tuple(_facts(moment))


def _facts(moment: Moment) -> Iterator[Text]:
    me = moment.viewpoint
    yield from _actors(moment)
    yield from _outside(moment)
    if me is None:
        return
    yield from _foes(moment, me)
    yield from _friends(moment, me)
    for token in islice(tokens_by(moment.state, me.at), MOST_TOKENS):
        at = where(token.at, me.at)
        yield Text.of("mkd-fact-token", token=a_lurker(token), where=at)
    yield from _things(moment, me)
    yield from _ways(moment, me)


def _actors(moment: Moment) -> Iterator[Text]:
    active = moment.state.activation
    for figure in moment.actors:
        if figure.side == "hero":
            yield Text.of(
                "mkd-fact-active",
                figure=name_of(figure),
                square=square_name(figure.at),
                way=way_name(figure.facing),
                points=active.points if active and active.figure == figure.id else -1,
            )


def _outside(moment: Moment) -> Iterator[Text]:
    waiting = [name_of(figure) for figure in moment.state.heroes if figure.where == "waiting"]
    if waiting:
        yield Text.of("mkd-fact-waiting", figures=listed(waiting), count=len(waiting))
    below = [name_of(figure) for figure in moment.state.heroes if figure.where == "below"]
    if below:
        yield Text.of("mkd-fact-below", figures=listed(below), count=len(below))


def _foes(moment: Moment, me: Figure) -> Iterator[Text]:
    state = moment.state
    held_by = [name_of(other) for other in holders(state, me)]
    if held_by:
        yield Text.of("mkd-fact-held", figure=name_of(me), figures=listed(held_by))
    for other in islice(foes_of(state, me), MOST_FOES):
        yield Text.of(
            "mkd-fact-foe",
            figure=name_of(other),
            where=where(other.at, me.at),
            way=way_name(other.facing),
            left=clicks_left(other),
            most=clicks_most(other),
        )


def _things(moment: Moment, me: Figure) -> Iterator[Text]:
    state = moment.state
    for chest, at in islice(chests_by(state, me.at), MOST_CHESTS):
        yield Text.of("mkd-fact-chest", chest=chest_text(chest), where=where(at, me.at))
    for chest in state.chests:
        if chest.quest and chest.carrier is not None and not chest.gone:
            carrier = state.figure(chest.carrier)
            at_hand = where(carrier.at, me.at)
            yield Text.of("mkd-fact-quest-carried", figure=name_of(carrier), where=at_hand)
    for door in islice(doors_by(state, me.at), MOST_DOORS):
        yield Text.of(
            "mkd-fact-door",
            where=where(nearer(door, me.at), me.at),
            iron="yes" if door.iron else "no",
            closed="yes" if door.closed else "no",
        )


def _ways(moment: Moment, me: Figure) -> Iterator[Text]:
    state, board = moment.state, board_of(moment.state.site)
    known = {*state.visited, board.owner.get(me.at, -1)}
    for tile, square, facing in islice(frontier(state, board, me.at, known), MOST_TILES):
        yield Text.of(
            "mkd-fact-unexplored",
            kind="central" if tile == moment.central else board.shape(tile).kind,
            where=where(square, me.at),
            way=way_name(facing),
        )
    if state.site.entrance is not None:
        yield Text.of("mkd-fact-entrance", where=where(state.site.entrance[0], me.at))
    for square in state.site.exits:
        yield Text.of("mkd-fact-exit", where=where(square, me.at))
    for square in stairs_of(state.site):
        yield Text.of("mkd-fact-stairs", where=where(square, me.at))


def _friends(moment: Moment, me: Figure) -> Iterator[Text]:
    told = {me.id, *(figure.id for figure in moment.actors)}
    for figure in moment.state.heroes:
        if figure.where == "board" and figure.id not in told:
            yield Text.of(
                "mkd-fact-friend",
                figure=name_of(figure),
                where=where(figure.at, me.at),
                left=clicks_left(figure),
                most=clicks_most(figure),
            )
