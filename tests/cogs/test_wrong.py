"""Every command in the wrong place, by the wrong person, at the wrong time, with nonsense in it."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
import pytest_asyncio

from bot.table import interaction as interaction_module
from bot.table import interaction_responses
from bot.table.interaction import Interaction
from bot.table.world import World
from tests.cogs.conduct import Company
from tests.support.people import Person
from tests.support.soak import SOAK

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.usefixtures("quiet"),
]

Options = Mapping[str, Any]
Row = tuple[str, Options, str]
"""A command, its options, and what the refusal says."""

NOWHERE = "no adventure in this channel"
ANYBODY = ("host", "player", "stranger")

NEEDS_AN_ADVENTURE: tuple[tuple[str, Options], ...] = (
    ("adventure join", {}),
    ("adventure leave", {}),
    ("adventure ready", {}),
    ("adventure begin", {}),
    ("adventure begin", {"anyway": True}),
    ("adventure status", {}),
    ("adventure settings", {}),
    ("adventure settings", {"name": "loot", "value": "on"}),
    ("adventure autopilot", {"who": "bold"}),
    ("adventure autopilot", {"who": "player", "seat": 1}),
    ("adventure end", {}),
    ("adventure log", {}),
    ("adventure verify", {}),
    ("do", {"action": "attack"}),
    ("move", {"to": "north"}),
    ("act", {}),
    ("map", {}),
    ("map", {"text": True}),
    ("hero", {}),
)
NOT_BEGUN: tuple[Row, ...] = (
    ("do", {"action": "attack"}, "not begun"),
    ("move", {"to": "north"}, "not begun"),
    ("act", {}, "not begun"),
    ("map", {}, "not begun"),
    ("hero", {}, "not begun"),
    ("adventure autopilot", {"who": "bold", "seat": 1}, "no seat 1 in a running"),
    ("adventure new", {}, "has an adventure already"),
)
HOSTS_ONLY: tuple[Row, ...] = (
    ("adventure settings", {"name": "pace", "value": "post"}, "Only the host"),
    ("adventure end", {}, "Only the host"),
)
OVER: tuple[Row, ...] = (
    ("adventure join", {}, "over"),
    ("adventure leave", {}, "no seat here"),
    ("adventure ready", {}, "over"),
    ("adventure begin", {}, "over"),
    ("adventure end", {}, "over"),
    ("adventure autopilot", {"who": "bold", "seat": 1}, "no seat 1 in a running"),
    ("do", {"action": "attack"}, "over"),
    ("move", {"to": "north"}, "over"),
    ("act", {}, "over"),
)
WRONG: dict[str, dict[str, tuple[Row, ...]]] = {
    "none": {who: tuple((*row, NOWHERE) for row in NEEDS_AN_ADVENTURE) for who in ANYBODY},
    "lobby": {
        "host": (
            *NOT_BEGUN,
            ("adventure join", {}, "a seat already"),
            ("adventure begin", {}, "Not ready yet"),
            ("adventure settings", {"name": "nothing", "value": "on"}, "no setting"),
            ("adventure settings", {"name": "undead_levels", "value": "maybe"}, "does not fit"),
            ("adventure settings", {"name": "pace", "value": "slow"}, "does not fit"),
        ),
        "player": (
            *NOT_BEGUN,
            *HOSTS_ONLY,
            ("adventure join", {}, "a seat already"),
            ("adventure begin", {"anyway": True}, "Only the host"),
        ),
        "stranger": (
            *NOT_BEGUN,
            *HOSTS_ONLY,
            ("adventure leave", {}, "no seat here"),
            ("adventure ready", {}, "Take one with"),
            ("adventure begin", {"anyway": True}, "Only the host"),
            ("adventure autopilot", {"who": "bold"}, "Take one with"),
        ),
    },
    "running": {
        "host": (
            ("adventure new", {}, "has an adventure already"),
            ("adventure join", {}, "a seat already"),
            ("adventure ready", {}, "game has begun"),
            ("adventure begin", {"anyway": True}, "game has begun"),
            ("adventure settings", {"name": "undead_levels", "value": "on"}, "game has begun"),
            ("adventure autopilot", {"who": "bold", "seat": 7}, "no seat 7"),
            ("act", {}, "nothing to roll for"),
        ),
        "player": (
            *HOSTS_ONLY,
            ("adventure new", {}, "has an adventure already"),
            ("adventure join", {}, "a seat already"),
            ("adventure begin", {}, "game has begun"),
            ("adventure autopilot", {"who": "bold", "seat": 1}, "was here a moment ago"),
        ),
        "stranger": (
            *HOSTS_ONLY,
            ("adventure new", {}, "has an adventure already"),
            ("adventure leave", {}, "no seat here"),
            ("adventure ready", {}, "game has begun"),
            ("adventure begin", {"anyway": True}, "game has begun"),
            ("adventure autopilot", {"who": "bold"}, "Take one with"),
            ("adventure autopilot", {"who": "bold", "seat": 1}, "Only the host"),
            ("do", {"action": "attack"}, "Take one with"),
            ("move", {"to": "north"}, "Take one with"),
            ("act", {}, "Take one with"),
            ("hero", {}, "no hero here"),
        ),
    },
    "ended": {
        "host": (*OVER, ("adventure settings", {"name": "loot", "value": "on"}, "over")),
        "player": (*OVER, ("adventure settings", {"name": "loot", "value": "on"}, "Only the host")),
        "stranger": (*OVER, ("hero", {}, "no hero here")),
    },
}
NO_CAMPAIGN: tuple[tuple[str, Options], ...] = (
    ("campaign status", {}),
    ("campaign roster", {}),
    ("campaign memorial", {}),
    ("campaign purse", {}),
    ("campaign chronicle", {}),
    ("campaign chronicle", {"number": 1}),
    ("campaign rename", {"name": "Deeper"}),
)
HARMLESS: tuple[tuple[str, Options], ...] = (
    ("help", {}),
    ("rules", {"about": "attack"}),
    ("adventure mine", {}),
    ("campaign list", {}),
)
LOOKS: dict[str, tuple[tuple[str, Options], ...]] = {
    "none": (),
    "lobby": (("adventure log", {}), ("adventure verify", {}), ("adventure settings", {})),
    "running": (
        ("adventure log", {"page": 9999}),
        ("adventure verify", {}),
        ("adventure status", {}),
        ("adventure settings", {}),
        ("map", {"private": True, "view": "play", "theme": "parchment"}),
        ("map", {"private": True, "text": True}),
    ),
    "ended": (("adventure log", {}), ("adventure verify", {}), ("map", {"private": True})),
}

HOSTILE: tuple[str, ...] = (
    "\u202e@everyone <@1> <@&2> [free](https://evil.example)",
    "\u200b\u200d\u2060\ufeff",
    " \t\n ",
    "💥" * 100,
    "Z̵̡̛̖a̷̢̛l̶̨̛g̴̢̛o̸̢" * 4,
    "```js\n*_~|`> # -",
    "A" * 100,
    "'; DROP TABLE adventures; --",
    "\x00\x1b[31m\u0007",
    "\ud800 half a pair",
    "<t:0:R> </help:1> <:a:1> @here",
    '%s {0} { $name } -term {"x"}',
)
HUGE = (10**30, 2**63, -1, -(10**30))


def everywhere(nonsense: tuple[Any, ...]) -> list[tuple[str, Any]]:
    """Stages and nonsense: a long run tries each at every stage, a short one at one of them."""
    stages = list(WRONG)
    if SOAK:
        return [(stage, each) for stage in stages for each in nonsense]
    return [(stages[number % len(stages)], each) for number, each in enumerate(nonsense)]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def channels(table: Company) -> dict[str, str]:
    """A channel in each stage of an adventure's life."""
    return {
        "none": await table.channel("empty"),
        "lobby": await table.lobby("lobby"),
        "running": await table.running("running"),
        "ended": await table.ended("ended"),
    }


@pytest_asyncio.fixture(loop_scope="module")
async def visitor(table: Company, channels: dict[str, str], stage: str, who: str) -> Person:
    """Somebody who has gone to the channel of a stage."""
    person = table.people[who]
    await person.go(channels[stage])
    return person


def in_turn(rows: Sequence[Any], stage: str, who: str) -> Sequence[Any]:
    """The rows that one of three people tries: in a short run each tries every third.

    It is another third at each stage, so that each command is tried by several of them.
    """
    first = (list(WRONG).index(stage) + ANYBODY.index(who)) % len(ANYBODY)
    return rows if SOAK else rows[first :: len(ANYBODY)]


@pytest.mark.parametrize("who", ANYBODY)
@pytest.mark.parametrize("stage", WRONG)
async def test_every_command_at_the_wrong_time_or_by_the_wrong_person(
    table: Company, visitor: Person, stage: str, who: str
) -> None:
    """Where there is no adventure, people are all alike: they try the commands by turns."""
    wrong = WRONG[stage][who]
    for line, options, says in in_turn(wrong, stage, who) if stage == "none" else wrong:
        said = await table.refused(visitor, visitor.command(line, **options))
        assert says in said, (line, said)


@pytest.mark.parametrize("who", ANYBODY)
@pytest.mark.parametrize("stage", WRONG)
async def test_there_is_no_campaign_where_an_adventure_is(
    table: Company, visitor: Person, stage: str, who: str
) -> None:
    for line, options in in_turn(NO_CAMPAIGN, stage, who):
        said = await table.refused(visitor, visitor.command(line, **options))
        assert "no campaign in this channel" in said, line


@pytest.mark.parametrize("who", ANYBODY)
@pytest.mark.parametrize("stage", WRONG)
async def test_looking_is_private_and_changes_nothing(
    table: Company, visitor: Person, stage: str, who: str
) -> None:
    for line, options in (*in_turn(HARMLESS, stage, who), *LOOKS[stage]):
        await table.refused(visitor, visitor.command(line, **options))


@pytest.mark.parametrize("stage", WRONG)
async def test_whoever_waits_for_others_cannot_act(
    table: Company, channels: dict[str, str], stage: str
) -> None:
    await table.everybody_to(channels[stage])
    if stage == "running":
        first = await table.turn_of(channels[stage])
        other = table.player if first is table.host else table.host
        said = await table.refused(other, other.command("do", action="attack"))
        assert "not your turn" in said or "You cannot do" in said


@pytest.mark.parametrize(("stage", "number"), everywhere(tuple(range(len(HOSTILE)))))
async def test_nonsense_in_words(
    table: Company, channels: dict[str, str], stage: str, number: int
) -> None:
    nonsense = HOSTILE[number]
    await table.everybody_to(channels[stage])
    rows: tuple[tuple[str, Options], ...] = (
        ("adventure new", {"game": nonsense or "?"}),
        ("adventure new", {"game": nonsense, "pace": nonsense, "seed": nonsense}),
        ("adventure settings", {"name": nonsense, "value": nonsense}),
        ("adventure settings", {"name": "loot", "value": nonsense}),
        ("adventure autopilot", {"who": nonsense}),
        ("campaign new", {"name": nonsense, "game": nonsense}),
        ("campaign new", {"name": "Sound", "game": f"x{nonsense}"}),
        ("campaign rename", {"name": nonsense}),
        ("campaign move", {"campaign": nonsense}),
        ("adventure join", {"seat": nonsense}),
        ("do", {"action": nonsense}),
        ("move", {"to": nonsense}),
        ("map", {"view": nonsense, "private": True}),
        ("map", {"theme": nonsense, "private": True}),
        ("rules", {"about": nonsense}),
        ("rules", {"about": "attack", "game": nonsense}),
        ("roll", {"dice": nonsense}),
    )
    # A short run tries each text with every other command, and so each command with six texts.
    for line, options in rows if SOAK else rows[number % 2 :: 2]:
        await table.refused(table.host, table.host.command(line, force=True, **options))


@pytest.mark.parametrize(("stage", "number"), everywhere(HUGE))
async def test_nonsense_in_numbers(
    table: Company, channels: dict[str, str], stage: str, number: int
) -> None:
    await table.everybody_to(channels[stage])
    rows: tuple[tuple[str, Options], ...] = (
        ("adventure log", {"page": number}),
        ("campaign purse", {"page": number}),
        ("campaign chronicle", {"number": number, "page": number}),
        ("adventure autopilot", {"who": "bold", "seat": number}),
    )
    for line, options in rows:
        await table.refused(table.host, table.host.command(line, force=True, **options))


async def test_commands_that_no_longer_exist(table: Company, channels: dict[str, str]) -> None:
    await table.everybody_to(channels["running"])
    for line in ("nothing", "adventure nothing", "adventure", "do", "roll", "adventure autopilot"):
        said = await table.refused(table.host, table.host.command(line, force=True))
        assert "has changed" in said


async def test_completion_with_nonsense_offers_nothing_wrong(
    table: Company, channels: dict[str, str]
) -> None:
    asked = (
        ("do", "action"),
        ("move", "to"),
        ("adventure settings", "name"),
        ("adventure settings", "value"),
        ("adventure new", "game"),
        ("adventure join", "seat"),
        ("campaign new", "game"),
        ("campaign move", "campaign"),
        ("rules", "game"),
    )
    for place, (stage, channel) in enumerate(channels.items()):
        await table.everybody_to(channel)
        for number, (line, option) in enumerate(asked):
            for typed in ("", *HOSTILE) if SOAK else ("", HOSTILE[(place + number) % len(HOSTILE)]):
                choices = await table.host.autocomplete(line, option, typed)
                assert len(choices) <= 25, (stage, line)
                assert all(1 <= len(each["name"]) <= 100 for each in choices)


async def test_nobody_but_whose_turn_it_is_was_ever_called(
    table: Company, channels: dict[str, str]
) -> None:
    allowed = {table.host.id, table.player.id}
    for channel in channels.values():
        for message in table.out.table.table.world.channels[channel].messages.values():
            assert {user["id"] for user in message.data["mentions"]} <= allowed
            assert message.data["mention_everyone"] is False


async def test_commands_in_a_private_conversation(
    table: Company, channels: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord would not offer them there; a forged request gets a sentence all the same."""
    await table.everybody_to(channels["lobby"])

    def in_private(world: World, interaction: Interaction) -> dict[str, Any]:
        payload: dict[str, Any] = interaction_module.payload(world, interaction)
        payload["user"] = payload.pop("member")["user"]
        payload["channel"] = {"id": interaction.channel.id, "type": 1}
        del payload["guild_id"], payload["guild"]
        return payload | {"context": 1}

    monkeypatch.setattr(interaction_responses, "payload", in_private)
    for line, options in NEEDS_AN_ADVENTURE:
        said = await table.refused(table.host, table.host.command(line, **options))
        # `/act` is for tables anywhere.
        assert ("not begun" if line == "act" else "only works in a server") in said
    for line, options in HARMLESS[:2]:
        await table.refused(table.host, table.host.command(line, **options))
