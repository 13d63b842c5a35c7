"""Message bodies: from a request's payload and the earlier message to Discord's fields."""

import copy
import re
from collections.abc import Container, Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.api_errors import ErrorTree
from bot.table.attachments import Upload, attach, resolve_components, resolve_embeds
from bot.table.component_defaults import complete
from bot.table.components import text_of
from bot.table.discord_objects import user_object
from bot.table.discord_types import Flag, Json, Permission
from bot.table.entities import Channel, Message
from bot.table.validate import check_message, check_request
from bot.table.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_SETTABLE = Flag.SUPPRESS_EMBEDS | Flag.V2
_SETTABLE_ONCE = Flag.SILENT | Flag.EPHEMERAL


@dataclass
class Body:
    """The part of a message that its author writes. `files` are all attachments of it."""

    fields: Json
    files: list[Json]


def write(
    world: World,
    base: str,
    channel: Channel,
    payload: Json,
    uploads: Sequence[Upload],
    old: Message | None = None,
) -> Body:
    """Check and complete the body of a message; nothing is changed when it is refused.

    Args:
        world: where files are kept and users are known.
        base: the server's own address, for links to attachments.
        channel: where the message stands.
        payload: the request's JSON; for an edit, only the fields that change.
        uploads: the request's files.
        old: the message that is edited.

    Raises:
        ApiError: what Discord would refuse.
    """
    check_request(payload)
    reference = payload.get("message_reference") if old is None else None
    described = [d for d in payload.get("attachments") or [] if isinstance(d, dict)]
    kept = _kept(payload, described, old, uploads)
    draft = _draft(payload, old)
    draft["attachments"] = [*kept, *({"description": _words(described, u)} for u in uploads)]
    check_message(draft)
    world.emojis.check(draft["components"])
    new = attach(world, base, channel.id, described, uploads)
    files = [*kept, *new]
    findings = ErrorTree()
    # An edit that does not list its uploads has none for its components (d#7529).
    unlisted = old is not None and payload.get("attachments") is None
    shown = resolve_components(world, draft["components"], kept if unlisted else files, findings)
    pictured = resolve_embeds(draft["embeds"], files, findings)
    if draft["flags"] & Flag.V2:
        for n, file in enumerate(new):
            if file["id"] not in shown:
                findings.add(
                    ("attachments", n),
                    "ATTACHMENT_NOT_REFERENCED",
                    f"No component shows {file['filename']}, so nobody would see it",
                )
    try:
        findings.settle()
    except Exception:
        world.files.drop(new)
        raise
    complete(draft["components"], files)
    for embed in draft["embeds"]:
        embed["type"] = "rich"
    fields: Json = {
        "content": draft["content"],
        "embeds": draft["embeds"],
        "components": draft["components"],
        "flags": int(draft["flags"]),
        # Files that components or embeds show are listed only there (discord-api-docs 8277, 8279).
        "attachments": [file for file in files if file["id"] not in shown | pictured],
        **_mentions(
            world,
            channel,
            draft | {"message_reference": reference},
            payload.get("allowed_mentions"),
        ),
    }
    return Body(fields, files)


def _words(described: Sequence[Json], upload: Upload) -> object:
    return next(
        (d.get("description") for d in described if str(d.get("id")) == str(upload.index)), None
    )


def _kept(
    payload: Json, described: Sequence[Json], old: Message | None, uploads: Sequence[Upload]
) -> list[Json]:
    before = old.files if old is not None else []
    if payload.get("attachments") is None:
        return list(before)
    indexes = {str(upload.index) for upload in uploads}
    by_id = {file["id"]: file for file in before}
    findings = ErrorTree()
    kept = []
    for n, entry in enumerate(described):
        ident = str(entry.get("id"))
        if ident in by_id:
            kept.append(by_id[ident])
        elif ident not in indexes:
            findings.add(
                ("attachments", n, "id"), "ATTACHMENT_NOT_FOUND", "No such file was sent or kept"
            )
    findings.settle()
    return kept


def _draft(payload: Json, old: Message | None) -> Json:
    before: Json = old.data if old is not None else {}
    draft: Json = {}
    for key, empty in (("content", ""), ("embeds", []), ("components", [])):
        value = payload[key] if key in payload else before.get(key)
        draft[key] = copy.deepcopy(empty if value is None else value)
    asked = Flag(int(payload.get("flags") or 0))
    if old is None:
        draft["flags"] = asked & (_SETTABLE | _SETTABLE_ONCE)
        return draft
    had = Flag(before["flags"])
    if payload.get("flags") is None:
        draft["flags"] = had
        return draft
    if had & Flag.V2 and not asked & Flag.V2:
        findings = ErrorTree()
        findings.add(
            ("flags",), "MESSAGE_FLAGS_V2_STICKY", "IS_COMPONENTS_V2 cannot be taken away again"
        )
        findings.settle()
    draft["flags"] = (had & ~_SETTABLE) | (asked & _SETTABLE)
    return draft


def _replied(channel: Channel, reference: Json | None, allowed: Any) -> list[str]:  # noqa: ANN401
    """Return whom a reply mentions: the author of the other message, unless it says otherwise."""
    answered = channel.messages.get(str((reference or {}).get("message_id")))
    silent = isinstance(allowed, dict) and not allowed.get("replied_user")
    return [] if answered is None or silent else [str(answered.data["author"]["id"])]


def _mentionable(world: World, channel: Channel, *, all_roles: bool) -> set[str]:
    """Return the ids of the roles of a channel's guild that may be mentioned."""
    guild = world.guilds.get(channel.guild)
    roles = guild.roles.values() if guild else ()
    return {role.id for role in roles if all_roles or role.mentionable}


def _mentions(world: World, channel: Channel, draft: Json, allowed: Any) -> Json:  # noqa: ANN401
    texts = [draft["content"], *text_of(draft["components"])]
    all_of = {"users", "roles", "everyone"}
    parse = all_of if not isinstance(allowed, dict) else allowed.get("parse") or ()

    def called(named: re.Pattern[str], kind: str, known: Container[str]) -> list[str]:
        listed = [str(each) for each in (allowed or {}).get(kind) or []]
        found = dict.fromkeys(ident for text in texts for ident in named.findall(text))
        return [i for i in found if i in known and (kind in parse or i in listed)]

    loud = any("@everyone" in text or "@here" in text for text in texts)
    may = bool(world.bot_rights(channel) & Permission.MENTION_EVERYONE)
    roles = _mentionable(world, channel, all_roles=may)
    people = called(_USER, "users", world.users)
    replied = _replied(channel, draft.get("message_reference"), allowed)
    return {
        "mentions": [user_object(world.users[i]) for i in dict.fromkeys([*people, *replied])],
        "mention_roles": called(_ROLE, "roles", roles),
        "mention_everyone": loud and may and "everyone" in parse,
    }
