"""The faster parser of Fluent reads what the library's does, in sound files and in broken ones."""

from random import Random

from fluent.syntax import FluentParser

from rules.core.fluent_parsing import Parser
from rules.core.words import CORE_CATALOG
from rules.service.packs.templates import template_of
from tests.support.joined import joined
from tests.support.soak import cases

ODD = [
    "",
    "a = b\r\nc = d\rd\r\n",
    "a = b\r",
    "a =\r\n    b { $c }\r\n    d\r\n",
    "a-1_b=x{ $y-z }}\nb = c\n",
    "é = no\n9 = no\na = { é }\n",
    "a = { $n ->\n    [one] { a.b }\n   *[other] -\n }\n    .b = c\n",
    '-t = { FN($a, b: 1) }{ -t(c: "d") }\n# a comment\n',
]


def same(source: str) -> bool:
    """Whether both read the same, to the last span and refusal."""
    return bool(Parser().parse(source).to_json() == FluentParser().parse(source).to_json())


@joined("source", ODD)
def test_odd_sources_are_read_as_by_the_library(source: str) -> None:
    assert same(source)


def test_our_catalogs_are_read_as_by_the_library() -> None:
    pages = sorted(CORE_CATALOG.rglob("*.ftl"))
    assert pages
    assert all(same(page.read_text("utf-8")) for page in pages)


def test_broken_words_are_read_as_by_the_library() -> None:
    words, chance = dict(template_of("mkd"))["words/en.ftl"].decode(), Random("broken")
    for _ in cases(8, 2_000):
        at = chance.randrange(len(words))
        broken = (
            words[:at] + chance.choice("{}[]*.-=\r\n\t é$0") + words[at + chance.randrange(4) :]
        )
        assert same(broken), (at, broken[at])
