"""What came, in a few words that do not change with a message's wording."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage

BAD_BODY = 50035
"""Discord's code for a request whose fields break a rule."""


def came_of(answer: Answer) -> str:
    """Return what became of a request: `taken`, or `refused with 50035`."""
    if answer.status < 300:
        return "taken"
    return f"refused with {answer.code or f'status {answer.status}'}"


def refused_for(answer: Answer, *path: str) -> bool:
    """Return whether a request was refused for a field, as the answer's tree of errors says."""
    node = answer.body.get("errors") if isinstance(answer.body, dict) else None
    for step in path:
        node = node.get(step) if isinstance(node, dict) else None
    return node is not None


def compare_refusal(stage: Stage, row: str, what: str, answer: Answer, code: int) -> bool:
    """Note whether something was refused with a code.

    Args:
        stage: where findings are noted.
        row: the row's id.
        what: what was asked for, in words, such as "a name of one letter".
        answer: what came.
        code: what it should be refused with.
    """
    expected = f"{what}: refused with {code}"
    return stage.findings.compare(row, expected, f"{what}: {came_of(answer)}")


async def compare_refusals(
    stage: Stage,
    row: str,
    send: Callable[[dict[str, Any]], Awaitable[Answer]],
    wrong: Mapping[str, tuple[dict[str, Any], tuple[str, ...]]],
) -> None:
    """Send one request with several faults, and note whether it was refused for each of them.

    Where the answer leaves one of them out, it is sent with that alone.

    Args:
        stage: where findings are noted.
        row: the row's id.
        send: makes the request with some fields, and takes back what was taken after all.
        wrong: by what is wrong, in words: the fields that make it so, and where the answer's tree
            of errors names it.
    """
    together = await send(
        {key: value for fields, _ in wrong.values() for key, value in fields.items()}
    )
    for what, (fields, path) in wrong.items():
        named = together.code == BAD_BODY and refused_for(together, *path)
        answer = together if named else await send(fields)
        compare_refusal(stage, row, what, answer, BAD_BODY)


def compare_taken(stage: Stage, row: str, what: str, answer: Answer, status: int) -> bool:
    """Note whether something was taken with a status."""
    came = f"taken with {answer.status}" if answer.status < 300 else came_of(answer)
    return stage.findings.compare(row, f"{what}: taken with {status}", f"{what}: {came}")
