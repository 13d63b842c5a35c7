"""What the hall keeps of adventures that were played to their end."""

import pytest

from rules.core.errors import Conflict
from rules.ports import Run, RunFilter
from rules.store.turns import SqlStore
from tests.support.records import GUEST, HOST, NOW, a_seat, an_adventure, following, founding

DAY = "2027-01-15"
ALL = RunFilter(guild=5, ruleset="mkd-delve")
DAILY = ALL.with_(day=DAY)


def a_run(name: str = "oak", **changes: object) -> Run:
    return Run(
        adventure=name,
        guild=5,
        ruleset="mkd-delve",
        score=500,
        tallies=(("levels", 1), ("gold", 0)),
        ended=NOW,
    ).with_(**changes)


async def ended(store: SqlStore, name: str, /, *, users=(HOST,), **changes: object) -> None:
    """Store an adventure that ends as it is founded, with what the hall keeps of it."""
    run = a_run(name, **changes)
    seats = tuple(a_seat(number, user) for number, user in enumerate(users, start=1))
    adventure = an_adventure(
        name,
        ruleset=run.ruleset,
        status="ended",
        outcome={"result": "finished"},
        guild=run.guild,
        seeded=run.day,
        seats=seats,
    )
    assert await store.commit(founding(adventure).with_(run=run)) is None


async def names(store: SqlStore, wanted: RunFilter) -> list[tuple[str, int | None]]:
    return [(run.adventure, run.place) for run in await store.runs(wanted)]


async def test_a_run_is_read_back_with_who_ran_it_and_how_it_ended(store: SqlStore):
    await ended(store, "oak", users=(HOST, GUEST), preset="endless")
    (run,) = await store.runs(ALL)
    assert run.tallies == (("levels", 1), ("gold", 0))
    assert (run.score, run.preset, run.day, run.place) == (500, "endless", "", 1)
    assert run.outcome == {"result": "finished"}
    assert [seat.user for seat in run.seats] == [HOST, GUEST]
    assert run.channel == an_adventure("oak").channel
    assert await store.run("oak") == run.with_(place=None)
    assert await store.run("elm") is None


async def test_the_best_come_first_and_equals_share_their_place(store: SqlStore):
    await ended(store, "low", score=20)
    await ended(store, "late", score=900, ended=NOW + 9)
    await ended(store, "early", score=900)
    await ended(store, "deep", score=900, tallies=(("levels", 10), ("gold", 0)))
    await ended(store, "none", score=None, tallies=())
    await ended(store, "loss", score=-3)
    assert await names(store, ALL) == [
        ("deep", 1),
        ("early", 2),
        ("late", 2),
        ("low", 4),
        ("loss", 5),
        ("none", 6),
    ]
    assert [run.adventure for run in await store.runs(ALL, since=2, most=2)] == ["late", "low"]
    assert await store.count_runs(ALL) == 6


async def test_each_server_and_system_and_day_has_its_own(store: SqlStore):
    await ended(store, "oak", day=DAY)
    await ended(store, "elm", guild=6)
    await ended(store, "ash", ruleset="three-dice")
    await ended(store, "fir", score=9)
    assert await names(store, ALL) == [("oak", 1), ("fir", 2)]
    assert await names(store, DAILY) == [("oak", 1)]
    assert await names(store, ALL.with_(guild=6)) == [("elm", 1)]
    assert await names(store, ALL.with_(guild=7)) == []
    assert await store.count_runs(ALL.with_(day="2027-01-16")) == 0


async def test_whoever_repeats_a_daily_has_no_place(store: SqlStore):
    await ended(store, "oak", day=DAY, score=1)
    await ended(store, "elm", day=DAY, score=99, users=(GUEST, HOST))
    await ended(store, "ash", day=DAY, score=50, users=(404,))
    await ended(store, "fir", day="2027-01-16", score=7)
    await ended(store, "yew", day=DAY, score=7, guild=6)
    assert await names(store, DAILY) == [("ash", 1), ("oak", 2)]
    assert (await store.run("elm")).unranked == "repeat"
    assert await names(store, DAILY.with_(user=GUEST)) == [("elm", None)]
    assert (await store.run("fir")).unranked == ""
    assert (await store.run("yew")).unranked == ""


async def test_ordinary_runs_may_be_repeated(store: SqlStore):
    await ended(store, "oak")
    await ended(store, "elm", score=400)
    assert await names(store, ALL) == [("oak", 1), ("elm", 2)]


async def test_a_person_sees_their_own_among_all_places(store: SqlStore):
    await ended(store, "oak", score=900)
    await ended(store, "elm", score=800, users=(GUEST,))
    await ended(store, "ash", score=700, users=(GUEST,), unranked="chosen")
    assert await names(store, ALL.with_(user=GUEST)) == [("elm", 2), ("ash", None)]
    assert await store.count_runs(ALL.with_(user=GUEST)) == 2
    assert await names(store, ALL) == [("oak", 1), ("elm", 2)]


async def test_who_is_forgotten_is_named_no_more(store: SqlStore):
    await ended(store, "oak", users=(HOST, GUEST), day=DAY)
    await store.forget(GUEST)
    (run,) = await store.runs(DAILY)
    assert [seat.user for seat in run.seats] == [HOST, None]
    assert await names(store, DAILY.with_(user=GUEST)) == []
    await ended(store, "elm", users=(GUEST,), day=DAY)
    assert (await store.run("elm")).unranked == ""


async def test_a_run_is_written_with_its_change_or_not_at_all_and_once(store: SqlStore):
    first = an_adventure("oak", ruleset="mkd-delve")
    await store.commit(founding(first))
    last = following(first, "last")
    last = last.with_(adventure=last.adventure.with_(status="ended"), run=a_run())
    with pytest.raises((Conflict, ValueError)):
        await store.commit(last.with_(expected=7))
    assert await store.run("oak") is None
    assert await store.commit(last) is None
    assert await store.commit(last) == {"said": "last"}
    again = following(last.adventure, "again").with_(run=a_run(score=9000))
    await store.commit(again)
    assert [run.score for run in await store.runs(ALL)] == [500]


@pytest.mark.parametrize("seeded", ["", "chosen", DAY])
async def test_where_a_seed_came_from_is_kept(store: SqlStore, found, seeded: str):
    await found("oak", seeded=seeded)
    before = await store.load("oak")
    assert before.seeded == seeded
    assert before.day == (DAY if seeded == DAY else "")
    await store.commit(following(before, "next"))
    assert (await store.load("oak")).seeded == seeded
