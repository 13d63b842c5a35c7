"""Hostile and broken packs: each gets a sentence and changes nothing, and none takes long."""

import random
import struct
import time
import zipfile
from io import BytesIO

import pytest

from bot.catalogs import all_words
from rules.core.colours import Colours
from rules.core.packs.archive import from_zip, to_zip
from rules.core.packs.library import LIBRARY
from rules.core.packs.limits import MOST_BYTES, MOST_ENTRIES, MOST_FILES
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.registry import pack_points
from rules.service.packs.templates import template_of
from tests.support.colours import written
from tests.support.joined import joined
from tests.support.soak import cases

FILES = dict(template_of("mkd"))
WORDS = all_words("en")
LONG = 10.0
"""Seconds of processor time that the worst pack may take on a slow machine."""


def zipped(files, compression=zipfile.ZIP_DEFLATED):
    """A zip of anything, by names and contents in their order."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", compression) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return packed.getvalue()


def changed(name, *pairs):
    """The template with one file changed."""
    text = FILES[name].decode()
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return to_zip({**FILES, name: text.encode()})


def with_words(added):
    return to_zip({**FILES, "words/en.ftl": FILES["words/en.ftl"] + added.encode()})


def unread():
    """Eleven times the same colour, twice."""
    same = dict.fromkeys(Colours.model_fields, "#808080")
    return written(Colours(**same), Colours(**same))


def named(name, data=b"x"):
    return zipped([*FILES.items(), (name, data)])


def linked():
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in FILES.items():
            archive.writestr(name, data)
        link = zipfile.ZipInfo("README.md")
        link.external_attr = 0xA1FF << 16
        archive.writestr(link, "/etc/passwd")
    return packed.getvalue()


def encrypted():
    data = bytearray(zipped(FILES.items()))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.index(mark)
        data[at + offset] |= 1
    return bytes(data)


def lying():
    """A zip whose directory says that its file is small, and that unpacks to far more."""
    data = bytearray(zipped([("pack.toml", b"#" * (2 * MOST_BYTES))]))
    at = data.index(b"PK\x01\x02")
    data[at + 24 : at + 28] = struct.pack("<I", 10)
    return bytes(data)


def picture(across, down, length=13):
    header = struct.pack(">I4sII", length, b"IHDR", across, down) + b"\x08\x06\x00\x00\x00"
    return b"\x89PNG\r\n\x1a\n" + header + b"\x00" * 20


def many_monsters(count):
    block = FILES["mkd/monsters.toml"].decode().partition("[[monster]]")[2]
    return "".join(
        "[[monster]]" + block.replace("ash_wolf", f"wolf_{number}") for number in range(count)
    )


HOSTILE = {
    "nothing": b"",
    "no zip": b"MZ" + b"\x90" * 5000,
    "half a zip": zipped(FILES.items())[:300],
    "no files": zipped([]),
    "a bomb": zipped([("pack.toml", b"\0" * (3 * MOST_BYTES))]),
    "a lie about sizes": lying(),
    "bombs in the data": named("mkd/npcs.toml", b"#" * (MOST_BYTES + 1)),
    "a zip in a zip": named("mkd/npcs.toml", zipped([("pack.toml", b"\0" * MOST_BYTES)])),
    "encrypted": encrypted(),
    "a link": linked(),
    "a path upwards": named("../../../etc/cron.d/pack"),
    "an absolute path": named("/etc/passwd"),
    "a drive": named("C:\\Windows\\system32\\pack.dll"),
    "a hidden file": named(".ssh/authorized_keys"),
    "code": named("mkd/__init__.py", b"import os"),
    "capitals": named("PACK.TOML", FILES["pack.toml"]),
    "a name turned around": named("mkd/\u202elmot.sretsnom"),
    "thousands of files": zipped([(f"f{number}.toml", b"") for number in range(MOST_FILES + 100)]),
    "deep lists": changed("mkd/monsters.toml", ("copies = 4", "copies = " + "[" * 400 + "]" * 400)),
    "very deep lists": changed(
        "mkd/monsters.toml", ("copies = 4", "copies = " + "[" * 90_000 + "]" * 90_000)
    ),
    "a huge number": changed("mkd/monsters.toml", ("value = 15", "value = " + "9" * 90_000)),
    "no number": changed("mkd/monsters.toml", ("value = 15", "value = nan")),
    "an endless number": changed("mkd/monsters.toml", ("value = 15", "value = 1e9999")),
    "a long list": changed("mkd/monsters.toml", ('["living"]', "[" + '"living",' * 90_000 + "]")),
    "too many entries": to_zip(
        {**FILES, "mkd/monsters.toml": many_monsters(MOST_ENTRIES + 1).encode()}
    ),
    "a long line": changed("mkd/monsters.toml", ("value = 15", "value = [" + " " * 900_000)),
    "an id of another pack": changed(
        "mkd/monsters.toml", ('"ash_wolf"', '"ash_wolf--00000000000000000000"')
    ),
    "an id with markup": changed("mkd/monsters.toml", ('"ash_wolf"', '"**<@1>**"')),
    "a cycle of words": with_words("\n-a = { -b }\n-b = { -a }\n"),
    "a cycle of messages": with_words(
        "\nmkd-figure-bone_archer = { mkd-figure-cellar_rats }\n"
        "mkd-figure-cellar_rats = { mkd-figure-bone_archer }\n"
    ),
    "a function": with_words('\nmkd-figure-cellar_rats = { SUM($hero, "1") }\n'),
    "a variable that is not there": with_words("\nmkd-figure-cellar_rats = { $token }\n"),
    "braces in braces": with_words("\nmkd-figure-cellar_rats = " + "{" * 50_000 + "}" * 50_000),
    "a name that says nothing": with_words('\nmkd-figure-cellar_rats = { "" }\n'),
    "a name as long as a book": with_words("\nmkd-figure-cellar_rats = " + "Rat" * 100_000),
    "a name that cannot be seen": with_words("\nmkd-figure-cellar_rats = \u200b\u202eR\n"),
    "a name that formats": changed("words/en.ftl", ("= Ash Wolf", "= **Ash Wolf**")),
    "a name that mentions": changed("words/en.ftl", ("= Ash Wolf", "= Wolf <@1> @everyone")),
    "a name that links": changed("words/en.ftl", ("= Ash Wolf", "= [Wolf](https://evil.example)")),
    "a sentence that links": with_words(
        "\nmkd-numbered = { $name } { $number } http://evil.example\n"
    ),
    "a mention in letters": with_words('\nmkd-numbered = { $name } { $number } { "<@1>" }\n'),
    "a mention in a plural": with_words(
        "\nmkd-numbered = { $number ->\n    [one] @here\n   *[other] { $name }\n}\n"
    ),
    "colours that nobody can read": named("colours.toml", unread().encode()),
    "a colour as long as a book": named("colours.toml", b'light.floor = "' + b"#" * 10**6 + b'"'),
    "colours within colours": named("colours.toml", b"[" + b"light." * 900 + b"x]"),
    "a colour that calls": named("colours.toml", b'[light]\nfloor = "url(http://evil.example)"'),
    "a number of colours": named("colours.toml", b"light = " + b"9" * 9_000),
    "a heading for a title": changed("pack.toml", ('"My pack"', '"# My pack"')),
    "a title that mentions": changed("pack.toml", ('"My pack"', '"My @everyone pack"')),
    "thousands of unknown keys": with_words(
        "".join(f"\nmkd-figure-nobody_{number} = Nobody" for number in range(9_000))
    ),
    "no text": to_zip({**FILES, "words/en.ftl": b"\xff\xfe" + b"\0a" * 300}),
    "a picture of a wall": to_zip({**FILES, "emblems/ash_wolf.png": picture(100_000, 100_000)}),
    "a picture of nothing": to_zip({**FILES, "emblems/ash_wolf.png": picture(0, 16)}),
    "a picture that is none": to_zip({**FILES, "emblems/ash_wolf.png": b"GIF89a" + b"\0" * 99}),
    "a picture of nobody": to_zip({**FILES, "emblems/nobody.png": picture(64, 64)}),
    "a path for a name": changed("pack.toml", ('"my-pack"', '"../../my-pack"')),
    "a system that is not there": changed("pack.toml", ('["mkd"]', '["mkd", "os.system"]')),
    "the format of tomorrow": changed("pack.toml", ("format = 1", "format = 2")),
    "a title over several lines": changed("pack.toml", ('"My pack"', '"My\\n# pack"')),
}


def refused(data):
    """The sentences with which a pack is refused."""
    at_hand = LIBRARY.size
    began = time.process_time()
    with pytest.raises(PackError) as error:
        read_pack(from_zip(data), pack_points())
    assert time.process_time() - began < LONG
    assert LIBRARY.size == at_hand
    said = [WORDS.say(problem.text) for problem in error.value.problems]
    assert all(0 < len(each) < 2_000 for each in said)
    assert WORDS.say(error.value.text)
    return said


@joined("name", HOSTILE)
def test_a_hostile_pack_is_refused_in_words(name):
    assert refused(HOSTILE[name])


def test_there_are_at_least_thirty():
    assert len(HOSTILE) >= 30


MUTATED = len(cases(20, 250))
"""Packs that are changed by chance with each seed."""


def mutated(chance):
    """The template with something small changed somewhere, as a zip or in its files."""
    files = dict(FILES)
    way = chance.randrange(6)
    name = chance.choice(sorted(files))
    data = bytearray(files[name])
    at = chance.randrange(len(data))
    if way == 0:
        data[at] = chance.randrange(256)
    elif way == 1:
        del data[at : at + chance.randrange(1, 40)]
    elif way == 2:
        data[at:at] = bytes(chance.randrange(32, 127) for _ in range(chance.randrange(1, 6)))
    elif way == 3:
        lines = bytes(data).split(b"\n")
        chance.shuffle(lines)
        data = bytearray(b"\n".join(lines))
    elif way == 4:
        for digit in range(len(data)):
            if 48 <= data[digit] < 58 and chance.random() < 0.2:
                data[digit] = chance.randrange(48, 58)
    files[name] = bytes(data)
    packed = bytearray(to_zip(files))
    if way == 5:
        packed[chance.randrange(len(packed))] ^= 1 << chance.randrange(8)
    return bytes(packed)


@pytest.mark.parametrize("seed", cases(3, 40))
def test_a_mutated_pack_is_read_or_refused_in_words(seed):
    """A long run tries ten thousand packs, a short one some of each way to change them."""
    chance = random.Random(seed)
    read, said = 0, []
    for _ in range(MUTATED):
        try:
            pack = read_pack(from_zip(mutated(chance)), pack_points())
        except PackError as error:
            said.append([WORDS.say(problem.text) for problem in error.problems])
        else:
            read += pack.manifest.systems == ("mkd",)
    assert read + len(said) == MUTATED
    assert all(map(any, said))
    assert min(read, len(said)) > MUTATED // 25
