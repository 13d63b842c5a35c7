"""Discord's rules for application commands."""

import re
from collections import deque
from collections.abc import Sequence

from bot.table.api_errors import ErrorTree, refusal
from bot.table.discord_types import Json
from bot.table.file_kinds import check_kinds

_NAME = re.compile(r"^[-_'\w]{1,32}$")
_NESTED = (1, 2)
_FILE = 11
MOST = {1: 100, 2: 15, 3: 15}
MOST_CHARACTERS = 8000
_passed: deque[object] = deque(maxlen=1)
"""The list of commands that was last found to be right: bots tell the same one at every start."""


def check_commands(commands: object) -> None:
    """Check the list of all commands of one scope.

    Raises:
        ApiError: 50035 with a tree keyed by the place in the list.
    """
    if commands in _passed:
        return
    findings = ErrorTree()
    if not isinstance(commands, list):
        findings.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        commands = []
    seen: set[tuple[int, str]] = set()
    counts: dict[int, int] = {}
    for n, command in enumerate(commands):
        kind = command.get("type") or 1
        counts[kind] = counts.get(kind, 0) + 1
        key = (kind, str(command.get("name")))
        if key in seen:
            findings.add(
                (n,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names are unique"
            )
        seen.add(key)
        _check_command(command, kind, n, findings)
    for kind, count in counts.items():
        if count > MOST.get(kind, 0):
            findings.add(
                (),
                "MAX_APPLICATION_COMMANDS",
                f"Maximum number of application commands reached ({MOST.get(kind, 0)}).",
            )
    findings.settle()
    _passed.append(commands)


def check_command(command: Json, count: int) -> None:
    """Check a command by itself, of whose kind there are `count` in its scope then.

    Raises:
        ApiError: 50035, or 30032, there are too many.
    """
    kind = command.get("type") or 1
    findings = ErrorTree()
    _check_command(command, kind, 0, findings)
    findings.settle(0)
    if count > MOST.get(kind, 0):
        raise refusal(30032)


def _check_command(command: Json, kind: int, n: int, findings: ErrorTree) -> None:
    for key, most in (("contexts", 2), ("integration_types", 1)):
        _check_offer(command, key, most, n, findings)
    if kind != 1:
        findings.text((n, "name"), command.get("name"), 32, 1)
        findings.text((n, "description"), command.get("description"), 0)
        findings.size((n, "options"), len(command.get("options") or []), 0)
        return
    _check_named(command, (n,), findings)
    _check_options(command.get("options") or [], (n,), findings, depth=0)
    if characters(command) > MOST_CHARACTERS:
        findings.add(
            (n,),
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({MOST_CHARACTERS})",
        )


def _check_offer(command: Json, key: str, most: int, n: int, findings: ErrorTree) -> None:
    """Note what is wrong with where a command is offered: numbers up to `most`, each once."""
    given = command.get(key)
    if given is None:
        return
    findings.size((n, key), len(given), most + 1, 1)
    if len(set(given)) != len(given) or not all(each in range(most + 1) for each in given):
        findings.add((n, key), "BASE_TYPE_CHOICES", f"Each of 0 to {most} once.")


def _check_named(thing: Json, path: tuple[str | int, ...], findings: ErrorTree) -> None:
    for place, name in (
        (("name",), thing.get("name")),
        *(
            (("name_localizations", locale), name)
            for locale, name in (thing.get("name_localizations") or {}).items()
        ),
    ):
        if not isinstance(name, str) or not _NAME.match(name) or name != name.lower():
            findings.add(
                (*path, *place), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"
            )
    findings.text((*path, "description"), thing.get("description"), 100, 1)
    for locale, text in (thing.get("description_localizations") or {}).items():
        findings.text((*path, "description_localizations", locale), text, 100, 1)


def _check_options(
    options: Sequence[Json], path: tuple[str | int, ...], findings: ErrorTree, depth: int
) -> None:
    findings.size((*path, "options"), len(options), 25)
    kinds = [option.get("type") for option in options]
    if any(kind in _NESTED for kind in kinds) and not all(kind in _NESTED for kind in kinds):
        findings.add(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all others",
        )
    names = [option.get("name") for option in options]
    optional_seen = False
    for n, option in enumerate(options):
        place = (*path, "options", n)
        _check_named(option, place, findings)
        if names.index(option.get("name")) != n:
            findings.add(
                place, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name is taken"
            )
        if option.get("type") in _NESTED:
            if depth >= 2 or (depth == 1 and option["type"] == 2):
                findings.add((*place, "type"), "BASE_TYPE_CHOICES", "Nested too deeply.")
            _check_options(option.get("options") or [], place, findings, depth + 1)
            continue
        if option.get("required") and optional_seen:
            findings.add(
                place,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
        _check_choices(option, place, findings)
        _check_file_types(option, place, findings)


def _check_choices(option: Json, place: tuple[str | int, ...], findings: ErrorTree) -> None:
    choices = option.get("choices") or []
    findings.size((*place, "choices"), len(choices), 25)
    if choices and option.get("autocomplete"):
        findings.add(
            place, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "Choices or autocomplete."
        )
    for n, choice in enumerate(choices):
        findings.text((*place, "choices", n, "name"), choice.get("name"), 100, 1)
        if option.get("type") == 3:
            findings.text((*place, "choices", n, "value"), choice.get("value"), 100, 1)


def _check_file_types(option: Json, place: tuple[str | int, ...], findings: ErrorTree) -> None:
    """Note what is wrong with the kinds of files that an option names."""
    kinds = option.get("file_types")
    if kinds is None:
        return
    path = (*place, "file_types")
    if option.get("type") != _FILE:
        findings.add(path, "BASE_TYPE_CHOICES", "Only options for files have types of files.")
    check_kinds(kinds, path, findings)


def characters(thing: Json) -> int:
    """Count a command's characters as Discord does: names, descriptions, values, longest locale."""
    total = 0
    for key in ("name", "description"):
        texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(len(text) for text in texts)
    value = thing.get("value")
    total += len(value) if isinstance(value, str) else 0
    inner = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return total + sum(characters(each) for each in inner)
