"""The rehearsals that `docs/REHEARSAL.md` shows: `python -m tests.support.a_rehearsal`.

Held at the strict local table over two shards, with each kind of database and a person at its page.
It takes some minutes, and writes the part of the page between its marks, and the page's picture.
"""

import asyncio
import re
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from bot.catalogs import all_words
from bot.rehearsal.at_table import served_table
from bot.rehearsal.conversation import Conversation, Host
from bot.rehearsal.findings import Outcome
from bot.rehearsal.person.steps import STEPS
from bot.rehearsal.report.files import read
from bot.rehearsal.report.model import Report
from bot.rehearsal.report.speeds import speeds
from bot.table.server import LOCAL, TableServer
from rules.store.addresses import Database, ServerAddress
from tests.rehearsal.person.presses import Presser
from tests.support.databases import empty_database
from tests.support.people import Person
from tests.support.postgres import end_run, prepare_run

ROOT = Path(__file__).parents[2]
PAGE, PICTURE = ROOT / "docs" / "REHEARSAL.md", ROOT / "docs" / "pictures" / "rehearsal.png"
BEGIN, END = "<!-- a rehearsal: begin -->", "<!-- a rehearsal: end -->"


def held(database: Database, folder: Path) -> Report:
    """Hold a rehearsal with a person, over two shards; return its report."""
    said: list[str] = []
    with served_table() as server:
        server.table.gateway.proposed = 2
        with pressing(server, said):
            host = Host(said.append, None, all_words("en"), yes=True)
            talk = Conversation(
                host, LOCAL, database, folder / "rehearsal.json", person="", link=server.page_url
            )
            with talk.notebook.held():
                talk.hold(next(iter(server.table.world.channels)))
    return read(folder / "rehearsal.json")


@contextmanager
def pressing(server: TableServer, said: list[str]) -> Iterator[None]:
    """Have somebody press, in a thread of their own, once the host is told that it begins."""

    async def press() -> None:
        while not any("part with a person" in line for line in said):
            await asyncio.sleep(0.1)
        async with Person.sit(server.page_url, "Maren") as maren:
            threads = [each for each in await maren.channels() if each["type"] == 12]
            maren.channel = threads[-1]["id"]
            presser = Presser(maren)
            presser.card = (await maren.messages())[-1]
            for step in STEPS:
                await presser.do(step.name)

    thread = threading.Thread(target=lambda: asyncio.run(press()), daemon=True)
    thread.start()
    yield
    thread.join(60)


def described(report: Report) -> Iterator[str]:
    """Yield the lines that the page shows of a report."""
    told = report.circumstances
    counts = ", ".join(f"{report.count(each)} {each.value}" for each in Outcome)
    yield f"| {told.database} | {told.shards} | {round(report.seconds)} s | {counts} |"


def shown(reports: list[Report]) -> str:
    """Return the part of the page that stands between its marks."""
    lines = ["| database | shards | took | rows |", "|---|---|---|---|"]
    for report in reports:
        lines += described(report)
    first = reports[0]
    part = first.person
    assert part is not None
    lines += ["", "The presses of the first of them, in milliseconds:", ""]
    lines += ["| step | came of it | looked right | arrived | acknowledged | answered |"]
    lines += ["|---|---|---|---|---|---|"]
    for press in part.presses:
        last = press.times[-1] if press.times else None
        mark = "" if last is None or last.plain else " *"
        figures = (last.arrived, last.acknowledged, last.answered) if last else (None,) * 3
        cells = " | ".join("–" if each is None else f"{each:.0f}{mark}" for each in figures)
        looked = {True: "yes", False: "no", None: "–"}[press.looked]
        title = all_words("en").phrase(f"person-{press.name}-title")
        lines.append(f"| {title} | {press.act} | {looked} | {cells} |")
    lines += ["", "\\* A wrong answer was tried first, on purpose.", ""]
    for speed in speeds(part):
        median, worst = round(speed.median), round(speed.worst)
        lines.append(f"- {speed.what}: {median} ms (median of {speed.count}), {worst} ms at worst")
    untried = [each for each in first.rows if each.outcome is Outcome.NOT_TRIED]
    lines += ["", f"What was not tried, and why ({len(untried)} rows):", ""]
    reasons: dict[str, list[str]] = {}
    for each in untried:
        reasons.setdefault(each.findings[0].why, []).append(each.row)
    lines += [f"- {', '.join(found)}: {why}" for why, found in reasons.items()]
    return "\n".join(lines)


def photographed(page: Path) -> None:
    """Take a picture of a report's page."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        window = browser.new_page(viewport={"width": 900, "height": 1150})
        window.goto(page.as_uri())
        window.screenshot(path=PICTURE)
        browser.close()


def main() -> None:
    """Hold both rehearsals, and write the page."""
    prepare_run()
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            server = ServerAddress(asyncio.run(empty_database()))
            databases: tuple[Database, ...] = (server, folder / "house.db")
            reports = [held(database, folder) for database in databases]
            photographed(folder / "rehearsal.html")
    finally:
        end_run()
    text = PAGE.read_text("utf-8")
    part = f"{BEGIN}\n\n{shown(reports)}\n\n{END}"
    text = re.sub(f"{BEGIN}.*{END}", lambda _: part, text, flags=re.S)
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
