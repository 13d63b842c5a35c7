"""Pins: which right they take, in which order they are listed, and what Discord writes of them."""

from bot.rehearsal.alone.threads import PIN, written
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, ids, refused, taken
from bot.rehearsal.trial import Trial

_WITHOUT = "because the right Pin Messages is missing"


async def _pins(stage: Stage) -> None:
    """Pin two messages, or see that this is refused."""
    path = f"/channels/{stage.thread}/messages"
    sent = [await stage.post(content=f"To be pinned, {n}") for n in ("first", "second")]
    pinned = [await stage.api.ask("PUT", f"{path}/pins/{at(m.body, 'id')}") for m in sent]
    if not stage.rights.pin_messages:
        for each in pinned:
            stage.findings.compare("DC-065", refused(50013), came(each))
        stage.findings.not_tried("DC-065", f"of their order: {_WITHOUT}")
        stage.findings.not_tried("DC-037", _WITHOUT)
        return
    for each in pinned:
        stage.findings.compare("DC-065", TAKEN, came(each))
    listed = await stage.api.ask("GET", f"{path}/pins")
    items = at(listed.body, "items")
    found = ids([at(each, "message") for each in items] if isinstance(items, list) else None)
    first, second = (str(at(each.body, "id")) for each in sent)
    orders = {(second, first): "the newest first", (first, second): "the oldest first"}
    order = orders.get(tuple(found), f"{len(found)} of two")  # type: ignore[call-overload]
    stage.findings.compare("DC-065", "the newest first", order if taken(listed) else came(listed))
    if stage.rights.read_message_history:
        told = await written(stage, stage.thread, PIN)
        said = "nothing" if told is None else "that it was pinned"
        stage.findings.compare("DC-037", "that it was pinned", said)


TRIALS = (Trial("pins", ("DC-037", "DC-065"), _pins),)
