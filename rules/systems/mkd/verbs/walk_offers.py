"""What could be offered to a Hero who moves: steps, walks, facings, and the end."""

from collections.abc import Iterator
from functools import cache, lru_cache

from rules.core.answers import PadPlace
from rules.core.words import Text
from rules.systems.mkd import actions
from rules.systems.mkd.compass import NAMES, Facing, Square, chebyshev
from rules.systems.mkd.names import id_of, square_name
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.verbs import moving, stepping
from rules.systems.mkd.verbs.notable import notable
from rules.systems.mkd.verbs.previews import Previews
from rules.systems.mkd.verbs.verb import Offer
from rules.systems.mkd.verbs.ways import walks

PLACES: tuple[PadPlace, ...] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
UNDO = Offer(actions.Undo(), "undo", Text.of("mkd-do-undo"), sure=True)


def steps(state: MkdState) -> Iterator[Offer]:
    """Yield a step in each direction with its cost, and taking one back."""
    active, _ = state.active_hero()
    for facing, stride in stepping.steps(state).items():
        yield _step(facing, stride)
    if active.steps:
        yield UNDO


@lru_cache(maxsize=1024)
def _step(facing: Facing, stride: stepping.Stride) -> Offer:
    way, past = NAMES[facing], "-past" if stride.over else ""
    return Offer(
        actions.StepTo(facing=facing),
        f"step-{way}",
        Text.of("mkd-do-step", way=Text.of(f"mkd-way-{way}"), cost=stride.cost),
        style="primary",
        goes_to=way,
        detail=Text.of(f"mkd-detail-step{past}", cost=stride.cost),
        pad=PLACES[facing],
        sure=True,
    )


def moves(state: MkdState) -> Iterator[Offer]:
    """Yield every square in reach with its price, what is there and whom the way passes.

    Notable squares come first, then near before far ones; those a single step away have a direction
    pad of their own and come last.
    """
    active, figure = state.active_hero()
    stops = walks(state)
    if not stops:
        return
    first = notable(state, figure, stops)
    others = sorted(
        (chebyshev(to, figure.at) == 1, cost, to[1], to[0])
        for to, cost in stops.items()
        if to not in first
    )
    previews = Previews(state, figure, active.points)
    for to in (*first, *((column, row) for _, _, row, column in others)):
        action, slug, name = _walk_to(to)
        label = Text.of("mkd-do-move", square=name, cost=stops[to], points=active.points)
        detail = _goal(first.get(to, ""), previews.of(to))
        yield Offer(action, slug, label, "move", goes_to=name, detail=detail, sure=True)
    for facing, stride in stepping.further_steps(state):
        yield _pass(facing, stride)


@lru_cache(maxsize=1024)
def _pass(facing: Facing, stride: stepping.Stride) -> Offer:
    """Return the offer to leave an opponent's square by another side than the first choice."""
    way, to = NAMES[facing], square_name(stride.to)
    return Offer(
        actions.StepTo(facing=facing, to=stride.to),
        f"pass-{way}-{id_of(to)}",
        Text.of("mkd-do-pass", way=Text.of(f"mkd-way-{way}"), square=to, cost=stride.cost),
        "move",
        goes_to=f"{way} {to}",
        sure=True,
    )


def _goal(what: str, way: Text | None) -> Text | None:
    """Return what a walk leads to and whom it passes; of an opponent there, its name suffices."""
    if not what or (what == "foe" and way is not None):
        return way
    spot = Text.of(f"mkd-spot-{what}")
    if way is None:
        return spot
    if way.key == "mkd-detail-through-beside":
        # Both lists of names would be too long for a line.
        return Text.of("mkd-detail-spot-through", spot=spot, through=dict(way.args)["through"])
    if way.key == "mkd-detail-past-beside":
        return Text.of("mkd-detail-spot-past", spot=spot, beside=dict(way.args)["beside"])
    return Text.of("mkd-detail-spot", spot=spot, way=way)


@lru_cache(maxsize=1024)
def _walk_to(to: Square) -> tuple[actions.MoveTo, str, str]:
    name = square_name(to)
    return actions.MoveTo(to=to), f"go-{id_of(name)}", name


def spins(state: MkdState) -> Iterator[Offer]:
    """Yield every other facing, if the Hero can turn: it costs the same whichever way.

    They stand on the pad where no step can be taken any more, and else on one of their own.
    """
    _, figure = state.active_hero()
    away = (figure.facing + 4) % 8
    if moving.forbids_spin(state, 0, actions.Spin(facing=away)):
        return
    cost = moving.cost_of_spin(state, away)
    group = "" if moving.only_faces(state) else "face"
    for facing in range(8):
        if facing != figure.facing:
            yield _spin(facing, cost)._replace(group=group)


def ending(state: MkdState) -> Offer:
    """Return the end of the activation, in the middle of the pad where only a facing is left."""
    label = Text.of("mkd-do-end")
    if not moving.only_faces(state):
        return Offer(actions.End(), "end", label)
    as_now = Text.of("mkd-detail-as-now")
    return Offer(actions.End(), "end", label, style="success", detail=as_now, pad="c")


@cache
def _spin(facing: Facing, cost: int) -> Offer:
    way = NAMES[facing]
    return Offer(
        actions.Spin(facing=facing),
        f"face-{way}",
        Text.of("mkd-do-spin", way=Text.of(f"mkd-way-{way}"), cost=cost),
        "face",
        detail=Text.of("mkd-detail-face", cost=cost),
        pad=PLACES[facing],
        sure=True,
    )
