"""End to end: people who keep at an attack, from the card and typed, in a fight by post."""

from pathlib import Path

from tests.cogs.conduct import company, no_errors_logged
from tests.support.cards import is_hidden, labels_of, text_of
from tests.support.rounds import HIT
from tests.support.tables import more_of
from tests.table.test_together import a_fight, card_of, told, version_of


async def test_a_fight_goes_on_by_itself_for_who_keeps_at_it(tmp_path: Path) -> None:
    with no_errors_logged():
        async with company(tmp_path) as here:
            adventure = await a_fight(here)
            card = await card_of(here, adventure)
            assert "Repeat attack" not in labels_of(await more_of(here.host, card))
            refused = await here.refused(here.host, here.host.command("orders keep"))
            assert "Attack once in this fight first" in refused

            for person in (here.host, here.player):
                version = int(version_of(card))
                await person.click(card, f"u1|{adventure}|{version}|do.{HIT}")
                card = await card_of(here, adventure, version + 1)
            assert "Repeat attack" in labels_of(await more_of(here.host, card))
            version = int(version_of(card))
            said = await more_of(here.host, card, "Repeat attack")
            assert is_hidden(said)
            assert "repeats this attack each round" in text_of(said)
            card = await card_of(here, adventure, version + 1)
            assert "Repeat attack" in labels_of(await more_of(here.host, card))
            assert "repeats the attack until" in text_of(card)

            assert "each round" in await told(here.player, "orders keep")
            card = await card_of(here, adventure, version + 2)
            names = [seat.name for seat in (await here.out.adventure(here.host.channel)).seats]
            assert f"{names[0]} and {names[1]} repeat their attacks" in text_of(card)
            assert "Repeat attack" not in labels_of(await more_of(here.host, card))
            again = await here.refused(here.host, here.host.command("orders keep"))
            assert "already" in again

            before = int(version_of(card))
            await here.stranger.click(card, f"u1|{adventure}|{before}|do.{HIT}")
            card = await card_of(here, adventure, before + 3)
            kinds = [each.kind for each in await here.out.app.service.store.journal(adventure)]
            assert kinds[-3:] == ["act", "declared", "declared"]
            told_whole = text_of(await more_of(here.host, card))
            happened = [line for line in told_whole.splitlines() if line.startswith("> ")]
            assert len(happened) >= len(names)

            assert "Taken back" in await told(here.host, "orders withdraw")
            card = await card_of(here, adventure, before + 4)
            assert f"{names[1]} repeats the attack" in text_of(card)
