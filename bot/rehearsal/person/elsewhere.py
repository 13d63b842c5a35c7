"""Steps away from the card: commands, an old button, direct messages, a deferred answer."""

from bot.rehearsal.api import Answer
from bot.rehearsal.person.card import (
    EPHEMERAL,
    PICTURE,
    ROW,
    THINKING,
    Json,
    asking,
    picture,
    pictured,
    private,
)
from bot.rehearsal.person.ears import Arrival
from bot.rehearsal.person.sitting import (
    CHOICES,
    COMPLETION,
    KEEP,
    SAY,
    TAKEN,
    THINK,
    UPDATE,
    Sitting,
    refused,
    said,
)

TYPED, MENU = 1, 3
TEXT_OPTION, ANYBODY_OPTION = 3, 9
REPLY_TO_MENU = 23
CLOSED_TO_US = (50007, 50278)
"""Codes for people who take no direct messages, or share no server with the bot any more."""


class Impossible(Exception):
    """A step cannot be done here; `str` of it says why, in words of the report."""


# A command, with completion


def commands(sitting: Sitting) -> tuple[Json, Json]:
    """Return the command and the entry in the menu of messages, in this server alone."""
    words, mark = sitting.words, sitting.stage.mark
    options = [
        {
            "type": TEXT_OPTION,
            "name": "word",
            "description": words.phrase("person-command-word"),
            "required": True,
            "autocomplete": True,
        },
        {
            "type": ANYBODY_OPTION,
            "name": "who",
            "description": words.phrase("person-command-who"),
            "required": True,
        },
    ]
    about = words.phrase("person-command-about")
    typed = {"type": TYPED, "name": mark, "description": about, "options": options}
    return typed, {"type": MENU, "name": mark}


async def command(sitting: Sitting) -> None:
    """Complete what is typed, then answer the command."""
    completed = 0
    while (typed := await sitting.heard(named=sitting.stage.mark)).kind == COMPLETION:
        await _complete(sitting, typed, first=not completed)
        completed += 1
    if not completed:
        for row in ("DC-135", "DC-139"):
            sitting.stage.findings.not_tried(row, "nothing was completed")
    wrong = [await sitting.tried(typed, kind, {"choices": []}) for kind in (CHOICES, UPDATE, KEEP)]
    expected = ", ".join([refused(400, 50035)] * 3)
    sitting.compare("DC-134", expected, ", ".join(wrong))
    done = private(sitting.words.phrase("person-command-done"))
    await sitting.answer(typed, SAY, done, of="a command")
    _look_at_options(sitting, typed)


async def _complete(sitting: Sitting, typed: Arrival, *, first: bool) -> None:
    words = [sitting.words.phrase(f"person-form-{each}") for each in ("one", "two", "three")]
    choices = [{"name": each, "value": each} for each in words]
    if first:
        many = {"choices": [{"name": f"{n}", "value": f"{n}"} for n in range(26)]}
        came = await sitting.tried(typed, CHOICES, many)
        sitting.compare("DC-135", refused(400, 50035), came)
        if came == TAKEN:
            sitting.stage.findings.not_tried("DC-139", "too many choices were taken before")
            return
    taken = said(await sitting.answer(typed, CHOICES, {"choices": choices}, of="a completion"))
    if first:
        focused = [each for each in typed.data.get("options") or () if each.get("focused")]
        names = [each.get("name") for each in focused if isinstance(each.get("value"), str)]
        came = f"{', '.join(map(str, names)) or 'none'} in focus, choices {taken}"
        sitting.compare("DC-139", f"word in focus, choices {TAKEN}", came)


def _look_at_options(sitting: Sitting, typed: Arrival) -> None:
    given = {each.get("name"): each.get("value") for each in typed.data.get("options") or ()}
    who = given.get("who")
    resolved = typed.data.get("resolved") or {}
    users, roles = resolved.get("users") or {}, resolved.get("roles") or {}
    by_id = isinstance(who, str) and who.isdecimal()
    told = [name for name, found in (("people", users), ("roles", roles)) if who in found]
    came = "by id, among one of both" if by_id and len(told) == 1 else "otherwise"
    sitting.compare("DC-128", "by id, among one of both", came)
    if who in roles:
        sitting.stage.findings.not_tried("DC-140", "a role was chosen, and nobody")
        return
    member = who in (resolved.get("members") or {})
    told_name = bool((users.get(who) or {}).get("username"))
    came = "who it is, as a person and as a member" if member and told_name else "not who it is"
    sitting.compare("DC-140", "who it is, as a person and as a member", came)


# An old button


async def old(sitting: Sitting) -> None:
    """Hear a press on a message that is gone by then."""
    words = sitting.words
    button = asking(sitting.custom_id("old"), words.phrase("person-old-press"))
    row = {"type": ROW, "components": [button]}
    message = await sitting.post(content=words.phrase("person-old-message"), components=[row])
    press = await sitting.heard("old")
    await _locked(sitting, press)
    await sitting.remove(str(message["id"]))
    content = {"content": words.phrase("person-old-message"), "components": []}
    sitting.compare("DC-133", refused(404, 10008), await sitting.tried(press, UPDATE, content))
    await sitting.answer(press, SAY, private(words.phrase("person-old-done")), of="an old button")


async def _locked(sitting: Sitting, press: Arrival) -> None:
    """Lock and archive the thread for a moment, in which nothing can be answered."""
    if not sitting.stage.rights.manage_threads:
        sitting.stage.findings.not_tried("DC-045", "the bot may lock no threads here")
        return
    path = f"/channels/{sitting.stage.thread}"
    api = sitting.stage.api
    locked = await api.ask("PATCH", path, {"archived": True, "locked": True})
    if locked.status >= 300:
        sitting.stage.findings.not_tried("DC-045", f"the thread was not locked: {said(locked)}")
        return
    try:
        came = await sitting.tried(press, SAY, private(sitting.words.phrase("person-old-done")))
    finally:
        await api.ask("PATCH", path, {"archived": False, "locked": False})
    sitting.compare("DC-045", refused(400, 50083), came)


# Direct messages


async def direct(sitting: Sitting) -> None:
    """Write to the person, who asked for it by a press, and hear a press there.

    Raises:
        Impossible: they take no direct messages.
    """
    asked = await sitting.heard("write")
    await sitting.ask_by(asked, "direct", of="a button")
    api, words = sitting.stage.api, sitting.words
    openings = [
        await api.ask("POST", "/users/@me/channels", {"recipient_id": sitting.person})
        for _ in range(2)
    ]
    ids = [str(each.body.get("id")) for each in openings if each.status < 300]
    came = "the same channel" if len(ids) == 2 and len(set(ids)) == 1 else "not the same channel"
    sitting.compare("DC-155", "the same channel", came)
    if not ids:
        raise Impossible(f"no direct channel was opened: {said(openings[0])}")
    api.bounds.channels.add(ids[0])
    button = asking(sitting.custom_id("direct"), words.phrase("person-direct-here"))
    row = {"type": ROW, "components": [button]}
    message = {"content": words.phrase("person-direct-message"), "components": [row]}
    sent = await api.ask("POST", f"/channels/{ids[0]}/messages", message)
    if sent.status >= 300:
        closed = sent.code in CLOSED_TO_US
        raise Impossible("they take no direct messages" if closed else f"{said(sent)}")
    press = await sitting.heard("direct")
    done = {"content": words.phrase("person-direct-done"), "components": []}
    await sitting.answer(press, UPDATE, done, of="a button in a direct message")
    told = press.told
    faults = [key for key in ("member", "guild_id") if key in told]
    faults += [] if "user" in told else ["no user"]
    faults += [] if told.get("context") == 1 else ["another context"]
    came = ", ".join(faults) or "a user, no member, no server, context 1"
    sitting.compare("DC-153", "a user, no member, no server, context 1", came)
    owner = (told.get("authorizing_integration_owners") or {}).get("0")
    sitting.compare("DC-123", "0 in direct messages", f"{owner} in direct messages")


# The menu of a message


async def menu(sitting: Sitting) -> None:
    """Hear an entry in the menu of a message, and ask whether a hidden message has none."""
    content = sitting.words.phrase("person-menu-message")
    message = await sitting.post(content=content)
    chosen = await sitting.heard(named=sitting.stage.mark)
    shown = private(sitting.words.phrase("person-menu-done"))
    answer = await sitting.answer(chosen, SAY, shown, of="a menu of a message")
    target = str(chosen.data.get("target_id"))
    named = ((chosen.data.get("resolved") or {}).get("messages") or {}).get(target) or {}
    whole = named.get("content") == content if target == message["id"] else bool(named)
    replied = _kind_of_reply(answer)
    faults = [] if whole else ["without the message and its content"]
    faults += [] if chosen.data.get("type") == MENU else ["as another type of command"]
    faults += [] if replied == REPLY_TO_MENU else [f"answered by a message of type {replied}"]
    came = ", ".join(faults) or "the message with its content, answered by type 23"
    sitting.compare("DC-142", "the message with its content, answered by type 23", came)


def _kind_of_reply(answer: Answer) -> object:
    body = answer.body if isinstance(answer.body, dict) else {}
    return ((body.get("resource") or {}).get("message") or {}).get("type")


# A deferred answer


async def deferred(sitting: Sitting) -> None:
    """Think, and answer with a picture; between both, try what must not fill the answer."""
    press = await sitting.heard("think")
    await sitting.answer(press, THINK, of="a deferred answer")
    thinking = await sitting.hook(press, "GET", "@original")
    loading = thinking.status < 300 and int(thinking.body.get("flags") or 0) & THINKING
    await _asleep(sitting, press)
    message = pictured(sitting.words.phrase("person-deferred-done"))
    files = {PICTURE: picture()}
    unlisted = await sitting.hook(press, "PATCH", "@original", message, files)
    sitting.compare("DC-130", refused(400, 50035), said(unlisted))
    listed = {**message, "attachments": [{"id": 0, "filename": PICTURE}]}
    listed["flags"] |= EPHEMERAL
    filling = await sitting.hook(press, "POST", body=listed, files=files)
    filled = filling.body if filling.status < 300 else {}
    same = loading and filled.get("id") == thinking.body.get("id")
    came = "thinking, then filled by the first follow-up" if same else "otherwise"
    sitting.compare("DC-146", "thinking, then filled by the first follow-up", came)
    open_to_all = bool(filled) and not int(filled.get("flags") or 0) & EPHEMERAL
    came = "all see it, as the placeholder said" if open_to_all else f"otherwise ({said(filling)})"
    sitting.compare("DC-051", "all see it, as the placeholder said", came)
    sitting.filled(press, filled)


async def _asleep(sitting: Sitting, press: Arrival) -> None:
    """Archive the thread for a moment, in which a deferred answer cannot be filled."""
    path = f"/channels/{sitting.stage.thread}"
    archived = await sitting.stage.api.ask("PATCH", path, {"archived": True})
    if archived.status >= 300:
        sitting.stage.findings.not_tried("DC-129", f"the thread was not archived: {said(archived)}")
        return
    try:
        filled = await sitting.hook(press, "PATCH", "@original", {"content": "asleep"})
    finally:
        await sitting.stage.api.ask("PATCH", path, {"archived": False})
    sitting.compare("DC-129", refused(400, 50083), said(filled))


def control(sitting: Sitting, name: str) -> list[Json]:
    """Return what stands on the card to be pressed in a step; nothing where it is elsewhere."""
    verbs = {"direct": "write", "deferred": "think"}
    if name not in verbs:
        return []
    return [asking(sitting.custom_id(verbs[name]), sitting.words.phrase(f"person-{name}-press"))]
