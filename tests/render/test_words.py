"""The catalog holds exactly the sentences that the code asks for."""

import re
from pathlib import Path

import render
from render import CATALOG


def test_every_sentence_is_used_and_every_key_has_one() -> None:
    kept = set(re.findall(r"^(render-[a-z-]+) =", (CATALOG / "en.ftl").read_text("utf-8"), re.M))
    here = Path(render.__file__).parent
    files = [*here.rglob("*.py"), *(here.parent / "bot" / "drawing").glob("*.py")]
    code = "".join(path.read_text("utf-8") for path in files)
    asked = set(re.findall(r"[\"'](render-[a-z-]+)[\"']", code))
    assert kept == asked
