"""Differences of commands as they are synced."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from bot.table import command_rules, file_kinds, rest_commands
from bot.table.api_errors import ErrorTree
from bot.table.rest import Answer, Call, Handler
from bot.table.server import TableServer
from tests.rehearsal.differences import Difference
from tests.rehearsal.differences.answers import Apply, answered, coded, refused_with

Patch = pytest.MonkeyPatch
Json = dict[str, Any]
HERE = "/applications/{application}/guilds/{guild}/commands"
EVERYWHERE = "/applications/{application}/commands"


def _unchecked(*path: str | int, alone: bool = False) -> Apply:
    """Let a field of commands that are sent be anything, with what is in it or `alone`."""

    def apply(_server: TableServer, patch: Patch) -> None:
        add = ErrorTree.add

        def lenient(tree: ErrorTree, place: Sequence[str | int], code: str, message: str) -> None:
            inside = [step for step in place if step != 0]
            if (inside if alone else inside[: len(path)]) != list(path):
                add(tree, place, code, message)

        patch.setattr(ErrorTree, "add", lenient)

    return apply


def _limit(name: str, value: object) -> Apply:
    """Give a limit of commands another value."""
    return lambda _server, patch: patch.setattr(command_rules, name, value)


def _other_groups(_server: TableServer, patch: Patch) -> None:
    patch.setattr(file_kinds, "_GROUPS", {"music": (".mp3",)})


def _shorter_names(_server: TableServer, patch: Patch) -> None:
    patch.setattr(command_rules, "_NAME", re.compile(r"^[-_'\w]{1,30}$"))


def _another_id(server: TableServer, patch: Patch) -> None:
    make = rest_commands._command

    def anew(call: Call, given: Json, scope: str | None, _ident: str | None) -> Json:
        return make(call, given, scope, None)

    patch.setattr(rest_commands, "_command", anew)
    del server


def _as_it_was(server: TableServer, _patch: Patch) -> None:
    def otherwise(call: Call, handler: Handler) -> Answer:
        there = call.table.world.commands.get(call.path["guild"], {})
        alike = [each for each in there.values() if each["name"] == call.fields.get("name")]
        return Answer(alike[0]) if alike else handler(call)

    server.otherwise["POST", HERE] = otherwise


def _no_file_types(body: Any) -> Any:
    options = [
        {key: value for key, value in each.items() if key != "file_types"}
        for each in body["options"]
    ]
    return body | {"options": options}


def _described(body: Any) -> Any:
    return body | {"description": "x"} if body["type"] == 3 else body


def _any_number(_server: TableServer, patch: Patch) -> None:
    patch.setattr(command_rules, "MOST", {1: 1000, 2: 1000, 3: 1000})


DIFFERENCES = (
    Difference("DC-150", "a command that is sent again is another", _another_id),
    Difference("DC-150", "a command that is sent again stays as it was", _as_it_was),
    Difference("DC-150", "commands are not taken alone", refused_with("POST", HERE, 50001)),
    Difference("DC-149", "names may be longer", _unchecked("name")),
    Difference("DC-149", "names have to be shorter", _shorter_names),
    Difference("DC-149", "descriptions may be longer", _unchecked("description")),
    Difference("DC-149", "any number of options", _unchecked("options", alone=True)),
    Difference("DC-149", "any number of choices", _unchecked("options", "choices")),
    Difference("DC-149", "any number of letters", _limit("MOST_CHARACTERS", 100_000)),
    Difference("DC-149", "fewer letters in all", _limit("MOST_CHARACTERS", 4000)),
    Difference("DC-149", "any number of commands", _any_number),
    Difference("DC-149", "limits have another code", coded("POST", HERE, {50035: 50006})),
    Difference("DC-142", "entries have long names", _unchecked("name")),
    Difference("DC-142", "entries have a description", _unchecked("description")),
    Difference("DC-142", "entries have options", _unchecked("options")),
    Difference("DC-142", "any number of entries", _any_number),
    Difference(
        "DC-142", "entries come with a description", answered("POST", HERE, change=_described)
    ),
    Difference("DC-144", "any place", _unchecked("contexts")),
    Difference("DC-144", "any installation", _unchecked("integration_types")),
    Difference(
        "DC-144", "wrong places have another code", coded("POST", EVERYWHERE, {50035: 50006})
    ),
    Difference(
        "DC-148", "kinds of files are passed over", answered("POST", HERE, change=_no_file_types)
    ),
    Difference("DC-148", "any kinds of files", _unchecked("options", "file_types")),
    Difference("DC-148", "other groups of files", _other_groups),
)
