"""The page and the file of a report: whole, plain, and without what is nobody's business."""

import html
import re
from html.parser import HTMLParser

import pytest

from bot.catalogs import all_words
from bot.rehearsal.findings import Outcome
from bot.rehearsal.report.files import as_json
from bot.rehearsal.report.model import PersonPart, Press, Report
from bot.rehearsal.report.page import as_page
from bot.rehearsal.report.redaction import Redaction, names_in
from bot.rehearsal.rows import rows
from tests.rehearsal.report.reports import report, row

WORDS = all_words("en")
TOKEN = "MTQ1NjA3NDQ5MDI5Mjc3NTE0Ng.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
IDS = ("1456074490292775146", "80351110224678912")
NAMES = (
    "The Crooked Lantern",
    "ilse_1987",
    "<b>Bold</b>",
    "Ｆｕｌｌｗｉｄｔｈ Hall",
    "Ma\u200bren",
    "\u202egnos rewoT",
    "Zoë & Söhne",
    "Πύργος",
    "塔の酒場",
    "🏰🐉",
    "@everyone",
    "$1 \\g<0>",
    "Al",
    "99 Red",
)


class Reader(HTMLParser):
    """Reads a page as a browser would, and notes what is not closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


def test_the_page_says_all_that_the_report_does() -> None:
    made = report("DC-014", "DC-048")
    reader = read(as_page(made, WORDS))
    text = " ".join(" ".join(reader.texts).split())
    for each in rows().values():
        assert each.id in text
    assert "2 rows differ" in text
    assert f"{len(rows()) - 3} rows hold" in text
    for told in ("one message", "two messages", "nobody tries to be banned", "2.7.1", "Linux"):
        assert told in text
    for told in (
        "✗ did not look right",
        "a direct message",
        "they take no direct messages",
        "nobody pressed in time",
        "390*",
    ):
        assert told in text
    for told in (
        "Create Events",
        "an empty, archived thread",
        "POST /channels/{}/messages",
        "may be off by 3 ms",
    ):
        assert told in text
    assert rows()["DC-048"].code[0] in text
    assert "page-" not in text, "a sentence is missing"
    names = [tag for tag, _ in reader.tags]
    assert names.count("h1") == 1
    assert names.count("main") == 1
    assert ("html", {"lang": "en"}) in reader.tags
    assert {"script", "link", "img", "iframe"}.isdisjoint(names)
    assert all("scope" in attrs for tag, attrs in reader.tags if tag == "th")
    assert names.count("caption") == names.count("table")


def test_a_report_without_anything_is_a_page_all_the_same() -> None:
    for made in (Report(), Report(person=PersonPart(ended="the gateway did not open"))):
        text = " ".join(read(as_page(made, WORDS)).texts)
        assert "Nothing that was tried differs" in text
        assert "page-" not in text


@pytest.mark.parametrize("name", NAMES)
def test_a_name_stands_nowhere(name: str) -> None:
    told = {"guild": {"id": IDS[0], "name": name, "roles": [{"name": f"{name} folk"}]}}
    made = leaking(f"Discord said {name}: no", f"with {name}, and so on")
    page, file = searched(made, names_in(told))
    for text in (page, file, re.sub(r"\\u[0-9a-f]{4}", "", file)):
        assert "Discord said" in text
        assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)
        assert not re.search(rf"(?<!\w){re.escape(html.escape(name))}(?!\w)", text)


def test_token_and_ids_and_addresses_stand_nowhere() -> None:
    part = TOKEN.split(".")[2]
    made = leaking(
        f"401 for {TOKEN} and {part}",
        f"channel {IDS[0]} <@{IDS[1]}> https://cdn.example/{IDS[0]}/x",
    )
    for text in searched(made, frozenset()):
        for secret in (TOKEN, *TOKEN.split("."), *IDS, "cdn.example"):
            assert secret not in text
        assert "401 for" in text


def test_a_name_of_our_own_words_leaves_the_report_readable() -> None:
    """A server called "Messages", a channel called "One" and somebody called "Al"."""
    told = [{"name": "Messages"}, {"name": "One message"}, {"username": "Al"}]
    made = leaking("two messages, also one message", "")
    page, _ = searched(made, names_in(told))
    assert "two messages, also one message" in page


def leaking(came: str, why: str) -> Report:
    """A report into which something got that should not be there."""
    made = report()
    bad = row("DC-014", Outcome.DIFFERS, expected="one message", came=came, why=why)
    press = Press(name="direct", act="impossible", why=f"{came} {why}")
    system = made.circumstances.model_copy(update={"system": came})
    return made.model_copy(
        update={
            "rows": (*made.rows, bad),
            "person": PersonPart(presses=(press,), ended=why),
            "circumstances": system,
            "stopped": came,
        }
    )


def searched(made: Report, names: frozenset[str]) -> tuple[str, str]:
    """The page and the file, as they are written."""
    clean = Redaction(TOKEN, names).model(made)
    return as_page(clean, WORDS), as_json(clean)
