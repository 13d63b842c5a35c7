"""The camp before the dungeon: shown while the teams are gathered."""

from rules.core.packs.pack import marked
from rules.core.scene import (
    Barrier,
    Edge,
    Feature,
    Scene,
    Side,
    Sight,
    Square,
    Symbol,
    Terrain,
    Token,
)
from rules.core.words import Text
from rules.systems.mkd.figures import kind_of, name_of
from rules.systems.mkd.show.figures import clicks_left, clicks_most
from rules.systems.mkd.show.marks import marks
from rules.systems.mkd.show.moment import Moment

CLIFF = ("     ...     ", "     ...     ")
"""Rock in the north, with the hall from which stairs lead down."""
COLUMNS, ROWS = len(CLIFF[0]), 7
CAMP = ""
"""The region of the camp, which is on no floor."""
GATE: Square = (6, 1)
FIRE: Square = (6, 4)
THINGS: tuple[tuple[Symbol, str, Square, tuple[int, int]], ...] = (
    ("stairs_down", "stairs-down", (6, 0), (1, 1)),
    ("column", "column", (5, 0), (1, 1)),
    ("column", "column", (7, 0), (1, 1)),
    ("campfire", "campfire", FIRE, (1, 1)),
    ("tent", "tent", (0, 3), (2, 2)),
    ("tent", "tent", (11, 4), (2, 2)),
    ("barrel", "barrel", (11, 2), (1, 1)),
    ("crate", "crate", (12, 2), (1, 1)),
    ("crate", "crate", (1, 5), (1, 1)),
)
"""What stands in the camp: kind, the end of its name's key, place, size."""
SEATS: tuple[Square, ...] = tuple(
    sorted(
        ((column, row) for column in range(2, 11) for row in range(2, ROWS)),
        key=lambda at: ((at[0] - FIRE[0]) ** 2 + (at[1] - FIRE[1]) ** 2, at),
    )
)[1:]
"""Where recruits stand: around the fire, the first ones nearest to it."""


def camp(moment: Moment) -> Scene:
    """Return open ground with a way down, and all Heroes recruited so far at a fire (MA-003)."""
    heroes = moment.state.heroes
    letters = marks(heroes)
    recruits = tuple(
        Token(
            key=f"figure-{figure.id}",
            side="hero",
            mark=letters[figure.id],
            name=name_of(figure),
            at=SEATS[number % len(SEATS)],
            facing="n",
            health=clicks_left(figure),
            health_max=clicks_most(figure),
            seat=figure.seat,
            face=kind_of(figure).icon,
            kind=marked(figure.kind),
        )
        for number, figure in enumerate(heroes)
    )
    things = tuple(
        Feature(
            kind=kind,
            at=at,
            size=size,
            name=Text.of(f"mkd-feature-{name}"),
            facing="n" if kind == "stairs_down" else None,
        )
        for kind, name, at, size in THINGS
    )
    gate = Feature(kind="entrance", at=GATE, name=Text.of("mkd-feature-entrance"), facing="n")
    ground = str(Terrain.OUTSIDE) * COLUMNS
    return Scene(
        title=Text.of("mkd-map-camp"),
        turn=moment.state.turn,
        columns=COLUMNS,
        rows=ROWS,
        terrain=(*CLIFF, *(ground,) * (ROWS - len(CLIFF))),
        sight=(str(Sight.IN_VIEW) * COLUMNS,) * ROWS,
        edges=(Edge(at=GATE, side=Side.SOUTH, kind=Barrier.ARCH),),
        features=(*things, gate),
        tokens=recruits,
        facts=(Text.of("mkd-fact-camp", count=len(heroes)),),
        region=CAMP,
    )
