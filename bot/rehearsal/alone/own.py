"""What the rehearsal itself relies on to find a place, and to leave nothing behind."""

from typing import Any

from bot.rehearsal.api import Answer
from bot.rehearsal.place import PRIVATE, PUBLIC, said
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

HOUR = 60


def _ids(answer: Answer, within: str = "") -> set[str]:
    """Return the ids of a list that was answered; none where something else was."""
    listed: Any = answer.body.get(within) if isinstance(answer.body, dict) else answer.body
    return {str(each.get("id")) for each in listed} if isinstance(listed, list) else set()


async def _servers(stage: Stage) -> None:
    """Ask for the servers that the bot is in: this one is among them, with its permissions."""
    answer = await stage.api.ask("GET", "/users/@me/guilds")
    listed = answer.body if isinstance(answer.body, list) else []
    here: dict[str, Any] = next((each for each in listed if each.get("id") == stage.guild), {})
    whole = isinstance(here.get("name"), str) and str(here.get("permissions", "")).isdecimal()
    came = "this server, with name and permissions" if whole else f"no such server ({said(answer)})"
    stage.findings.compare("DC-172", "this server, with name and permissions", came)


async def _archived_thread(stage: Stage) -> None:
    """Archive a thread of our own, find it among the archived ones, and delete it."""
    ask, findings = stage.api.ask, stage.findings
    kind = PRIVATE if stage.private else PUBLIC
    wish = {"name": f"Archived {stage.mark}", "type": kind, "auto_archive_duration": HOUR}
    thread = (await ask("POST", f"/channels/{stage.channel}/threads", wish)).body["id"]
    archived = await ask("PATCH", f"/channels/{thread}", {"archived": True})
    findings.compare(
        "DC-174", "200, by whoever opened it", f"{said(archived)}, by whoever opened it"
    )
    own = f"/channels/{stage.channel}/users/@me/threads/archived/private"
    path = own if stage.private else f"/channels/{stage.channel}/threads/archived/public"
    if stage.rights.read_message_history:
        there = thread in _ids(await ask("GET", path), "threads")
        findings.compare("DC-171", "the thread is listed", _listed(there))
        active = await ask("GET", f"/guilds/{stage.guild}/threads/active")
        both = {thread, stage.thread} & _ids(active, "threads")
        findings.compare("DC-171", "only the other is active", _active(both, stage.thread))
    else:
        findings.not_tried("DC-171", "the bot may not read the history here")
    deleted = await ask("DELETE", f"/channels/{thread}")
    expected = "200" if stage.rights.manage_threads else "50013 Missing Permissions"
    findings.compare("DC-174", expected, said(deleted))


def _listed(there: bool) -> str:  # noqa: FBT001 - a yes or no to be worded
    return "the thread is listed" if there else "the thread is not listed"


def _active(found: set[str], other: str) -> str:
    return "only the other is active" if found == {other} else "others are"


async def _one_command(stage: Stage) -> None:
    """Add a command to this server's, add it again, and remove it."""
    path = f"/applications/{stage.application}/guilds/{stage.guild}/commands"
    wish = {"name": stage.mark, "description": "Nothing: a rehearsal tries commands", "type": 1}
    first = await stage.api.ask("POST", path, wish)
    again = await stage.api.ask("POST", path, wish)
    ids = {str(each.body.get("id")) for each in (first, again) if isinstance(each.body, dict)}
    came = f"{first.status}, then {again.status}, {len(ids)} id"
    stage.findings.compare("DC-173", "201, then 200, 1 id", came)
    for each in ids - {"None"}:
        removed = await stage.api.ask("DELETE", f"{path}/{each}")
        stage.findings.compare("DC-173", "204", said(removed))


TRIALS = (
    Trial("the servers of the bot", ("DC-172",), _servers),
    Trial("a thread of one's own, archived and deleted", ("DC-171", "DC-174"), _archived_thread),
    Trial("one command more", ("DC-173",), _one_command),
)
