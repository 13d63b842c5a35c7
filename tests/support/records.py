"""Builders of stored records: small, valid, and changed by keyword."""

from typing import Any

from rules.ports import Adventure, Commit, Dungeon, Evening, Posting, SeatRecord, Step, Timer, Voice
from rules.store.turns import SqlStore

HOST = 71
GUEST = 72
NOW = 1_800_000_000
WISHES = 9
"""More wishes for a card than any test has: all of them were known when it was drawn."""


def a_seat(seat: int = 1, user: int | None = HOST, **changes: Any) -> SeatRecord:
    return SeatRecord(seat=seat, user=user, name=f"hero-{seat}").with_(**changes)


def an_adventure(name: str = "oak", /, **changes: Any) -> Adventure:
    """A running adventure at version 1, in a channel of its own."""
    return Adventure(
        id=name,
        guild=5,
        channel=sum(name.encode()) * 1000 + len(name),
        host=HOST,
        ruleset="three-dice",
        options={"undead": True},
        pace="live",
        locale="en",
        status="running",
        version=1,
        seed=b"\x00\x01seed",
        cursor=0,
        state={"schema_version": 1, "turn": 1},
        created=NOW,
        updated=NOW,
        seats=(a_seat(),),
    ).with_(**changes)


def a_step(version: int = 1, **changes: Any) -> Step:
    return Step(
        version=version,
        seat=1,
        kind="act",
        action={"kind": "enter"},
        faces=((6, "door", 4),),
        events=({"kind": "entered", "seat": 1},),
        hash=f"{version:064x}",
        at=NOW + version,
    ).with_(**changes)


def a_posting(of: Adventure, **changes: Any) -> Posting:
    return Posting(adventure=of.id, version=of.version, fresh=True, due=NOW).with_(**changes)


def a_dungeon(name: str = "vault", **changes: Any) -> Dungeon:
    return Dungeon(
        id=name,
        mode="draft",
        guild=5,
        channel=7,
        owner=HOST,
        people=(HOST, GUEST),
        seed="salt and \u00e9clairs",
        options={"levels": 2, "morphologies": ["natural", None]},
        edits=({"do": "roll"},),
        version=1,
        created=NOW,
        updated=NOW,
    ).with_(**changes)


def a_timer(name: str = "vault", **changes: Any) -> Timer:
    return Timer(kind="draft", subject=name, version=1, due=NOW).with_(**changes)


def founding(adventure: Adventure | None = None, **changes: Any) -> Commit:
    """The commit that stores a new adventure."""
    adventure = adventure or an_adventure()
    return Commit(
        request=f"found-{adventure.id}",
        expected=None,
        adventure=adventure,
        steps=(a_step(adventure.version),),
        reply={"said": f"found-{adventure.id}"},
    ).with_(**changes)


def following(before: Adventure, request: str, **changes: Any) -> Commit:
    """The commit that takes an adventure one version on."""
    version = before.version + 1
    after = before.with_(
        version=version,
        cursor=before.cursor + 1,
        updated=NOW + version,
        head=f"{version:064x}",
        state={"schema_version": 1, "turn": version},
    )
    return Commit(
        request=request,
        expected=before.version,
        adventure=after,
        steps=(a_step(version),),
        reply={"said": request},
    ).with_(**changes)


def a_voice(ident: str = "a-voice", **changes: object) -> Voice:
    """Something that HOST said as the hero of the first seat."""
    return Voice(
        id=ident,
        adventure="oak",
        user=HOST,
        seat=1,
        speaker="seat-1",
        name="Aldith",
        words="Now or never.",
        at=NOW,
    ).with_(**changes)


def an_evening(ident: str = "an-evening", **changes: object) -> Evening:
    """An evening that HOST has planned."""
    return Evening(
        id=ident,
        guild=7,
        channel=70,
        host=HOST,
        at=NOW + 100_000,
        ruleset="third-six",
        created=NOW,
        state="planned",
        title="Cellars",
    ).with_(**changes)


async def pass_every_point(store: SqlStore) -> Posting | None:
    """Pass every named point; return what was claimed."""
    oak = an_adventure()
    assert await store.commit(founding(oak, posting=a_posting(oak))) in (
        None,
        {"said": "found-oak"},
    )
    await store.post(a_posting(oak))
    claimed = await store.claim_posting(NOW, 60)
    await store.release_postings(NOW)
    assert await store.mark_shown("oak", 1, 900, NOW, wishes=WISHES) is None
    await store.mark_retired(900)
    await store.drop_posting("oak", 1)
    await store.set_setting("a", "b")
    await store.keep_dungeon(a_dungeon(), None)
    await store.note_card("vault", 900)
    await store.drop_timer(a_timer())
    await store.begin_voice(a_voice())
    await store.begin_evening(an_evening())
    assert await store.forget(HOST) == 1
    assert await store.sweep(NOW, None, 5) == 0
    return claimed
