"""A state that is read again is the same object, so that answers about it can be remembered."""

import asyncio
import json
from pathlib import Path

import pytest

from rules.core.errors import Unreadable
from rules.service.journal.loading import STATES_KEPT, loaded
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, live, serving
from tests.support.users import FRIEND


async def test_what_is_written_is_read_as_the_same_state_and_another_is_not(tmp_path: Path) -> None:
    async with serving(tmp_path / "house.db", HandClock(), Entropy()) as service:
        adventure = await live(service, FRIEND)
        found = await service.history.queries.load(adventure)
        again = found.with_(state=json.loads(json.dumps(found.state)))
        assert found.state is not again.state
        rules, state = loaded(found)
        assert loaded(again) == (rules, state)
        assert loaded(again)[1] is state
        assert state.model_dump(mode="json") == found.state
        raw = {**found.state, "depth": found.state["depth"] + 1}
        deeper = loaded(found.with_(state=raw))[1]
        assert deeper != state
        assert loaded(found)[1] is state
        with pytest.raises(Unreadable):
            loaded(found.with_(state={**found.state, "depth": "deep"}))
        # As many as are remembered, and one more.
        for depth in range(STATES_KEPT + 1):
            loaded(found.with_(state={**found.state, "depth": 100 + depth}))
        assert loaded(found)[1] is not state
        assert loaded(found)[1] == state
        assert await asyncio.to_thread(loaded, found) == (rules, state)
