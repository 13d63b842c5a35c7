"""`undercroft stage`: a game in any state by name, in a server that is marked for developers."""

import argparse
import base64
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex

from bot.catalogs import USUAL_LOCALE, all_words
from bot.refusal import Refused
from bot.settings import Settings
from bot.timekeeping.owner_orders import LARGEST_ID
from bot.timekeeping.stage_orders import StageOrder, give_stage, replied, stage_file
from cogs.base.guests import invitation_of
from rules.core.words import Words
from rules.registry import campaigns, rulesets
from rules.service.journal.said_dice import read_faces
from rules.service.staging.search import Found, search
from rules.service.staging.staging import known_words
from rules.service.staging.wanted import wanted

PATIENCE = 30.0
"""Seconds that a running bot has to stage a game."""
LOOK = 0.2
ALL = "all"

Say = Callable[[str], None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "words", nargs="*", help='what to see, such as "a fight in the delve, two heroes"'
    )
    parser.add_argument(
        "--channel", type=_id, help="in which channel; without one it is only looked for"
    )
    parser.add_argument("--dice", default="", help="numbers for the next dice, such as 6,1,20")
    parser.add_argument(
        "--user", type=_id, default=0, help="who leads the heroes (the owner of the application)"
    )
    parser.add_argument(
        "--invite", action="store_true", help="print the address at which the bot is invited"
    )
    parser.add_argument(
        "--list",
        nargs="?",
        const=ALL,
        metavar="GAME",
        help="list the words of all games, or of one, and do nothing",
    )


def main(options: argparse.Namespace, say: Say) -> int:
    """Stage a game, look for one, or list the words.

    Raises:
        Refused: no server is marked, no bot can be asked, or there is no such game.
        RuleError: the words are not understood, or no such state was found.
    """
    words = all_words(USUAL_LOCALE)
    if options.list is not None:
        for line in _listed(options.list, words):
            say(line)
        return 0
    if options.invite:
        say(invite_of(Settings(), words))
        return 0
    typed = " ".join(options.words)
    if not typed.strip():
        raise Refused(words.phrase("stage-nothing-named"))
    faces = read_faces(options.dice)
    settings = Settings()
    if options.channel is not None:
        _check(settings, words)
    found = search(wanted(typed))
    say(_found(found, words))
    if options.channel is None:
        say(words.phrase("stage-how", words=typed))
        return 0
    order = StageOrder(
        token=token_hex(8),
        channel=options.channel,
        user=options.user,
        words=str(found.wanted),
        faces=faces,
        first=max(1, found.games),
    )
    return _asked(Path(str(settings.database)), order, words, say)


def invite_of(settings: Settings, words: Words) -> str:
    """Return the address at which the bot of these settings is invited, with its usual rights.

    A token begins with the id of its application.

    Raises:
        Refused: there is no token, or it is none of Discord's.
    """
    token = "" if settings.token is None else settings.token.get_secret_value()
    first = token.partition(".")[0]
    try:
        application = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except ValueError:
        application = ""
    if not application.isdecimal():
        raise Refused(words.phrase("stage-no-token"))
    return invitation_of(int(application))


def _check(settings: Settings, words: Words) -> None:
    """Check that a bot of these settings stages games for a command line.

    Raises:
        Refused: it does not.
    """
    if not settings.developers:
        raise Refused(words.phrase("stage-no-server"))
    if not isinstance(settings.database, Path):
        raise Refused(words.phrase("stage-in-discord"))


def _asked(database: Path, order: StageOrder, words: Words, say: Say) -> int:
    """Ask the bot, and say what came of it; one that does not run does it when it starts."""
    try:
        give_stage(database, order)
    except OSError as trouble:
        raise Refused(words.phrase("stage-not-written", trouble=str(trouble))) from trouble
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        reply = replied(database, order.token)
        if reply is not None:
            if not reply.good:
                raise Refused(reply.text)
            say(reply.text)
            return 0
        time.sleep(LOOK)
    waits = stage_file(database).exists()
    say(words.phrase("stage-waits" if waits else "stage-late", seconds=int(PATIENCE)))
    return 1


def _found(found: Found, words: Words) -> str:
    return words.phrase(
        "stage-found",
        wanted=str(found.wanted),
        seed=found.words,
        game=found.games,
        steps=len(found.taken),
        played=found.played,
    )


def _listed(game: str, words: Words) -> Iterator[str]:
    """Yield every word that is understood, of all games or of one.

    Raises:
        Refused: there is no such game.
    """
    keys = (*rulesets(), *campaigns())
    if game not in (ALL, *keys):
        raise Refused(words.phrase("stage-no-game", game=game[:60], games=", ".join(keys)))
    yield words.phrase("stage-list-frame")
    for name, same in known_words():
        yield _line(name, same, words)
    for key in keys if game == ALL else (game,):
        yield ""
        yield words.phrase("stage-list-game", game=key, title=words.phrase(f"{key}-title"))
        for name, same in known_words(key):
            yield _line(name, same, words)


def _line(name: str, same: list[str], words: Words) -> str:
    about = f"stage-about-{name}"
    others = [each for each in same if each != name]
    said = [words.phrase(about)] if words.has(about) else []
    spelt = [words.phrase("stage-list-same", words=", ".join(others))] if others else []
    return f"  {name:<12} {' '.join((*said, *spelt))}".rstrip()


def _id(typed: str) -> int:
    """Return a typed id of Discord's.

    Raises:
        ArgumentTypeError: the text is none.
    """
    readable = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(LARGEST_ID))
    if not (readable and 0 < int(typed) <= LARGEST_ID):
        raise argparse.ArgumentTypeError(f"{typed[:30]!r} is no id")
    return int(typed)
