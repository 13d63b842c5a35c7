"""The application's emojis: kept by name and picture, shown in texts and on buttons."""

import asyncio
import base64
import io
import secrets
from typing import Final

from PIL import Image

from bot.rehearsal.alone.judging import BAD_BODY, came_of, compare_refusal, compare_taken
from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

_NONE: Final = "1"
"""An id that stands for no emoji."""
_SMALL, _LARGE = 16, 320
"""Pixels of a square picture; so large a one of noise has 300 KiB as a file."""
_SOON: Final = 1.0
"""Seconds in which all of Discord knows of an emoji that was added or removed."""
_SLOW: Final = 60.0
"""Seconds for each emoji from which on the bot cannot upload its pictures in a few hours."""


def _all_of(stage: Stage) -> str:
    return f"/applications/{stage.application}/emojis"


def _png(size: int) -> bytes:
    """Return a PNG file of noise, which no compression makes smaller."""
    file = io.BytesIO()
    Image.frombytes("RGB", (size, size), secrets.token_bytes(3 * size * size)).save(file, "PNG")
    return file.getvalue()


def _uri(data: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


async def _add(stage: Stage, name: str, picture: bytes) -> Answer:
    """Upload an emoji; our mark is beside its name, as not each name has room for it."""
    body = {"name": name, "image": _uri(picture), "rehearsal": stage.mark}
    return await stage.api.ask("POST", _all_of(stage), body)


async def _remove(stage: Stage, added: Answer) -> Answer | None:
    """Remove an emoji, if it was added."""
    if added.status >= 300:
        return None
    return await stage.api.ask("DELETE", f"{_all_of(stage)}/{added.body['id']}")


async def _kept(stage: Stage) -> None:
    """Add an emoji, find it, give it another name, and remove it."""
    added = await _add(stage, stage.mark, _png(_SMALL))
    compare_taken(stage, "DC-074", "an emoji", added, 201)
    if added.status >= 300:
        return
    one = f"{_all_of(stage)}/{added.body['id']}"
    author = (added.body.get("user") or {}).get("id") == stage.me
    stage.findings.compare("DC-074", "with its uploader", _with("its uploader", there=author))
    again = await _add(stage, stage.mark, _png(_SMALL))
    compare_refusal(stage, "DC-078", "another of the same name", again, BAD_BODY)
    await _remove(stage, again)
    listed = await stage.api.ask("GET", _all_of(stage))
    items = listed.body.get("items", ()) if isinstance(listed.body, dict) else ()
    found = any(each["id"] == added.body["id"] for each in items)
    stage.findings.compare(
        "DC-074", "with a line in the list", _with("a line in the list", there=found)
    )
    other = f"{stage.mark}_2"
    renamed = await stage.api.ask("PATCH", one, {"name": other})
    compare_taken(stage, "DC-074", "another name", renamed, 200)
    read = await stage.api.ask("GET", one)
    named = isinstance(read.body, dict) and read.body.get("name") == other
    stage.findings.compare("DC-074", "with its new name", _with("its new name", there=named))
    removed = await stage.api.ask("DELETE", one)
    compare_taken(stage, "DC-074", "its removal", removed, 204)


def _with(what: str, *, there: bool) -> str:
    return f"{'with' if there else 'without'} {what}"


async def _missing(stage: Stage) -> None:
    """Ask for an emoji that is none, and for the list of an application that is not ours."""
    none = await stage.api.ask("GET", f"{_all_of(stage)}/{_NONE}")
    compare_refusal(stage, "DC-080", "an emoji that is none", none, 10014)
    others = await stage.api.ask("GET", f"/applications/{stage.guild}/emojis")
    # Which code it is has no source, and nothing depends on it.
    stage.findings.judge(
        "DC-080",
        others.status in (401, 403, 404),
        "another application's list: refused",
        f"another application's list: {came_of(others)}",
    )


async def _names(stage: Stage) -> None:
    """Upload what has no name, or no picture, that Discord takes."""
    small = _png(_SMALL)
    long = stage.mark.ljust(33, "x")
    for what, name, picture in (
        ("a name of one letter", "x", small),
        ("a name of 33 letters", long, small),
        ("a name with a hyphen", f"{stage.mark}-x", small),
        ("a picture that is a text", stage.mark, b"This is no picture."),
    ):
        answer = await _add(stage, name, picture)
        compare_refusal(stage, "DC-076", what, answer, BAD_BODY)
        await _remove(stage, answer)
    answer = await _add(stage, long[:32], small)
    compare_taken(stage, "DC-076", "a name of 32 letters", answer, 201)
    await _remove(stage, answer)


async def _large(stage: Stage) -> None:
    """Upload a picture that is too large."""
    answer = await _add(stage, stage.mark, _png(_LARGE))
    came = "taken" if answer.status < 300 else f"refused with status {answer.status}"
    code = f" and code {answer.code}" if answer.code else ""
    expected = "a picture over 256 KiB: refused with status 400"
    stage.findings.compare("DC-077", expected, f"a picture over 256 KiB: {came}{code}")
    await _remove(stage, answer)


async def _pace(stage: Stage) -> None:
    """Look how fast emojis may be uploaded, as the headers of an answer say."""
    answer = await _add(stage, stage.mark, _png(_SMALL))
    await _remove(stage, answer)
    try:
        most = int(answer.headers["X-RateLimit-Limit"])
        window = float(answer.headers["X-RateLimit-Reset-After"])
    except (KeyError, ValueError):
        stage.findings.not_tried("DC-081", "the answer says nothing of a limit")
        return
    stage.findings.judge(
        "DC-081",
        window / max(most, 1) <= _SLOW,
        "at least one emoji a minute",
        f"{most} emojis in {window:g} s",
    )


async def _shown(stage: Stage) -> None:
    """Show an emoji in a text and on a button, and once more when it is gone."""
    added = await _add(stage, stage.mark, _png(_SMALL))
    if added.status >= 300:
        return
    emoji = {"id": added.body["id"], "name": stage.mark}
    text = f"<:{emoji['name']}:{emoji['id']}>"
    posted = await stage.post(content=text, components=_button(emoji))
    if posted.status >= 300:
        await asyncio.sleep(_SOON)
        posted = await stage.post(content=text, components=_button(emoji))
    _compare_shown(stage, posted, text, emoji["id"])
    await _remove(stage, added)
    gone = await stage.post(content="A button", components=_button(emoji))
    if gone.status < 300:
        await asyncio.sleep(_SOON)
        gone = await stage.post(content="A button", components=_button(emoji))
    compare_refusal(stage, "DC-088", "a button whose emoji is gone", gone, BAD_BODY)
    none = await stage.post(content="A button", components=_button({"name": "none"}))
    compare_refusal(stage, "DC-088", "a button whose emoji is none", none, BAD_BODY)
    named = await stage.post(content=text)
    compare_taken(stage, "DC-089", "a text whose emoji is gone", named, 200)


def _compare_shown(stage: Stage, posted: Answer, text: str, ident: str) -> None:
    came = came_of(posted)
    if posted.status < 300:
        rows = posted.body.get("components") or [{}]
        button = (rows[0].get("components") or [{}])[0]
        same = posted.body.get("content") == text
        kept = (button.get("emoji") or {}).get("id") == ident
        came = (
            f"{'kept' if same else 'changed'} in a text, {'kept' if kept else 'lost'} on a button"
        )
    stage.findings.compare("DC-075", "kept in a text, kept on a button", came)


def _button(emoji: dict[str, str]) -> list[object]:
    button = {"type": 2, "style": 2, "custom_id": "rehearsal", "emoji": emoji}
    return [{"type": 1, "components": [button]}]


TRIALS = (
    Trial("an emoji of our own", ("DC-074", "DC-078"), _kept),
    Trial("emojis that are none", ("DC-080",), _missing),
    Trial("names and pictures of emojis", ("DC-076",), _names),
    Trial("a picture that is too large", ("DC-077",), _large),
    Trial("how fast emojis are uploaded", ("DC-081",), _pace),
    Trial("an emoji in a message", ("DC-075", "DC-088", "DC-089"), _shown),
)
