"""The content is whole and sane: figures, chests, traps, tokens, tiles, artifacts, rulings."""

import re
from collections import Counter

import pytest
from pydantic import ValidationError

from rules.core.model import Model
from rules.systems.mkd.content import (
    ARTIFACT_TABLES,
    ARTIFACTS,
    CHESTS,
    DRESSING,
    HEROES,
    KINDS,
    MONSTERS,
    NPCS,
    RULINGS,
    TOKENS,
    TRAPS,
)
from rules.systems.mkd.content.artifacts import Outcome
from rules.systems.mkd.content.models import Costs, TokenFace
from rules.systems.mkd.content.tiles import TILES
from rules.systems.mkd.terms import ABILITIES
from tests.support.joined import joined

THEMES = ("undead", "gutterkin", "vermin", "cult", "beast", "fiend")


def test_how_much_there_is_of_everything():
    assert (len(HEROES), len(MONSTERS), len(NPCS)) == (16, 38, 12)
    assert (len(CHESTS), len(TRAPS), len(TOKENS)) == (24, 16, 18)
    assert len(TILES) == 36
    assert (len(ARTIFACTS), len(DRESSING)) == (10, 2)


@pytest.mark.rule("B-10")
@joined("kind", KINDS.values(), ids=lambda kind: kind.id)
def test_dials_only_fall_and_stay_within_bounds(kind):
    for click in kind.dial:
        assert 2 <= click.speed <= 14
        assert 0 <= click.attack <= 13
        assert 8 <= click.defense <= 20
        assert 0 <= click.damage <= 6
        assert click.abilities <= set(ABILITIES)
    for before, after in zip(kind.dial, kind.dial[1:], strict=False):
        for name in ("attack", "defense", "damage"):
            assert getattr(after, name) <= getattr(before, name)
    assert 0 <= kind.range <= 12
    assert kind.arc in (180, 90)


@pytest.mark.rule("B-12", "B-13")
@joined("hero", HEROES.values(), ids=lambda hero: hero.id)
def test_a_hero_has_five_levels_and_clicks_of_damage_below(hero):
    assert len(hero.values) == 5
    assert list(hero.values) == sorted(set(hero.values))
    assert 15 <= hero.values[0] <= hero.values[-1] <= 60
    assert len(hero.dial) >= 8
    assert not any("demoralized" in click.abilities for click in hero.dial[:6])


@joined("monster", MONSTERS.values(), ids=lambda monster: monster.id)
def test_a_monster_has_a_value_copies_and_a_theme(monster):
    assert 8 <= monster.value <= 120
    assert 1 <= monster.copies <= 4
    assert monster.theme
    assert len(monster.dial) >= 2


@pytest.mark.rule("MA-046")
@joined("theme", THEMES)
def test_a_theme_has_somebody_for_every_colour_of_token(theme):
    values = sorted(kind.value for kind in MONSTERS.values() if kind.theme == theme)
    assert len(values) >= 3
    most = {colour: max(p for f, t in TOKENS.items() if f[0] == colour for _, p in t.rows) for
            colour in "YBR"}  # fmt: skip
    assert values[0] <= min(most.values())


def test_bystanders():
    assert all(8 <= kind.value <= 30 for kind in NPCS.values())
    assert not any("golem" in kind.traits for kind in NPCS.values())
    assert {kind.side for kind in NPCS.values()} == {"npc"}


@pytest.mark.rule("B-80")
@joined("chest", CHESTS.values(), ids=lambda chest: chest.id)
def test_a_chest_has_traps_gold_and_an_item_at_its_price(chest):
    assert set(chest.traps) <= set(TRAPS)
    assert 100 <= chest.gold <= 1000
    item = chest.item
    bonuses = max(0, item.speed + item.attack + item.defense)
    price = (bonuses + 2 * len(item.abilities)) * 200
    assert chest.value == (price // 3 if item.kind == "potion" else price)


def test_ex_55_what_items_are_worth():
    assert CHESTS["c23"].value == 1800
    assert CHESTS["c11"].value == 200


@pytest.mark.rule("MA-030")
def test_chests_come_in_three_tiers_of_eight():
    assert Counter(chest.tier for chest in CHESTS.values()) == {"easy": 8, "medium": 8, "hard": 8}
    gold = {tier: sum(c.gold for c in CHESTS.values() if c.tier == tier) for tier in
            ("easy", "medium", "hard")}  # fmt: skip
    assert gold["easy"] < gold["medium"] < gold["hard"]


@pytest.mark.rule("B-83")
def test_traps_are_disarmed_by_a_number_on_a_die():
    assert all(3 <= trap.disarm <= 5 for trap in TRAPS.values() if trap.id != "none")
    assert {trap for chest in CHESTS.values() for trap in chest.traps} == set(TRAPS)


@pytest.mark.rule("B-100")
def test_tokens_have_six_faces_of_each_colour():
    assert list(TOKENS) == [
        *(f"Y{face}" for face in range(1, 7)),
        *(f"B{face}" for face in range(1, 7)),
        *("R1", "R2", "R3s", "R4m", "R5", "R6"),
    ]


def test_the_super_token_is_worth_twice_the_second_red_one():
    doubled = tuple((count, 2 * points) for count, points in TOKENS["R2"].rows)
    assert TOKENS["R3s"].rows == doubled


@joined("token", TOKENS.values(), ids=lambda token: token.face)
def test_a_token_shows_monsters_with_points_or_nothing(token):
    for count, points in token.rows:
        assert (count == 0) == (points == 0)
        assert 0 <= count <= 3
    assert token.row(2) == token.rows[0]
    assert token.row(12) == token.row(16) == token.rows[-1]


@pytest.mark.rule("B-02")
def test_how_many_openings_tiles_have():
    ways = {"hall": Counter(), "chamber": Counter()}
    for side in TILES.values():
        ways[side.kind][len(side.open)] += 1
    assert ways == {"hall": {1: 1, 2: 6, 3: 3, 4: 2}, "chamber": {1: 1, 2: 9, 3: 7, 4: 7}}


@pytest.mark.rule("B-01")
@joined("side", TILES.values(), ids=lambda side: f"{side.tile}{side.side}")
def test_a_tile_is_of_one_kind_and_its_openings_lead_somewhere(side):
    assert TILES[side.tile, "A"].kind == TILES[side.tile, "B"].kind
    columns, rows = len(side.rows[0]), len(side.rows)
    assert {len(row) for row in side.rows} == {columns}
    for name, indexes in side.open.items():
        for index in indexes:
            x = {"E": columns - 1, "W": 0}.get(name, index)
            y = {"N": 0, "S": rows - 1}.get(name, index)
            assert side.rows[y][x] not in "#X"


def test_tiles_are_numbered_from_one_to_eighteen_with_six_hallways_first():
    assert sorted({tile for tile, _ in TILES}) == list(range(1, 19))
    assert {tile for tile, _ in TILES if TILES[tile, "A"].kind == "hall"} == set(range(1, 7))


@joined("colour", "YBR")
def test_three_tables_of_six_outcomes_for_each_colour_of_artifact_tokens(colour):
    tables = ARTIFACT_TABLES[colour]
    assert len(tables) == 3
    assert all(len(table) == 6 for table in tables)
    reveals = [one.colour for table in tables for face in table for one in face if one.colour]
    assert reveals
    assert set(reveals) == {colour}


def test_artifacts_hold_piles_of_tokens():
    assert {artifact.id: artifact.piles for artifact in ARTIFACTS.values()} == {
        "great_basin": ({"R": 3, "Y": 3}, {"R": 2, "B": 2, "Y": 2}),
        "coiled_idol": ({"R": 4},),
        "wyrm_altar": ({"R": 3},),
        "mother_stone": ({"R": 2},),
        "hour_skull": ({"B": 4},),
        "gryphon_seat": ({"B": 3},),
        "rune_pillar": ({"B": 2},),
        "idol_of_hands": ({"Y": 4},),
        "small_basin": ({"Y": 3},),
        "bone_spring": ({"Y": 2},),
    }
    places = [thing.rg for thing in (*ARTIFACTS.values(), *DRESSING.values())]
    assert places == [f"{group}-{number}" for group in (1, 2) for number in range(1, 7)]


def test_outcomes_say_all_that_they_need_and_no_more():
    with pytest.raises(ValidationError, match="an amount is missing"):
        Outcome(kind="heal")
    with pytest.raises(ValidationError, match="an end is missing"):
        Outcome(kind="attack", amount=1)
    with pytest.raises(ValidationError, match="an ability is missing"):
        Outcome(kind="gain", until="level")
    with pytest.raises(ValidationError, match="a colour is too much"):
        Outcome(kind="curse", colour="R")


@pytest.mark.rule("MA-037")
def test_a_dressing_set_always_stands_alike_within_a_chamber():
    for dressing in DRESSING.values():
        offsets = [piece.offset for piece in dressing.pieces]
        assert len(set(offsets)) == len(offsets)
        assert all(max(abs(x), abs(y)) <= 2 for x, y in offsets)
        assert {piece.kind for piece in dressing.pieces} <= {"pillar", "furniture"}


@joined("ruling", RULINGS.rulings, ids=lambda ruling: ruling.id)
def test_every_ruling_has_its_reason_and_its_rules(ruling):
    assert re.match(r"[A-Z].{10,}\.$", ruling.reason)
    assert all(re.fullmatch(r"(B|MA|RG)-\d{2,3}", rule) for rule in ruling.rules)
    assert ruling.rules


def test_rulings_are_asked_for_by_what_they_are():
    assert len({ruling.id for ruling in RULINGS.rulings}) == len(RULINGS.rulings)
    assert RULINGS.number("tile_shift") == 4
    assert RULINGS.counts("doors") == {"wooden": 6, "iron": 3}
    assert RULINGS.switch("super_mega_tokens") is False
    assert len(RULINGS.words("decision")) == 6
    for ask in (RULINGS.number, RULINGS.words, RULINGS.switch):
        with pytest.raises(KeyError):
            ask("doors")
    with pytest.raises(KeyError):
        RULINGS.counts("tile_shift")
    with pytest.raises(KeyError):
        RULINGS.number("nothing of the kind")


def test_tables_for_one_die_have_six_lines():
    tables = [ruling for ruling in RULINGS.rulings if isinstance(ruling.value, tuple)]
    assert tables
    assert all(len(ruling.value) == 6 for ruling in tables)


def test_prices_are_whole_and_positive():
    assert issubclass(Costs, Model)
    assert all(1 <= price <= 4 for price in RULINGS.costs.model_dump().values())
    assert RULINGS.costs_reason.endswith(".")


def test_the_damage_of_one_artifact_alone_cannot_be_reduced():
    assert [each.id for each in ARTIFACTS.values() if each.harsh] == ["coiled_idol"]


def test_a_token_has_a_row_for_each_roll_of_two_dice():
    rows = tuple((1, 10) for _ in range(2, 13))
    assert TokenFace(face="red-1", rows=rows).row(12) == (1, 10)
    for wrong in (rows[:-1], (*rows, (1, 10))):
        with pytest.raises(ValidationError):
            TokenFace(face="red-1", rows=wrong)
