"""The town as a place: its houses, the road to the dungeon, and the heroes in the street."""

from rules.core.hero_marks import marks
from rules.core.scene import Scene
from rules.core.settlement import Service, settle, told
from rules.core.words import Text
from rules.systems.third_six.board.facts import facts
from rules.systems.third_six.board.figures import hero_figure
from rules.systems.third_six.board.finale import finale
from rules.systems.third_six.content import RULINGS, TABLES
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.phases import awaiting
from rules.systems.third_six.state import ThirdSixState


def services(options: ThirdSixOptions) -> tuple[Service, ...]:
    """Return what is to be had in town (TS-049, TS-050, TS-051)."""
    costs = {"healer": TABLES.town.heal_cost, "trainer": TABLES.town.level_cost}
    if options.recruit_in_town:
        costs["inn"] = RULINGS.recruit_cost
    return tuple(
        Service(Text.of(f"ts-{house}"), Text.of(f"ts-{house}-about", coins=coins))
        for house, coins in costs.items()
    )


def scene(state: ThirdSixState) -> Scene:
    """Return the town with the living heroes in it; its houses stand as the first hero's name."""
    offered = services(state.options)
    place = settle(f"third-six {state.heroes[0].name}", "town", offered)
    living, asked = state.living, awaiting(state)
    letters = marks((hero.seat, hero.name) for hero in state.heroes)
    tokens = tuple(
        hero_figure(hero, letters[hero.seat], at, active=hero.seat in asked)
        for hero, at in zip(living, place.places(len(living)), strict=True)
    )
    return place.scene(Text.of("ts-map-town"), tokens, (*facts(state), *told(offered))).with_(
        turn=state.turn, region=region(state), finale=finale(state)
    )


def region(state: ThirdSixState) -> str:
    """Return the name of the map that is drawn in town."""
    return f"town-{state.dungeon}"
