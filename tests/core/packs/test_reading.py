"""What a pack becomes: entries marked with its hash, words in the best language, and lines."""

import pytest

from bot.catalogs import all_words
from rules.core.packs.archive import from_folder, from_zip, to_zip
from rules.core.packs.dressing import dressed, in_words
from rules.core.packs.library import LIBRARY, Library, MissingPack, Names
from rules.core.packs.pack import hash_in, hash_of, name_in
from rules.core.packs.places import line_of
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.core.scene import Token
from rules.core.words import Text
from rules.registry import pack_points
from rules.service.packs.templates import template_of
from tests.support.joined import joined

FILES = dict(template_of("mkd"))
WORDS = all_words("en")
GERMAN = "mkd-figure-ash_wolf = Aschenwolf\nmkd-figure-cellar_rats = Kellerratten\n"


def read(**changes):
    files = {**FILES, **{name.replace("__", "/"): data for name, data in changes.items()}}
    return read_pack(files, pack_points())


def problems(**changes):
    with pytest.raises(PackError) as refused:
        read(**changes)
    return [(each.file, each.line, WORDS.say(each.what)) for each in refused.value.problems]


def with_words(added, locale="en"):
    name = f"words/{locale}.ftl"
    return {name: FILES.get(name, b"") + added.encode()}


def test_the_same_files_have_the_same_hash_however_they_are_zipped():
    pack = read()
    assert pack.hash == hash_of(from_zip(to_zip(FILES)))
    around = {f"my-pack/{name}": data for name, data in FILES.items()}
    assert read_pack(from_zip(to_zip(around)), pack_points()).hash == pack.hash
    assert read(**{"README.md": b"More."}).hash != pack.hash
    assert pack.ref == f"my-pack@0.1.0#{pack.hash}"
    assert (hash_in(pack.ref), name_in(pack.ref)) == (pack.hash, "my-pack 0.1.0")


@pytest.mark.parametrize("key", ["mkd-figure-cellar_rat", "mkd-figur-cellar_rats"])
def test_for_a_misspelt_key_the_nearest_is_offered(key):
    """Wherever it is misspelt."""
    ((_, _, said),) = problems(**with_words(f"{key} = Rat\n"))
    assert "Is “mkd-figure-cellar_rats” meant?" in said


@pytest.mark.parametrize("key", ["mkd-figure-ash_wolf", "mkd-figure-cellar_rats"])
def test_what_says_nothing_is_refused_in_each_language(key):
    """Also where the same message says something in the language that was read before."""
    ((file, _, said),) = problems(**with_words(f'{key} = {{ "" }}\n', "de"))
    assert file == "words/de.ftl"
    assert said == f"“{key}” says nothing that can be seen."


def test_a_folder_is_read_without_what_computers_leave_there(tmp_path):
    for name, data in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(data)
    (tmp_path / ".DS_Store").write_bytes(b"\0")
    assert from_folder(tmp_path) == FILES


def test_entries_and_names_are_marked_with_the_hash():
    pack = read()
    (wolf,) = pack.of("mkd", "monsters")
    assert wolf.id == f"ash_wolf--{pack.hash}"
    LIBRARY.add(pack)
    assert WORDS.phrase(f"mkd-figure-{wolf.id}") == "Ash Wolf"


def test_a_language_that_a_pack_does_not_have_gives_its_english():
    pack = read(**with_words(GERMAN, "de"))
    LIBRARY.add(pack)
    key = f"mkd-figure-ash_wolf--{pack.hash}"
    assert "Aschenwolf" in Names("de")[key]
    assert "Aschenwolf" in Names("de-AT")[key]
    assert "Ash Wolf" in Names("fr")[key]
    with pytest.raises(KeyError):
        Names("en")["mkd-figure-ash_wolf--" + "0" * 20]


def test_other_words_are_laid_over_the_systems_own_for_games_with_the_pack():
    pack = read(**with_words("mkd-figure-cellar_rats = Soot Rats\n"))
    LIBRARY.add(pack)
    said = dressed(WORDS, (pack.ref,), "en")
    assert said.phrase("mkd-figure-cellar_rats") == "Soot Rats"
    assert WORDS.phrase("mkd-figure-cellar_rats") == "Rat Swarm"
    assert dressed(WORDS, (pack.ref,), "en") is said
    assert dressed(WORDS, (), "en") is WORDS
    plain = read()
    LIBRARY.add(plain)
    assert dressed(WORDS, (plain.ref,), "en") is WORDS


def test_what_is_shown_can_be_said_without_the_pack():
    pack = read()
    LIBRARY.add(pack)
    name = Text.of("mkd-numbered", name=Text.of(f"mkd-figure-ash_wolf--{pack.hash}"), number=2)
    token = Token(key="1", side="monster", mark="AW", name=name, at=(0, 0))
    shown = in_words(token, WORDS)
    LIBRARY.forget()
    assert WORDS.say(shown.name) == "Ash Wolf 2"
    assert in_words(shown, WORDS).at == (0, 0)


def test_who_was_not_asked_for_the_longest_goes_first(monkeypatch):
    monkeypatch.setattr("rules.core.packs.library.MOST_KEPT", 2)
    library, packs = Library(), [read(**{"README.md": b"%d" % n}) for n in range(3)]
    for pack in packs[:2]:
        library.add(pack)
    assert library.missing([packs[0].ref]) == ()
    library.add(packs[2])
    assert library.missing([each.ref for each in packs]) == (packs[1].hash,)
    with pytest.raises(MissingPack):
        library.pack(packs[1].ref)


def test_problems_say_where_they_are_and_what_would_be_right():
    wolf = FILES["mkd/monsters.toml"]
    assert problems(mkd__monsters=b"") == [
        ("mkd/monsters", None, problems(mkd__monsters=b"")[0][2])
    ]
    found = problems(**{"mkd/monsters.toml": wolf.replace(b"arc = 180", b"arc = 120")})
    assert found == [("mkd/monsters.toml", 9, "“arc” is 120, but has to be one of 180 or 90.")]
    found = problems(**{"mkd/monsters.toml": wolf.replace(b"[10, 6, 13, 1]", b"[10, 60, 13, 1]")})
    assert found == [("mkd/monsters.toml", 14, "“attack” is 60, but has to be 18 or less.")]
    found = problems(**{"mkd/monsters.toml": wolf + b"\n[[monsters]]\nid = 3\n"})
    assert [each[:2] for each in found] == [("mkd/monsters.toml", 18)]
    assert "begins with [[monster]]" in found[0][2]
    found = problems(**{"mkd/monsters.toml": b"[[monster]\n"})
    assert (found[0][:2], "not TOML" in found[0][2]) == (("mkd/monsters.toml", 1), True)


def test_words_say_which_line_is_wrong():
    words = FILES["words/en.ftl"].decode()
    found = problems(**{"words/en.ftl": words.replace("mkd-figure-wyn", "mkd-figur-wyn").encode()})
    assert {each[:2] for each in found} == {("words/en.ftl", 3), ("words/en.ftl", None)}
    assert "Is “mkd-figure-wyn” meant?" in " ".join(each[2] for each in found)
    assert "Add a line: mkd-figure-wyn = …" in " ".join(each[2] for each in found)
    found = problems(**with_words("mkd-numbered = { $name } the { $count }th\n"))
    assert "uses $count" in found[0][2]
    assert "$name, $number" in found[0][2]


@joined(
    ("place", "line"),
    [
        (("a",), 1),
        (("b", 0), 3),
        (("b", 1), 6),
        (("b", 1, "dial"), 7),
        (("b", 1, "dial", 1, 3), 9),
        (("b", 1, "x", "y"), 11),
        (("b", 1, "nothing"), 6),
        (("c",), None),
    ],
)
def test_lines_are_found_by_what_stands_there(place, line):
    text = 'a = 1\n\n[[b]]\nid = "x"\n\n[[b]]\ndial = [\n  [1, 2],\n  [3, 4],\n]\nx.y = 3\n'
    assert line_of(text, place) == line


def without_words():
    """The points of a program whose systems say nothing that a pack could say otherwise."""
    points = pack_points()["mkd"]
    return {"mkd": points._replace(catalogs=())}


def test_a_pack_that_was_kept_is_read_though_sentences_have_other_names_by_now():
    words = FILES["words/en.ftl"] + b"mkd-figure-cellar_rats = Soot Rats\nmkd-gone = Gone\n"
    files = {**FILES, "words/en.ftl": words}
    with pytest.raises(PackError):
        read_pack(files, pack_points())
    pack = read_pack(files, pack_points(), kept=True)
    assert "mkd-figure-cellar_rats" in pack.other_words["en"]
    assert "mkd-gone" not in pack.other_words["en"]
    pack = read_pack(files, without_words(), kept=True)
    assert pack.other_words["en"] == {}
    assert len(pack.of("mkd", "monsters")) == 1


def test_who_has_no_name_any_more_in_a_kept_pack_is_called_by_the_id():
    lines = FILES["words/en.ftl"].decode().splitlines(keepends=True)
    kept = "".join(
        line for line in lines if "figure-ash_wolf" not in line and "can-wyn" not in line
    )
    files = {**FILES, "words/en.ftl": kept.replace("= Wyn", "= **Wyn**").encode()}
    pack = read_pack(files, pack_points(), kept=True)
    LIBRARY.add(pack)
    assert WORDS.phrase(f"mkd-figure-ash_wolf--{pack.hash}") == "ash wolf"
    assert WORDS.phrase(f"mkd-figure-wyn--{pack.hash}") == "wyn"
    assert WORDS.phrase(f"mkd-can-wyn--{pack.hash}") == "wyn"
    pack = read_pack({k: v for k, v in files.items() if "ftl" not in k}, pack_points(), kept=True)
    LIBRARY.add(pack)
    assert WORDS.phrase(f"mkd-figure-ash_wolf--{pack.hash}") == "ash wolf"


def test_a_kept_pack_leaves_out_an_emblem_that_does_not_fit_any_more():
    files = {**FILES, "emblems/ash_wolf.png": b"GIF89a", "emblems/nobody.png": b"GIF89a"}
    assert read_pack(files, pack_points(), kept=True).emblems == {}


def test_words_that_are_given_nothing_are_told_so():
    ((_, _, said),) = problems(**with_words("mkd-figure-cellar_rats = Rats { $x }\n"))
    assert said.endswith("which it is not given. Write it without variables.")


def test_a_pack_may_ask_for_the_forms_of_a_name_in_its_sentences():
    """Its own names have forms as those of the program do; no other variable becomes known."""
    key = "mkd-tended"
    good = f"{key} = {{ $figure }} heilt {{ $acc_target }} ({{ $gender_target }}).\n"
    assert key in read(**with_words(good, "de")).other_words["de"]
    ((_, _, said),) = problems(**with_words(good.replace("acc_target", "acc_friend"), "de"))
    assert "acc_friend" in said


@pytest.mark.parametrize(("systems", "name"), [(b'["mkd", "mkd"]', "mkd"), (b'["mage"]', "mage")])
def test_a_system_that_is_none_or_listed_twice_is_named(systems, name):
    manifest = FILES["pack.toml"].replace(b'["mkd"]', systems)
    assert manifest != FILES["pack.toml"]
    ((_, _, said),) = problems(**{"pack.toml": manifest})
    assert f"“{name}”" in said
