"""Emblems of packs on the way from a server to a process that draws and has no packs."""

import pickle
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import render
from rules.core.dice import SeededDice
from rules.core.packs.archive import Files, to_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.problems import PackError
from rules.registry import ruleset
from rules.service import Service
from rules.service.packs.templates import template_of
from rules.service.settings.adventure import options_of
from rules.systems.mkd.teams import affordable
from tests.support.emblems import flame, hostile
from tests.support.entropy import ENTROPY
from tests.support.houses import HandClock, ask, serving
from tests.support.playing import party

DAMAGED = next(data for name, data in hostile() if name == "half of it")
MANAGER = ask(1).model_copy(update={"manages_server": True})


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    """A service that can look at pictures, as that of the bot."""
    async with serving(tmp_path / "undercroft.db", HandClock(), ENTROPY) as plain:
        yield Service(
            plain.store, plain.clock, ENTROPY, plain.words, look=render.trouble_with_picture
        )


def with_emblem(data: bytes) -> Files:
    return {**template_of("mkd"), "emblems/wyn.png": data}


async def test_a_scene_carries_the_emblems_of_its_figures(service: Service) -> None:
    await service.packs.collection.add(MANAGER, to_zip(with_emblem(flame())))
    made = await service.lobby.open(ask(1), "mkd-delve")
    await service.packs.choice.use(ask(1), made.adventure, ["my-pack"])
    found = await service.store.load(made.adventure)
    assert found is not None
    rules, options = ruleset("mkd-delve"), options_of(found)
    (pack,) = (LIBRARY.pack(ref) for ref in options.packs)
    state = rules.new_game(options, party(1), SeededDice(b"emblems")).state
    wyn = next(each for each in affordable(state, 1) if each.hero == f"wyn--{pack.hash}")
    state = rules.apply(state, 1, wyn, SeededDice(b"emblems")).state
    seen = rules.view(state, None).scene
    (token,) = seen.tokens
    assert (token.kind, token.emblem) == (f"wyn--{pack.hash}", None)

    # It goes to a process without packs, and is drawn there.
    shown = pickle.loads(pickle.dumps(service.work.shown(found, seen)))
    LIBRARY.forget()
    (carried,) = shown.tokens
    assert carried.emblem.id == token.kind
    words = service.words("en")
    with_it = render.picture(shown, words.say)
    plain = shown.with_(tokens=(carried.with_(emblem=None),))
    assert with_it != render.picture(plain, words.say)
    # Where the pack is not at hand, the letters stand.
    assert service.work.shown(found, seen).tokens[0].emblem is None


async def test_a_pack_whose_picture_cannot_be_shown_is_refused(service: Service) -> None:
    with pytest.raises(PackError) as refused:
        await service.packs.collection.add(MANAGER, to_zip(with_emblem(DAMAGED)))
    (problem,) = refused.value.problems
    assert (problem.file, problem.what.key) == ("emblems/wyn.png", "pack-emblem-damaged")
    offered = await service.packs.collection.lines(MANAGER)
    assert "my-pack" not in {line.name for line in offered}
