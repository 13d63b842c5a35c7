"""What a watcher hears of a store's work, and how much is counted as waiting and running."""

import pytest

from rules.core.errors import Conflict
from rules.store.turns import SqlStore
from rules.store.watched import Load
from tests.support.records import NOW, a_posting, a_timer, an_adventure, following, founding


class Ears:
    """Remembers what a watcher is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[object, ...]] = []

    def wrote(self, unit: str, seconds: float, error: Exception | None) -> None:
        assert seconds > 0
        self.heard.append(("wrote", unit, type(error)))

    def committed(self, adventure: str, version: int, card: int | None) -> None:
        self.heard.append(("committed", adventure, version, card))

    def shown(self, adventure: str, version: int, card: int) -> None:
        self.heard.append(("shown", adventure, version, card))


async def test_writes_commits_and_cards_are_told(store: SqlStore):
    ears = Ears()
    store.watch(ears)
    new = founding()
    await store.commit(new.with_(posting=a_posting(new.adventure)))
    await store.mark_shown("oak", 1, card=7, now=NOW, wishes=1)
    assert ears.heard == [
        ("wrote", "commit", type(None)),
        ("committed", "oak", 1, None),
        ("wrote", "shown", type(None)),
        ("shown", "oak", 1, 7),
    ]
    ears.heard.clear()
    change = following(new.adventure.with_(card=7), "again")
    await store.commit(change.with_(posting=a_posting(change.adventure)))
    assert ears.heard[1] == ("committed", "oak", 2, 7)


async def test_what_is_refused_or_repeated_is_no_commit(store: SqlStore):
    ears = Ears()
    new = founding()
    await store.commit(new)
    store.watch(ears)
    # Without a card to show, nothing is waited for; what came before is only answered.
    assert await store.commit(new) is not None
    with pytest.raises(Conflict):
        await store.commit(founding(request="another"))
    await store.set_setting("key", "value")
    assert ears.heard == [
        ("wrote", "commit", type(None)),
        ("wrote", "commit", Conflict),
        ("wrote", "setting", type(None)),
    ]


async def test_what_waits_and_what_runs_is_counted(store: SqlStore):
    nothing = {"timers": 0, "postings": 0, "notes": 0}
    assert await store.load_now() == Load(nothing, dict.fromkeys(nothing), 0)
    for number, status in enumerate(("running", "running", "lobby", "ended")):
        adventure = an_adventure(f"game{number}", channel=number, status=status)
        posting = a_posting(adventure, due=NOW + number)
        await store.commit(founding(adventure, posting=posting))
    await store.set_timer(a_timer(due=NOW + 9))
    load = await store.load_now()
    assert load.waiting == {"timers": 1, "postings": 4, "notes": 0}
    assert load.oldest == {"timers": NOW + 9, "postings": NOW, "notes": None}
    assert load.running == 2
