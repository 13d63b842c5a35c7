"""Mentions: who is called by a message, and who is not. Nobody but the bot itself is called."""

from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, compare_answer, ids, taken
from bot.rehearsal.trial import Trial

_NOT_FOUND = 404
OUTSIDE, INSIDE = "who is not called is not in the thread", "who is not called is in the thread"
NOBODY, ITSELF = "nobody is called", "the bot alone is called"


async def _calls(stage: Stage) -> None:
    """Name the bot, its role and the server's owner; call nobody, or the bot and its role."""
    role, open_to_us = await _own_role(stage)
    text = f"Nobody else is called: <@{stage.me}> <@{stage.owner}>"
    text += f" <@&{role}>" if role else ""
    silent = await stage.post(content=text)
    if not compare_answer(stage, "DC-060", "a message that names people", TAKEN, silent):
        return
    quiet = stage.findings.compare("DC-060", NOBODY, _people(stage, silent))
    chosen = {"parse": [], "users": [stage.me], "roles": [role] if role else []}
    loud = await stage.post(content=text, allowed_mentions=chosen)
    quiet &= stage.findings.compare("DC-060", ITSELF, _people(stage, loud))
    if role:
        stage.findings.compare("DC-061", "no role is called", _roles(role, silent))
        expected = "the bot's role is called" if open_to_us else "no role is called"
        stage.findings.compare("DC-061", expected, _roles(role, loud))
    else:
        stage.findings.not_tried("DC-061", "the bot has no role of its own here")
    await _replies(stage, [silent, loud])
    if quiet:
        await _outside(stage)
    else:
        stage.findings.not_tried("DC-017", "somebody was called")


async def _own_role(stage: Stage) -> tuple[str, bool]:
    """Return the role of the bot alone (empty without one), and whether the bot may call it."""
    roles = await stage.api.ask("GET", f"/guilds/{stage.guild}/roles")
    for each in roles.body if isinstance(roles.body, list) else ():
        if at(each, "tags", "bot_id") == stage.me:
            return each["id"], bool(each.get("mentionable")) or stage.rights.mention_everyone
    return "", False


async def _replies(stage: Stage, sent: list[Answer]) -> None:
    """Reply to the first message, without a word about its author and with one."""
    reply = {"content": "A reply", "message_reference": {"message_id": sent[0].body["id"]}}
    plain = await stage.post(**reply)
    stage.findings.compare("DC-062", NOBODY, _people(stage, plain))
    allowed = {"parse": [], "replied_user": True}
    calling = await stage.post(**reply, allowed_mentions=allowed)
    stage.findings.compare("DC-062", ITSELF, _people(stage, calling))
    rising = [at(each.body, "id") for each in (*sent, plain, calling)]
    stage.findings.compare("DC-064", "text that rises", _order(rising))


async def _outside(stage: Stage) -> None:
    """Look whether who was named and not called is in the thread now."""
    path = f"/channels/{stage.thread}/thread-members/{stage.owner}"
    answer = await stage.api.ask("GET", path)
    said = OUTSIDE if answer.status == _NOT_FOUND else INSIDE if taken(answer) else came(answer)
    stage.findings.compare("DC-017", OUTSIDE, said)
    why = "a rehearsal calls nobody but the bot, which is in its thread already"
    stage.findings.not_tried("DC-017", why)


def _people(stage: Stage, message: Answer) -> str:
    if not taken(message):
        return came(message)
    called = set(ids(at(message.body, "mentions")))
    if at(message.body, "mention_everyone"):
        return "everybody is called"
    others = "others are called" if stage.me not in called else "the bot and others are called"
    return {frozenset(): NOBODY, frozenset({stage.me}): ITSELF}.get(frozenset(called), others)


def _roles(role: str, message: Answer) -> str:
    if not taken(message):
        return came(message)
    called = at(message.body, "mention_roles")
    if not isinstance(called, list):
        return "nothing is said of roles"
    kinds = {"the bot's role" if each == role else "another role" for each in called}
    return f"{' and '.join(sorted(kinds)) or 'no role'} is called"


def _order(found: list[object]) -> str:
    if not all(isinstance(each, str) and each.isdecimal() for each in found):
        return "something else than figures as text"
    numbers = [int(str(each)) for each in found]
    return "text that rises" if numbers == sorted(set(numbers)) else "text that does not rise"


TRIALS = (Trial("who is called", ("DC-017", "DC-060", "DC-061", "DC-062", "DC-064"), _calls),)
