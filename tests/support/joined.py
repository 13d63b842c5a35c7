"""Many small cases as one test, where a test of its own for each would cost more than the case."""

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from inspect import signature
from typing import Any

import pytest

PARAM = type(pytest.param())
LONGEST = 80
"""Letters of a case's values that a failure says."""
FAULTS = (Exception, pytest.fail.Exception)


def joined(
    names: str | Sequence[str],
    values: Iterable[Any],
    ids: Iterable[object] | Callable[[Any], object] | None = None,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test for each case, as `pytest.mark.parametrize` would, but as one test.

    All cases are tried, and a failure names each that failed with what was wrong with it. Every
    argument of the test has to be among the names: what fixtures make is for one case alone.
    """
    wanted = [each.strip() for each in names.split(",")] if isinstance(names, str) else list(names)
    cases = list(_named(wanted, list(values), ids))
    assert cases, f"no case for {wanted}"

    def join(test: Callable[..., None]) -> Callable[..., None]:
        asked = signature(test)
        left = [each for name, each in asked.parameters.items() if name not in wanted]
        assert {*wanted} <= {*asked.parameters}, f"{test.__name__} does not take {wanted}"

        @wraps(test)
        def tried(**given: Any) -> None:
            faults: list[tuple[str, BaseException]] = []
            for name, case in cases:
                try:
                    test(**given, **case)
                except FAULTS as fault:
                    faults.append((name, fault))
            if faults:
                told = [f"[{name}] {type(each).__name__}: {each}" for name, each in faults]
                count = f"{len(faults)} of {len(cases)} cases failed"
                raise AssertionError("\n".join([count, *told])) from faults[0][1]

        vars(tried)["__signature__"] = asked.replace(parameters=left)
        return tried

    return join


def _named(
    names: Sequence[str],
    values: Sequence[Any],
    ids: Iterable[object] | Callable[[Any], object] | None,
) -> Iterable[tuple[str, dict[str, Any]]]:
    """Yield each case under its name, as what the test is given."""
    given = list(ids) if ids is not None and not callable(ids) else [None] * len(values)
    for value, id_ in zip(values, given, strict=True):
        known = id_
        if isinstance(value, PARAM):
            assert not value.marks, "a case with marks is a test of its own"
            row, known = value.values, value.id or id_
        else:
            row = (value,) if len(names) == 1 else tuple(value)
        told = [ids(each) if callable(ids) else each for each in row]
        name = str(known) if known is not None else ", ".join(map(str, told))[:LONGEST]
        yield name, dict(zip(names, row, strict=True))
