"""A level of a plan as a scene, for a picture, a text map or an export."""

import hashlib
from math import ceil, floor

from rules.core.grid import Cell
from rules.core.scene import Label, Manner, Scene, Side, Sight, Terrain, Token
from rules.core.storeys import Storey, Storeys
from rules.core.words import Text
from rules.dungeon.chart import edges, floors
from rules.dungeon.chart.drawing import Drawing, drawn
from rules.dungeon.chart.facts import facts
from rules.dungeon.chart.lattice import Lattice
from rules.dungeon.chart.stairways import stairway
from rules.dungeon.chart.things import things
from rules.dungeon.chart.visibility import Shown, shown
from rules.dungeon.chart.water import wet_squares
from rules.dungeon.explore import Party
from rules.dungeon.places import measure
from rules.dungeon.plan import Plan
from rules.dungeon.story import Tale, tale_of
from rules.dungeon.terms import Audience, Morphology

MANNERS: dict[Morphology, Manner] = {
    "cyclopean": "cyclopean",
    "eldritch": "eldritch",
    "natural": "natural",
    "smooth": "smooth",
}


def scene_of(
    plan: Plan, depth: int = 1, audience: Audience = "keeper", party: Party | None = None
) -> Scene:
    """Draw one level as the keeper knows it, as players would be handed it, or as a party saw it.

    DM-059: the final drawing, with everything the morphologies did to the sketch. A `party` makes
    it that party's map, whatever the audience. Cells of the sheet are named, not squares: A1 is
    its top left cell, and names do not change with what is shown.

    Raises:
        KeyError: the dungeon has no such level.
    """
    return _scene(drawn(shown(plan, depth, "player" if party else audience, party)))


def storeys_of(plan: Plan, audience: Audience = "keeper", party: Party | None = None) -> Storeys:
    """Return all levels of which something is shown, and the stairs whose both ends are."""
    who: Audience = "player" if party else audience
    views = (shown(plan, level.depth, who, party) for level in plan.levels)
    levels = {view.level.depth: drawn(view) for view in views if view.tiles}
    found = (
        stairway(stair, levels[stair.level], levels.get(stair.to_level or 0))
        for stair in plan.stairs
        if stair.level in levels
    )
    return Storeys(
        levels=tuple(Storey(depth=depth, scene=_scene(each)) for depth, each in levels.items()),
        stairways=tuple(each for each in found if each is not None),
    )


def _scene(drawing: Drawing) -> Scene:
    view, page = drawing.view, drawing.page
    ground, plan = drawing.ground, drawing.view.plan
    barriers = edges.edges(view, page, drawing.floor, ground)
    wet = wet_squares(view, page)
    stand = things(drawing, barriers, wet)
    terrain, sight = _grids(drawing, stand.labels, wet)
    # A level that is still being drawn has no name yet: it would change with every tile.
    tale = tale_of(plan) if all(level.complete for level in plan.levels) else None
    return Scene(
        title=_title(view, tale),
        columns=page.columns,
        rows=page.rows,
        terrain=terrain,
        sight=sight,
        outlines=drawing.rims,
        links=stand.links,
        manner=_manners(plan),
        material=plan.results.material,
        pace=float(page.pace),
        north=plan.north,
        edges=barriers,
        features=stand.features,
        tokens=_tokens(view, page),
        labels=stand.labels,
        ruler=page.ruler,
        scale=_scale(plan, page),
        story=tale.lines if tale else (),
        facts=facts(view),
        region=_region(view),
    )


def _manners(plan: Plan) -> tuple[Manner, ...]:
    found = tuple(MANNERS[each] for each in plan.results.morphologies if each in MANNERS)
    return found or ("built",)


def _grids(
    drawing: Drawing, labels: tuple[Label, ...], wet: floors.Owners
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the grids of terrain and sight; what only secret ways have as floor is dry."""
    view, page = drawing.view, drawing.page
    terrain = [[str(Terrain.ROCK)] * page.columns for _ in range(page.rows)]
    sight = [[str(Sight.UNSEEN)] * page.columns for _ in range(page.rows)]
    all_in_view = view.here is None and view.party is None
    for (column, row), number in drawing.ground.items():
        in_water = (column // page.pace, row // page.pace) in wet
        in_water = in_water and (column, row) in drawing.common.ground
        terrain[row][column] = Terrain.WATER if in_water else Terrain.FLOOR
        known = Sight.IN_VIEW if all_in_view or number == view.here else Sight.SEEN
        sight[row][column] = known
    for label in labels:
        # A letter beside a corridor stands on rock, of which else nothing would be shown.
        for column in {floor(label.at[0]), ceil(label.at[0])}:
            for row in {floor(label.at[1]), ceil(label.at[1])}:
                sight[row][column] = Sight.IN_VIEW
    return tuple(map("".join, terrain)), tuple(map("".join, sight))


def _tokens(view: Shown, page: Lattice) -> tuple[Token, ...]:
    if view.here is None:
        return ()
    column, row = page.middle(view.level.tile(view.here).at)
    inside = (page.pace - 1) // 2
    at = (column * page.pace + inside, row * page.pace + inside)
    return (
        Token(key="party", side="hero", mark="P", name=Text.of("dm-party"), at=at, active=True),
    )


def _title(view: Shown, tale: Tale | None) -> Text:
    """Return the name of the dungeon, with the level where the audience knows of several."""
    depth = view.level.depth
    if tale is None:
        return Text.of("dm-map", level=depth)
    levels = {each.depth for each in view.plan.levels}
    if view.party:
        levels = {depth, *(place.level for place in view.party.seen)}
    return Text.of("dm-map-named", name=tale.name, level=depth, levels=len(levels))


def _scale(plan: Plan, page: Lattice) -> Text:
    """Return what a square stands for. DM-039: ten feet are three metres."""
    feet = round(10 * plan.results.scale / page.pace)
    return Text.of("dm-scale", length=measure(plan.options, feet))


def _region(view: Shown) -> str:
    """Return a name that only the same map has, made of nothing that its audience may not see."""
    who = "party" if view.party else view.audience
    content = view.plan.model_dump_json() if view.keeper else repr(_laid(view))
    digest = hashlib.blake2b(content.encode(), digest_size=8).hexdigest()
    return f"dungeon-{digest}-{view.level.depth}-{who}"


def _laid(view: Shown) -> list[tuple[Cell, int, tuple[Side, ...]]]:
    """Return the cell, the shape and the openings of every tile that is shown."""
    return [(tile.at, tile.shape, tile.openings) for tile in view.tiles]
