"""Adventures at the table that people end, and whose logs are checked then."""

from rules.core.packs.library import LIBRARY
from rules.service.history.verify import verify
from tests.support.cards import text_of
from tests.support.people import Person
from tests.support.tables import Evening


async def ended_and_proven(out: Evening, host: Person, adventure: str) -> None:
    """End an adventure; its log is sound for who has to find its packs again."""
    sure = await host.answer(await host.command("adventure end"))
    await host.click(sure, "End for good")
    await host.see(lambda message: "The adventure is over" in text_of(message))
    LIBRARY.forget()
    verdict = verify(await out.app.service.history.queries.export(adventure))
    assert verdict.good, verdict.fault
    assert (verdict.unplayed, verdict.unseen) == (0, 0)
