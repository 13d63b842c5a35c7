"""Who has no seat sees what everybody sees: other secrets would make no difference to them."""

import json

import pytest

from rules.core.errors import NotSeated
from rules.ports import Commit
from rules.registry import ruleset
from rules.service.journal.loading import loaded
from tests.support.houses import ask
from tests.support.known import differing
from tests.support.playing import played
from tests.support.secrets import SECRETS, otherwise
from tests.support.soak import SOAK, cases
from tests.support.users import STRANGER
from tests.support.watched import ORDERS


async def all_that_is_seen(service, adventure):
    """Everything that somebody without a seat is shown of a game, as texts."""
    request = ask(STRANGER)
    card = await service.history.queries.card(adventure)
    first = await service.history.queries.log(adventure, request, page=1)
    found = await service.history.searches.find(request, adventure, "", page=1)
    reel = await service.history.queries.reel(adventure)
    moments = range(1, len(reel.scenes) + 1, 1 if SOAK else 20)
    seen = [
        card.with_(version=0, promise=""),
        await service.history.queries.scene(adventure),
        await service.history.recaps.so_far(request, adventure),
        await service.history.stories.tell(request, adventure),
        *[
            await service.history.queries.log(adventure, request, page)
            for page in range(1, first.pages + 1)
        ],
        *[
            await service.history.searches.find(request, adventure, "", page)
            for page in range(1, found.pages + 1)
        ],
        *[
            (await service.history.queries.replay_scene(adventure, number, "en")).with_(version=0)
            for number in moments
        ],
    ]
    return [json.dumps(each.model_dump(mode="json")) for each in seen]


@pytest.mark.parametrize("key", differing(SECRETS))
async def test_nothing_that_is_shown_depends_on_secrets(watched, key):
    service, adventure = watched
    seen = await all_that_is_seen(service, adventure)
    found = await service.history.queries.load(adventure)
    state = loaded(found)[1]
    other = otherwise(key, state)
    assert other != state
    seats = tuple(each.with_(orders=(), stance="bold") for each in found.seats)
    changed = found.with_(
        state=other.model_dump(mode="json"), seats=seats, version=found.version + 1
    )
    await service.store.commit(Commit(request="taint", expected=found.version, adventure=changed))
    assert loaded(await service.history.queries.load(adventure))[1] == other
    assert await all_that_is_seen(service, adventure) == seen


@pytest.mark.parametrize("key", SECRETS)
async def test_what_a_seat_alone_may_see_is_refused(watched):
    service, adventure = watched
    for act in (
        service.history.queries.sheet(adventure, ask(STRANGER)),
        service.history.recaps.since_left(ask(STRANGER), adventure),
        service.play.standing_orders.of(ask(STRANGER), adventure),
        service.play.standing_orders.preview(ask(STRANGER), adventure, ORDERS),
    ):
        with pytest.raises(NotSeated):
            await act
    told = await service.history.catch_ups.news(ask(STRANGER), 0)
    assert told.games == ()


@pytest.mark.parametrize("key", SECRETS)
@pytest.mark.parametrize("seed", cases(1, soak=3))
def test_no_moment_of_a_replay_depends_on_secrets(key, seed):
    rules = ruleset(key)
    differ, steps = 0, 150 if SOAK else 40
    for moment in played(rules, rules.preset, 2, seed, steps, stance="balanced"):
        other = otherwise(key, moment.state)
        differ += other != moment.state
        assert rules.view(other, None) == rules.view(moment.state, None)
        assert rules.party(other) == rules.party(moment.state)
    assert differ > 20
