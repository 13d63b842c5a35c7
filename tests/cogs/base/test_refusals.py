"""The one list of Discord's codes is complete, has words, and leads to an end whatever it says."""

import re
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.catalogs import all_words
from cogs.base.errors import sentence
from cogs.base.refusals import (
    REFUSALS,
    TRIES,
    Plan,
    next_try,
    plan_of,
    refusal_of,
)

WORDS = all_words("en")
LISTED = tomllib.loads(Path(__file__).with_name("error_codes.toml").read_text("utf-8"))
ROOT = Path(__file__).parents[3]
SOURCES = [
    path
    for folder in ("bot", "cogs", "rules", "render")
    for path in (ROOT / folder).rglob("*.py")
    if not {"table", "rehearsal"} & {*path.relative_to(ROOT).parts[:2]}
    and path.name != "refusals.py"
]


def refused(status: int, code: int) -> discord.HTTPException:
    """An error as the library builds it from Discord's answer."""
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    if status >= 500:
        kind = discord.DiscordServerError
    response: Any = SimpleNamespace(status=status, reason="Because")
    return kind(response, {"code": code, "message": "No"})


def test_every_code_that_discord_documents_has_a_plan_or_is_of_what_the_bot_does_not_use() -> None:
    elsewhere = [code for codes in LISTED["elsewhere"].values() for code in codes]
    assert len(elsewhere) == len(set(elsewhere))
    assert sorted([*elsewhere, *REFUSALS]) == LISTED["documented"]


def test_there_is_no_second_list() -> None:
    codes = re.compile(r"\b(" + "|".join(str(code) for code in REFUSALS if code > 10_000) + r")\b")
    found = {
        (path.name, line.strip())
        for path in SOURCES
        for line in path.read_text("utf-8").splitlines()
        if codes.search(line) and not line.lstrip().startswith(("#", '"', "the library"))
    }
    assert found == set()


@pytest.mark.parametrize("code", [*REFUSALS, 999_999])
def test_each_has_a_sentence_that_says_what_to_do_and_is_no_bug(
    code: int, caplog: pytest.LogCaptureFixture
) -> None:
    for status in (400, 403, 404):
        said = sentence(refused(status, code), WORDS)
        assert said
        assert "Something went wrong" not in said
        assert "{" not in said
    assert [each for each in caplog.records if each.levelname == "ERROR"] == []


@pytest.mark.parametrize(
    ("status", "code", "plan"),
    [
        (500, 0, Plan.AGAIN),
        (503, 50013, Plan.AGAIN),
        (429, 0, Plan.AGAIN),
        (401, 0, Plan.AGAIN),
        (400, 0, Plan.UNKNOWN),
        (403, 0, Plan.UNKNOWN),
        (404, 999_999, Plan.UNKNOWN),
        (403, 50013, Plan.PLACE),
        (400, 200000, Plan.PLAINER),
    ],
)
def test_a_status_speaks_where_a_code_does_not(status: int, code: int, plan: Plan) -> None:
    assert plan_of(refused(status, code)) is plan
    assert refusal_of(refused(status, code)).meaning


@pytest.mark.parametrize("plan", list(Plan))
def test_every_plan_ends_after_growing_pauses(plan: Plan) -> None:
    tried, passed = 0, [0]
    while (following := next_try(plan, tried)) is not None:
        assert following > tried
        passed.append(following)
        tried = following
    forms = [TRIES[number].form for number in passed]
    if plan is Plan.AGAIN:
        assert set(forms) == {"full"}
        assert len(forms) > 5
    else:
        assert forms[-2:] == ["bare", "plain"]
    pauses = [TRIES[number].pause for number in passed if TRIES[number].form == "full"]
    assert pauses == sorted(pauses)
