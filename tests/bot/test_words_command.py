"""`undercroft words`: what is wrong with a language, each kind once, and none without cause."""

from pathlib import Path

import pytest

from bot.commands.cli import main
from bot.commands.words.catalogs import ROOT, Page, Said
from bot.commands.words.checking import troubles
from rules.core.languages import fingerprint

FOLDER = ROOT / "rules" / "somewhere" / "words"
PAGE = Page(FOLDER / "en.ftl", FOLDER / "de.ftl", FOLDER)
GOOD = (
    ("hit", "hit = { $hero } hits { $target }.\n", "hit = { $hero } trifft { $acc_target }.\n"),
    (
        "count",
        "count = { $n ->\n    [one] one door\n   *[other] { $n } doors\n  }\n",
        "count = { $n ->\n    [one] eine Tür\n   *[other] { $n } Türen\n  }\n",
    ),
    ("server", "server = Server\n", "server = Server\n"),
)


def said(key: str, english: str | None, other: str | None, *, stale: bool = False) -> Said:
    """A sentence that was noted as it is, or as it was."""
    basis = fingerprint(english or "") if not stale else "00000000"
    return Said(key, PAGE, english, other, basis)


def kinds(*wanted: Said) -> list[str]:
    """What is wrong with some sentences."""
    return [each.kind for each in troubles(wanted)]


def test_good_sentences_are_passed() -> None:
    assert kinds(*(said(*each) for each in GOOD)) == []


@pytest.mark.parametrize(
    ("kind", "english", "other"),
    [
        ("missing", "a = One\n", None),
        ("unknown", None, "a = Eins\n"),
        ("broken", "a = One\n", "a = { Eins\n"),
        ("variables", "a = { $hero } waits\n", "a = { $who } wartet\n"),
        ("variables", "a = { $hero } waits\n", "a = { $acc_who } wartet\n"),
        ("unsayable", "a = One\n", "a = { nowhere } eins\n"),
        ("unsayable", "a = { $n }\n", 'a = { SUM("x", $n) }\n'),
        ("lost", "a = { $hero } waits\n", "a = Wer wartet, wartet\n"),
        ("long", "a = Go on\n", f"a = {'Weiter ' * 12}x\n"),
        ("long", f"a = {'Go on ' * 16}x\n", f"a = {'Weiter ' * 15}x\n"),
        ("same", "a = It goes on\n", "a = It goes on\n"),
    ],
)
def test_each_kind_of_trouble_is_told(kind: str, english: str | None, other: str | None) -> None:
    assert kinds(said("a", english, other)) == [kind]


def test_a_sentence_is_stale_once_its_english_is_another() -> None:
    assert kinds(said("a", "a = One\n", "a = Eins\n", stale=True)) == ["stale"]


def test_a_trouble_says_where_it_is() -> None:
    (told,) = troubles([said("a", "a = One\n", None)])
    assert str(told) == "rules/somewhere/words/de.ftl: a: is not said"


def test_what_is_the_same_and_means_to_be_is_no_trouble() -> None:
    english = "named = The Old Inn\n"
    for meant in (True, False):
        name = said("named", english, english)._replace(may_be_same=meant)
        assert kinds(name) == ([] if meant else ["same"])


@pytest.mark.parametrize("language", ["en", "DE", "d3", "german", ""])
def test_what_is_no_language_is_refused_in_words(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["words", "check", language])
    assert "such as de or es" in capsys.readouterr().err


def test_a_language_that_nobody_wrote_lacks_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "check", "xx"]) == 1
    told = capsys.readouterr().out
    assert "rules/service/words/xx/cards.ftl" in told
    assert "Nothing is wrong" not in told
    assert not list(Path(ROOT).glob("rules/*/words/xx*"))


def test_a_key_that_nobody_says_is_refused_and_nothing_is_noted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = (ROOT / "cogs" / "words" / "de.basis").read_bytes()
    assert main(["words", "stamp", "de", "help", "no-such-key"]) == 1
    assert "does not say no-such-key." in capsys.readouterr().out
    assert (ROOT / "cogs" / "words" / "de.basis").read_bytes() == before


@pytest.mark.parametrize("count", ["0", "-3", "many"])
def test_no_sentences_are_no_sample(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["words", "sample", "de", count])
    assert f"'{count}' is no number of sentences" in capsys.readouterr().err


def test_a_folder_in_which_nothing_is_said_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "sample", "de", "2", "--within", "rules/nowhere"]) == 1
    assert capsys.readouterr().out == "Nothing is said in de within rules/nowhere.\n"


def test_a_sample_is_drawn_again_by_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    draws = []
    for seed in ("1", "1", "2"):
        words = ["words", "sample", "de", "5", "--within", "cogs", "--seed", seed]
        assert main(words) == 0
        draws.append(capsys.readouterr().out)
    assert draws[0] == draws[1] != draws[2]
    assert draws[0].count("cogs/words/de") == 5
