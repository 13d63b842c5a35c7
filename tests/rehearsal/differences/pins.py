"""Differences of pins."""

from bot.table.discord_types import Json
from tests.rehearsal.differences import Difference
from tests.rehearsal.switches import MESSAGES, PIN, refuses, silent, told

_PINS = MESSAGES + "/pins"


def _backwards(pins: Json) -> None:
    pins["items"].reverse()


def _forgetful(pins: Json) -> None:
    pins["items"].pop()


def _bare(pins: Json) -> None:
    pins["items"] = [each["message"] for each in pins["items"]]


DIFFERENCES = (
    Difference("DC-037", "nothing tells of a pin", silent(6)),
    Difference("DC-065", "pins are listed oldest first", told("GET", _PINS, _backwards)),
    Difference("DC-065", "a pin is missing", told("GET", _PINS, _forgetful)),
    Difference("DC-065", "pins are listed as mere messages", told("GET", _PINS, _bare)),
    Difference("DC-065", "the list of pins is refused", refuses("GET", _PINS, 50001)),
    Difference("DC-065", "who may pin is refused", refuses("PUT", PIN, 50013), also=("DC-037",)),
    Difference("DC-065", "a second pin is refused", refuses("PUT", PIN, 50013, skip=1)),
)
