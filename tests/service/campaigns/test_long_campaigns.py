"""Many adventures with towns between, out as a file, into an empty house, and on."""

import pytest

from rules.registry import campaigns
from rules.service.history.verify import verify
from tests.support.campaigns import FRIEND, HOST, STRANGER, chapters, founded, hastened
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, ask, serving
from tests.support.known import told_of
from tests.support.soak import SOAK

ADVENTURES = 10 if SOAK else 1


PLAYED = [key for key in campaigns() if SOAK or told_of(key).costly == 1][: 99 if SOAK else 1]
"""A short run plays one campaign: what it tries is how campaigns are kept, which is one code."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize("key", PLAYED)
async def test_a_long_campaign_goes_on_elsewhere(service, tmp_path, key):
    campaign = await founded(service, FRIEND, key=key)
    for number in range(1, ADVENTURES + 1):
        found = await hastened(service, campaign, chapters(number))
        assert found.status == "running"
    verdict = verify(await service.history.queries.export(campaign))
    assert (verdict.good, verdict.unseen) == (True, 0)
    file = await service.campaigns.archive.export(ask(HOST))
    async with serving(tmp_path / "other.db", HandClock(), Entropy(5)) as other:
        answer = await other.campaigns.archive.bring(ask(STRANGER), file.data)
        brought = await other.history.queries.load(answer.adventure)
        assert brought.state == (await service.history.queries.load(campaign)).state
        ours = [step.hash for step in await service.store.journal(campaign)]
        theirs = [step.hash for step in await other.store.journal(brought.id)]
        assert theirs[:-1] == ours[: len(theirs) - 1]
        later = await hastened(other, brought.id, chapters(ADVENTURES + 1))
        told = await other.campaigns.purse(ask(STRANGER), page=1)
        assert "the books are right" in told.lines[0]
        assert f" {later.state['purse']:,} gold in the purse" in told.lines[0]
        assert (await other.campaigns.chapter(ask(STRANGER), ADVENTURES)).scene is not None
        assert verify(await other.history.queries.export(brought.id)).good
