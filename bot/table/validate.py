"""Discord's rules for messages, modals and autocomplete answers."""

from collections.abc import Sequence

from bot.table.api_errors import ErrorTree, refusal
from bot.table.components import CLASSIC, LAYOUT, MODAL, check
from bot.table.discord_types import Flag, Json

MOST_FILES = 10
MOST_BYTES = 20 * 1024 * 1024
"""Bytes of one file where nobody boosts a server, since September 2026; before it was half."""
MOST_TOGETHER = 25 * 1024 * 1024
"""Bytes of one request with its files."""


def check_message(draft: Json) -> None:
    """Check a message as it would be sent: content, embeds, components, attachments and flags.

    Raises:
        ApiError: 50006 when it is empty, 50035 with a tree when anything breaks a limit.
    """
    findings = ErrorTree()
    content, embeds = draft["content"], draft["embeds"]
    findings.text(("content",), content, 2000)
    findings.size(("embeds",), len(embeds), 10)
    _check_embeds(embeds, findings)
    findings.size(("attachments",), len(draft["attachments"]), MOST_FILES)
    for n, attachment in enumerate(draft["attachments"]):
        findings.text(("attachments", n, "description"), attachment.get("description"), 1024)
    layout = bool(draft["flags"] & Flag.V2)
    if layout:
        for key in ("content", "embeds"):
            if draft[key]:
                findings.add(
                    (key,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    check(draft["components"], LAYOUT if layout else CLASSIC, findings)
    findings.settle()
    if not (draft["components"] if layout else content or embeds or draft["attachments"]):
        raise refusal(50006)


def check_request(payload: Json) -> None:
    """Check the parts that belong to the request alone: nonce, allowed mentions.

    Raises:
        ApiError: 50035 with a tree.
    """
    findings = ErrorTree()
    nonce = payload.get("nonce")
    if nonce is not None:
        findings.text(("nonce",), str(nonce), 25)
    allowed = payload.get("allowed_mentions")
    if isinstance(allowed, dict):
        parse = allowed.get("parse") or []
        for key in ("users", "roles"):
            named = allowed.get(key) or []
            findings.size(("allowed_mentions", key), len(named), 100)
            if named and key in parse:
                findings.add(
                    ("allowed_mentions",),
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
                )
        for n, kind in enumerate(parse):
            if kind not in ("users", "roles", "everyone"):
                findings.add(("allowed_mentions", "parse", n), "BASE_TYPE_CHOICES", "Unknown.")
    findings.settle()


def _check_embeds(embeds: Sequence[Json], findings: ErrorTree) -> None:
    total = 0
    for n, embed in enumerate(embeds):
        texts = [
            (("title",), embed.get("title"), 256),
            (("description",), embed.get("description"), 4096),
            (("footer", "text"), (embed.get("footer") or {}).get("text"), 2048),
            (("author", "name"), (embed.get("author") or {}).get("name"), 256),
        ]
        fields = embed.get("fields") or []
        findings.size(("embeds", n, "fields"), len(fields), 25)
        for f, field in enumerate(fields):
            texts.append((("fields", str(f), "name"), field.get("name"), 256))
            texts.append((("fields", str(f), "value"), field.get("value"), 1024))
        for path, text, most in texts:
            findings.text(("embeds", n, *path), text, most)
            total += len(text or "")
    if total > 6000:
        findings.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "At most 6000 characters in embeds.")


def check_modal(modal: Json) -> None:
    """Check a modal.

    Raises:
        ApiError: 50035 with a tree below `data`.
    """
    findings = ErrorTree()
    findings.text(("data", "custom_id"), modal.get("custom_id"), 100, 1)
    findings.text(("data", "title"), modal.get("title"), 45, 1)
    check(modal.get("components"), MODAL, findings)
    findings.settle()


def check_choices(choices: object) -> None:
    """Check the answer to an autocomplete.

    Raises:
        ApiError: 50035 with a tree below `data`.
    """
    findings = ErrorTree()
    if not isinstance(choices, list):
        findings.add(("data", "choices"), "BASE_TYPE_REQUIRED", "This field is required")
        choices = []
    findings.size(("data", "choices"), len(choices), 25)
    for n, choice in enumerate(choices):
        path = ("data", "choices", n)
        findings.text((*path, "name"), choice.get("name"), 100, 1)
        value = choice.get("value")
        if isinstance(value, str):
            findings.text((*path, "value"), value, 100, 1)
        elif not isinstance(value, int | float):
            findings.add((*path, "value"), "BASE_TYPE_REQUIRED", "This field is required")
    findings.settle()
