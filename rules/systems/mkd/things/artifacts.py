"""Artifacts: their tokens, who may use one, and what the tokens do (2.16, content 4.7)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import ARTIFACT_TABLES, ARTIFACTS, RULINGS
from rules.systems.mkd.content.artifacts import Artifact, Face
from rules.systems.mkd.events.things import ArtifactSilent, ArtifactUsed, RolledTwice
from rules.systems.mkd.figures import has, looks_at, name_of, squares_of
from rules.systems.mkd.names import marker_name
from rules.systems.mkd.pieces import Figure, Marker
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import EndActivation
from rules.systems.mkd.terms import Colour
from rules.systems.mkd.things.gifts import apply, is_boon

COLOURS: tuple[Colour, ...] = ("R", "B", "Y")


def artifact_at(state: MkdState, at: Square) -> Marker | None:
    """Return the artifact, or the part of one, that stands on a square."""
    return next(
        (marker for marker in state.site.markers if marker.kind == "artifact" and marker.at == at),
        None,
    )


def kind_of_artifact(marker: Marker) -> Artifact:
    """Return the kind of an artifact."""
    return ARTIFACTS[marker.what]


def anchor_of(state: MkdState, marker: Marker) -> Marker:
    """Return the part of a large artifact that holds its tokens; a small one has only itself."""
    size = kind_of_artifact(marker).size
    if size == 1:
        return marker
    x, y = marker.at
    return next(
        (
            other
            for other in state.site.markers
            if other.what == marker.what
            and other.tokens
            and 0 <= x - other.at[0] < size
            and 0 <= y - other.at[1] < size
        ),
        marker,
    )


def price_of(marker: Marker) -> int:
    """Return speed points to use an artifact: 2, unless it has a price of its own (2.16)."""
    price = kind_of_artifact(marker).price
    return RULINGS.costs.artifact if price is None else price


def is_before(state: MkdState, figure: Figure, at: Square) -> bool:
    """Return whether an artifact stands beside a figure and in its front arc (2.16)."""
    board = board_of(state.site)
    beside = any(board.adjacent(square, at) for square in squares_of(figure))
    return beside and looks_at(figure, at)


def deal(play: Resolution, what: str) -> tuple[str, ...]:
    """Return the tokens of an artifact put on the board, by colour.

    The table is drawn with each use. Of two possible piles, an odd die chooses the first.
    """
    piles = ARTIFACTS[what].piles
    pile = piles[0] if len(piles) == 1 or play.roll(6, "mkd-artifact-pile") % 2 else piles[1]
    return tuple(colour for colour in COLOURS for _ in range(pile.get(colour, 0)))


def use(play: Resolution, number: int, at: Square) -> None:
    """Draw the top token, roll on its table, apply the result, and discard it (2.16).

    Raises:
        ValueError: nothing is left to draw there.
    """
    marker = artifact_at(play.state, at)
    if marker is None:
        raise ValueError("no artifact stands there")
    anchor = anchor_of(play.state, marker)
    if not anchor.tokens:
        raise ValueError("the artifact is spent")
    colour, kind = _discard_top(play, anchor), kind_of_artifact(anchor)
    figure = play.figure(number)
    told = ArtifactUsed(figure=name_of(figure), artifact=marker_name(anchor), colour=colour)
    play.tell(told)
    tables = ARTIFACT_TABLES[colour]
    table = tables[play.pick(len(tables), "mkd-artifact-token")]
    die = play.roll(6, "mkd-artifact")
    if kind.twice_for is not None and has(figure, kind.twice_for):
        die = _better(play, figure, table, die)
    if kind.six_ends and die == len(table):
        play.push(EndActivation(figure=number))
    face = table[die - 1]
    if not face:
        play.tell(ArtifactSilent(artifact=marker_name(anchor), die=die))
    for outcome in face:
        apply(play, number, outcome, kind, at)


def _better(play: Resolution, figure: Figure, table: tuple[Face, ...], first: int) -> int:
    """Return the better of two dice: a second is taken if it brings good and the first does not."""
    second = play.roll(6, "mkd-artifact")
    better = is_boon(table[second - 1]) and not is_boon(table[first - 1])
    chosen = second if better else first
    play.tell(RolledTwice(figure=name_of(figure), first=first, second=second, chosen=chosen))
    return chosen


def _discard_top(play: Resolution, anchor: Marker) -> Colour:
    site = play.state.site
    left = anchor.with_(tokens=anchor.tokens[1:])
    markers = tuple(left if marker == anchor else marker for marker in site.markers)
    play.set_site(site.with_(markers=markers))
    return next(colour for colour in COLOURS if colour == anchor.tokens[0])
