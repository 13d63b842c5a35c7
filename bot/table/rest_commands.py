"""REST: application commands."""

from bot.table.api_errors import refusal
from bot.table.command_rules import check_command, check_commands
from bot.table.discord_types import Json
from bot.table.rest import Answer, Call, Routes

ROUTES = Routes()
_EVERYWHERE = "/applications/{application}/commands"
_HERE = "/applications/{application}/guilds/{guild}/commands"


def _scope(call: Call) -> str | None:
    world = call.table.world
    guild = call.path.get("guild")
    if call.path["application"] != world.bot or guild not in (None, *world.guilds):
        raise refusal(50001)
    return guild


@ROUTES.on("GET", _EVERYWHERE)
@ROUTES.on("GET", _HERE)
def listed(call: Call) -> Answer:
    """Return all commands of a scope."""
    return Answer(list(call.table.world.commands.get(_scope(call), {}).values()))


@ROUTES.on("PUT", _EVERYWHERE)
@ROUTES.on("PUT", _HERE)
def replaced(call: Call) -> Answer:
    """Replace all commands of a scope; a command that keeps its name keeps its id."""
    scope = _scope(call)
    check_commands(call.body)
    world = call.table.world
    before = {(c["type"], c["name"]): c for c in world.commands.get(scope, {}).values()}
    after: dict[str, Json] = {}
    for given in call.body:
        known = before.get((given.get("type") or 1, given["name"]))
        made = _command(call, given, scope, known["id"] if known else None)
        after[made["id"]] = made
    world.commands[scope] = after
    call.table.tell_commands()
    return Answer(list(after.values()))


@ROUTES.on("POST", _EVERYWHERE)
@ROUTES.on("POST", _HERE)
def added(call: Call) -> Answer:
    """Add a command; it replaces one of the same name and type, and has its id then."""
    scope, given = _scope(call), call.fields
    here = call.table.world.commands.setdefault(scope, {})
    kind = given.get("type") or 1
    alike = [c["id"] for c in here.values() if (c["type"], c["name"]) == (kind, given.get("name"))]
    check_command(given, sum(c["type"] == kind for c in here.values()) + 1 - len(alike))
    made = _command(call, given, scope, alike[0] if alike else None)
    here[made["id"]] = made
    call.table.tell_commands()
    return Answer(made, 200 if alike else 201)


@ROUTES.on("GET", _EVERYWHERE + "/{command}")
@ROUTES.on("GET", _HERE + "/{command}")
def one(call: Call) -> Answer:
    """Return one command."""
    return Answer(_find(call))


@ROUTES.on("DELETE", _EVERYWHERE + "/{command}")
@ROUTES.on("DELETE", _HERE + "/{command}")
def removed(call: Call) -> Answer:
    """Remove one command."""
    command = _find(call)
    del call.table.world.commands[_scope(call)][command["id"]]
    call.table.tell_commands()
    return Answer()


def _find(call: Call) -> Json:
    try:
        return call.table.world.commands[_scope(call)][call.path["command"]]
    except KeyError:
        raise refusal(10063) from None


def _command(call: Call, given: Json, scope: str | None, ident: str | None) -> Json:
    world = call.table.world
    rights = given.get("default_member_permissions")
    made: Json = {
        "dm_permission": True,
        "contexts": None,
        "nsfw": False,
        "name_localizations": None,
        "description_localizations": None,
        "options": [],
        **given,
        "type": given.get("type") or 1,
        "integration_types": given.get("integration_types") or [0],
        "description": given.get("description") or "",
        "default_member_permissions": None if rights is None else str(rights),
        "id": ident or world.flakes.next(),
        "application_id": world.bot,
        "version": world.flakes.next(),
    }
    if scope is not None:
        made["guild_id"] = scope
    return made
