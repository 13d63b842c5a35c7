"""Two copies on one database: the second is refused, the first goes on."""

import signal
from pathlib import Path

from tests.bot.processes import program
from tests.support.cards import text_of


async def test_the_second_copy_is_refused(tmp_path: Path) -> None:
    async with program(tmp_path, "run") as first:
        async with first.friend() as maren:
            async with program(tmp_path, "run") as second:
                code, said = await second.ends()
            assert code == 1
            assert "in use by another process" in said
            assert "Traceback" not in said
            told = await maren.answer(await maren.command("adventure new"))
            assert "open" in text_of(told)
        first.process.send_signal(signal.SIGKILL)
        assert (await first.ends())[0] == -signal.SIGKILL
    async with program(tmp_path, "run") as third:
        assert (await third.page()).startswith("http")
        third.process.send_signal(signal.SIGTERM)
        assert (await third.ends())[0] == 0
