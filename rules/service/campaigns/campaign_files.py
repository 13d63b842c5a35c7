"""A whole campaign as one file, and what is checked before a file is trusted.

The file is JSON, packed with gzip when it is large: the exported log with every step and every seed
that was shown, and around it the campaign's name and what is needed to go on. It names seats, not
people. No die in it is without its seed, so a forger would have to change a die, and the seeds show
that.
"""

import gzip
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, NoReturn

from pydantic_core import PydanticSerializationError, to_json

from rules.core.campaign import Campaign
from rules.core.campaign.state import AnyCampaign
from rules.core.errors import GameError, RuleError
from rules.core.packs.emblems import Look
from rules.core.packs.pack import Pack
from rules.core.upgrade import current_version
from rules.core.words import Text
from rules.ports import Adventure, Pace, Step
from rules.registry import campaigns
from rules.service.campaigns.file_packs import changed, in_letters, packs_in
from rules.service.campaigns.names import checked_name
from rules.service.history.log_export import log_of
from rules.service.history.verify import Checked, check
from rules.service.journal import kinds

FORMAT, FORMAT_VERSION = "undercroft-campaign", 1
MOST_PACKED = 8 * 2**20
"""Bytes of a file as it is sent."""
MOST_UNPACKED = 32 * 2**20
"""Bytes of a file once it is unpacked."""
MOST_MARKS = 5_000_000
"""Commas, brackets and braces of a file: each of them may cost memory."""
PLAIN = 256 * 2**10
"""Bytes up to which a file is left unpacked."""
LATEST = 2**40
"""A time later than any that is given in seconds since 1970."""

PACKED = b"\x1f\x8b"
"""How a packed file begins."""

_KIND = re.compile(r"[a-z][a-z-]{0,29}")
_MEMBER = re.compile(r"[^\W\d_][^\W_]{0,30}(?:[ '’-][^\W_]{1,30}){0,4}")


class CampaignFile(NamedTuple):
    """A file to be sent: its name and its bytes.

    `renewed` says that its seed was shown for it, `refusal` why no import takes it.
    """

    name: str
    data: bytes
    renewed: bool = False
    refusal: Text | None = None


class Found(NamedTuple):
    """A campaign read from a file, with every step played again and every die computed."""

    origin: str
    name: str
    pace: Pace
    host: int
    rules: Campaign
    state: AnyCampaign
    steps: tuple[Step, ...]
    options: Mapping[str, Any]
    dice: int
    packs: tuple[tuple[Pack, bytes], ...] = ()
    """The packs that it is played with, each with its zip."""

    @property
    def head(self) -> str:
        """The hash of its last step."""
        return self.steps[-1].hash


def written(
    campaign: Adventure,
    rules: Campaign,
    steps: Sequence[Step],
    packs: Mapping[str, bytes] = MappingProxyType({}),
) -> CampaignFile:
    """Return a campaign as a file; it may take a moment.

    `steps` end where a seed was shown, or with the campaign. `packs` are the zips of those that it
    is played with, as it names them.
    """
    log = log_of(campaign, steps)
    promises = [
        said for step in steps if isinstance(said := (step.action or {}).get("promise"), str)
    ]
    host = [seat.seat for seat in campaign.seats if seat.user == campaign.host]
    whole = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "state_version": current_version(rules.state_type),
        "name": campaign.name,
        "pace": campaign.pace,
        "host": host[0] if host else campaign.seats[0].seat,
        "version": steps[-1].version,
        "head": steps[-1].hash,
        **({"packs": in_letters(packs)} if packs else {}),
        "log": {**log, "promise": promises[-1] if promises else log["promise"]},
    }
    data = json.dumps(whole, separators=(",", ":")).encode()
    name = f"campaign-{campaign.id}.json"
    if len(data) <= PLAIN:
        return CampaignFile(name, data)
    return CampaignFile(f"{name}.gz", gzip.compress(data, mtime=0))


def unpacked(data: bytes) -> dict[str, Any]:
    """Return the JSON of a file from anybody; nothing of it is trusted yet.

    Raises:
        RuleError: it is too large, cut off, or not JSON.
    """
    if len(data) > MOST_PACKED:
        raise too_large()
    if data.startswith(PACKED):
        data = _gunzipped(data)
    if sum(data.count(mark) for mark in b",[{") > MOST_MARKS:
        raise too_large()
    try:
        found = json.loads(data.decode("utf-8-sig"), parse_constant=_no_constant)
    except (ValueError, RecursionError):
        key = "error-campaign-truncated" if data.lstrip()[:1] == b"{" else "error-not-a-campaign"
        raise RuleError(key) from None
    if not isinstance(found, dict):
        raise RuleError("error-not-a-campaign")
    return found


def too_large() -> RuleError:
    """Return the refusal of a file that is too large."""
    packed, most = MOST_PACKED // 2**20, MOST_UNPACKED // 2**20
    return RuleError("error-campaign-huge", packed=packed, unpacked=most)


def _gunzipped(data: bytes) -> bytes:
    packed = zlib.decompressobj(wbits=31)
    try:
        plain = packed.decompress(data, MOST_UNPACKED + 1)
    except zlib.error:
        raise RuleError("error-campaign-truncated") from None
    if len(plain) > MOST_UNPACKED:
        raise too_large()
    if not packed.eof or packed.unused_data:
        raise RuleError("error-campaign-truncated")
    return plain


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of ours")


def refusal(file: CampaignFile, look: Look) -> Text | None:
    """Return why no import would take a file that is about to be made, or None if one would.

    It takes as long as an import. The seed of its latest dice need not be shown yet.
    """
    try:
        read(file.data, look, unseen=True)
    except GameError as trouble:
        return trouble.text
    return None


def read(data: bytes, look: Look, *, unseen: bool = False) -> Found:
    """Return the campaign of a file, with every step played again. It takes a while.

    `look` says whether emblems of its packs can be drawn, `unseen` whether dice may lack a seed.

    Raises:
        PackError: one cannot.
        RuleError: it is none, too large, cut off, newer, over, or was changed.
    """
    whole = unpacked(data)
    rules = _rules(whole)
    log, packs = whole["log"], packs_in(whole, look)
    if not isinstance(log.get("steps"), list):
        raise RuleError("error-not-a-campaign")
    checked = _checked(log)
    if not checked.verdict.good:
        raise changed(checked.verdict.fault)
    if not checked.verdict.fair:
        raise RuleError("error-campaign-staged")
    if checked.verdict.unplayed:
        raise RuleError("error-campaign-rules")
    if checked.verdict.unseen and not unseen:
        raise RuleError("error-campaign-unseen", dice=checked.verdict.unseen)
    steps = checked.steps
    if (whole.get("head"), whole.get("version")) != (checked.head, len(steps)):
        raise changed("the end")
    for step in steps:
        _check_step(step)
    if checked.state is None:
        raise RuleError("error-not-a-campaign")
    over = any(kinds.of(step) in (kinds.END, kinds.CLOSE) for step in steps)
    if over or rules.outcome(checked.state) is not None:
        raise RuleError("error-campaign-over")
    begin = next(step for step in steps if kinds.of(step) is kinds.BEGIN)
    return Found(
        origin=str(log.get("adventure"))[:20],
        name=_name(whole.get("name"), checked.state),
        pace="post" if whole.get("pace") == "post" else "live",
        host=_host(whole.get("host"), checked.state),
        rules=rules,
        state=checked.state,
        steps=steps,
        options=dict((begin.action or {})["options"]),
        dice=checked.verdict.dice,
        packs=packs,
    )


def _checked(log: Mapping[str, Any]) -> Checked:
    """Return what a file's log leads to, with every step played again."""
    try:
        return check(log)
    except RuleError as refusal:
        if refusal.text.key == "error-log-without-pack":
            raise
        raise changed("the log") from None


def _rules(whole: Mapping[str, Any]) -> Campaign:
    """Return the rules of a file's campaign, before anything is played.

    Raises:
        RuleError: it is no campaign, or a newer one.
    """
    log = whole.get("log")
    if whole.get("format") != FORMAT or not isinstance(log, dict):
        raise RuleError("error-not-a-campaign")
    version, state_version = whole.get("format_version"), whole.get("state_version")
    if not isinstance(version, int) or not isinstance(state_version, int):
        raise RuleError("error-not-a-campaign")
    if version > FORMAT_VERSION:
        raise RuleError("error-newer-campaign")
    rules = campaigns().get(str(log.get("ruleset")))
    if not isinstance(rules, Campaign):
        raise RuleError("error-not-a-campaign")
    if state_version > current_version(rules.state_type):
        raise RuleError("error-newer-campaign")
    return rules


def _check_step(step: Step) -> None:
    """Refuse a step that plays correctly, but could not be stored or shown safely.

    Raises:
        RuleError: it is not.
    """
    names = (step.action or {}).get("heroes", ()) if kinds.of(step) is kinds.BEGIN else ()
    if kinds.of(step) is kinds.LATE:
        names = ((step.action or {}).get("name"),)
    sound = (
        _KIND.fullmatch(step.kind) is not None
        and 0 <= step.at < LATEST
        and (step.seat is None or 0 < step.seat < 100)
        and all(isinstance(name, str) and _MEMBER.fullmatch(name) for name in names)
    )
    try:
        to_json(step)
    except (PydanticSerializationError, ValueError):
        sound = False
    if not sound:
        raise changed(f"step {step.version}")


def _name(name: object, state: AnyCampaign) -> str:
    """Return the campaign's name in a file.

    Raises:
        RuleError: it is none that could be given here.
    """
    return checked_name(name if isinstance(name, str) and name else state.members[0].name)


def _host(seat: object, state: AnyCampaign) -> int:
    seats = [member.seat for member in state.members]
    return next((each for each in seats if each == seat), seats[0])
