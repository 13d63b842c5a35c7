"""Games that older programs began go on, and all that looks back over them works as far as it can.

Nothing here may end in anything but an answer, or a refusal that a catalog has words for.
"""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from rules.core.errors import GameError, RuleError
from rules.core.standing_orders import CONDITIONS, Order
from rules.core.words import Text
from rules.ports import Adventure
from rules.registry import campaigns
from rules.service import Service
from rules.service.campaigns.campaign_files import CampaignFile
from rules.service.history.verify import verify
from rules.service.journal import kinds
from rules.service.journal.last_steps import SNAPSHOTS
from rules.service.journal.loading import loaded
from tests.support.bygone_databases import (
    CHANNELS,
    COMMITS,
    LONG,
    checkout,
    known,
    played_by,
    stored,
    unpack,
)
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.known import KNOWN, released
from tests.support.monsters import wise
from tests.support.soak import SOAK

LATER = 1_800_100_000
HOST = 11
ORDERS = tuple(Order(when=when, deed="guard") for when in CONDITIONS)[:4]
PLAYED = {key for key in KNOWN if released(key)}
"""The games that were released, of which each older program left one under way."""
UNPLAYED: dict[str, set[str]] = {
    "2026-11-23": {"green-dungeon", "mkd-adventure", "mkd-delve", "mkd-campaign"},
    "2026-11-24": {"green-dungeon", "mkd-adventure", "mkd-delve", "mkd-campaign"},
    "2026-11-27": {"mkd-adventure", "mkd-delve", "mkd-campaign"},
}
"""The games of each stored database that today's rules do not play again to their end."""


class Bygone(NamedTuple):
    """A game that an older program began, in a service of today."""

    service: Service
    found: Adventure
    clock: HandClock

    @property
    def channel(self) -> int:
        return self.found.channel


def written_by(which: str, path: Path, tmp_path: Path) -> None:
    """Put the database of a stored file, or of a commit that plays anew, in its place."""
    if which in COMMITS:
        if not known(which):
            pytest.skip("this copy of the project has no history, so no older program can play")
        program = tmp_path / "program"
        checkout(which, program)
        played_by(program, path, LONG)
    else:
        unpack(next(each for each in stored() if each.name == which), path)


DATABASES = [each.name for each in stored()]


@pytest.fixture
async def served(which: str, tmp_path: Path) -> AsyncIterator[tuple[Service, HandClock]]:
    clock = HandClock(LATER)
    written_by(which, tmp_path / "bygone.db", tmp_path)
    async with serving(tmp_path / "bygone.db", clock, Entropy()) as service:
        yield service, clock


@pytest.fixture
async def bygones(served: tuple[Service, HandClock]) -> list[Bygone]:
    service, clock = served
    found = [await service.store.in_channel(channel) for channel in CHANNELS]
    games = [Bygone(service, each, clock) for each in found if each is not None]
    assert {each.found.ruleset for each in games} >= PLAYED
    return games


each_database = pytest.mark.parametrize("which", DATABASES)
oldest = pytest.mark.parametrize("which", DATABASES if SOAK else DATABASES[:1])
"""What is done in games is done by today's rules, whoever began them; looking back over them takes
longest, and the oldest games lack most."""


async def look_back(game: Bygone) -> dict[str, object]:
    """Ask all that looks back over a game; what it answered."""
    service, found, request = game.service, game.found, ask(HOST, channel=game.channel)
    history, id_ = service.history, game.found.id
    reel = await history.queries.reel(id_)
    log = await history.queries.log(id_, request, page=1)
    return {
        "reel": reel,
        "moments": [
            await history.queries.replay_scene(id_, number, "en")
            for number in (1, len(reel.scenes) // 2, len(reel.scenes))
        ],
        "story": await history.stories.tell(request, id_),
        "log": [await history.queries.log(id_, request, page) for page in range(1, log.pages + 1)],
        "search": await history.searches.find(request, id_, "a"),
        "recap": await history.recaps.so_far(request, id_),
        "since": await history.recaps.since_left(request, id_),
        "news": await history.catch_ups.news(request, 0),
        "card": await history.queries.card(id_),
        "left": await history.queries.left(found.with_(card=1, shown=max(1, found.version - 15))),
        "guide": history.guides.of(found, request),
        "sheet": await history.queries.sheet(id_, request),
        "mine": await history.queries.mine(request),
        "preview": await service.play.standing_orders.preview(request, id_, ORDERS),
        "personal data": await service.privacy.export(HOST),
        "verdict": verify(await history.queries.export(id_)),
    }


def check_told(game: Bygone, told: dict[str, object]) -> None:
    """What looks back ends where the game is, and says what it lacks."""
    rules, state = loaded(game.found)
    reel, story, moments = told["reel"], told["story"], told["moments"]
    assert reel.scenes[-1] == rules.view(state, None).scene
    assert list(reel.seen_at) == sorted(reel.seen_at)
    assert told["verdict"].good, told["verdict"].fault
    preview = told["preview"]
    assert preview
    lacks = [
        "played under other rules" in said
        for said in (story.remark, moments[0].older, " ".join(preview))
    ]
    assert lacks == [bool(reel.unplayed)] * 3
    if reel.unplayed:
        assert str(reel.first_unplayed) in story.remark


@oldest
async def test_whatever_looks_back_over_old_games_works_as_far_as_it_can(
    bygones: list[Bygone], which: str
) -> None:
    lacking = set()
    for game in bygones:
        told = await look_back(game)
        check_told(game, told)
        if told["reel"].unplayed:
            lacking.add(game.found.ruleset)
            assert len(told["reel"].scenes) > 1, "the states that are kept have scenes, too"
    assert lacking == UNPLAYED[which[:10]]


@oldest
async def test_what_is_done_in_old_games_is_done(bygones: list[Bygone]) -> None:
    for game in bygones:
        service, id_ = game.service, game.found.id
        request = ask(HOST, channel=game.channel)
        given = await service.play.standing_orders.give(request, id_, ORDERS)
        assert "4 orders" in given.text
        assert await service.play.standing_orders.of(request, id_) == ORDERS
        for _ in range(5):
            if not await wise(service, id_):
                break
        now = await service.history.queries.load(id_)
        assert now.version >= game.found.version + 2
        if SOAK or game.found.ruleset == "third-six":
            check_told(game._replace(found=now), await look_back(game._replace(found=now)))


@oldest
async def test_a_host_goes_back_in_old_games_as_far_as_a_state_is_kept(
    bygones: list[Bygone],
) -> None:
    kept_back = refused = 0
    for game in bygones:
        service, found, request = game.service, game.found, ask(HOST, channel=game.channel)
        steps = await service.store.journal(found.id)
        final = max(step.version for step in steps if kinds.of(step).firm)
        played = [each.version for each in steps if each.version > final and kinds.of(each).plays]
        if len(played) < 5:
            continue
        near = max(played[-5], found.version - SNAPSHOTS)
        kept = await service.store.snapshot(found.id, near)
        assert kept is not None
        await service.play.undo.undo(request, found.id, near)
        now = await service.history.queries.load(found.id)
        rules, state = loaded(now)
        assert state == loaded(found.with_(state=kept))[1]
        reel = await service.history.queries.reel(found.id)
        assert reel.scenes[-1] == rules.view(state, None).scene
        kept_back += 1
        far = max(reel.first_unplayed, played[0])
        if reel.unplayed and far < found.version - SNAPSHOTS - 1:
            with pytest.raises(RuleError) as refusal:
                await service.play.undo.undo(ask(HOST, channel=game.channel), found.id, far)
            assert refusal.value.text.key == "undo-refused-older"
            refused += 1
    assert kept_back >= 7
    assert refused


@each_database
async def test_campaigns_of_older_programs_are_told_as_far_as_they_can_be(
    bygones: list[Bygone],
) -> None:
    told = 0
    for service, found, _ in bygones:
        request = ask(HOST, channel=found.channel)
        if found.ruleset not in campaigns():
            continue
        for page in (
            service.campaigns.status,
            service.campaigns.roster,
            service.campaigns.memorial,
            service.campaigns.purse,
            service.campaigns.chronicle,
        ):
            assert (await page(request)).title
        for number in range(1, len(loaded(found)[1].chapters) + 1):
            chapter = await service.campaigns.chapter(request, number)
            assert chapter.lines
            assert (chapter.scene is None) == bool(chapter.fault)
            told += 1
    assert told


@each_database
async def test_an_old_campaign_says_with_its_file_whether_it_can_be_imported(
    bygones: list[Bygone], tmp_path: Path, which: str
) -> None:
    answered = dict[str, str]()
    for service, found, _ in bygones:
        if found.ruleset not in campaigns():
            continue
        request = ask(HOST, channel=found.channel)
        try:
            file = await service.campaigns.archive.export(request)
        except RuleError as refusal:
            # The adventure under way has something hidden, whatever rules it was played by.
            answered[found.ruleset] = refusal.text.key
            continue
        async with serving(tmp_path / f"{found.id}.db", HandClock(LATER), Entropy(7)) as other:
            assert await brought(other, file) == file.refusal
        now = await service.history.queries.load(found.id)
        if file.refusal is not None:
            assert (now.version, now.seed) == (found.version, found.seed), "no seed was shown"
        answered[found.ruleset] = "" if file.refusal is None else file.refusal.key
    older = "error-campaign-rules" if which < "2026-11-24" else ""
    assert answered == {
        "three-dice-campaign": "error-campaign-rules",
        "third-six-campaign": older,
        "mkd-campaign": "error-campaign-hidden",
    }


async def brought(service: Service, file: CampaignFile) -> Text | None:
    """Why an import does not take a file, or None."""
    try:
        await service.campaigns.archive.bring(ask(HOST), file.data)
    except GameError as refusal:
        return refusal.text
    return None


@each_database
async def test_the_log_of_an_old_game_that_is_given_up_is_believed(
    bygones: list[Bygone],
) -> None:
    for service, found, _ in bygones:
        request = ask(HOST, channel=found.channel)
        await service.lobby.end(request, found.id)
        log = await service.history.queries.export(found.id)
        assert log["seed"]
        verdict = verify(log)
        assert verdict.good, f"{found.ruleset}: {verdict.fault}"


@pytest.mark.skipif(not SOAK, reason="older programs play longer games anew in `make soak`")
@pytest.mark.parametrize("which", COMMITS)
async def test_longer_games_of_older_programs_go_on(bygones: list[Bygone]) -> None:
    for game in bygones:
        check_told(game, await look_back(game))
        if game.found.status == "running":
            request = ask(HOST, channel=game.channel)
            await game.service.play.standing_orders.give(request, game.found.id, ORDERS)
            await wise(game.service, game.found.id)
