"""An adventure's log for everybody: dice that lie face down are salted hashes until shown.

The seed of the present epoch is secret before the game is over, and so are the dice that lie face
down: whoever knew them could play the log again and see what is hidden.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core.dice import commitment, sealed
from rules.ports import Adventure, Step, Store
from rules.service.journal import kinds
from rules.service.journal.chain import hides, mark_of, unmarked_by
from rules.service.journal.paging import steps_of, with_breaks

EXPORT_FORMAT, EXPORT_VERSION = "undercroft-log", 2
OVER = ("ended", "cancelled")


async def log_from(store: Store, adventure: Adventure) -> dict[str, Any]:
    """Return an adventure with its whole journal as an exported log, made while it is read."""
    steps = [step async for step in steps_of(store, adventure.id)]
    shown = _shown(adventure, steps)
    return {**_head(adventure, steps), "steps": [next(shown) async for _ in with_breaks(steps)]}


def log_of(adventure: Adventure, steps: Sequence[Step]) -> dict[str, Any]:
    """Return an adventure and its steps as an exported log.

    The seed is in it once the game is over; until then dice that lie face down are not.
    """
    return {**_head(adventure, steps), "steps": list(_shown(adventure, steps))}


def _head(adventure: Adventure, steps: Sequence[Step]) -> dict[str, Any]:
    return {
        "format": EXPORT_FORMAT,
        "format_version": EXPORT_VERSION,
        "adventure": adventure.id,
        "ruleset": adventure.ruleset,
        "rules": sorted({mark_of(step.hash).rules for step in steps}),
        "status": adventure.status,
        **({"packs": list(packs)} if (packs := adventure.options.get("packs")) else {}),
        "promise": commitment(adventure.seed),
        "seed": adventure.seed.hex() if adventure.status in OVER else None,
    }


def _shown(adventure: Adventure, steps: Sequence[Step]) -> Iterator[dict[str, Any]]:
    over = adventure.status in OVER
    return map(_dumped, steps) if over else withheld(adventure.ruleset, adventure.seed, steps)


def _dumped(step: Step) -> dict[str, Any]:
    return step.model_dump(mode="json")


def something_hidden(key: str, steps: Sequence[Step]) -> bool:
    """Return whether a die of the last epoch lies face down: its seed would tell what is hidden."""
    unmarked = unmarked_by(key)
    return any(
        hides(step, reason, unmarked) for step in _epoch(steps) for _, reason, _ in step.faces
    )


def withheld(key: str, seed: bytes, steps: Sequence[Step]) -> Iterator[dict[str, Any]]:
    """Return steps as a log may show them before `seed`, that of their last epoch, is shown."""
    last, cursor, unmarked = _epoch(steps), 0, unmarked_by(key)
    yield from map(_dumped, steps[: len(steps) - len(last)])
    for step in last:
        dice = [
            [
                sides,
                reason,
                sealed(seed, at, sides, reason, face) if hides(step, reason, unmarked) else face,
            ]
            for at, (sides, reason, face) in enumerate(step.faces, start=cursor)
        ]
        cursor += len(dice)
        yield {**_dumped(step), "faces": dice}


def _epoch(steps: Sequence[Step]) -> Sequence[Step]:
    """Return the steps whose dice came from the seed of the last epoch."""
    renewed = [number for number, step in enumerate(steps, start=1) if kinds.of(step).renews]
    return steps[renewed[-1] :] if renewed else steps
