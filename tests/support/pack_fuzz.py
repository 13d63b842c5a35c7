"""Files of packs that somebody made to break a parser: TOML, Fluent, zips and PNG, by chance.

Each begins with a sound file and is changed by what such parsers stumble over: numbers that are too
long, brackets that go too deep, escapes of no character, chunks and headers that lie.
"""

import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping
from io import BytesIO
from random import Random

from rules.core.packs.archive import to_zip
from rules.registry import pack_points
from rules.service.packs.templates import template_of
from tests.support.emblems import flame

FILES = dict(template_of("mkd"))
EMBLEM = "emblems/ash_wolf.png"
WORDS = "words/en.ftl"

TOML = [
    "0x" + "F" * 5000,
    "9" * 5000,
    "1_" * 3000 + "0",
    "0o" + "7" * 6000,
    "0b" + "1" * 20_000,
    "1e9999",
    "-nan",
    "+inf",
    "1.5",
    "15.0",
    '"15"',
    "true",
    "1979-05-27",
    "07:32:00",
    "0001-01-01T00:00:00+23:59",
    "[" * 400 + "]" * 400,
    "[" * 5000,
    "{a=" * 300 + "1" + "}" * 300,
    '"\\uD800"',
    '"\\U00110000"',
    '"\\u202E"',
    '"\\u0000"',
    "'''",
    '"""',
    "[[",
    "]]",
    "a.b.c.d = 1",
    "." * 50,
    "\\",
    "#",
    "\r",
    "\t",
    "\x00",
    "[mkd]",
    "[[monster]]",
    "id = 3",
    'id = "Ash Wolf"',
    "{ }",
    "[]",
    "[1, [2, [3, {x = 1}]]]",
    "-1",
    "-0",
    "99999999999999999999",
    "2020-13-45",
    "= = =",
    "a.".join("" for _ in range(900)) + "b = 1",
    "ünder",
]
"""What is put into data files."""
FLUENT = [
    '{ "\\U110000" }',
    '{ "\\UFFFFFF" }',
    '{ "\\uD800" }',
    '{ "\\u202E" }',
    '{ "\\u0000" }',
    '{ "\\u000A" }',
    '{ "\\u00AD" }',
    '{ "\\U0E0041" }',
    "{ " + "9" * 5000 + " }",
    "{ 1." + "0" * 500 + "1 }",
    "{" * 300,
    "{" * 300 + "}" * 300,
    "{ $n ->\n   *[" + "9" * 5000 + "] x\n  }",
    "{ $n ->\n    [one] x\n   *[other] y\n  }",
    "{ $n ->\n    [one] x\n  }",
    "{ -term }",
    "{ message }",
    "{ message.attr }",
    "{ NUMBER($n) }",
    "{ FOO() }",
    '{ { { "deep" } } }',
    "\n    .indefinite = a\n",
    "\n    .attr = { $x }",
    "{ $x }",
    "\ufeff",
    "\u2028",
    "\x00",
    "\u3164",
    "\u200b",
    "\U000e0041",
    "{",
    "}",
    "*",
    "[",
    "\n",
    "\r\n",
    "\r",
    "#",
    "##",
    " = ",
    "-x = y\n",
    '{ "' + "a" * 900 + '" }',
    '{ "http:" }{ "//evil.example" }',
    "{ $n ->\n" + "    [a] b\n" * 90 + "   *[c] d\n  }",
    "{ $a -> [a] b *[c] d }" * 12,
    "e\u0301" + "\u0301" * 40,
    "\u115f",
    "\u2800",
]
"""What is put into words."""


CHUNKS = (
    b"IHDR PLTE IDAT IEND tRNS gAMA cHRM iCCP sRGB tEXt zTXt iTXt bKGD pHYs sPLT tIME eXIf "
    b"acTL fcTL fdAT abcd"
).split()
"""Kinds of chunks of a picture, and one that there is not."""


def changed(chance: Random, text: str, pieces: list[str]) -> str:
    """A text with one to four pieces of it replaced, doubled, cut, or something put in."""
    for _ in range(chance.randint(1, 4)):
        begin = chance.randrange(len(text) + 1)
        end = min(len(text), begin + chance.choice((0, 0, 1, 3, 20, 200)))
        match chance.randrange(6):
            case 0:
                new = chance.choice(pieces)
            case 1:
                new = text[begin:end] * chance.choice((2, 3, 50))
            case 2:
                new = chr(chance.choice((chance.randrange(128), chance.randrange(0xD800))))
            case 3:
                new = ""
            case 4:
                # What stands after an equals sign, the whole of it.
                begin = text.find("=", begin) + 1 or begin
                end = max(begin, text.find("\n", begin))
                new = f" {chance.choice(pieces)}"
            case _:
                new = "".join(chance.sample(text[begin:end], end - begin))
        text = text[:begin] + new + text[end:]
    return text


def data_file(chance: Random) -> Mapping[str, bytes]:
    """A pack one of whose data files, or whose manifest, is broken."""
    name = chance.choice([name for name in FILES if name.endswith(".toml")])
    text = changed(chance, FILES[name].decode(), TOML)
    return {**FILES, name: encoded(chance, text)}


def words_file(chance: Random) -> Mapping[str, bytes]:
    """A pack whose words are broken."""
    text = changed(chance, FILES[WORDS].decode(), FLUENT)
    return {**FILES, WORDS: encoded(chance, text)}


def encoded(chance: Random, text: str) -> bytes:
    """A text in bytes, sometimes not in UTF-8."""
    code = chance.choices(("utf-8", "utf-16", "latin-1"), (30, 1, 1))[0]
    return text.encode(code, "replace" if code == "latin-1" else "surrogatepass")


def picture_file(chance: Random) -> Mapping[str, bytes]:
    """A pack with a picture that lies: chunks by chance, most with the right checksum."""
    return {**FILES, EMBLEM: png(chance)}


def png(chance: Random) -> bytes:
    """A picture whose chunks were changed by chance."""
    data = flame()
    chunks = []
    at = 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        chunks.append((data[at + 4 : at + 8], bytearray(data[at + 8 : at + 8 + length])))
        at += 12 + length
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(chunks))
        _, body = chunks[place]
        match chance.randrange(6):
            case 0:
                chunks.insert(place, (chance.choice(CHUNKS), some_bytes(chance)))
            case 1:
                chunks.insert(place + 1, (chance.choice(CHUNKS), compressed(chance)))
            case 2 if body:
                body[chance.randrange(len(body))] = chance.randrange(256)
            case 3:
                chunks[place] = chance.choice(CHUNKS), body
            case 4:
                del body[chance.randrange(len(body) + 1) :]
            case _ if len(chunks) > 1:
                del chunks[place]
            case _:
                pass
    made = data[:8] + b"".join(chunk(chance, kind, bytes(body)) for kind, body in chunks)
    return made[: chance.randrange(len(made))] if chance.random() < 0.1 else made


def chunk(chance: Random, kind: bytes, body: bytes) -> bytes:
    """A chunk of a PNG, one in twenty with a wrong length or checksum."""
    length, check = len(body), zlib.crc32(kind + body)
    if chance.random() < 0.05:
        length, check = chance.choice(((length + 7, check), (2**31, check), (length, check ^ 1)))
    return struct.pack(">I", length) + kind + body + struct.pack(">I", check)


def some_bytes(chance: Random) -> bytearray:
    return bytearray(chance.randbytes(chance.choice((0, 1, 4, 13, 26, 300))))


def compressed(chance: Random) -> bytearray:
    """What a text or a profile of colours holds: a name, a nought, and perhaps far too much."""
    much = zlib.compress(b"\0" * chance.choice((10, 10_000, 20_000_000)))
    return bytearray(b"name\0" + chance.choice((b"", b"\0", b"\1")) + much)


def zip_file(chance: Random) -> bytes:
    """A zip whose bytes, headers or names were changed by chance."""
    if chance.random() < 0.4:
        return odd_zip(chance)
    data = bytearray(to_zip(FILES))
    marks = (b"PK\x01\x02", b"PK\x03\x04", b"PK\x05\x06")
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(data))
        match chance.randrange(4):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at : at + chance.choice((1, 4, 30))]
            case 2:
                data[at:at] = chance.randbytes(chance.choice((1, 4, 30)))
            case _:
                # A field of a header, of which the parser believes what it says.
                head = data.find(chance.choice(marks), at)
                if head >= 0:
                    field = head + 4 + 2 * chance.randrange(20)
                    data[field : field + 2] = chance.choice(
                        (b"\0\0", b"\xff\xff", chance.randbytes(2))
                    )
        if not data:
            break
    return bytes(data)


def odd_zip(chance: Random) -> bytes:
    """A zip that is sound, with methods, names and comments that no pack has."""
    names = [
        "a" * 300,
        "ä/ö.toml",
        "\u202e.toml",
        "./pack.toml",
        "mkd//x.toml",
        "mkd/../pack.toml",
        "con",
        "a\\b",
        "._pack.toml",
        "pack.toml~",
        "mkd/.monsters.toml.swp",
        "Thumbs.db",
        "mkd/",
        "PACK.toml",
        "\x00",
        " ",
    ]
    methods = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA)
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in FILES.items():
            archive.writestr(
                f"{chance.choice(('', '', 'my-pack/'))}{name}", data, chance.choice(methods)
            )
        for name in chance.sample(names, chance.randint(0, 3)):
            info = zipfile.ZipInfo(name)
            info.filename = name
            info.external_attr = chance.choice((0, 0xA1FF << 16, 0x10))
            archive.writestr(info, chance.randbytes(9), chance.choice(methods))
        archive.comment = chance.randbytes(chance.choice((0, 30)))
    data = bytearray(packed.getvalue())
    if chance.random() < 0.5:
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def of_any_system(chance: Random) -> Mapping[str, bytes]:
    """A pack of any system, or one that comes with the program, with a broken file."""
    sources = [dict(template_of(folder)) for folder in pack_points()]
    files = dict(chance.choice(sources))
    name = chance.choice([name for name in files if name.endswith((".toml", ".ftl"))])
    text = changed(chance, files[name].decode(), FLUENT if name.endswith(".ftl") else TOML)
    return {**files, name: encoded(chance, text)}


CORPUS: Mapping[str, Callable[[Random], bytes]] = {
    "toml": lambda chance: to_zip((data_file if chance.random() < 0.6 else of_any_system)(chance)),
    "fluent": lambda chance: to_zip(words_file(chance)),
    "zip": zip_file,
    "png": lambda chance: to_zip(picture_file(chance)),
}
"""Makers of zips with something broken in them, by what is broken."""
