"""What could be offered to a Hero who moves: steps, walks, facings, and the end."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from rules.core.answers import PadPlace
from rules.core.resolution import with_one
from rules.core.words import Text
from rules.systems.mkd import actions
from rules.systems.mkd.compass import NAMES, Facing, Square, chebyshev, heading
from rules.systems.mkd.directions import where
from rules.systems.mkd.fights.attack import cost_of_attack
from rules.systems.mkd.names import id_of, square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import Memo, MkdState
from rules.systems.mkd.verb import Offer
from rules.systems.mkd.verbs import moving, stepping
from rules.systems.mkd.verbs.notable import Goal, Thing, notable
from rules.systems.mkd.verbs.previews import Previews
from rules.systems.mkd.verbs.striking import aimed, forbids_attack
from rules.systems.mkd.verbs.ways import walks, way_to

PLACES: tuple[PadPlace, ...] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
_goals = Memo()
UNDO = Offer(actions.Undo(), Text.of("mkd-do-undo"), sure=True)


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
        Text.of("mkd-do-step", way=Text.of(f"mkd-way-{way}"), cost=stride.cost),
        way,
        goes_to=way,
        detail=Text.of(f"mkd-detail-step{past}", cost=stride.cost),
        pad=PLACES[facing],
        sure=True,
    )


def moves(state: MkdState) -> Iterator[Offer]:
    """Yield every square in reach with its price, things there and opponents on the way.

    Squares that lead to something come first, then near before far ones; those a single step away
    have a direction pad of their own and come last.
    """
    active, figure = state.active_hero()
    stops = walks(state)
    if not stops:
        return
    goals = _goals_of(state)
    others = sorted(
        (chebyshev(to, figure.at) == 1, cost, to[1], to[0])
        for to, cost in stops.items()
        if to not in goals
    )
    yield from _charges(state, goals, stops)
    for to, there in goals.items():
        if there.thing.look is not None and not there.beyond:
            yield _look(to, figure.at, there.thing, stops[to])
    previews = Previews(state, figure, active.points)
    for to, goal in goals.items():
        action, of, name = _walk_to(to)
        way = previews.of(to)
        label = _goal_label("mkd-do-go", goal, name, stops[to])
        detail = None if _says_all(goal.thing, way) else way
        yield Offer(action, label, of, goes_to=name, detail=detail, sure=True)
    for to, goal in goals.items():
        name = square_name(to)
        label = _goal_label("mkd-do-go-end", goal, name, stops[to])
        last, far = actions.MoveTo(to=to, ends=True), where(to, figure.at)
        of, goes_to = id_of(name), f"end {name}"
        yield Offer(last, label, of, word="halt", goes_to=goes_to, detail=far, sure=True)
    for _, _, row, column in others:
        to = column, row
        action, of, name = _walk_to(to)
        label = Text.of("mkd-do-move", square=name, cost=stops[to], points=active.points)
        yield Offer(action, label, of, goes_to=name, detail=previews.of(to), sure=True)
    for facing, stride in stepping.further_steps(state):
        yield _pass(figure.at, facing, stride)


def _charges(
    state: MkdState, goals: Mapping[Square, Goal], stops: Mapping[Square, int]
) -> Iterator[Offer]:
    """Yield walks up to opponents that are struck from there, with the price of both."""
    active, figure = state.active_hero()
    if active.attacked or active.quick or figure.rear is not None:
        return
    for to, goal in goals.items():
        number = goal.thing.figure
        if number is None or goal.beyond:
            continue
        path = way_to(state, to)
        came_from = path[-2] if len(path) > 1 else figure.at
        there = figure.with_(at=to, facing=heading(came_from, to))
        then = state.with_(
            figures=with_one(state.figures, there, _id_of),
            activation=active.with_(points=active.points - stops[to]),
        )
        if forbids_attack(then, 0, actions.Attack(target=number)) is not None:
            continue
        _, _, turn = aimed(then, number)
        cost = stops[to] + cost_of_attack(then, there, "close") + turn
        name = square_name(to)
        label = Text.of("mkd-do-charge", thing=goal.thing.name, square=name, cost=cost)
        action = actions.MoveTo(to=to, strike=number)
        of, goes_to = f"{number}-{id_of(name)}", f"strike {name}"
        far = where(to, figure.at)
        yield Offer(action, label, of, word="charge", goes_to=goes_to, detail=far, sure=True)


def _look(to: Square, at: Square, thing: Thing, cost: int) -> Offer:
    """Return the offer to walk up to a chest or a door and look at it for a trap."""
    name = square_name(to)
    look = thing.look
    number = "" if look is None else look.chest if look.door is None else f"door-{look.door}"
    label = Text.of("mkd-do-go-look", thing=thing.name, square=name, cost=cost)
    action = actions.MoveTo(to=to, look=look)
    of, goes_to = f"{number}-{id_of(name)}", f"look {name}"
    far = where(to, at)
    return Offer(action, label, of, word="look", goes_to=goes_to, detail=far, sure=True)


def _goal_label(key: str, goal: Goal, square: str, cost: int) -> Text:
    part = "-part" if goal.beyond else ""
    return Text.of(f"{key}{part}", thing=goal.thing.name, square=square, cost=cost)


def _goals_of(state: MkdState) -> Mapping[Square, Goal]:
    """Return the squares in reach that matter, and why."""
    _, figure = state.active_hero()
    stops = walks(state)
    return _goals.get(state, None, lambda: notable(state, figure, stops) if stops else {})


def _id_of(figure: Figure) -> int:
    return figure.id


def _says_all(thing: Thing, way: Text | None) -> bool:
    """Return whether the name of a thing says all that there is to say of the way to it."""
    if way is None or way.key != "mkd-detail-beside":
        return way is None
    return dict(way.args)["beside"] == dict(thing.name.args).get("figure")


@lru_cache(maxsize=1024)
def _pass(at: Square, facing: Facing, stride: stepping.Stride) -> Offer:
    """Return the offer to leave an opponent's square by another side than the first choice."""
    way, to, back = NAMES[facing], square_name(stride.to), stride.to == at
    key = "mkd-do-pass-back" if back else "mkd-do-pass"
    return Offer(
        actions.StepTo(facing=facing, to=stride.to),
        Text.of(key, way=Text.of(f"mkd-way-{way}"), square=to, cost=stride.cost),
        f"{way}-{id_of(to)}",
        word="pass",
        group="move",
        style="secondary",
        goes_to=f"{way} {to}",
        detail=where(stride.over[0] if back else stride.to, at),
        sure=True,
    )


@lru_cache(maxsize=1024)
def _walk_to(to: Square) -> tuple[actions.MoveTo, str, str]:
    name = square_name(to)
    return actions.MoveTo(to=to), id_of(name), name


def spins(state: MkdState) -> Iterator[Offer]:
    """Yield every other facing, if the Hero can turn: it costs the same whichever way.

    They stand on the pad where no step can be taken any more, and else on one of their own.
    """
    _, figure = state.active_hero()
    away = (figure.facing + 4) % 8
    if moving.forbids_spin(state, 0, actions.Spin(facing=away)):
        return
    cost = moving.cost_of_spin(state, away)
    group = "" if moving.only_faces(state) else None
    for facing in range(8):
        if facing != figure.facing:
            yield _spin(facing, cost)._replace(group=group)


def ending(state: MkdState) -> Offer:
    """Return the end of the activation, in the middle of the pad where only a facing is left."""
    label = Text.of("mkd-do-end")
    if not moving.only_faces(state):
        return Offer(actions.End(), label)
    as_now = Text.of("mkd-detail-as-now")
    return Offer(actions.End(), label, style="success", detail=as_now, pad="c")


@cache
def _spin(facing: Facing, cost: int) -> Offer:
    way = NAMES[facing]
    return Offer(
        actions.Spin(facing=facing),
        Text.of("mkd-do-spin", way=Text.of(f"mkd-way-{way}"), cost=cost),
        way,
        detail=Text.of("mkd-detail-face", cost=cost),
        pad=PLACES[facing],
        sure=True,
    )
