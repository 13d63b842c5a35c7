"""What came, in a few words that do not change with a message's wording."""

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


def compare_taken(stage: Stage, row: str, what: str, answer: Answer, status: int) -> bool:
    """Note whether something was taken with a status."""
    came = f"taken with {answer.status}" if answer.status < 300 else came_of(answer)
    return stage.findings.compare(row, f"{what}: taken with {status}", f"{what}: {came}")
