"""The camp before the dungeon: shown while the teams are gathered."""

from rules.core.scene import Feature, Scene, Sight, Terrain, Token
from rules.core.words import Text
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.show.figures import clicks_left, clicks_most
from rules.systems.mkd.show.marks import marks
from rules.systems.mkd.show.moment import Moment

COLUMNS, ROWS = 13, 9
GATE = (6, 1)
IN_LINE = 8
FIRST = (2, 4)
"""Where the first of those recruited stands; the others beside and below."""


def camp(moment: Moment) -> Scene:
    """Open ground, a way down, and before it everybody recruited so far (MA-003)."""
    heroes = moment.state.heroes
    letters = marks(heroes)
    recruits = tuple(
        Token(
            key=f"figure-{figure.id}",
            side="hero",
            mark=letters[figure.id],
            name=name_of(figure),
            at=(FIRST[0] + number % IN_LINE, FIRST[1] + 2 * (number // IN_LINE)),
            facing="n",
            health=clicks_left(figure),
            health_max=clicks_most(figure),
            seat=figure.seat,
        )
        for number, figure in enumerate(heroes)
    )
    gate = Feature(kind="entrance", at=GATE, name=Text.of("mkd-feature-entrance"), facing="n")
    return Scene(
        title=Text.of("mkd-map-camp"),
        turn=moment.state.turn,
        columns=COLUMNS,
        rows=ROWS,
        terrain=(str(Terrain.OUTSIDE) * COLUMNS,) * ROWS,
        sight=(str(Sight.IN_VIEW) * COLUMNS,) * ROWS,
        features=(gate,),
        tokens=recruits,
        facts=(Text.of("mkd-fact-camp", count=len(heroes)),),
    )
