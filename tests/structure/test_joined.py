"""Cases that share a test: each is tried, and a failure names every one that failed."""

from inspect import signature

import pytest

from tests.support.joined import joined


def test_every_case_is_tried_and_each_that_fails_is_named() -> None:
    tried = []

    @joined("number", [1, 2, 3, 4])
    def is_odd(number: int) -> None:
        tried.append(number)
        assert number % 2, f"{number} is even"

    with pytest.raises(AssertionError) as failure:
        is_odd()
    assert tried == [1, 2, 3, 4]
    said = str(failure.value)
    assert said.startswith("2 of 4 cases failed\n[2] AssertionError: 2 is even")
    assert "[4] AssertionError: 4 is even" in said


def test_errors_and_what_pytest_calls_a_failure_are_faults_as_well() -> None:
    @joined(("wanted", "text"), [pytest.param(int, "x", id="no number"), (ValueError, "1")])
    def refused(wanted: type, text: str) -> None:
        if wanted is int:
            int(text)
        with pytest.raises(wanted):
            int(text)

    with pytest.raises(AssertionError, match="2 of 2 cases failed") as failure:
        refused()
    assert "[no number] ValueError: invalid literal" in str(failure.value)
    assert "Failed: DID NOT RAISE" in str(failure.value)


def test_cases_of_several_lists_are_tried_together() -> None:
    tried = []

    @joined("first", "ab")
    @joined("second", {1: "one", 2: "two"})
    def each(first: str, second: int) -> None:
        tried.append((first, second))

    each()
    assert tried == [("a", 1), ("a", 2), ("b", 1), ("b", 2)]


def test_what_is_not_joined_is_still_asked_for() -> None:
    @joined("second", [1])
    def each(first: str, second: int) -> None:
        assert (first, second) == ("a", 1)

    assert list(signature(each).parameters) == ["first"]
    each(first="a")


def test_no_case_a_strange_name_and_a_mark_are_refused() -> None:
    with pytest.raises(AssertionError, match="no case"):
        joined("each", [])
    with pytest.raises(AssertionError, match="does not take"):
        joined("other", [1])(lambda each: None)
    with pytest.raises(AssertionError, match="a test of its own"):
        joined("each", [pytest.param(1, marks=pytest.mark.rule("TD-001"))])
