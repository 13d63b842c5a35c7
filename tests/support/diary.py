"""A transcript of days at the table: what people did, what they and everybody saw, and when."""

import re
from datetime import UTC, datetime
from pathlib import Path

from tests.support.cards import Json, is_hidden, text_of

ARTEFACTS = Path(__file__).parents[2] / "artefacts"
OWN_WORDS = {
    1: "Somebody comes into the thread.",
    4: "The thread is called “{words}” now.",
    21: "The thread begins.",
}
"""What messages of Discord's own mean, by their kind."""
_MENTION = re.compile(r"<@!?(\d+)>")
_STAMP = re.compile(r"<t:(\d+):(\w)>")


class Diary:
    """Gathers entries and writes them down as Markdown."""

    def __init__(self, title: str, names: dict[str, str]) -> None:
        self._lines = [f"# {title}", ""]
        self._names = names
        self._day = ""

    def _at(self, now: int) -> str:
        when = datetime.fromtimestamp(now, UTC)
        day = when.strftime("%A, %d %B")
        if day != self._day:
            self._day = day
            self._lines += [f"## {day}", ""]
        return when.strftime("%H:%M")

    def did(self, now: int, name: str, what: str) -> None:
        """Somebody did something."""
        self._lines += [f"**{self._at(now)} {name}** {what}", ""]

    def tell(self, now: int, what: str) -> None:
        """Something came to pass."""
        self._lines += [f"*{self._at(now)} {what}*", ""]

    def saw(self, now: int, message: Json) -> None:
        """A message came: to everybody, or to one alone; or Discord's own word came to pass."""
        kind = message.get("type", 0)
        if kind in OWN_WORDS:
            who = self._names.get(message["author"]["id"], "The bot")
            self.tell(now, OWN_WORDS[kind].format(who=who, words=message["content"]))
            return
        at = self._at(now)
        whom = "to one alone" if is_hidden(message) else "to everybody"
        text = self._said(text_of(message), now)
        self._lines += [f"{at} ({whom})", "", *(f"> {line}" for line in text.splitlines()), ""]

    def changed(self, now: int, before: Json, after: Json) -> None:
        """A message was changed: what it says now and did not say before."""
        old = set(text_of(before).splitlines())
        new = [line for line in text_of(after).splitlines() if line not in old]
        if new:
            at = self._at(now)
            self._lines += [f"{at} (the card says now)", ""]
            self._lines += [*(f"> {self._said(line, now)}" for line in new), ""]

    def _said(self, text: str, now: int) -> str:
        text = _STAMP.sub(lambda found: self._moment(int(found[1]), now), text)
        return _MENTION.sub(lambda found: f"@{self._names.get(found[1], '?')}", text)

    def _moment(self, at: int, now: int) -> str:
        hours = round((at - now) / 3600)
        when = datetime.fromtimestamp(at, UTC).strftime("%a %H:%M")
        return f"{when} (in {hours} h)" if hours > 0 else when

    def write(self, name: str) -> Path:
        """Put it into a file among the artefacts."""
        ARTEFACTS.mkdir(exist_ok=True)
        path = ARTEFACTS / name
        path.write_text("\n".join(self._lines), "utf-8")
        return path
