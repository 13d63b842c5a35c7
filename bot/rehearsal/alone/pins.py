"""Pins: which right they take, in which order they are listed, and what Discord writes of them."""

from bot.rehearsal.alone.threads import PIN, WITHOUT_HISTORY, written
from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage
from bot.rehearsal.telling import TAKEN, at, came, compare_answer, ids, refused, taken
from bot.rehearsal.trial import Trial

_NEWEST, _TOLD = "the newest first", "that it was pinned"
_WITHOUT = "the right Pin Messages is missing"


async def _pins(stage: Stage) -> None:
    """Pin two messages, or see that this is refused."""
    path = f"/channels/{stage.thread}/messages"
    sent = [await stage.post(content=f"To be pinned, {n}") for n in ("first", "second")]
    pinned = [await stage.api.ask("PUT", f"{path}/pins/{at(m.body, 'id')}") for m in sent]
    if not stage.rights.pin_messages:
        for each in pinned:
            compare_answer(stage, "DC-065", "a pin without the right", refused(50013), each)
        stage.findings.not_tried("DC-065", _WITHOUT)
        stage.findings.not_tried("DC-037", _WITHOUT)
        return
    for each in pinned:
        compare_answer(stage, "DC-065", "a pin", TAKEN, each)
    if not stage.rights.read_message_history:
        for row in ("DC-037", "DC-065"):
            stage.findings.not_tried(row, WITHOUT_HISTORY)
        return
    listed = await stage.api.ask("GET", f"{path}/pins")
    said = _order(listed, *(str(at(each.body, "id")) for each in sent))
    stage.findings.compare("DC-065", _NEWEST, said)
    told = await written(stage, stage.thread, PIN)
    stage.findings.compare("DC-037", _TOLD, "nothing is told" if told is None else _TOLD)


def _order(listed: Answer, first: str, second: str) -> str:
    if not taken(listed):
        return came(listed)
    items = at(listed.body, "items")
    found = ids([at(each, "message") for each in items] if isinstance(items, list) else None)
    orders = {(second, first): _NEWEST, (first, second): "the oldest first"}
    return orders.get((found[0], found[1]), "others") if len(found) == 2 else f"{len(found)} of two"


TRIALS = (Trial("pins", ("DC-037", "DC-065"), _pins),)
