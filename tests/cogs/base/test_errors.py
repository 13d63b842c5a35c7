"""Each kind of error becomes words; a bug is logged with its id, and nothing else is."""

import logging
import re
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.catalogs import all_words
from cogs.base.errors import is_gone, sentence
from cogs.base.refusals import ENDED
from rules.core import errors
from rules.core.errors import GameError, RuleError
from rules.core.words import Text
from tests.cogs.conduct import Company

WORDS = all_words("en")


def refused(
    kind: type[discord.HTTPException], status: int, code: int, message: str = "No"
) -> discord.HTTPException:
    """An error as the library builds it from Discord's answer."""
    response: Any = SimpleNamespace(status=status, reason="Because")
    return kind(response, {"code": code, "message": message})


def invoked(error: Exception) -> app_commands.CommandInvokeError:
    """An error inside a command, wrapped by the library."""
    command: Any = SimpleNamespace(name="do")
    wrapped = app_commands.CommandInvokeError(command, error)
    wrapped.__cause__ = error
    return wrapped


def signature() -> app_commands.CommandSignatureMismatch:
    command: Any = SimpleNamespace(name="do", qualified_name="do")
    return app_commands.CommandSignatureMismatch(command)


KNOWN: list[tuple[Exception, str]] = [
    (RuleError("error-full", most=8), "Every seat is taken (8)"),
    (invoked(RuleError("error-full", most=8)), "Every seat is taken (8)"),
    (app_commands.NoPrivateMessage(), "server"),
    (app_commands.MissingPermissions(["manage_channels"]), "cannot do that"),
    (app_commands.CommandOnCooldown(app_commands.Cooldown(1, 5), 3.2), "4 seconds"),
    (signature(), "has changed"),
    (app_commands.CommandNotFound("do", []), "has changed"),
    (
        app_commands.TransformerError(
            "@here", discord.AppCommandOptionType.string, app_commands.Transformer()
        ),
        "does not fit here",
    ),
    (refused(discord.Forbidden, 403, 50013), "not let me"),
    (invoked(refused(discord.Forbidden, 403, 50001)), "not let me"),
    (refused(discord.NotFound, 404, 10003), "channel is gone"),
    (refused(discord.DiscordServerError, 503, 0), "did not take"),
    (discord.RateLimited(30.0), "did not take"),
    (aiohttp.ServerDisconnectedError(), "did not take"),
]


@pytest.mark.parametrize(("error", "says"), KNOWN, ids=lambda each: type(each).__name__)
def test_what_is_known_has_a_sentence_and_is_no_error_of_ours(
    error: Exception, says: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert says in sentence(error, WORDS)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(
    "kind", [each for each in vars(errors).values() if isinstance(each, type)], ids=str
)
def test_no_refusal_is_logged(kind: type, caplog: pytest.LogCaptureFixture) -> None:
    if issubclass(kind, GameError):
        assert sentence(kind("error-stale"), WORDS) == WORDS.phrase("error-stale")
    assert caplog.records == []


@pytest.mark.parametrize(
    "bug",
    [
        ValueError("oops"),
        invoked(KeyError("x")),
        GameError("error-without-words"),
        RecursionError(),
    ],
)
def test_a_bug_is_logged_with_the_id_that_is_told(
    bug: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    said = sentence(bug, WORDS)
    number = re.search(r"logged it as ([0-9a-f]{8})", said)
    assert number is not None
    logged = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(logged) == 1
    assert number[1] in logged[0].getMessage()
    assert logged[0].exc_info is not None


def test_what_somebody_typed_is_defused_in_refusals() -> None:
    said = sentence(RuleError("error-no-such-ruleset", name="**@everyone** <@1> \u202e"), WORDS)
    assert "@everyone" not in said
    assert "<@1>" not in said
    assert "\u202e" not in said
    assert "**" not in said


def test_numbers_too_large_for_the_catalogs_are_said_all_the_same() -> None:
    assert "10000" in sentence(RuleError("error-no-such-seat", seat=10**40), WORDS)


def test_texts_inside_refusals_are_said() -> None:
    said = sentence(RuleError("error-full", most=Text.of("button-help")), WORDS)
    assert "Help" in said


@pytest.mark.parametrize("code", sorted(ENDED))
def test_dead_interactions_are_known_by_their_code(code: int) -> None:
    assert is_gone(refused(discord.NotFound, 404, code))
    assert not is_gone(refused(discord.NotFound, 404, 10008))
    assert not is_gone(ValueError(code))


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("code", [10062, 10015, 50027, 40060])
async def test_an_interaction_that_dies_is_no_error(table: Company, quiet: None, code: int) -> None:
    await table.everybody_to(await table.channel(f"dead-{code}"))
    wish = {"path": "/interactions/.*/callback", "status": 404, "code": code, "times": 1}
    await table.host.ask("POST", "/table/faults", {"rest": [wish]})
    outcome = await table.host.command("help", may_fail=True, wait=False)
    await table.host.command("help")
    assert outcome.ok
    await table.host.ask("DELETE", "/table/faults")


@pytest.mark.asyncio(loop_scope="module")
async def test_a_bug_in_a_command_is_told_with_its_id(
    table: Company, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a bug")

    await table.channel("bugs")
    monkeypatch.setattr(table.out.app.service.history.queries, "mine", broken)
    said = await table.refused(table.host, table.host.command("adventure mine"))
    number = re.search(r"logged it as ([0-9a-f]{8})", said)
    assert number is not None
    assert number[1] in caplog.text
    assert "ZeroDivisionError" in caplog.text
