"""What a person chooses with `/dungeon`, from what is offered, and what the dungeon then is."""

from collections.abc import Iterator

import pytest

from bot.catalogs import all_words
from rules.core.dice import SeededDice
from rules.core.scene import Side
from rules.dungeon import Plan, build, key_of
from rules.ports import Dungeon
from rules.service import Service
from rules.service.dungeons.drafting import Drafting
from rules.service.dungeons.dungeons import DungeonRequest
from rules.service.dungeons.request import choices_of, options_of, suggested
from rules.service.dungeons.session import session_of
from tests.support.houses import ask

WORDS = all_words("en")
ILSE, TOMAS = 1, 2
MANY = range(24)


def plans(**wanted: str) -> Iterator[Plan]:
    """Dungeons of one level each, as they are asked for in what the command offers."""
    for option, name in (("more", "options"), ("morphology", "morphology")):
        for part in wanted.get(option, "").split():
            assert part in [value for _, value in suggested(name, part, WORDS)]
    assert wanted.get("table", "seed") in choices_of("table")
    options = options_of(DungeonRequest(levels=1, **wanted))
    return (build(options, SeededDice(b"chosen %d" % seed)) for seed in MANY)


@pytest.mark.rule("DM-023")
@pytest.mark.permits("DM-023")
def test_a_coin_may_send_stairs_up() -> None:
    coin = [
        stair.direction for plan in plans(more="stairs_direction:coin") for stair in plan.stairs
    ]
    assert set(coin) == {"up", "down"}
    assert {stair.direction for plan in plans() for stair in plan.stairs} == {"down"}


@pytest.mark.rule("DM-045", "DM-047", "DM-056")
@pytest.mark.permits("DM-045", "DM-047", "DM-056")
@pytest.mark.parametrize(
    ("kind", "measure", "fixed", "rolled"),
    [
        ("cyclopean", "room_ft", 60, {60, 90, 120}),
        ("extensive", "corridor_length_ft", 60, {60, 90, 120}),
        ("warren", "corridor_width_ft", 5, {3, 4, 5}),
    ],
)
def test_sizes_are_rolled_by_option(kind: str, measure: str, fixed: int, rolled: set[int]) -> None:
    assert {getattr(plan, measure) for plan in plans(morphology=kind)} == {fixed}
    by_option = plans(morphology=kind, more="factor_rolls:on")
    assert {getattr(plan, measure) for plan in by_option} == rolled


@pytest.mark.rule("DM-048", "DM-049")
@pytest.mark.permits("DM-048", "DM-049")
@pytest.mark.parametrize("kind", ["geometric", "natural"])
def test_a_die_may_say_how_much_is_changed(kind: str) -> None:
    def shares(more: str) -> set[int]:
        """How many in a hundred of the rooms, or of all tiles, were changed."""
        found = set()
        for plan in plans(morphology=kind, more=more):
            tiles = [tile for tile in plan.levels[0].tiles if kind == "natural" or tile.is_room]
            changed = sum(
                tile.cave if kind == "natural" else tile.form is not None for tile in tiles
            )
            if len(tiles) > 9:
                found.add(round(100 * changed / len(tiles), -1))
        return found

    assert shares("") == {50}
    assert len(shares("factor_rolls:on")) > 3


@pytest.mark.rule("DM-055")
@pytest.mark.permits("DM-055")
def test_crawlways_may_lead_to_corridors() -> None:
    def to_corridors(more: str) -> int:
        return sum(
            not (level.tiles[way.a - 1].is_room and level.tiles[way.b - 1].is_room)
            for plan in plans(morphology="ventilated", more=more)
            for level in plan.levels
            for way in level.crawlways
        )

    assert to_corridors("") == 0
    assert to_corridors("crawl_corridors:on") > 0


@pytest.mark.rule("DM-057")
@pytest.mark.permits("DM-057")
def test_picture_dice_may_be_rolled_instead() -> None:
    def as_numbered(table: str) -> bool:
        tiles = [tile for plan in plans(table=table) for tile in plan.levels[0].tiles]
        return all(tile.face == tile.shape for tile in tiles)

    assert as_numbered("seed")
    assert not as_numbered("chessex")


@pytest.mark.rule("DM-058")
@pytest.mark.permits("DM-058")
def test_whoever_runs_the_game_may_fill_the_dungeon() -> None:
    """Nothing lies in it, and still it has its plan and a key of all its rooms."""
    for plan in plans(more="populate:off"):
        assert not any(tile.content for tile in plan.levels[0].tiles)
        assert key_of(plan)
    assert any(tile.content for plan in plans() for tile in plan.levels[0].tiles)


@pytest.mark.rule("DM-063")
@pytest.mark.permits("DM-063")
def test_what_a_die_would_say_may_be_chosen() -> None:
    for plan in plans(morphology="slanted", more="slope:up steepness:4"):
        slopes = [tile.slope for tile in plan.levels[0].tiles if tile.slope]
        assert {(each.direction, each.steepness) for each in slopes} <= {("up", 4)}
        assert plan.results.morphologies == ("slanted",)
    for plan in plans(material="the dust of old books"):
        assert plan.results.material == "the dust of old books"


async def drafted(service: Service, seed: str, **wanted: str) -> Dungeon:
    """A draft of one level that Ilse owns, and in which Tomas draws, too."""
    asked = DungeonRequest(seed=seed, levels=1, **wanted)
    found = await service.dungeons.make(ask(ILSE), "draft", asked)
    return await service.dungeons.act(ask(TOMAS), found.id, found.version, "sit")


def drawing(found: Dungeon) -> Drafting:
    now = session_of(found).drafting
    assert now is not None
    return now


async def act(service: Service, user: int, found: Dungeon, verb: str) -> Dungeon:
    return await service.dungeons.act(ask(user), found.id, found.version, verb)


@pytest.mark.rule("DM-011")
@pytest.mark.permits("DM-011")
async def test_the_owner_lays_turns_and_takes_back_in_anybodys_turn(service: Service) -> None:
    """The rules would place all tiles; what the owner lays otherwise is marked as edited."""
    by_rule = "frontier:bfs orientation:best secret_policy:first"
    found = await drafted(service, "artistry", more=by_rule)
    found = await act(service, ILSE, found, "roll")
    while drawing(found).phase == "place":
        found = await act(service, ILSE, found, "lay")
    found = await act(service, TOMAS, found, "roll")
    assert drawing(found).turn == 1
    by_the_rules = await act(service, TOMAS, found, "lay")
    laid = drawing(by_the_rules).draft.tiles[-1]
    back = await act(service, ILSE, by_the_rules, "undo")
    card = await service.dungeons.card(ask(ILSE), back.id)
    places = next(menu for menu in card.menus if menu.group == "at")
    looked = await service.dungeons.card(ask(ILSE), back.id, look=f"at.{places.choices[-1].value}")
    verb = looked.buttons[0].verb.removeprefix("dact.")
    moved = await act(service, ILSE, back, verb)
    tile = drawing(moved).draft.tiles[-1]
    assert (tile.at != laid.at, tile.edited, tile.face) == (True, True, laid.face)
    while drawing(moved).phase == "place":
        moved = await act(service, ILSE, moved, "lay")
    tile = drawing(moved).draft.tiles[-1]
    card = await service.dungeons.card(ask(ILSE), moved.id)
    last = next(menu for menu in card.menus if menu.verb == "dturn")
    turned = await act(service, ILSE, moved, f"turn-{last.choices[0].value}")
    assert drawing(turned).draft.tiles[-1].turns == int(last.choices[0].value) != tile.turns


@pytest.mark.rule("DM-007", "DM-062")
@pytest.mark.permits("DM-062")
async def test_every_wall_that_a_tile_could_go_behind_is_listed_and_can_be_chosen(
    service: Service,
) -> None:
    """Thirty-three walls take two lists of twenty-five at most; the last of them is chosen."""
    found = await drafted(service, "walls 68")
    while len(drawing(found).places()) <= 25:
        now = drawing(found)
        user = (ILSE, TOMAS)[now.turn]
        found = await act(service, user, found, now.phase if now.phase != "place" else "lay")
    walls = drawing(found).places()
    user = (ILSE, TOMAS)[drawing(found).turn]
    card = await service.dungeons.card(ask(user), found.id)
    lists = [menu for menu in card.menus if menu.group.startswith("at")]
    assert [menu.group for menu in lists] == ["at", "at-2"]
    assert len({choice.value for menu in lists for choice in menu.choices}) == len(walls) == 33
    assert all(len(menu.choices) <= 25 for menu in lists)
    assert [menu.placeholder[-8:] for menu in lists] == ["1 of 2)…", "2 of 2)…"]
    look = f"at-2.{lists[1].choices[-1].value}"
    looked = await service.dungeons.card(ask(user), found.id, look=look)
    laid = await act(service, user, found, looked.buttons[0].verb.removeprefix("dact."))
    tile, beyond = drawing(laid).draft.tiles[-1], walls[-1]
    before = drawing(found).draft.tiles[beyond.tile - 1].at
    step = {Side.NORTH: (0, 1), Side.EAST: (1, 0), Side.SOUTH: (0, -1), Side.WEST: (-1, 0)}
    dx, dy = step[beyond.side]
    assert tile.at == (before[0] + dx, before[1] + dy)
