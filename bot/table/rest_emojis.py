"""REST: the emojis of the application."""

from bot.table.api_errors import refusal
from bot.table.discord_objects import user_object
from bot.table.discord_types import Json
from bot.table.emojis import AppEmojis
from bot.table.rest import Answer, Call, Routes

ROUTES = Routes()
_ALL = "/applications/{application}/emojis"
_ONE = "/applications/{application}/emojis/{emoji}"


def _emojis(call: Call) -> AppEmojis:
    world = call.table.world
    if call.path["application"] != world.bot:
        raise refusal(50001)
    return world.emojis


def _shown(call: Call, emoji: Json) -> Json:
    """Return an emoji with who uploaded it: over REST nobody but the bot does."""
    world = call.table.world
    return {**emoji, "user": user_object(world.users[world.bot])}


@ROUTES.on("GET", _ALL)
def listed(call: Call) -> Answer:
    """Return all emojis."""
    return Answer({"items": [_shown(call, each) for each in _emojis(call).listed()]})


@ROUTES.on("POST", _ALL)
def created(call: Call) -> Answer:
    """Add an emoji."""
    return Answer(_shown(call, _emojis(call).create(call.fields)), 201)


@ROUTES.on("GET", _ONE)
def one(call: Call) -> Answer:
    """Return an emoji."""
    return Answer(_shown(call, _emojis(call).found(call.path["emoji"])))


@ROUTES.on("PATCH", _ONE)
def renamed(call: Call) -> Answer:
    """Give an emoji another name."""
    return Answer(_shown(call, _emojis(call).rename(call.path["emoji"], call.fields)))


@ROUTES.on("DELETE", _ONE)
def deleted(call: Call) -> Answer:
    """Remove an emoji."""
    _emojis(call).delete(call.path["emoji"])
    return Answer()
