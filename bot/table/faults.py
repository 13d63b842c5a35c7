"""Faults that a test can order: errors, delays and lost connections."""

import re
from dataclasses import dataclass, field
from typing import Any

from bot.table.discord_types import Json


@dataclass
class RestFault:
    """One fault of the REST side, for the next `times` requests that match.

    `status` None lets the request through (after `delay` seconds); 0 cuts the connection without
    an answer. A 429 is of a `scope` (user, shared), or global; `told_after` is what its header says
    where that is not what its body says (discord-api-docs 6109). With `after_apply` the request
    takes effect before the trouble is answered.
    """

    path: re.Pattern[str]
    method: str | None = None
    times: int = 1
    status: int | None = None
    code: int = 0
    message: str = "Trouble, as ordered"
    retry_after: float = 1.0
    told_after: float | None = None
    is_global: bool = False
    scope: str = "user"
    via: bool = True
    after_apply: bool = False
    delay: float = 0.0

    def fits(self, method: str, path: str) -> bool:
        """Return whether this request gets the fault."""
        return (
            self.times > 0 and self.method in (None, method) and self.path.search(path) is not None
        )


@dataclass
class GatewayFault:
    """Faults of the gateway.

    `drop_after` cuts the connection after that many more events (once); `duplicate` sends each
    event that many extra times; `reorder` gathers that many events and sends them backwards.
    `late` are seconds from READY to the GUILD_CREATE of guilds, by their ids. `refuse` closes the
    connection with that code, whoever identifies or resumes.
    """

    drop_after: int | None = None
    duplicate: int = 0
    reorder: int = 0
    mute_acks: bool = False
    late: dict[str, float] = field(default_factory=dict)
    refuse: int | None = None


@dataclass
class Faults:
    """All faults that are ordered at present."""

    rest: list[RestFault] = field(default_factory=list)
    gateway: GatewayFault = field(default_factory=GatewayFault)

    def order(self, wish: Json) -> None:
        """Add REST faults and set gateway faults, as a test posted them.

        Raises:
            ValueError: the order cannot be understood.
        """
        rest = [_rest(each) for each in wish.get("rest") or []]
        gateway = {
            key: value
            for key, value in (wish.get("gateway") or {}).items()
            if key not in ("invalidate", "reconnect")
        }
        try:
            self.gateway = GatewayFault(**gateway)
        except TypeError as error:
            raise ValueError(str(error)) from error
        self.rest.extend(rest)

    def clear(self) -> None:
        """Remove all faults."""
        self.rest.clear()
        self.gateway = GatewayFault()

    def take(self, method: str, path: str) -> RestFault | None:
        """Find the fault for a request, using up one of its times."""
        for fault in self.rest:
            if fault.fits(method, path):
                fault.times -= 1
                return fault
        return None


def _rest(wish: dict[str, Any]) -> RestFault:
    fields = dict(wish)
    fields["is_global"] = fields.pop("global", False)
    try:
        fields["path"] = re.compile(fields.pop("path", ""))
        return RestFault(**fields)
    except (re.error, TypeError) as error:
        raise ValueError(str(error)) from error
