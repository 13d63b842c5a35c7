"""From what everybody sees of a dungeon, nobody can tell what its keeper knows."""

import re
from pathlib import Path

import pytest

from bot.catalogs import all_words
from render import alt_text
from render.files import FORMATS, export
from render.words.text_map import text_map
from rules.core.errors import NotSeated
from rules.dungeon import Party, Plan, build, scene_of
from rules.dungeon.tables import SPECIAL, VERY_SPECIAL
from rules.service.dungeons.dungeons import Mode
from rules.service.dungeons.request import MORPHOLOGIES, DungeonRequest, options_of
from rules.service.dungeons.session import dice_of, session_of
from rules.service.service import Service
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.soak import SOAK, cases

ILSE, TOMAS = 10**17, 10**17 + 1
SAY = all_words("en").say
SMALL = "" if SOAK else "columns:8 rows:7"
"""Sheets on which a dungeon is a few rooms large: a short run looks at these."""


def otherwise_inside(plan: Plan) -> Plan:
    """The same dungeon as players are handed it, with everything else in it otherwise."""
    levels = []
    for level in plan.levels:
        tiles = tuple(
            tile.with_(
                special=(tile.special + 1) % 3,
                content=(*SPECIAL, *VERY_SPECIAL)[tile.number % 6] if tile.number % 2 else None,
            )
            for tile in level.tiles
        )
        joins = tuple(join for join in level.joins if not join.secret)
        levels.append(level.with_(tiles=tiles, joins=joins, crawlways=(), rolls=((1, 1, 1),)))
    return plan.with_(levels=tuple(levels))


@pytest.mark.parametrize("kind", ["none", "ventilated", "geometric,barred", "eldritch,slanted"])
def test_a_players_map_is_the_same_whatever_is_inside(kind: str) -> None:
    options = options_of(
        DungeonRequest(morphology=kind, levels=None if SOAK else 2, more=f"deep_respect:on {SMALL}")
    )
    told_apart = 0
    for number in cases(5, soak=60):
        plan = build(options, dice_of(f"inside {number}"))
        other = otherwise_inside(plan)
        for level in plan.levels:
            theirs = scene_of(plan, level.depth, "player")
            assert theirs == scene_of(other, level.depth, "player"), (number, level.depth)
            keepers = scene_of(plan, level.depth, "keeper")
            told_apart += keepers != scene_of(other, level.depth, "keeper")
    assert told_apart > number


@pytest.mark.parametrize("kind", ["none", "geometric,barred", "ventilated,slanted"])
def test_a_party_learns_nothing_of_what_it_has_not_seen(kind: str) -> None:
    options = options_of(DungeonRequest(morphology=kind, more=SMALL))
    for number in cases(8, soak=60):
        plan = build(options, dice_of(f"walk {number}"))
        first = plan.level(1)
        inside = otherwise_inside(plan)
        here = inside.level(1).with_(tiles=(first.tiles[0], *inside.level(1).tiles[1:]))
        other = inside.with_(levels=(here, *inside.levels[1:]))
        seen = scene_of(plan, 1, "player", Party())
        assert seen == scene_of(other, 1, "player", Party()), number


async def everything_public(service: Service, dungeon: str) -> str:
    """All that one who does not own a dungeon is shown of its first level, as one text."""
    card = await service.dungeons.card(ask(TOMAS), dungeon)
    found = await service.dungeons.blueprint(ask(TOMAS), dungeon, 1, keeper=False)
    seen = [card.model_dump_json(), found.model_dump_json()]
    seen += [alt_text(found.scene, SAY), text_map(found.scene, SAY)]
    for form in FORMATS:
        file = export(found.scene, SAY, form, audience="player", name=found.name)
        seen += [file.name, file.data.decode("latin-1")]
    return "\n".join(seen)


@pytest.mark.parametrize(("mode", "typed"), [("map", "pepper mill"), ("explore", "")])
async def test_nothing_public_holds_the_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: Mode, typed: str
) -> None:
    # Coarse paper is drawn sooner.
    monkeypatch.setattr("render.files.pdf.DOTS", 30)
    async with serving(tmp_path / "house.db", HandClock(), Entropy()) as service:
        wanted = DungeonRequest(seed=typed, morphology="ventilated,barred", levels=1)
        made = await service.dungeons.make(ask(ILSE), mode, wanted)
        public = await everything_public(service, made.id)
        assert made.seed not in public
        assert "seed:" not in public
        assert "ventilated" not in public.lower()
        sheet = await service.dungeons.keeper(ask(ILSE), made.id, 1)
        assert f"seed:{made.seed}" in sheet.footer
        for line in sheet.key[1:]:
            assert line not in public


async def test_a_seed_that_nobody_typed_cannot_be_guessed(tmp_path: Path) -> None:
    async with serving(tmp_path / "house.db", HandClock(), Entropy()) as service:
        made = await service.dungeons.make(ask(ILSE), "map", DungeonRequest())
        another = await service.dungeons.again(ask(TOMAS), made.id)
        for record in (made, another):
            assert re.fullmatch("[0-9a-f]{32}", record.seed)
        assert made.seed != another.seed


async def test_the_owner_alone_shows_the_seed_and_it_gives_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path / "house.db", HandClock(), Entropy()) as service:
        made = await service.dungeons.make(ask(ILSE), "map", DungeonRequest(levels=2))
        with pytest.raises(NotSeated) as refusal:
            await service.dungeons.shown(ask(TOMAS), made.id)
        assert refusal.value.text.key == "error-only-keeper"
        shown = await service.dungeons.shown(ask(ILSE), made.id)
        found = re.search(r"seed:(\w+) levels:(\d)", shown)
        assert found
        wanted = DungeonRequest(seed=found[1], levels=int(found[2]))
        again = await service.dungeons.make(ask(TOMAS), "map", wanted)
        assert session_of(again).plan == session_of(made).plan


def test_morphologies_on_squares_tell_nothing() -> None:
    for kind in set(MORPHOLOGIES) - {"natural", "warren"}:
        plan = build(options_of(DungeonRequest(morphology=kind, more=SMALL)), dice_of("each"))
        assert scene_of(plan, 1, "player") == scene_of(otherwise_inside(plan), 1, "player")
