"""The largest card: its pictures and limits, and what edits leave of it."""

from collections.abc import Mapping
from functools import partial

from bot.rehearsal.alone.largest import (
    CHOICES,
    COMPONENTS,
    LETTERS,
    PICTURES,
    V2,
    button,
    choice,
    described,
    gallery,
    largest,
    media,
    picture,
    pictures,
    row,
    sizes,
    smaller,
    text,
    texts,
)
from bot.rehearsal.alone.threads import WITHOUT_HISTORY
from bot.rehearsal.api import Answer
from bot.rehearsal.hearing import heard, told_of
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, compare_answer, ids, refused, taken
from bot.rehearsal.trial import Trial

_ROWS = ("DC-001", "DC-002", "DC-003", "DC-004", "DC-005", "DC-052", "DC-053", "DC-054")
_SHOWN = "address, second address, size in pixels, type and attachment, and no file size"
_NEW = {"hall.png": picture((320, 180), 90), "corner.png": picture((64, 64), 200)}
_NOTE = {"journal.txt": b"What happened so far"}
_BIG = 20 * 1024 * 1024
"""The most bytes of a file."""


async def _card(stage: Stage) -> None:
    """Post the largest card, try to make it larger, and change its files."""
    await heard(stage)
    files = pictures()
    names = list(files)
    fields = {"flags": V2, "components": largest(gallery(names)), "attachments": described(names)}
    path = f"/channels/{stage.thread}/messages"
    body = {**fields, "allowed_mentions": {"parse": []}}
    posted = await stage.api.ask("POST", path, body, files=files)
    if not compare_answer(stage, "DC-053", "the largest card", TAKEN, posted):
        return
    ident = posted.body["id"]
    card = f"{path}/{ident}"
    readable = stage.rights.read_message_history
    fetched = await stage.api.ask("GET", card) if readable else posted
    event = await told_of(stage, "MESSAGE_CREATE", ident)
    for message in (posted.body, fetched.body, *([] if event is None else [event])):
        stage.findings.compare("DC-001", "no file stands beside the card", _beside(message))
    stage.findings.compare("DC-002", _SHOWN, _media(fetched.body))
    in_vain = await _limits(stage, card, names)
    if in_vain and readable:
        after = await stage.api.ask("GET", card)
        stage.findings.compare("DC-054", _print(fetched), _print(after))
    else:
        why = "an edit was taken that had to be refused"
        stage.findings.not_tried("DC-054", WITHOUT_HISTORY if in_vain else why)
    await _files(stage, card, names, posted)


def _beside(message: object) -> str:
    listed = at(message, "attachments")
    if not isinstance(listed, list):
        return "nothing is said of files"
    if not listed:
        return "no file stands beside the card"
    return "files stand beside the card"


def _media(message: object) -> str:
    """Return what is said of the pictures that a card shows; the words of `_SHOWN` if all is."""
    shown = media(at(message, "components"))
    if len(shown) != PICTURES:
        return f"{len(shown)} of {PICTURES} pictures"
    for each, (width, height) in zip(shown, sizes(), strict=True):
        sound = {
            "address": str(each.get("url")).startswith("http"),
            "second address": str(each.get("proxy_url")).startswith("http"),
            "size in pixels": (each.get("width"), each.get("height")) == (width, height),
            "type": str(each.get("content_type")).startswith("image/"),
            "attachment": str(each.get("attachment_id")).isdecimal(),
        }
        if not all(sound.values()):
            return f"another {', '.join(key for key, right in sound.items() if not right)}, or none"
        if "size" in each:
            return "a file size as well"
    return _SHOWN


async def _limits(stage: Stage, card: str, names: list[str]) -> bool:
    """Try to make the card larger than cards may be, or a plain message; return if in vain."""
    too_much = {
        f"{COMPONENTS + 1} components": [text("x") for _ in range(COMPONENTS + 1)],
        f"{LETTERS + 1} letters": [text("x" * 2000), text("y" * (LETTERS - 2000 + 1))],
        f"{PICTURES + 1} pictures": [gallery([*names, names[0]])],
        f"{CHOICES + 1} lines": [row(choice("list", CHOICES + 1))],
        "one id twice": [row(button("same"), button("same"))],
    }
    answers = []
    for what, components in too_much.items():
        answer = await stage.api.ask("PATCH", card, {"components": components})
        answers.append(answer)
        stage.findings.compare("DC-053", f"{what}: {refused(50035)}", f"{what}: {came(answer)}")
    plain = {"flags": 0, "content": "Plain", "components": []}
    answer = await stage.api.ask("PATCH", card, plain)
    compare_answer(stage, "DC-052", "taking Components V2 away", refused(50035), answer)
    return not any(taken(each) for each in (*answers, answer))


def _print(answer: Answer) -> str:
    """Return what a card shows, in few words: what cannot change by itself."""
    if not taken(answer):
        return came(answer)
    shown = at(answer.body, "components")
    edited = "" if at(answer.body, "edited_timestamp") is None else ", edited"
    letters, seen = sum(map(len, texts(shown))), len(media(shown))
    return f"a card of {letters} letters and {seen} pictures{edited}"


def _attachments(answer: Answer) -> list[str]:
    return [str(each.get("attachment_id")) for each in media(at(answer.body, "components"))]


async def _files(stage: Stage, card: str, names: list[str], before: Answer) -> None:
    """Change the card without its files, replace them, take them away, and name them then."""
    edit = partial(stage.api.ask, "PATCH", card)
    note = stage.findings.compare
    kept = await edit({"components": [text("Kept"), gallery(names)]})
    same = taken(kept) and _attachments(kept) == _attachments(before)
    note("DC-003", "the same files", "the same files" if same else _others(kept))
    if taken(kept):
        note("DC-001", "no file stands beside the card", _beside(kept.body))
    named = {"components": [gallery(names[:1])]}
    compare_answer(
        stage,
        "DC-004",
        "showing a file that the same edit takes away",
        refused(50035),
        await edit({**named, "attachments": []}),
    )
    files = {**_NEW, **_NOTE}
    listed = [{"id": n, "filename": name} for n, name in enumerate(files)]
    body = {"components": smaller(list(_NEW), *_NOTE), "attachments": listed}
    anew = await edit(body, files=files)
    note("DC-005", "the new files alone", _replaced(anew, before))
    stage.findings.not_tried("DC-005", "how long old addresses work is not waited for")
    gone = await edit({"components": [text("Without files")], "attachments": []})
    compare_answer(stage, "DC-004", "taking all files away", TAKEN, gone)
    again = {"components": smaller(list(_NEW), *_NOTE)}
    compare_answer(
        stage, "DC-004", "showing files that were taken away", refused(50035), await edit(again)
    )


def _others(answer: Answer) -> str:
    return "other files, or none" if taken(answer) else came(answer)


def _replaced(answer: Answer, before: Answer) -> str:
    """Return whether a card shows its new files and has none of those before."""
    if not taken(answer):
        return came(answer)
    shown = set(_attachments(answer))
    beside = set(ids(at(answer.body, "attachments")))
    if (shown | beside) & set(_attachments(before)):
        return "some of the old files"
    return "the new files alone" if len(shown) == len(_NEW) + len(_NOTE) else "not all new files"


async def _too_large(stage: Stage) -> None:
    """Send a file that is larger than files may be, by one byte."""
    guild = await stage.api.ask("GET", f"/guilds/{stage.guild}")
    if (at(guild.body, "premium_tier") or 0) > 1:
        stage.findings.not_tried("DC-056", "this server is boosted, so that files may be larger")
        return
    body: Mapping[str, object] = {"content": "Too large"}
    path = f"/channels/{stage.thread}/messages"
    answer = await stage.api.ask("POST", path, body, files={"large.bin": bytes(_BIG + 1)})
    compare_answer(stage, "DC-056", "a file of more than 20 MiB", refused(40005), answer)


TRIALS = (
    Trial("the largest card", _ROWS, _card),
    Trial("a file that is too large", ("DC-056",), _too_large),
)
