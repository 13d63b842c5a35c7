"""A person's own data as a file: their rows and what they did, and nothing of others."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rules.core.model import Seat
from rules.ports import (
    Adventure,
    Dungeon,
    Evening,
    Note,
    PersonalRecords,
    Run,
    SeatRecord,
    ServerPack,
    Step,
    Voice,
)
from rules.service.journal.loading import seats_of
from rules.service.privacy.deeds import deeds_of

FORMAT, FORMAT_VERSION = "undercroft-person", 1


def personal_data_of(
    found: PersonalRecords, user: int, steps: Mapping[str, Sequence[Step]], now: int
) -> dict[str, Any]:
    """Return all of a person's data, ready to be JSON.

    Ids of Discord are text, times seconds since 1970 (UTC).
    """
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "person": str(user),
        "at": now,
        "settings": dict(found.settings),
        "adventures": [_adventure(each, user, steps.get(each.id, ())) for each in found.adventures],
        "hall": [_run(each) for each in found.runs],
        "dungeons": [_dungeon(each, user) for each in found.dungeons],
        "packs": [_pack(each) for each in found.packs],
        "said": [_voice(each) for each in found.voices],
        "evenings": [_evening(each, user) for each in found.evenings],
        "calls": [_note(each) for each in found.notes],
    }


def _adventure(found: Adventure, user: int, steps: Iterable[Step]) -> dict[str, Any]:
    mine = seats_of(found, user)
    seats = [each.seat for each in mine]
    hosts = found.host == user
    own = {"name": found.name, "options": dict(found.options)} if hosts else {}
    clock, deeds = found.clock, deeds_of(steps)
    return {
        "id": found.id,
        "server": _text(found.guild),
        "channel": str(found.channel),
        "game": found.ruleset,
        "status": found.status,
        "begun": found.created,
        "changed": found.updated,
        "host": hosts,
        **own,
        "seats": [_seat(each) for each in mine],
        "clocks": _theirs(clock.get("seats", ()), seats),
        "said_ahead": _theirs(clock.get("declared", ()), seats),
        "keeps_at": _theirs(clock.get("kept", ()), seats),
        "offered": [
            {"seat": each["seat"], "at": each["at"]}
            for each in clock.get("offers", ())
            if each["to"] == user
        ],
        "formerly": [
            {"seat": each["seat"], "until": each["until"]}
            for each in clock.get("former", ())
            if each["user"] == user
        ],
        "steps": [step for seat in seats for step in deeds.get(seat, ())],
    }


def _theirs(rows: Iterable[Mapping[str, Any]], seats: Sequence[Seat]) -> list[Mapping[str, Any]]:
    return [each for each in rows if each["seat"] in seats]


def _seat(record: SeatRecord) -> dict[str, Any]:
    return record.model_dump(mode="json", exclude={"user"})


def _run(run: Run) -> dict[str, Any]:
    return {
        "adventure": run.adventure,
        "server": str(run.guild),
        "game": run.ruleset,
        "day": run.day,
        "score": run.score,
        "ended": run.ended,
    }


def _pack(found: ServerPack) -> dict[str, Any]:
    return {
        "server": str(found.guild),
        "name": found.name,
        "version": found.version,
        "brought": found.added,
    }


def _dungeon(found: Dungeon, user: int) -> dict[str, Any]:
    """Return a dungeon; with its seed where all of it is shown anyway."""
    owns = found.owner == user
    own = {"options": dict(found.options)} if owns else {}
    seed = {"seed": found.seed} if owns and found.mode == "map" else {}
    return {
        "id": found.id,
        "mode": found.mode,
        "server": _text(found.guild),
        "channel": str(found.channel),
        "owner": owns,
        "begun": found.created,
        "changed": found.updated,
        **own,
        **seed,
    }


def _voice(found: Voice) -> dict[str, Any]:
    return {
        "adventure": found.adventure,
        "as": found.name,
        "words": found.words,
        "state": found.state,
        "with_step": found.step,
        "at": found.at,
        "changed": found.edited,
        "channel": _text(found.channel),
        "message": _text(found.message),
    }


def _evening(found: Evening, user: int) -> dict[str, Any]:
    hosts = found.host == user
    own = {"title": found.title, "settings": found.preset} if hosts else {}
    said = next((each for each in found.guests if each.user == user), None)
    return {
        "server": str(found.guild),
        "channel": str(found.channel),
        "game": found.ruleset,
        "adventure": found.adventure,
        "at": found.at,
        "state": found.state,
        "host": hosts,
        **own,
        "answer": None if said is None else said.coming,
        "answered": None if said is None else said.at,
    }


def _note(note: Note) -> dict[str, Any]:
    about = {"about": note.adventure, "occasion": str(note.body.get("kind", ""))}
    return {**about, "due": note.due}


def _text(number: int | None) -> str | None:
    return None if number is None else str(number)
