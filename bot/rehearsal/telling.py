"""What came back from Discord, in words for people that can be compared."""

from typing import Any

from bot.rehearsal.api import Answer
from bot.rehearsal.stage import Stage
from bot.table.api_errors import known

TAKEN = "taken"


def taken(answer: Answer) -> bool:
    """Return whether Discord did what was asked."""
    return answer.status < 300


def came(answer: Answer) -> str:
    """Return what became of a request: it was taken, or refused with a status and a code.

    The words of a refusal are ours, as Discord may change its own at any time.
    """
    if taken(answer):
        return TAKEN
    return _refusal(answer.status, answer.code)


def refused(code: int) -> str:
    """Return what `came` says of a request that is refused with this code, as it is expected.

    Raises:
        KeyError: the local table does not know this code.
    """
    return _refusal(known(code)[0], code)


def compare_answer(stage: Stage, row: str, what: str, expected: str, answer: Answer) -> bool:
    """Note whether what came is what is expected, and return it.

    Args:
        stage: where findings are noted.
        row: the row's id.
        what: what was asked for, in words, such as "a second thread on it".
        expected: `TAKEN`, or what `refused` returns.
        answer: what came.
    """
    return stage.findings.compare(row, f"{what}: {expected}", f"{what}: {came(answer)}")


def _refusal(status: int, code: int | None) -> str:
    if code is None:
        return f"refused ({status})"
    try:
        return f"refused ({status}) with {code} {known(code)[1]}"
    except KeyError:
        return f"refused ({status}) with {code}"


def at(body: Any, *path: str | int) -> Any:  # noqa: ANN401
    """Return what stands in an answer at a place, as `at(body, "member", "roles", 0)`, or None."""
    for step in path:
        try:
            body = body[step]
        except (KeyError, IndexError, TypeError):
            return None
    return body


def ids(body: object) -> list[str]:
    """Return the ids of a list of objects, in its order; none where it is no list of objects."""
    found = (at(each, "id") for each in body) if isinstance(body, list) else ()
    return [str(each) for each in found if each is not None]
