"""Broken TOML, Fluent, zips and PNG by the thousand: read, or refused with file, line and sentence.

A long run reads 20,000 of them, a short one two hundred. What is accepted is said in full, and
judged by code of its own.
"""

import re
import time
import unicodedata
from itertools import product
from random import Random

import pytest
from fluent.runtime import FluentResource

from bot.catalogs import all_words
from bot.commands.cli import main
from bot.commands.packs.reading import pack_of
from rules.core.packs.archive import from_zip
from rules.core.packs.limits import LONGEST_NAME
from rules.core.packs.pack import plain_id
from rules.core.packs.problems import PackError
from rules.core.reckoning import new_bundle
from rules.registry import pack_points
from tests.support.pack_fuzz import CORPUS
from tests.support.soak import cases

WORDS = all_words("en")
PARTS = 10
EACH = len(cases(50, 5_000)) // PARTS
"""Inputs of a part; there are ten parts of each kind of files."""
SLOWEST = 10.0
"""Seconds of processor time that one input may take on a slow machine."""
LINED = ("toml", "fluent")
WHOLE = {
    "pack-words-missing", "pack-too-many-words", "pack-strange-file", "pack-no-such-system",
    "pack-too-many-entries", "pack-words-large", "pack-value-missing",
}  # fmt: skip
"""What is wrong with a file as a whole: it has no line."""
SELECTOR = re.compile(r"\{\s*\$(\w+)\s*->((?:[^{}]|\{[^{}]*\})*)\}")


def read(data):
    """The pack, or what is wrong with it, as the shell and servers read it."""
    began = time.process_time()
    try:
        return pack_of(from_zip(data)), ()
    except PackError as error:
        return None, error.problems
    finally:
        assert time.process_time() - began < SLOWEST


@pytest.mark.parametrize("kind", CORPUS)
@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_is_broken_is_read_or_refused_in_words(kind, part):
    read_well = 0
    for number in range(EACH):
        data = CORPUS[kind](Random(f"{kind} {part} {number}"))
        pack, problems = read(data)
        for problem in problems:
            said = WORDS.say(problem.text)
            assert 0 < len(said) < 2_000, (kind, part, number)
            assert "{" not in problem.what.key
            if kind in LINED:
                assert problem.file, (kind, part, number, said)
                assert problem.line or problem.what.key in WHOLE, (kind, part, number, said)
        if pack is not None:
            read_well += 1
            look_at(pack)
    assert read_well < EACH


def look_at(pack):
    """Check what an accepted pack says, in each form."""
    keys = [
        pack_points()[folder].kind(file).keys(entry)
        for folder, files in pack.entries.items()
        for file, entries in files.items()
        for entry in entries
    ]
    names = {key for each in keys for key in (*each.names, *each.more)}
    for messages in pack.names.values():
        for key, source in messages.items():
            for form in said_by(key, source):
                seen(form)
                if key in names:
                    assert "\n" not in form, plain_id(key)
                    assert len(form) <= LONGEST_NAME, plain_id(key)


def said_by(key, source):
    """Every form of a message, as the library says it with each value that its choices name."""
    bundle = new_bundle("en")
    bundle.add_resource(FluentResource(source))
    wanted: dict[str, list[object]] = {}
    for name, variants in SELECTOR.findall(source):
        choices = re.findall(r"\[\s*([\w.-]+)\s*\]", variants)
        wanted[name] = [int(each) if each.isdecimal() else each for each in choices] + [1, 2]
    for name in re.findall(r"\$(\w+)", source):
        wanted.setdefault(name, ["x"])
    for values in product(*(each[:6] for each in wanted.values())):
        given = dict(zip(wanted, values, strict=True))
        said, errors = bundle.format_pattern(bundle.get_message(key).value, given)
        assert errors == [], source
        yield str(said)


def seen(form):
    """Check that a form shows something, and nothing that cannot be seen."""
    assert form.strip(), "it says nothing"
    for char in form.replace("\n", ""):
        assert unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}, form
        assert char not in "\u3164\u115f\u1160\uffa0\u2800\u034f", form


@pytest.mark.parametrize("kind", CORPUS)
def test_the_shell_says_the_same(kind, tmp_path, capsys):
    file = tmp_path / "pack.zip"
    for number in cases(4, 200):
        file.write_bytes(CORPUS[kind](Random(f"shell {kind} {number}")))
        pack, problems = read(file.read_bytes())
        assert main(["pack", "check", str(file)]) == (0 if pack else 1)
        told = capsys.readouterr().err
        assert all(WORDS.say(each.what) in told for each in problems)
        assert "Traceback" not in told
