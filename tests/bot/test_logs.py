"""Logs: a line per event, readable by people or machines, and never with the token."""

import io
import json
import logging

import pytest

from bot import logs

TOKEN = "MTE4NzY1.GhostTk.9_zzSecretSecret-Secret"


@pytest.fixture(params=["text", "json"])
def written(request: pytest.FixtureRequest) -> tuple[str, io.StringIO]:
    stream = io.StringIO()
    logs.configure("DEBUG", request.param, (TOKEN, ""), stream)
    return request.param, stream


def fail_with_the_token() -> None:
    token = TOKEN
    raise ValueError(f"the token {token} is bad")


def test_the_token_never_shows(written: tuple[str, io.StringIO]) -> None:
    _, stream = written
    log = logging.getLogger("undercroft.test")
    log.warning("plain %s", TOKEN)
    log.warning(f"in the message {TOKEN}")  # noqa: G004 - what others may write
    log.warning("in an argument %r", {"Authorization": f"Bot {TOKEN}"})
    log.warning("in a field", extra={"adventure": TOKEN})
    try:
        fail_with_the_token()
    except ValueError:
        log.exception("in a traceback")
        log.warning("in a stack", stack_info=True, exc_info=True)
    said = stream.getvalue()
    assert said.count("***") >= 6
    assert TOKEN not in said
    assert "SecretSecret" not in said


def test_a_record_is_one_line_of_json() -> None:
    stream = io.StringIO()
    logs.configure("INFO", "json", (), stream)
    log = logging.getLogger("undercroft.test")
    log.info("two\nlines \u202e %s", "and more", extra={"adventure": "abc", "version": 3})
    try:
        fail_with_the_token()
    except ValueError:
        log.exception("bug")
    first, second = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert first["message"] == "two\nlines \u202e and more"
    assert (first["adventure"], first["version"]) == ("abc", 3)
    assert first["level"] == "INFO"
    assert "fail_with_the_token" in second["traceback"]


def test_fields_stand_behind_a_line_of_text(written: tuple[str, io.StringIO]) -> None:
    form, stream = written
    logging.getLogger("undercroft.test").warning("posted", extra={"adventure": "abc"})
    wanted = "adventure=abc" if form == "text" else '"adventure": "abc"'
    assert wanted in stream.getvalue()


def test_the_library_is_kept_quiet(written: tuple[str, io.StringIO]) -> None:
    _, stream = written
    logging.getLogger("discord.http").info("a request")
    logging.getLogger("undercroft").info("ours")
    assert "a request" not in stream.getvalue()
    assert "ours" in stream.getvalue()
