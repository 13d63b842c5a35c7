"""Nonces: a message that is sent twice stands once, and what became of it is known."""

from bot.rehearsal.api import Answer
from bot.rehearsal.hearing import heard, told_of
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, compare_answer, refused, taken
from bot.rehearsal.trial import Trial

_QUIET = 1 << 12
"""The flag of a message that makes no sound."""


async def _same_nonce(stage: Stage) -> None:
    """Send a message twice with one enforced nonce, delete it, and send it once more."""
    messages = f"/channels/{stage.thread}/messages"
    await heard(stage)
    # Discord remembers nonces for minutes: that of the rehearsal before would give its message.
    nonce = f"once-{stage.thread}"
    fields = {"content": f"Once {stage.mark}", "nonce": nonce, "enforce_nonce": True}
    first = await stage.post(**fields)
    if not compare_answer(stage, "DC-014", "a message with a nonce", TAKEN, first):
        return
    here = f"{messages}/{first.body['id']}"
    stage.findings.compare("DC-014", "the first message again", _which(first, await _again(stage)))
    await _elsewhere(stage, first, fields)
    await _shown(stage, first, nonce)
    compare_answer(stage, "DC-015", "deleting it", TAKEN, await stage.api.ask("DELETE", here))
    compare_answer(
        stage, "DC-015", "the same nonce, once it was deleted", refused(10008), await _again(stage)
    )


async def _again(stage: Stage) -> Answer:
    nonce = f"once-{stage.thread}"
    return await stage.post(content=f"Again {stage.mark}", nonce=nonce, enforce_nonce=True)


async def _elsewhere(stage: Stage, first: Answer, fields: dict[str, object]) -> None:
    """Send it once more in the channel itself: one author's nonces hold in all of Discord."""
    if not stage.rights.send_messages:
        return
    quiet = {**fields, "flags": _QUIET, "allowed_mentions": {"parse": []}}
    again = await stage.api.ask("POST", f"/channels/{stage.channel}/messages", quiet)
    stage.findings.compare("DC-014", "the first message again", _which(first, again))


def _which(first: Answer, again: Answer) -> str:
    if not taken(again):
        return came(again)
    same = at(again.body, "id") == at(first.body, "id")
    return "the first message again" if same else "a second message"


async def _shown(stage: Stage, first: Answer, nonce: str) -> None:
    """Look where the nonce of a message is shown: when it is made, and never again."""
    ident = first.body["id"]
    stage.findings.compare("DC-063", "with its nonce", _with(first.body, nonce))
    event = await told_of(stage, "MESSAGE_CREATE", ident)
    if event is None:
        stage.findings.not_tried("DC-063", "no event of the message was heard")
    else:
        stage.findings.compare("DC-063", "with its nonce", _with(event, nonce))
    if not stage.rights.read_message_history:
        return
    fetched = await stage.api.ask("GET", f"/channels/{stage.thread}/messages/{ident}")
    said = _with(fetched.body, nonce) if taken(fetched) else came(fetched)
    stage.findings.compare("DC-063", "without a nonce", said)


def _with(message: object, nonce: str) -> str:
    shown = at(message, "nonce")
    if shown is None:
        return "without a nonce"
    return "with its nonce" if str(shown) == nonce else "with another nonce"


TRIALS = (Trial("the same nonce", ("DC-014", "DC-015", "DC-063"), _same_nonce),)
