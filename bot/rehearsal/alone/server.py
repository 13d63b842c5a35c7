"""What Discord says of our server, and to a stranger."""

from bot.rehearsal.alone.judging import came_of, compare_refusal
from bot.rehearsal.stage import Stage
from bot.rehearsal.trial import Trial

_ELSEWHERE = "1"
"""An id that stands for no server that the bot is in."""
_STRANGE = "Nobody.has.this-token"
"""What no bot may log in with."""


async def _elsewhere(stage: Stage) -> None:
    """Ask for a server that the bot is not in. Whose channels to ask for, it cannot know."""
    answer = await stage.api.ask("GET", f"/guilds/{_ELSEWHERE}")
    compare_refusal(stage, "DC-095", "a server that the bot is not in", answer, 10004)


async def _own(stage: Stage) -> None:
    """Ask for the channels, roles and ourselves in our server."""
    at = f"/guilds/{stage.guild}"
    channels, roles, member = [
        (await stage.api.ask("GET", f"{at}/{what}")).body
        for what in ("channels", "roles", f"members/{stage.me}")
    ]
    ours = [each for each in channels if each.get("guild_id") == stage.guild]
    named = any(each["id"] == stage.channel for each in ours)
    ids = {each["id"] for each in roles}
    everybody = stage.guild in ids
    held = set(member["roles"]) <= ids
    came = (
        f"{len(channels) - len(ours)} channels of others, "
        f"{'with' if named else 'without'} the channel that was named, "
        f"{'with' if everybody else 'without'} everybody's role, "
        f"{'with' if held else 'without'} the bot's roles"
    )
    expected = (
        "0 channels of others, with the channel that was named, with everybody's role, "
        "with the bot's roles"
    )
    stage.findings.compare("DC-096", expected, came)


async def _token(stage: Stage) -> None:
    """Ask with a token that is none."""
    answer = await stage.api.stranger(_STRANGE).ask("GET", "/users/@me")
    came = f"refused with {answer.status}" if answer.status >= 300 else came_of(answer)
    stage.findings.compare("DC-167", "a wrong token: refused with 401", f"a wrong token: {came}")


TRIALS = (
    Trial("a server that the bot is not in", ("DC-095",), _elsewhere),
    Trial("our own server", ("DC-096",), _own),
    Trial("a wrong token", ("DC-167",), _token),
)
