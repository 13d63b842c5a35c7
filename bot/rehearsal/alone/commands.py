"""Commands as they are synced: throwaway ones of the server, beside the bot's own."""

from collections.abc import Sequence
from typing import Any, Final

from bot.rehearsal.alone.judging import (
    BAD_BODY,
    came_of,
    compare_refusal,
    compare_refusals,
    compare_taken,
    refused_for,
)
from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

Fields = dict[str, Any]
_SLASH, _MENU = 1, 3
_WORDS, _FILE = 3, 11
"""Types of commands, and of options."""
_TOO_MANY: Final = 30032
"""Discord's code for one command more than there may be."""
_NOBODY: Final = "0"
"""The permissions of a command that is shown to administrators alone."""
_KINDS: Final = ["image", "video", "audio", ".json", ".txt", ".md", ".csv", ".zip", ".pdf", ".log"]


def _here(stage: Stage) -> str:
    return f"/applications/{stage.application}/guilds/{stage.guild}/commands"


def _command(stage: Stage, **fields: object) -> Fields:
    """Return a command that nobody is shown, with these fields instead of the usual ones."""
    return {
        "type": _SLASH,
        "name": stage.mark,
        "description": "A rehearsal",
        "default_member_permissions": _NOBODY,
        "rehearsal": stage.mark,
        **fields,
    }


def _menu(stage: Stage, **fields: object) -> Fields:
    name = f"Look {stage.mark}"
    return _command(stage, type=_MENU, **{"name": name, "description": "", **fields})


def _option(name: str = "word", kind: int = _WORDS, **fields: object) -> Fields:
    return {"type": kind, "name": name, "description": "x", **fields}


async def _add(stage: Stage, command: Fields) -> Answer:
    return await stage.api.ask("POST", _here(stage), command)


async def _remove(stage: Stage, added: Answer) -> Answer | None:
    """Remove a command, if it was added."""
    if added.status >= 300:
        return None
    return await stage.api.ask("DELETE", f"{_here(stage)}/{added.body['id']}")


async def _passes(stage: Stage, row: str, what: str, command: Fields) -> Answer:
    """Add a command that should be taken, note whether it was, and remove it."""
    answer = await _add(stage, command)
    compare_taken(stage, row, what, answer, 201)
    await _remove(stage, answer)
    return answer


async def _sent(stage: Stage, command: Fields) -> Answer:
    """Add a command that should be refused, and remove it if it was not."""
    answer = await _add(stage, command)
    await _remove(stage, answer)
    return answer


async def _again(stage: Stage) -> None:
    """Send a command twice: it is changed, and keeps its id."""
    first = await _add(stage, _command(stage))
    if first.status >= 300:
        stage.findings.compare("DC-150", "a command: taken", f"a command: {came_of(first)}")
        return
    second = await _add(stage, _command(stage, description="Another"))
    ident = second.body.get("id") if isinstance(second.body, dict) else None
    kept = "its id" if ident == first.body["id"] else "another id"
    said = second.body.get("description") if isinstance(second.body, dict) else None
    changed = "its new words" if said == "Another" else "other words"
    stage.findings.compare(
        "DC-150",
        "sent again: taken, with its id and its new words",
        f"sent again: {came_of(second)}, with {kept} and {changed}",
    )
    await _remove(stage, second)
    if kept != "its id":
        await _remove(stage, first)


async def _limits(stage: Stage) -> None:
    """Add commands that are a little too large, and the largest that may be."""
    usual = _command(stage)
    choices = [{"name": f"{n}", "value": f"{n}"} for n in range(26)]
    await compare_refusals(
        stage,
        "DC-149",
        lambda fields: _sent(stage, usual | fields),
        {
            "a name of 33 letters": ({"name": stage.mark.ljust(33, "x")}, ("name",)),
            "a description of 101 letters": ({"description": "x" * 101}, ("description",)),
            "26 choices": ({"options": [_option(choices=choices)]}, ("options", "0", "choices")),
        },
    )
    options = [_option(f"o{n}") for n in range(26)]
    many = await _sent(stage, usual | {"options": options})
    compare_refusal(stage, "DC-149", "26 options", many, BAD_BODY)
    large = await _sent(stage, usual | {"options": _long_options(4, 25)})
    compare_refusal(stage, "DC-149", "over 8,000 letters", large, BAD_BODY)
    largest = {
        "name": stage.mark.ljust(32, "x"),
        "description": "x" * 100,
        "options": [*_long_options(1, 25), *options[1:25]],
    }
    await _passes(stage, "DC-149", "as much as there may be of each", usual | largest)
    hundred = [_command(stage, name=f"{stage.mark}_{n}") for n in range(101)]
    await _many(stage, "DC-149", "101 commands", hundred)


def _long_options(count: int, choices: int) -> list[Fields]:
    """Return options each of whose choices has 200 letters."""
    long = [
        {"name": f"{n}".ljust(100, "x"), "value": f"{n}".ljust(100, "x")} for n in range(choices)
    ]
    return [_option(f"o{n}", choices=long) for n in range(count)]


async def _many(stage: Stage, row: str, what: str, commands: Sequence[Fields]) -> None:
    """Send more commands at once than there may be, where the server has none of the bot's."""
    listed = await stage.api.ask("GET", _here(stage))
    if listed.body != []:
        return
    answer = await stage.api.ask("PUT", _here(stage), commands)
    refused = answer.code in (BAD_BODY, _TOO_MANY)
    stage.findings.compare(
        row, f"{what}: refused", f"{what}: {'refused' if refused else came_of(answer)}"
    )
    if answer.status < 300:
        await stage.api.ask("PUT", _here(stage), [])


async def _menus(stage: Stage) -> None:
    """Add entries of the menu of messages, and some that are none."""
    answer = await _passes(
        stage,
        "DC-142",
        "a name of 32 letters",
        _menu(stage, name=f"Look {stage.mark}".ljust(32, "X")),
    )
    if answer.status < 300:
        has = answer.body.get("description") or answer.body.get("options")
        said = "a description or options" if has else "its name alone"
        stage.findings.compare("DC-142", "it has its name alone", f"it has {said}")
    await compare_refusals(
        stage,
        "DC-142",
        lambda fields: _sent(stage, _menu(stage) | fields),
        {
            "a name of 33 letters": ({"name": f"Look {stage.mark}".ljust(33, "X")}, ("name",)),
            "a description": ({"description": "x"}, ("description",)),
            "an option": ({"options": [_option()]}, ("options",)),
        },
    )
    sixteen = [_menu(stage, name=f"Look {stage.mark} {n}") for n in range(16)]
    await _many(stage, "DC-142", "16 entries", sixteen)


async def _offers(stage: Stage) -> None:
    """Name places and installations that are none, in a command that has no valid name either.

    A server's own command has no places. So these are for all servers, and are never taken.
    """
    for what, given in (
        ("unknown", {"contexts": [3], "integration_types": [2]}),
        ("twice the same", {"contexts": [0, 0], "integration_types": [0, 0]}),
        ("none", {"contexts": [], "integration_types": []}),
    ):
        everywhere = f"/applications/{stage.application}/commands"
        answer = await stage.api.ask(
            "POST", everywhere, _command(stage, name=f"Not {stage.mark}", **given)
        )
        if answer.status < 300:
            await stage.api.ask("DELETE", f"{everywhere}/{answer.body['id']}")
        for field, words in (("contexts", "places"), ("integration_types", "installations")):
            named = refused_for(answer, field)
            came = (
                f"refused with {BAD_BODY}" if named and answer.code == BAD_BODY else "passed over"
            )
            expected = f"{words}, {what}: refused with {BAD_BODY}"
            stage.findings.compare("DC-144", expected, f"{words}, {what}: {came}")


async def _files(stage: Stage) -> None:
    """Add an option for files of some kinds, and of kinds that are none."""
    kinds = _option("file", _FILE, file_types=_KINDS)
    answer = await _passes(stage, "DC-148", "ten kinds of files", _command(stage, options=[kinds]))
    if answer.status < 300:
        kept = answer.body["options"][0].get("file_types")
        same = "all ten" if sorted(kept or ()) == sorted(_KINDS) else f"{len(kept or ())}"
        stage.findings.compare("DC-148", "all ten are kept", f"{same} are kept")
    eleven = _option("file", _FILE, file_types=[*_KINDS, ".xml"])
    unknown = _option("file", _FILE, file_types=["music"])
    for what, option in (("11 kinds", eleven), ("a kind that is none", unknown)):
        answer = await _sent(stage, _command(stage, options=[option]))
        compare_refusal(stage, "DC-148", what, answer, BAD_BODY)


TRIALS = (
    Trial("a command that is sent again", ("DC-150",), _again),
    Trial("commands beyond a limit", ("DC-149",), _limits),
    Trial("entries in the menu of messages", ("DC-142",), _menus),
    Trial("where commands are offered", ("DC-144",), _offers),
    Trial("options for files", ("DC-148",), _files),
)
