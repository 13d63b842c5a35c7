"""Tales in German and Spanish: what English can leave out, their catalogs say."""

import pytest

from bot.catalogs import all_words
from rules.core.words import Colour, Text
from rules.ports import Step
from rules.registry import ruleset
from rules.service.history.tale.forms import Forms, capital
from tests.support.joined import joined
from tests.support.told_tales import WORDS, sentences_of, tale_of

ORC, IMP = "mkd-figure-thorn_ape", "mkd-figure-torch_imp"
GERMAN = {
    ORC: """Ork
    .gender = m
    .definite = der Ork
    .accusative = den Ork
""",
    IMP: "Fackel\n    .gender = f\n    .definite = die Fackel\n    .accusative = die Fackel\n",
    "mkd-appeared-tale": "{ $figure } trat aus dem Dunkel\n",
    "mkd-hit-tale": "{ $the_attacker } traf { $acc_target }\n",
    "mkd-hit-tale-back": "schlug zurück\n",
    "mkd-fell-tale": "{ $the_figure } fiel\n",
    "td-attack-hit-tale": "{ $hero } traf\n",
    "td-attack-hit-tale-on": "{ $hero } traf\n",
    "td-hero-joined-tale": "{ $hero } kam mit\n",
}
CHOOSING = {
    **dict.fromkeys(
        ("td-attack-hit-tale", "td-attack-hit-tale-on"),
        "{ $hero } { $doers ->\n    [many] trafen\n   *[one] traf\n  } gut\n",
    ),
    "td-hero-joined-tale": "{ $hero } { $doers ->\n    [many] kamen\n   *[one] kam\n  } mit\n",
}
SPANISH = {
    ORC: "Orco\n    .gender = m\n",
    IMP: "Antorcha\n    .gender = f\n",
    "mkd-appeared-tale": "{ $figure } salió de la oscuridad\n",
    "mkd-hit-tale": "{ $attacker } golpeó a { $target }\n",
    "mkd-hit-tale-back": "devolvió el golpe\n",
    "mkd-missed-tale": "A { $target } le pasó de largo el golpe de { $attacker }\n",
    "mkd-fell-tale": "{ $figure } cayó\n",
}
BLOW = {"dice": 9, "total": 9, "defense": 9, "critical": False, "manner": "close"}


def language(locale, entries):
    """The words of a language with some of a game's in the place of its own."""
    return all_words(locale).with_others({key: f"{key} = {said}" for key, said in entries.items()})


def named(key):
    return {"key": key, "args": ()}


def met(key):
    return {"kind": "mkd-appeared", "figure": named(key), "at": "A1"}


def hit(attacker, target, kind="mkd-hit", **further):
    return {"kind": kind, "attacker": attacker, "target": target, **BLOW, **further}


def fell(key):
    return {"kind": "mkd-fell", "figure": named(key), "side": "monster"}


def struck(*heroes):
    """Blows of heroes, who are at the side of a foe from the start."""
    blow = {"attribute": named("td-attribute-body"), "die": 3, "target": 6, "left": 2}
    orcs = named("td-monster-orcs")
    return [{"kind": "td-attack-hit", "hero": hero, "monster": orcs, **blow} for hero in heroes]


def told(game, words, *events):
    """Events, each of a step of its own, as the sentences of a tale."""
    steps = [
        Step.model_construct(version=version, seat=1, kind="act", faces=(), events=(event,))
        for version, event in enumerate(events, start=1)
    ]
    return [each.text for each in sentences_of(tale_of(ruleset(game), steps, words=words))]


def test_several_who_strike_alike_are_joined_in_english():
    (said,) = told("three-dice", WORDS, *struck("Aldith", "Bram", "Cora"))
    assert said.startswith("Aldith, Bram and Cora ")


def test_a_verb_for_one_is_never_said_of_several():
    words = language("de", GERMAN)
    (said,) = told("three-dice", words, *struck("Aldith", "Bram", "Cora"))
    for hero in ("Aldith", "Bram", "Cora"):
        assert f"{hero} traf" in said
    joined = [{"kind": "td-hero-joined", "hero": hero} for hero in ("Aldith", "Bram")]
    (said,) = told("three-dice", words, *joined)
    assert "Aldith kam mit" in said
    assert "Bram kam mit" in said


def test_words_that_choose_by_how_many_did_it_are_joined():
    words = language("de", GERMAN | CHOOSING)
    assert told("three-dice", words, *struck("Aldith", "Bram", "Cora")) == [
        "Aldith, Bram und Cora trafen gut."
    ]
    assert told("three-dice", words, *struck("Aldith")) == ["Aldith traf gut."]
    joined = [{"kind": "td-hero-joined", "hero": hero} for hero in ("Aldith", "Bram")]
    assert told("three-dice", words, *joined) == ["Aldith und Bram kamen mit."]


def test_a_foe_in_its_case_is_known_for_who_strikes_back():
    words = language("de", GERMAN)
    back = hit(named(ORC), "Aldith", manner="counter")
    said = told("mkd-delve", words, met(ORC), hit("Aldith", named(ORC)), back)
    assert said == ["Ork trat aus dem Dunkel.", "Aldith traf den Ork, und dieser schlug zurück."]
    said = told("mkd-delve", words, met(IMP), hit("Aldith", named(IMP)), fell(IMP))
    assert said[1] == "Aldith traf die Fackel, und diese fiel."
    # Of a person nobody says whether it is a man or a woman.
    said = told(
        "mkd-delve", words, hit(named(ORC), "Aldith"), hit("Aldith", named(ORC), manner="counter")
    )
    assert said == ["Der Ork traf Aldith, und das Gegenüber schlug zurück."]


def test_spanish_foes_have_the_article_of_their_gender():
    words = language("es", SPANISH)
    orc, imp = named(ORC), named(IMP)
    said = told("mkd-delve", words, met(ORC), hit("Aldith", orc), hit(orc, "Aldith"))
    assert said[0] == "Orco salió de la oscuridad."
    assert "Aldith golpeó al Orco" in said[1]
    assert "el Orco golpeó a Aldith" in f"{said[1][0].lower()}{said[1][1:]}"
    said = told("mkd-delve", words, met(IMP), hit("Aldith", imp))
    assert said[1] == "Aldith golpeó a la Antorcha."
    said = told("mkd-delve", words, met(ORC), met(IMP), hit(orc, imp, "mkd-missed"))
    assert said[-1] == "A la Antorcha le pasó de largo el golpe del Orco."
    said = told("mkd-delve", words, met(IMP), met(ORC), hit(imp, orc, "mkd-missed"))
    assert said[-1] == "Al Orco le pasó de largo el golpe de la Antorcha."


@pytest.mark.parametrize(
    ("locale", "entries", "one", "two"),
    [
        ("de", GERMAN, ("war gefallen: der Ork", "lag am Boden: der Ork", "machte"), "der Feinde"),
        ("es", SPANISH, ("acabado con el Orco", "había caído el Orco", "ya no daría"), "enemigos"),
    ],
)
def test_those_who_fell_in_a_long_fight_are_counted(locale, entries, one, two):
    words = language(locale, entries)
    forms = Forms(words, Colour(b"a tale"))
    orc = Text.of(ORC)
    for number, part in enumerate(one):
        felled = words.phrase("tale-felled-foe", foe=orc, foes="Ork", count=1, many="", named="no")
        said = words.say_as(Text.of("tale-felled", foes=felled, count=1), number)
        assert part in said
    felled = words.phrase(
        "tale-felled-foe", foe=orc, foes="Ork", count=2, many=forms.number(2), named="no"
    )
    assert two in felled


def test_a_heading_within_a_german_sentence_keeps_its_great_letter_unless_an_article_has_it():
    german, english = (Forms(words, Colour(b"a")) for words in (all_words("de"), WORDS))
    assert german.within("Eine Kammer") == "eine Kammer"
    assert german.within("Lagerraum") == "Lagerraum"
    assert english.within("Storeroom") == "storeroom"


@joined(
    ("said", "sentence"),
    [
        ("“Halt!”", "“Halt!”"),
        ("„Halt!“", "„Halt!“"),
        ("«¡Alto!»", "«¡Alto!»"),
        ("»halt!«", "»Halt!«"),
        ("¡alto!", "¡Alto!"),
        ("er ging in „Das Loch“", "Er ging in „Das Loch“."),
        ("the camp was the giants’", "The camp was the giants’."),
        ("¿quién va?", "¿Quién va?"),
    ],
)
def test_a_sentence_begins_and_ends_in_the_signs_of_its_language(said, sentence):
    assert capital(said) == sentence
