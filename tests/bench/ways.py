"""Ways through a dungeon of two sets: a reach beside a plain Dijkstra on the same steps."""

from heapq import heappop, heappush
from itertools import count

from rules.core.dice import SeededDice
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.path_search import FAR, Mover
from rules.systems.mkd.board.reach import Reach, step_cost
from rules.systems.mkd.compass import Square, step
from rules.systems.mkd.state import Player
from rules.systems.mkd_adventure.building.site import build_site
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.state import AdventureState
from tests.bench.figures import Figure, Finding
from tests.bench.rounds import medians
from tests.systems.mkd.tables import play

ROUNDS = 40
SETS = 2
NEAR = 8
"""A usual figure's speed points."""

Graph = dict[Square, tuple[tuple[Square, int], ...]]


def measure(*, brief: bool = False) -> list[Finding]:
    """A whole reach, one of eight points, and a board compiled, in milliseconds.

    The floor has its steps and their prices ready, knows neither figures nor doors, and keeps
    no order among equals.
    """
    options = AdventureOptions(sets=SETS)
    state = AdventureState(players=(Player(seat=1, name="Bench"),), options=options)
    table = play(state)
    table.dice = SeededDice(b"ways")
    site = build_site(table, options).site
    board = Board(site)
    assert site.entrance is not None
    start = site.entrance[0]
    squares = sorted(board.ground)
    mover = Mover(
        friends=frozenset(squares[5::40]) - {start},
        held=frozenset(squares[6::30]) - {start},
        opens=True,
    )
    # Searches are kept for the same mover, so each of these is another in name.
    movers = (mover._replace(restless=frozenset({(number, FAR)})) for number in count())
    graph = steps(board, mover)
    taken = medians(
        {
            "whole": lambda: Reach(board, start, next(movers)).stops(),
            "near": lambda: Reach(board, start, next(movers), NEAR).stops(),
            "floor": lambda: dijkstra(graph, start),
            "board": lambda: Board(site),
        },
        1 if brief else ROUNDS,
    )
    assert dijkstra(graph, start) == Reach(board, start, mover).cost
    floor, peer = taken["floor"] * 1000, f"a plain Dijkstra over all {len(squares)} squares"
    return [
        Figure("all that can be reached", taken["whole"] * 1000, floor, peer, "ms", told=True),
        Figure(f"what is within {NEAR} points", taken["near"] * 1000, floor, peer, "ms"),
        Figure("a board from its tiles", taken["board"] * 1000, floor, peer, "ms"),
    ]


def steps(board: Board, mover: Mover) -> Graph:
    """Every step and its price, as a plain graph."""
    graph: Graph = {}
    for square in board.ground:
        priced = (
            (step(square, facing), step_cost(board, square, facing, mover)) for facing in range(8)
        )
        graph[square] = tuple((end, price) for end, price in priced if price is not None)
    return graph


def dijkstra(graph: Graph, start: Square) -> dict[Square, int]:
    """The textbook's search, with a heap."""
    best, queue = {start: 0}, [(0, start)]
    while queue:
        cost, at = heappop(queue)
        if cost > best[at]:
            continue
        for end, price in graph[at]:
            if cost + price < best.get(end, cost + price + 1):
                best[end] = cost + price
                heappush(queue, (cost + price, end))
    return best
