"""Nonces: a message that is sent twice stands once."""

from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial


async def _same_nonce(stage: Stage) -> None:
    """Send a message twice with one enforced nonce, and look whether it is one message."""
    fields = {"content": "Once", "nonce": "rehearsal-once", "enforce_nonce": True}
    first, again = await stage.post(**fields), await stage.post(**fields)
    came = "one message" if first.body["id"] == again.body["id"] else "two messages"
    stage.findings.compare("DC-014", "one message", came)


TRIALS = (Trial("the same nonce", ("DC-014",), _same_nonce),)
