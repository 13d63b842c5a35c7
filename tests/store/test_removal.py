"""What goes away: people by what names them, and in pieces what has been over for long."""

from rules.ports import Note, Run
from rules.store.removal import NOTES_KEPT, SEEN_KEPT
from rules.store.turns import SqlStore
from tests.support.records import (
    GUEST,
    HOST,
    NOW,
    a_dungeon,
    a_seat,
    an_adventure,
    following,
    founding,
)

DAY = 24 * 3600
LATER = NOW + 400 * DAY


async def over(store: SqlStore, ident: str, steps: int = 3, **changes: object) -> None:
    """A game of so many steps that ended."""
    before = an_adventure(ident)
    await store.commit(founding(before))
    for number in range(steps):
        change = following(before, f"{ident}-{number}")
        if number == steps - 1:
            last = change.adventure.with_(**{"status": "ended", "updated": NOW, **changes})
            change = change.with_(adventure=last)
        await store.commit(change)
        before = change.adventure


async def swept(store: SqlStore, most: int = 10, over: int | None = LATER) -> list[int]:
    """Sweep until nothing is left to go; how much went each time."""
    pieces: list[int] = []
    while not pieces or pieces[-1] >= most:
        pieces.append(await store.sweep(LATER, over, most))
    return pieces


async def test_a_game_that_has_been_over_for_long_goes_with_all_its_rows(store: SqlStore):
    await over(store, "oak")
    await store.set_setting("sign:oak", "x")
    assert await store.sweep(LATER, NOW, 100) == 4, "four requests, and nothing is over before NOW"
    assert await store.load("oak") is not None
    await swept(store)
    assert await store.load("oak") is None
    assert await store.journal("oak") == []
    assert await store.setting("sign:oak") is None
    assert await store.posting("oak") is None


async def test_no_piece_is_larger_than_asked(store: SqlStore):
    await over(store, "oak", steps=33)
    await over(store, "elm", steps=7)
    pieces = await swept(store)
    assert 10 <= max(pieces) <= 20, "a piece, and the few rows that are left of a game"
    assert pieces[-1] < 10
    assert len(pieces) > 8
    assert [await store.load(name) for name in ("oak", "elm")] == [None, None]


async def test_what_is_on_stays_and_so_does_all_where_it_is_kept_for_ever(store: SqlStore):
    await store.commit(founding())
    await over(store, "elm")
    await swept(store, over=None)
    assert len(await store.journal("elm")) == 4
    await swept(store)
    assert await store.load("elm") is None
    assert await store.load("oak") == an_adventure()


async def test_a_lobby_that_came_to_nothing_goes_even_with_a_name(store: SqlStore):
    await over(store, "oak", name="The Long Stair", status="cancelled")
    await swept(store)
    assert await store.load("oak") is None


async def test_the_hall_and_chronicles_keep_what_they_stand_on(store: SqlStore):
    await over(store, "oak")
    run = Run(adventure="oak", guild=5, ruleset="three-dice", score=3, ended=NOW)
    before = an_adventure("elm")
    await store.commit(founding(before))
    last = before.with_(version=2, status="ended", updated=NOW)
    await store.commit(
        following(before, "end").with_(adventure=last, run=run.with_(adventure="elm"))
    )
    await over(store, "ash", steps=5, name="The Long Stair")
    await swept(store)
    assert await store.load("oak") is None
    assert await store.run("elm") is not None
    for name, steps in (("elm", 2), ("ash", 6)):
        found = await store.load(name)
        assert found is not None
        assert found.state is not None
        assert len(await store.journal(name)) == steps
        assert await store.snapshot(name, 1) is None, "nothing is taken back any more"


async def test_requests_and_notes_go_in_time(store: SqlStore):
    notes = [Note(id=f"call {n}", adventure="oak", user=HOST, body={}, due=NOW) for n in range(3)]
    await store.commit(founding(notes=tuple(notes)))
    await store.close_note("call 0", NOW)
    await store.close_note("call 1", NOW)
    assert await store.sweep(NOW + SEEN_KEPT, None, 10) == 0
    assert await store.replied("found-oak") is not None
    assert await store.sweep(NOW + SEEN_KEPT + 1, None, 10) == 1
    assert await store.replied("found-oak") is None
    assert await store.sweep(NOW + NOTES_KEPT + 1, None, 1) == 1
    assert await store.sweep(NOW + NOTES_KEPT + 1, None, 10) == 1
    assert [each.id for each in await store.waiting_notes("oak")] == ["call 2"]


async def test_traces_are_all_that_names_somebody(store: SqlStore):
    await store.commit(founding(an_adventure("oak", host=GUEST)))
    await store.commit(founding(an_adventure("elm", seats=(a_seat(1, GUEST),), host=GUEST)))
    clock = {"offers": [{"seat": 1, "to": HOST, "at": NOW}]}
    await store.commit(
        founding(an_adventure("ash", host=GUEST, seats=(), clock=clock, state=None, channel=3))
    )
    await store.keep_dungeon(a_dungeon(owner=GUEST), None)
    await store.set_setting(f"taste:{HOST}", '{"maps": "text"}')
    found = await store.records_of(HOST)
    assert sorted(each.id for each in found.adventures) == ["ash", "oak"]
    assert [each.id for each in found.dungeons] == ["vault"]
    assert found.settings == {"taste": {"maps": "text"}}
    assert all(each.state is None for each in found.adventures)


async def test_dungeons_of_private_messages_go_with_their_owner(store: SqlStore):
    await store.keep_dungeon(a_dungeon(guild=None, people=()), None)
    await store.keep_dungeon(a_dungeon("crypt"), None)
    await store.forget(HOST)
    assert await store.dungeon("vault") is None
    assert (await store.dungeon("crypt")).owner == 0


async def test_what_others_were_answered_names_nobody_any_more(store: SqlStore):
    said = {"text": f"<@{HOST}> hosts, not <@{HOST}0>."}
    await store.commit(founding(reply=said))
    left = following(an_adventure(), f"departed:oak:1:{HOST}")
    await store.commit(left)
    await store.forget(HOST)
    assert await store.replied("found-oak") == {"text": f"<@0> hosts, not <@{HOST}0>."}
    assert await store.replied(left.request) is None
