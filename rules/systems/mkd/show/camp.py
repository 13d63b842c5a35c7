"""The camp before the dungeon: shown while the teams are gathered."""

from rules.core.packs.pack import marked
from rules.core.scene import Scene, Symbol, Token
from rules.core.settlement import Settlement, settle
from rules.core.words import Text
from rules.systems.mkd.figures import kind_of, name_of
from rules.systems.mkd.show.figures import clicks_left, clicks_most
from rules.systems.mkd.show.marks import marks
from rules.systems.mkd.show.moment import Moment
from rules.systems.mkd.state import MkdState

CAMP = ""
"""The region of the camp, which is on no floor."""
NAMES: dict[Symbol, Text] = {
    kind: Text.of(f"mkd-feature-{kind.replace('_', '-')}")
    for kind in ("entrance", "stairs_down", "column", "campfire", "tent", "barrel", "crate")
}
"""What things of the camp are called, which packs may call otherwise."""


def camp(moment: Moment) -> Scene:
    """Return tents around a fire, the way down, and all Heroes recruited so far (MA-003)."""
    heroes = moment.state.heroes
    letters, place = marks(heroes), place_of(moment.state)
    recruits = tuple(
        Token(
            key=f"figure-{figure.id}",
            side="hero",
            mark=letters[figure.id],
            name=name_of(figure),
            at=at,
            health=clicks_left(figure),
            health_max=clicks_most(figure),
            seat=figure.seat,
            face=kind_of(figure).icon,
            kind=marked(figure.kind),
        )
        for figure, at in zip(heroes, place.places(len(heroes)), strict=True)
    )
    fact = Text.of("mkd-fact-camp", count=len(heroes))
    scene = place.scene(Text.of("mkd-map-camp"), recruits, (fact,))
    things = tuple(each.with_(name=NAMES.get(each.kind, each.name)) for each in scene.features)
    return scene.with_(turn=moment.state.turn, region=CAMP, features=things)


def place_of(state: MkdState) -> Settlement:
    """Return the camp of a table: its tents stand as the first player's name."""
    return settle(f"mkd {state.players[0].name}", "camp")
