"""Steps whose presses are on the card: a button, a list, a form, two fast presses, and silence."""

import asyncio
from typing import Any

import discord

from bot.rehearsal.person.card import (
    BOX,
    BOXES,
    CHANNELS,
    EPHEMERAL,
    LABEL,
    LIST,
    RADIOS,
    Json,
    asking,
    options,
    private,
)
from bot.rehearsal.person.ears import Arrival
from bot.rehearsal.person.sitting import (
    FORM,
    KEEP,
    MODAL,
    SAY,
    TAKEN,
    UPDATE,
    Sitting,
    refused,
    said,
)
from bot.rehearsal.rights import rights_in

WEIGHED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "read_message_history",
    "attach_files",
    "embed_links",
    "create_public_threads",
    "manage_threads",
    "manage_channels",
    "manage_guild",
    "mention_everyone",
)
"""The rights of people that are weighed: those that the bot asks about or speaks of."""
TWICE = 3.0
"""Seconds in which a second press has to follow the first."""
TOO_MUCH = "x" * 2001
_CHOICES = 3


async def button(sitting: Sitting) -> None:
    """Answer a button at once, then look at what came with it."""
    press = await sitting.heard("press")
    await sitting.ask_by(press, "button", of="a button")
    again = await sitting.tried(press, SAY, private(TOO_MUCH[:5]))
    sitting.compare("DC-048", refused(400, 40060), again)
    await _look_at(sitting, press)


async def _look_at(sitting: Sitting, press: Arrival) -> None:
    told = press.told
    parts = {
        "the person's rights": (told.get("member") or {}).get("permissions"),
        "the bot's rights": told.get("app_permissions"),
        "who installed it": told.get("authorizing_integration_owners"),
    }
    missing = [name for name, part in parts.items() if not part]
    came = f"without {', '.join(missing)}" if missing else "all three"
    sitting.compare("DC-121", "all three", came)
    place = told.get("channel") or {}
    readable = press.read is not None and press.read.channel is not None
    faults = [] if readable else ["the library cannot read it"]
    faults += ["with overwrites"] if "permission_overwrites" in place else []
    faults += [] if str(place.get("id")) == sitting.stage.thread else ["another channel"]
    came = ", ".join(faults) or "our thread, without overwrites"
    sitting.compare("DC-122", "our thread, without overwrites", came)
    owner = (told.get("authorizing_integration_owners") or {}).get("0")
    here = "this server" if str(owner) == sitting.stage.guild else "not this server"
    sitting.compare("DC-123", "this server", here)
    await _look_at_rights(sitting, press)


async def _look_at_rights(sitting: Sitting, press: Arrival) -> None:
    """Compare the person's rights as they came with what roles and overwrites make of them."""
    stage, member = sitting.stage, press.told.get("member")
    guild = await stage.api.ask("GET", f"/guilds/{stage.guild}")
    channel = await stage.api.ask("GET", f"/channels/{stage.channel}")
    if not member or guild.status >= 300 or channel.status >= 300:
        stage.findings.not_tried("DC-067", "Discord did not tell of roles and overwrites")
        return
    reckoned = rights_in(guild.body, member, channel.body)
    told = discord.Permissions(int(member.get("permissions") or 0))
    other = [name for name in WEIGHED if getattr(told, name) != getattr(reckoned, name)]
    came = f"not the same: {', '.join(other)}" if other else "the same"
    sitting.compare("DC-067", "the same", came)


async def a_list(sitting: Sitting) -> None:
    """Take a choice, refuse ourselves twice on purpose, and answer privately with another list."""
    choice = await sitting.heard("pick")
    early = said(await sitting.hook(choice, "POST", body=private("early")))
    sitting.compare("DC-050", refused(404, 10015), early)
    first = await sitting.tried(choice, SAY, private(TOO_MUCH))
    values: Any = choice.data.get("values")
    offered = {str(number) for number in range(1, _CHOICES + 1)}
    as_text = isinstance(values, list) and len(values) == 1 and set(map(str, values)) <= offered
    text = as_text and isinstance(values[0], str)
    channels: Json = {"type": CHANNELS, "custom_id": sitting.custom_id("place")}
    channels["placeholder"] = sitting.words.phrase("person-list-place")
    shown = private(sitting.words.phrase("person-list-private"), channels)
    then = said(await sitting.answer(choice, SAY, shown, of="a list"))
    sitting.compare("DC-131", f"{refused(400, 50035)}, then {TAKEN}", f"{first}, then {then}")
    if then != TAKEN:
        return
    place = await sitting.heard("place")
    done = {"content": sitting.words.phrase("person-list-done"), "components": []}
    await sitting.answer(place, UPDATE, done, of="a list that one person sees")
    hidden = bool(int(place.message.get("flags") or 0) & EPHEMERAL)
    came = "a list of texts, and the hidden message" if text and hidden else "otherwise"
    sitting.compare("DC-145", "a list of texts, and the hidden message", came)
    _look_at_channel(sitting, place)
    await _originals(sitting, choice)


def _look_at_channel(sitting: Sitting, place: Arrival) -> None:
    found = (place.data.get("resolved") or {}).get("channels") or {}
    wanted = ("permissions", "app_permissions")
    told = [key for each in found.values() for key in wanted if each.get(key)]
    came = "rights of both" if len(told) == len(wanted) else f"{', '.join(told) or 'no rights'}"
    sitting.compare("DC-141", "rights of both", came)


async def _originals(sitting: Sitting, choice: Arrival) -> None:
    """Read and change the first answer by its token; send a further one and remove it."""
    read = await sitting.hook(choice, "GET", "@original")
    changed = await sitting.hook(choice, "PATCH", "@original", {"components": []})
    further = await sitting.hook(choice, "POST", body=private("further"))
    ident = str(further.body.get("id")) if isinstance(further.body, dict) else "0"
    removed = await sitting.hook(choice, "DELETE", ident)
    gone = await sitting.hook(choice, "GET", ident)
    foreign = await sitting.hook(choice, "GET", sitting.card)
    came = ", ".join(map(said, (read, changed, removed, gone, foreign)))
    unknown = refused(404, 10008)
    sitting.compare("DC-132", ", ".join([TAKEN] * 3 + [unknown] * 2), came)


async def form(sitting: Sitting) -> None:
    """Open a form, after one that breaks a limit, and answer what was chosen on it."""
    press = await sitting.heard("form")
    shown = _form(sitting)
    crowded = {**shown, "components": [_part(sitting, "box", n) for n in range(6)]}
    sitting.compare("DC-136", refused(400, 50035), await sitting.tried(press, MODAL, crowded))
    while press.kind != FORM:
        # Whoever closes a form without sending it may open it again.
        await sitting.answer(press, MODAL, shown, of="opening a form")
        press = await sitting.heard("form", "filled")
    again = await sitting.tried(press, MODAL, shown)
    sitting.compare("DC-138", refused(400, 50035), again)
    await sitting.ask_by(press, "form", of="a form")
    sitting.compare("DC-137", "as it was ticked", _ticked(press))


def _form(sitting: Sitting) -> Json:
    parts = [_part(sitting, name, number) for number, name in enumerate(("radios", "boxes", "box"))]
    title = sitting.words.phrase("person-form-form")
    return {"custom_id": sitting.custom_id("filled"), "title": title, "components": parts}


def _part(sitting: Sitting, name: str, number: int) -> Json:
    """Return a question of the form; the ids of its parts are their names and a number."""
    words = sitting.words
    three = [words.phrase(f"person-form-{each}") for each in ("one", "two", "three")]
    inner: Json = {"custom_id": f"{name}-{number}"}
    if name == "radios":
        inner |= {"type": RADIOS, "required": True, "options": options(three)}
    elif name == "boxes":
        inner |= {"type": BOXES, "required": False, "min_values": 0, "max_values": 3}
        inner |= {"options": options(three)}
    else:
        inner |= {"type": BOX}
    return {"type": LABEL, "label": words.phrase(f"person-form-{name}"), "component": inner}


def _ticked(press: Arrival) -> str:
    """Return in words whether each part of the form answers as its kind does."""
    parts = [each.get("component") or {} for each in press.data.get("components") or ()]
    by_kind = {each.get("type"): each for each in parts}
    offered = {str(number) for number in range(1, _CHOICES + 1)}
    radio = by_kind.get(RADIOS, {}).get("value")
    boxes = by_kind.get(BOXES, {}).get("values")
    box = by_kind.get(BOX, {}).get("value")
    wrong = [] if isinstance(radio, str) and radio in offered else ["radio buttons"]
    wrong += [] if isinstance(boxes, list) and set(boxes) <= offered else ["boxes"]
    wrong += [] if isinstance(box, bool) else ["one box"]
    return f"otherwise: {', '.join(wrong)}" if wrong else "as it was ticked"


async def twice(sitting: Sitting) -> None:
    """Hear two presses of one button, each an interaction of its own."""
    first = await sitting.heard("twice")
    await sitting.answer(first, KEEP, of="the first of two presses")
    try:
        async with asyncio.timeout(TWICE):
            second = await sitting.heard("twice")
    except TimeoutError:
        sitting.stage.findings.not_tried("DC-250", "one press came, and no second")
        return
    await sitting.ask_by(second, "twice", of="the second of two presses")
    order = int(second.id) > int(first.id) and second.told["token"] != first.told["token"]
    came = "two, the second with the greater id" if order else "not two of their own"
    sitting.compare("DC-250", "two, the second with the greater id", came)


async def late(sitting: Sitting) -> None:
    """Let an interaction wait until Discord takes no answer any more."""
    press = await sitting.heard("late")
    # It was pressed before it came, so that this is late enough by any clock.
    passed = asyncio.get_running_loop().time() - press.at
    await asyncio.sleep(max(0.0, sitting.late - passed))
    answer = await sitting.tried(press, SAY, private("late"))
    hook = said(await sitting.hook(press, "POST", body=private("late")))
    came = f"{answer}; {hook}"
    sitting.compare("DC-049", f"{refused(404, 10062)}; {refused(404, 10015)}", came)


def control(sitting: Sitting, name: str) -> list[Json]:
    """Return what stands on the card to be pressed in a step."""
    if name == "list":
        words = [sitting.words.phrase(f"person-form-{each}") for each in ("one", "two", "three")]
        placeholder = sitting.words.phrase("person-list-pick")
        listed = {"placeholder": placeholder, "options": options(words)}
        return [{"type": LIST, "custom_id": sitting.custom_id("pick"), **listed}]
    verbs = {"button": "press", "form": "form", "twice": "twice", "late": "late"}
    return [asking(sitting.custom_id(verbs[name]), sitting.words.phrase(f"person-{name}-press"))]
