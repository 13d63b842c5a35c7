"""Errors of Discord's API: status, code, message and the tree of field errors."""

from collections.abc import Sequence
from math import ceil

from bot.table.discord_types import Json

_KNOWN = {
    20016: (429, "This action cannot be performed due to slowmode rate limit."),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40003: (403, "You are opening direct messages too fast."),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has hit the maximum number of follow up messages"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    180000: (400, "Cannot update a finished event"),
    160006: (400, "Maximum number of active threads reached"),
}


def known(code: int) -> tuple[int, str]:
    """Return the status of a code and what Discord calls it.

    Raises:
        KeyError: the table does not know this code.
    """
    return _KNOWN[code]


class ApiError(Exception):
    """A request that Discord would refuse; `retry_after` are seconds until it may come again."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        errors: Json | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.retry_after = retry_after

    def body(self) -> Json:
        """Return the JSON that goes with the status."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body

    def headers(self) -> dict[str, str]:
        """Return the headers that go with the status; `Via` tells a limit from a ban."""
        if self.retry_after is None:
            return {}
        return {"Retry-After": str(ceil(self.retry_after)), "Via": "1.1 google"}


def refusal(code: int, retry_after: float | None = None) -> ApiError:
    """Return the error of a known code; a limit says after how many seconds it ends.

    Raises:
        KeyError: the table does not know this code.
    """
    status, message = known(code)
    return ApiError(status, code, message, retry_after=retry_after)


class ErrorTree:
    """What is wrong with a request body, gathered as the tree that Discord answers with."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: Sequence[str | int], code: str, message: str) -> None:
        """Note one error at a place in the body."""
        node = self._tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def text(self, path: Sequence[str | int], value: object, most: int, least: int = 0) -> None:
        """Note a value that is not text, or text of the wrong length. None counts as absent."""
        if value is None:
            if least:
                self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            self.add(path, "BASE_TYPE_BAD_TYPE", "Must be a string.")
        elif not least <= len(value) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def size(self, path: Sequence[str | int], count: int, most: int, least: int = 0) -> None:
        """Note a list with too few or too many entries."""
        if not least <= count <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def settle(self, below: int | None = None) -> None:
        """Raise the errors that were noted, if there are any; those of one entry alone of a list.

        Raises:
            ApiError: 400, code 50035, with everything that was noted.
        """
        if self._tree:
            tree = self._tree if below is None else self._tree.get(str(below), {})
            status, message = known(50035)
            raise ApiError(status, 50035, message, tree)
