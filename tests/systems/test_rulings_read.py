"""A ruling is a number or a table that the code follows: what no code reads is not one."""

from pathlib import Path

from rules.systems.mkd.content import RULINGS
from rules.systems.third_six.content import RULING_LIST
from tests.support.rulings_read import SYSTEMS, unread

MKD = "rules.systems.mkd.content"
THIRD_SIX = "rules.systems.third_six.content"


def test_every_ruling_of_the_tactical_crawl_is_read() -> None:
    assert unread([ruling.id for ruling in RULINGS.rulings], MKD) == []
    assert unread(RULINGS.costs.model_dump(), MKD) == []


def test_every_ruling_of_3rd6_is_read() -> None:
    assert unread([ruling.id for ruling in RULING_LIST], THIRD_SIX) == []


def test_no_other_file_of_rulings_is_forgotten() -> None:
    found = {path.parents[1].name for path in SYSTEMS.rglob("rulings.json")}
    assert found == {"mkd", "third_six"}


def test_an_entry_that_no_code_reads_is_found(tmp_path: Path) -> None:
    (tmp_path / "reads.py").write_text(
        f"from {MKD} import RULINGS\nSPEED = RULINGS.number('speed')\nPRICE = RULINGS.costs.spin\n"
    )
    (tmp_path / "elsewhere.py").write_text("BURDEN = 'burden'\n")
    names = ["speed", "spin", "burden", "nobody"]
    assert unread(names, MKD, tmp_path) == ["burden", "nobody"]
    assert unread(["vortex_spins", "cut_off"], MKD) == ["vortex_spins", "cut_off"]
