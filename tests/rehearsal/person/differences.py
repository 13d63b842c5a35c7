"""Ways in which the local table can be made to differ in what a person's presses bring."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.table import interaction_responses, rest_identity, rest_interactions
from bot.table.api_errors import ApiError, refusal
from bot.table.discord_types import Flag
from bot.table.interaction import COMMAND, COMPONENT, MODAL, Interaction
from bot.table.interaction_responses import Responder
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.support.cards import Json

Apply = Callable[[TableServer, pytest.MonkeyPatch], None]


def told(change: Callable[[Json], None], *kinds: int) -> Apply:
    """Change what is sent of interactions, of some types or of all."""
    usual = interaction_responses.payload

    def changed(world: Any, interaction: Interaction) -> Json:
        made = usual(world, interaction)
        # What is sent shares its data with the table.
        made = {**made, "data": dict(made["data"])}
        if not kinds or made["type"] in kinds:
            change(made)
        return made

    return lambda _, patch: patch.setattr(interaction_responses, "payload", changed)


def coded(code: int, other: int) -> Apply:
    """Refuse with another code."""

    def apply(_: TableServer, patch: pytest.MonkeyPatch) -> None:
        for module in (interaction_responses, rest_interactions):
            patch.setattr(module, "refusal", lambda each: refusal(other if each == code else each))

    return apply


def unchecked(name: str) -> Apply:
    """Leave a check of answers out."""
    return lambda _, patch: patch.setattr(interaction_responses, name, lambda _given: None)


def allowed(kind: int, answer: int, act: str) -> Apply:
    """Take answers of another type to some type of interactions."""
    usual = Responder._acts

    def acts(self: Responder, interaction: Interaction) -> Any:
        more = {answer: getattr(self, act)} if interaction.type == kind else {}
        return usual(self, interaction) | more

    return lambda _, patch: patch.setattr(Responder, "_acts", acts)


def marked(method: str, flags: Callable[[int], int]) -> Apply:
    """Change the flags of a message that a method of the responder makes."""
    usual = getattr(Responder, method)

    def made(self: Responder, interaction: Interaction, *more: Any) -> Any:
        result = usual(self, interaction, *more)
        message = interaction.reply if result is None else result
        message.data["flags"] = flags(message.data["flags"])
        return result

    return lambda _, patch: patch.setattr(Responder, method, made)


def _closed_by_refusal(_: TableServer, patch: pytest.MonkeyPatch) -> None:
    usual = Responder._reply

    def reply(self: Responder, interaction: Interaction, *more: Any) -> Any:
        try:
            return usual(self, interaction, *more)
        except ApiError:
            interaction.answered = True
            raise

    patch.setattr(Responder, "_reply", reply)


def _foreign_read(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    usual = Responder.message

    def message(self: Responder, interaction: Interaction, ident: str) -> Any:
        found = interaction.channel.messages.get(ident)
        return found if found is not None else usual(self, interaction, ident)

    patch.setattr(Responder, "message", message)


def _doubled(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    usual = server.table.gateway.emit

    def emit(event: str, data: Json) -> None:
        usual(event, data)
        if event == "INTERACTION_CREATE" and "twice" in str(data["data"].get("custom_id")):
            usual(event, data)

    patch.setattr(server.table.gateway, "emit", emit)


def _listed_or_not(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    usual = server.table.edit

    def edit(channel: Any, message: Any, fields: Json, uploads: Any) -> Any:
        listed = [{"id": each.index, "filename": each.filename} for each in uploads]
        return usual(channel, message, {"attachments": listed, **fields}, uploads)

    patch.setattr(server.table, "edit", edit)


def _new_channel(server: TableServer, patch: pytest.MonkeyPatch) -> None:
    usual = rest_identity.channel_object

    opened: list[str] = []

    def channel(world: Any, place: Any) -> Json:
        opened.append(place.id)
        return usual(world, place) | {"id": str(int(place.id) + len(opened) - 1)}

    patch.setattr(rest_identity, "channel_object", channel)


def _replied_by(kind: int) -> Apply:
    usual = interaction_responses.authorship

    def authorship(world: Any, interaction: Interaction, *, first: bool) -> Json:
        made = usual(world, interaction, first=first)
        return made | {"type": kind} if "type" in made else made

    return lambda _, patch: patch.setattr(interaction_responses, "authorship", authorship)


def _less(made: Json, *path: str) -> None:
    """Take a field out, without touching what the table keeps."""
    *outer, last = path
    for key in outer:
        made[key] = dict(made[key])
        made = made[key]
    made.pop(last, None)


def _fewer_rights(made: Json) -> None:
    member = made["member"] = dict(made["member"])
    member["permissions"] = str(int(member["permissions"]) & ~(1 << 14))


def _numbers(made: Json) -> None:
    if "values" in made["data"]:
        made["data"]["values"] = [int(each) for each in made["data"]["values"]]


def _seen_by_all(made: Json) -> None:
    message = made["message"] = dict(made["message"])
    message["flags"] &= ~64


def _without_rights(made: Json) -> None:
    found = made["data"].get("resolved", {}).get("channels")
    for each in found or {}:
        found[each] = {k: v for k, v in found[each].items() if k != "app_permissions"}


def _radio_values(made: Json) -> None:
    (first, *others) = made["data"]["components"]
    inner = dict(first["component"])
    inner["values"] = [inner.pop("value")]
    made["data"]["components"] = [{**first, "component": inner}, *others]


def _unfocused(made: Json) -> None:
    made["data"]["options"] = [
        {key: value for key, value in each.items() if key != "focused"}
        for each in made["data"]["options"]
    ]


def _as_role(made: Json) -> None:
    resolved = made["data"]["resolved"] = dict(made["data"]["resolved"])
    resolved["roles"] = dict(resolved["users"])


def _without_content(made: Json) -> None:
    resolved = made["data"]["resolved"] = dict(made["data"]["resolved"])
    resolved["messages"] = {k: {**v, "content": ""} for k, v in resolved["messages"].items()}


def _in_private(change: Callable[[Json], None]) -> Callable[[Json], None]:
    return lambda made: change(made) if made["channel"]["type"] == 1 else None


COMPLETION = 4
DIFFERENCES: tuple[tuple[str, Difference], ...] = (
    ("button", Difference("DC-048", "a second answer has another code", coded(40060, 10062))),
    ("button", Difference("DC-067", "a right is not told of", told(_fewer_rights))),
    (
        "button",
        Difference(
            "DC-121",
            "the bot's rights are missing",
            told(lambda made: _less(made, "app_permissions")),
        ),
    ),
    (
        "button",
        Difference(
            "DC-122",
            "a channel comes with overwrites",
            told(
                lambda made: made.update(channel={**made["channel"], "permission_overwrites": []})
            ),
        ),
    ),
    (
        "button",
        Difference(
            "DC-122",
            "the library cannot read the channel",
            told(lambda made: _less(made, "channel", "id")),
        ),
    ),
    (
        "button",
        Difference(
            "DC-123",
            "another owner",
            told(lambda made: made.update(authorizing_integration_owners={"0": "1"})),
        ),
    ),
    (
        "list",
        Difference("DC-050", "a follow-up before an answer has another code", coded(10015, 50027)),
    ),
    (
        "list",
        Difference(
            "DC-131",
            "a refused answer closes the interaction",
            _closed_by_refusal,
            also=("DC-050",),
        ),
    ),
    ("list", Difference("DC-132", "any message can be read by the token", _foreign_read)),
    ("list", Difference("DC-132", "a foreign message has another code", coded(10008, 10003))),
    (
        "list",
        Difference("DC-141", "a channel comes without the bot's rights", told(_without_rights)),
    ),
    ("list", Difference("DC-145", "values come as numbers", told(_numbers))),
    (
        "list",
        Difference(
            "DC-145", "a hidden message comes as one for all", told(_seen_by_all, COMPONENT)
        ),
    ),
    ("form", Difference("DC-136", "six parts are taken", unchecked("check_modal"))),
    ("form", Difference("DC-137", "radio buttons answer a list", told(_radio_values, MODAL))),
    ("form", Difference("DC-138", "a form follows a form", allowed(MODAL, 9, "_show_modal"))),
    (
        "command",
        Difference(
            "DC-128",
            "a person is told as a role as well",
            told(_as_role, COMMAND),
            also=("DC-140",),
        ),
    ),
    (
        "command",
        Difference("DC-134", "a command is answered by choices", allowed(COMMAND, 8, "_choices")),
    ),
    ("command", Difference("DC-135", "26 choices are taken", unchecked("check_choices"))),
    ("command", Difference("DC-139", "nothing has the focus", told(_unfocused, COMPLETION))),
    (
        "command",
        Difference(
            "DC-140",
            "no member is resolved",
            told(lambda made: _less(made, "data", "resolved", "members"), COMMAND),
        ),
    ),
    ("old", Difference("DC-045", "a locked thread has another code", coded(50083, 10008))),
    ("old", Difference("DC-133", "a message that is gone has another code", coded(10008, 10062))),
    ("twice", Difference("DC-250", "one press comes twice", _doubled)),
    (
        "direct",
        Difference(
            "DC-153",
            "a member comes along",
            told(
                _in_private(
                    lambda made: made.update(
                        member={"user": made["user"], "permissions": "0", "roles": []}
                    )
                )
            ),
        ),
    ),
    (
        "direct",
        Difference(
            "DC-153",
            "the context is a server's",
            told(_in_private(lambda made: made.update(context=0))),
        ),
    ),
    (
        "direct",
        Difference(
            "DC-123",
            "another owner in direct messages",
            told(_in_private(lambda made: made.update(authorizing_integration_owners={"0": "7"}))),
        ),
    ),
    ("direct", Difference("DC-155", "a second opening gives another channel", _new_channel)),
    ("menu", Difference("DC-142", "the message has no content", told(_without_content, COMMAND))),
    ("menu", Difference("DC-142", "the answer is of type 20", _replied_by(20))),
    (
        "deferred",
        Difference(
            "DC-051",
            "a follow-up hides what all were to see",
            marked("follow_up", lambda flags: flags | 64),
        ),
    ),
    ("deferred", Difference("DC-129", "an archived thread has another code", coded(50083, 10008))),
    (
        "deferred",
        Difference(
            "DC-130", "uploads need not be listed", _listed_or_not, also=("DC-051", "DC-146")
        ),
    ),
    (
        "deferred",
        Difference(
            "DC-146",
            "nothing shows that the bot thinks",
            marked("_think", lambda flags: flags & ~Flag.LOADING),
            also=("DC-051", "DC-129"),
        ),
    ),
    ("late", Difference("DC-049", "too late has another code", coded(10062, 10008))),
    ("late", Difference("DC-049", "a follow-up has another code then", coded(10015, 50027))),
)
"""By the step that is to notice them."""
SEEN = (("late", "late", "DC-147"), ("menu", "menu-none", "DC-143"))
"""A step, its question to which somebody says no, and the row that this decides."""
