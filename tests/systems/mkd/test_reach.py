"""Ways against a slow search over every state, and what steps cost (B-30 to B-32, 2.4)."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import (
    Reach,
    distances,
    ground_cost,
    may_stop,
    spread,
    step_cost,
    step_costs,
)
from rules.systems.mkd.compass import E, N, S, W, chebyshev, heading, neighbours, step
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.moves.through import Passage
from tests.support.joined import joined
from tests.support.soak import SOAK
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import door, marker
from tests.systems.mkd.sites import sites, squares_of

WALKER = Mover()
EXAMPLES = 120 if SOAK else 20


def price_of_step(board, one, two, mover, rear=None):
    """What a step costs by the table (2.4, B-45, C4, C5); None where it cannot be made.

    A rider is held by nobody while its rear is where it may not stop.
    """
    facing = heading(one, two)
    ground = board.ground.get(two, "blocking")
    if ground == "blocking" or (ground == "crevice" and not mover.flight):
        return None
    if two in mover.solid and not mover.flight:
        return None
    costs = [1]
    if ground == "hindering" or (ground == "water" and not mover.aquatic):
        costs.append(1 if mover.flight else 2)
    if not mover.flight and two in mover.foes:
        if not mover.passes:
            return None
        costs.append(2)
    held = one in mover.held - mover.foes and (one, two) not in mover.eased
    if held and (rear is None or may_stop(board, rear, mover)):
        costs.append(2)
    if board.free(one, facing):
        return max(costs)
    number = board.door_at(one, facing)
    if facing % 2 or not mover.opens or number is None or not board.joined(one, facing):
        return None
    return max(costs) + 2


def relaxed(board, beginnings, mover):
    """Prices of every state by relaxing every step until nothing changes.

    A state is (front, rear) for riders, (square, None) for others.
    """
    best = dict.fromkeys(beginnings, 0)
    waiting = list(beginnings)
    while waiting:
        state = waiting.pop(0)
        at, rear = state
        for near in neighbours(at):
            if mover.mounted and (near == rear or heading(at, near) % 2):
                continue
            price = price_of_step(board, at, near, mover, rear)
            after = (near, at if mover.mounted else None)
            if price is not None and best[state] + price < best.get(after, 10**6):
                best[after] = best[state] + price
                waiting.append(after)
    return best


def cheapest(best, states=lambda state: True):
    """The least price for each square in front."""
    found = {}
    for state, price in best.items():
        if states(state):
            found[state[0]] = min(price, found.get(state[0], price))
    return found


@st.composite
def moves(draw, *, mounted=False):
    """A board, a start with its rear, and a mover with figures and things about it."""
    where = draw(sites(most=3))
    board = Board(where)
    squares = squares_of(where)
    start = draw(st.sampled_from([at for at in squares if board.standable(at)]))
    some = st.frozensets(st.sampled_from([at for at in squares if at != start] or squares))
    mover = Mover(
        flight=draw(st.booleans()),
        aquatic=draw(st.booleans()),
        mounted=mounted,
        friends=draw(some),
        foes=draw(some),
        held=draw(some) | draw(st.sampled_from((frozenset(), frozenset({start})))),
        solid=draw(some),
        restless=draw(some),
        opens=draw(st.booleans()),
        passes=draw(st.booleans()),
    )
    rears = [step(start, side) for side in (N, E, S, W) if board.free(start, side)]
    rears = [at for at in rears if board.standable(at)]
    rear = draw(st.sampled_from(rears)) if mounted and rears else None
    ways = [(one, two) for one in sorted(mover.held) for two in neighbours(one)]
    eased = draw(st.frozensets(st.sampled_from(ways))) if ways else frozenset()
    return board, start, mover._replace(eased=eased), rear


def check_path(board, reach, end, price, rear=None):
    """The way to a square is made of single steps, and costs what it is said to."""
    way = reach.path(end)
    total = 0
    for one, two in pairwise((reach.start, *way)):
        assert chebyshev(one, two) == 1
        step_price = price_of_step(board, one, two, reach.mover, rear)
        assert step_price == step_cost(board, one, heading(one, two), reach.mover, rear)
        total += step_price
        rear = one if reach.mover.mounted else None
    assert (way[-1] if way else reach.start) == end
    assert total == price


@pytest.mark.rule("B-30", "B-31", "B-32")
@settings(max_examples=EXAMPLES)
@given(moves(), st.sampled_from((3, 8, 10_000)))
def test_reach_is_what_relaxing_every_step_finds(scene, most):
    board, start, mover, _ = scene
    reach = Reach(board, start, mover, most)
    best = cheapest(relaxed(board, [(start, None)], mover))
    assert reach.cost == {at: price for at, price in best.items() if price <= most}
    stops = reach.stops()
    assert stops.keys() == {at for at in reach.cost if at == start or may_stop(board, at, mover)}
    for end, price in stops.items():
        assert price == reach.cost[end]
        check_path(board, reach, end, price)


@settings(max_examples=EXAMPLES)
@given(moves(mounted=True), st.sampled_from((6, 10_000)))
def test_riders_reach_what_relaxing_every_pair_of_squares_finds(scene, most):
    board, start, mover, rear = scene
    if rear is None:
        return
    reach = Reach(board, start, mover, most, rear)
    best = relaxed(board, [(start, rear)], mover)
    best = {state: price for state, price in best.items() if price <= most}
    assert reach.cost == cheapest(best)

    def stands(state):
        return all(at == start or may_stop(board, at, mover) for at in state)

    expected = cheapest(best, stands) | {start: 0}
    assert reach.stops() == expected
    for end, price in expected.items():
        if end != start:
            check_path(board, reach, end, price, rear)
            assert reach.path(end)[:1] != (rear,)


def fewest_passed(board, begin, mover, most):
    """The fewest opponents on a way to each state within some points, and its least cost then."""
    best = {(begin, 0): 0}
    waiting = [(begin, 0)]
    while waiting:
        (at, rear), passed = here = waiting.pop(0)
        for near in neighbours(at):
            if mover.mounted and (near == rear or heading(at, near) % 2):
                continue
            price = price_of_step(board, at, near, mover, rear)
            after = (near, at if mover.mounted else None), passed + (near in mover.foes)
            cost = most + 1 if price is None else best[here] + price
            if cost <= most and cost < best.get(after, most + 1):
                best[after] = cost
                waiting.append(after)
    found = {}
    for (state, passed), cost in best.items():
        found[state] = min((passed, cost), found.get(state, (passed, cost)))
    return found


@pytest.mark.rule("B-50", "MA-211")
@settings(max_examples=EXAMPLES)
@given(st.booleans().flatmap(lambda mounted: moves(mounted=mounted)), st.sampled_from((3, 6, 9)))
def test_a_passage_leads_through_as_few_opponents_as_points_allow(scene, most):
    board, start, mover, rear = scene
    mover = mover._replace(passes=True, flight=False)
    if mover.mounted and rear is None:
        return
    owners = {square: number for number, square in enumerate(sorted(mover.foes))}
    ways = Passage(board, (start, rear), mover, most, owners).ways()
    assert ways.keys() == Reach(board, start, mover, most, rear).stops().keys() - {start}
    best = fewest_passed(board, (start, rear), mover, most)
    for end, way in ways.items():
        stands = [
            merit
            for (front, behind), merit in best.items()
            if front == end and (behind is None or may_stop(board, behind, mover))
        ]
        assert (way.passed, way.cost) == min(stands)
        squares = list(pairwise((start, *way.path)))
        assert sum(step_costs(board, (start, rear), way.path, mover)) == way.cost
        assert sum(two in mover.foes for _, two in squares) == way.passed


@given(moves())
def test_a_single_step_costs_what_the_table_says(scene):
    board, start, mover, _ = scene
    for near in neighbours(start):
        facing = heading(start, near)
        assert step_cost(board, start, facing, mover) == price_of_step(board, start, near, mover)


@pytest.mark.rule("B-09")
@given(sites(most=3), st.data())
def test_distance_from_several_is_from_the_nearest(where, data):
    board = Board(where)
    starts = data.draw(
        st.lists(st.sampled_from(squares_of(where)), min_size=1, max_size=3, unique=True)
    )
    each = [relaxed(board, [(start, None)], WALKER) for start in starts]
    expected = {}
    for best in each:
        for (at, _), price in best.items():
            expected[at] = min(price, expected.get(at, price))
    assert spread(board, starts, WALKER) == expected


@joined(
    ("kind", "walks", "swims", "flies"),
    [
        ("bones", 2, 2, 1),
        ("furniture", 2, 2, 1),
        ("artifact", 2, 2, 1),
        ("water", 2, 1, 1),
        ("shadow", 1, 1, 1),
        ("stairs", 1, 1, 1),
        ("pillar", None, None, None),
    ],
)
def test_what_ground_costs(kind, walks, swims, flies):
    board = Board(open_chamber(markers=[marker(kind, (1, 0))]))
    movers = (WALKER, Mover(aquatic=True), Mover(flight=True))
    assert [ground_cost(board, (1, 0), mover) for mover in movers] == [walks, swims, flies]


@pytest.mark.rule("B-32")
def test_only_wings_cross_a_crevice_and_nobody_stops_on_one():
    board = Board(site(placed(12)))
    assert (2, 4) not in Reach(board, (2, 0), WALKER).cost
    over = Reach(board, (2, 0), Mover(flight=True))
    assert over.cost[2, 4] == 4
    assert (2, 2) not in over.stops()
    assert Reach(board, (2, 0), Mover(aquatic=True)).cost.keys() == {
        (x, y) for x in range(5) for y in range(2)
    }


@pytest.mark.rule("B-31")
def test_nobody_stops_among_others_on_chests_or_on_artifacts():
    mover = Mover(
        friends=frozenset({(1, 0)}),
        foes=frozenset({(1, 1)}),
        solid=frozenset({(0, 1)}),
        restless=frozenset({(2, 2)}),
        passes=True,
    )
    stops = Reach(Board(open_chamber()), (0, 0), mover).stops()
    assert not {(1, 0), (1, 1), (0, 1), (2, 2)} & stops.keys()
    assert stops[2, 0] == 2
    assert stops[3, 3] == 4


@pytest.mark.rule("B-45")
def test_leaving_an_opponents_front_costs_two_once_a_step():
    held = Mover(held=frozenset({(0, 0), (1, 0)}))
    cost = Reach(Board(site(placed(1))), (0, 0), held).cost
    assert cost[0, 1] == 2
    assert cost[1, 0] == 2
    assert cost[2, 0] == 3


def test_an_occupied_square_on_hard_ground_costs_the_higher_price():
    board = Board(open_chamber(markers=[marker("bones", (1, 0))]))
    through = Mover(friends=frozenset({(1, 0)}))
    assert step_cost(board, (0, 0), E, through) == 2
    assert step_cost(board, (0, 0), E, Mover(foes=frozenset({(1, 0)}), passes=True)) == 2


@pytest.mark.rule("B-50")
def test_no_break_away_is_needed_out_of_an_opponents_own_square():
    mover = Mover(foes=frozenset({(1, 0)}), held=frozenset({(1, 0)}), passes=True)
    board = Board(open_chamber())
    assert step_cost(board, (1, 0), E, mover) == 1
    assert step_cost(board, (0, 0), E, Mover(foes=frozenset({(1, 0)}))) is None


@pytest.mark.rule("B-91")
def test_a_closed_door_is_opened_at_its_price_and_never_diagonally():
    board = Board(two_chambers(doors=[door((4, 2))]))
    assert (5, 2) not in Reach(board, (4, 2), WALKER).cost
    opener = Reach(board, (4, 1), Mover(opens=True))
    assert opener.cost[5, 2] == 1 + 1 + RULINGS.costs.open_door
    assert opener.path((5, 2)) == ((4, 2), (5, 2))


def test_a_rider_takes_no_diagonal_and_needs_room_behind():
    board = Board(site(placed(1)))
    rider = Mover(mounted=True, friends=frozenset({(1, 2)}))
    reach = Reach(board, (1, 1), rider, rear=(1, 0))
    assert reach.cost[2, 2] == 2
    assert reach.cost[1, 3] == 2
    assert reach.stops()[1, 3] == 4
    assert (1, 2) not in reach.path((1, 3))[-2:-1]


@pytest.mark.rule("MA-215")
def test_a_rider_takes_no_diagonal_step():
    board = Board(open_chamber())
    costs = {facing: step_cost(board, (2, 2), facing, Mover(mounted=True)) for facing in range(8)}
    assert costs == {facing: None if facing % 2 else 1 for facing in range(8)}


def test_of_equal_ways_the_straight_one_is_taken():
    reach = Reach(Board(open_chamber()), (0, 0), WALKER)
    assert reach.path((3, 0)) == ((1, 0), (2, 0), (3, 0))
    assert reach.path((0, 0)) == ()


def test_the_nearest_goals_are_told_in_reading_order():
    reach = Reach(Board(open_chamber()), (2, 2), WALKER)
    assert reach.nearest([(4, 4), (0, 0), (2, 4)]) == ((0, 0), (2, 4), (4, 4))
    assert reach.nearest([(9, 9)]) == ()
    with pytest.raises(KeyError):
        reach.path((9, 9))


def test_distances_ignore_figures_and_open_doors():
    board = Board(two_chambers(doors=[door((4, 2))]))
    assert distances(board, (4, 2))[5, 2] == 3
    assert distances(board, (4, 2), flight=True)[9, 2] == 7
