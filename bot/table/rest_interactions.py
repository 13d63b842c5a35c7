"""REST: answers to interactions, and what follows them. Their token is their authority."""

from bot.table.api_errors import refusal
from bot.table.interaction import Interaction
from bot.table.rest import Answer, Call, Routes

ROUTES = Routes()
_HOOK = "/webhooks/{application}/{token}"


@ROUTES.on("POST", "/interactions/{interaction}/{token}/callback", auth=False)
def answered(call: Call) -> Answer:
    """Return the first answer to an interaction."""
    given = call.responder.answer(
        call.path["interaction"], call.path["token"], call.fields, call.uploads
    )
    wanted = call.query.get("with_response", "").lower() in ("1", "true")
    return Answer(given if wanted else None)


def _interaction(call: Call) -> Interaction:
    return call.responder.by_token(call.path["application"], call.path["token"])


@ROUTES.on("POST", _HOOK, auth=False)
def followed(call: Call) -> Answer:
    """Send a follow-up message of an interaction and return it."""
    return Answer(call.responder.follow_up(_interaction(call), call.fields, call.uploads).data)


@ROUTES.on("GET", _HOOK + "/messages/{message}", auth=False)
def one(call: Call) -> Answer:
    """Return a message of this interaction; `@original` is the first answer."""
    return Answer(call.responder.message(_interaction(call), call.path["message"]).data)


@ROUTES.on("PATCH", _HOOK + "/messages/{message}", auth=False)
def edited(call: Call) -> Answer:
    """Edit a message of this interaction."""
    interaction = _interaction(call)
    message = call.responder.message(interaction, call.path["message"])
    if interaction.channel.archived:
        raise refusal(50083)
    # That an interaction's edits count as well is assumed: no source says so, nor otherwise.
    call.table.check_age(message)
    return Answer(call.table.edit(interaction.channel, message, call.fields, call.uploads).data)


@ROUTES.on("DELETE", _HOOK + "/messages/{message}", auth=False)
def deleted(call: Call) -> Answer:
    """Delete a message of this interaction."""
    interaction = _interaction(call)
    message = call.responder.message(interaction, call.path["message"])
    call.table.delete(interaction.channel, message)
    return Answer()
