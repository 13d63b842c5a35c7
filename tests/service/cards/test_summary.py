"""Long turns on a card: who acts has a line, and what matters is kept."""

from rules.core.telling import PLAIN, Telling
from rules.core.words import Colour, Text, Words
from rules.registry import rulesets
from rules.service.cards.summary import LONGEST, Room, summary_of
from rules.systems.mkd.telling import TELLING

FTL = """
troll = Fen Troll
orc = Orc
decided = { $figure } goes for { $target }.
walked = { $figure } moves to { $to }.
hit = { $figure } strikes { $target }.
fell = { $figure } is slain.
token = A token goes { $way }.
long = { $figure } { $way }.
"""
SHORT = Telling(
    heads=frozenset({"decided", "walked", "token", "long"}),
    major=frozenset({"fell"}),
    minor=frozenset({"walked", "token"}),
)

ROOM = Room(9, 780)


def words(tmp_path):
    path = tmp_path / "en.ftl"
    path.write_text(FTL, "utf-8")
    return Words.load([path])


def event(kind, **args):
    texts = {"troll", "orc"}
    return {
        "kind": kind,
        **{
            name: Text.of(value).model_dump(mode="json") if value in texts else value
            for name, value in args.items()
        },
    }


def fold(tmp_path, *events, telling=SHORT):
    return summary_of([(Colour(b""), events)], telling, words(tmp_path), ROOM)


def test_what_one_figure_does_is_a_line_with_its_name_once(tmp_path):
    told = fold(
        tmp_path,
        event("token", way="north"),
        event("token", way="south"),
        event("decided", figure="troll", target="orc"),
        event("walked", figure="troll", to="C7"),
        event("hit", figure="orc", target="troll"),
        event("hit", figure="troll", target="orc"),
        event("walked", figure="orc", to="C8"),
    )
    assert told.lines == (
        "A token goes north.",
        "A token goes south.",
        "**Fen Troll** goes for Orc · moves to C7. Orc strikes Fen Troll. Fen Troll strikes Orc.",
        "**Orc** moves to C8.",
    )
    assert told.left_out == 0


def test_without_a_word_on_it_every_event_is_a_line_and_the_latest_are_kept(tmp_path):
    events = [event("walked", figure="troll", to=f"C{n}") for n in range(30)]
    told = fold(tmp_path, *events, telling=PLAIN)
    assert told.left_out == 30 - ROOM.lines
    assert told.lines == tuple(f"Fen Troll moves to C{n}." for n in range(21, 30))


def test_minor_things_go_first_and_major_ones_last(tmp_path):
    events = [
        event("fell", figure="orc"),
        *(event("token", way=f"{n}") for n in range(20)),
        event("decided", figure="troll", target="orc"),
        event("walked", figure="troll", to="C7"),
        event("hit", figure="troll", target="orc"),
    ]
    told = fold(tmp_path, *events)
    assert len(told.lines) == ROOM.lines
    assert told.lines[0] == "Orc is slain."
    assert told.lines[1] == "A token goes 13."
    assert told.lines[-1] == "**Fen Troll** goes for Orc · moves to C7 · strikes Orc."
    assert told.left_out == 13
    wordy = [
        event("fell", figure="orc"),
        *(event("long", figure="troll", way="x" * 150) for _ in range(9)),
        event("walked", figure="troll", to="C7"),
    ]
    told = fold(tmp_path, *wordy)
    assert told.lines[0] == "Orc is slain."
    assert not any("C7" in line for line in told.lines)
    assert sum(map(len, told.lines)) <= ROOM.letters


def test_a_figure_that_does_a_great_deal_has_more_than_one_line(tmp_path):
    told = fold(tmp_path, *(event("long", figure="troll", way="x" * 100) for _ in range(6)))
    assert len(told.lines) == 2
    assert all(len(line) < LONGEST + 150 for line in told.lines)
    assert all(line.startswith("**Fen Troll** x") for line in told.lines)


def test_the_kinds_that_systems_name_are_kinds_of_theirs():
    for rules in rulesets().values():
        telling = rules.telling
        named = telling.heads | telling.major | telling.minor
        schema = rules.events.json_schema()
        kinds = set(schema.get("discriminator", {}).get("mapping", ()))
        assert named <= kinds, rules.key
    assert TELLING.heads
