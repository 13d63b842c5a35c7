"""`undercroft rehearse`: what the bot relies on, tried on the real Discord before friends come."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import aiohttp

from bot.catalogs import USUAL_LOCALE, all_words
from bot.refusal import MISCONFIGURED, Refused
from bot.rehearsal.conversation import Conversation, Declined, Host
from bot.rehearsal.place import Unusable
from bot.rehearsal.remains import AnotherRehearsal, Notebook
from bot.rehearsal.report.comparing import compare
from bot.settings import Settings
from bot.table.connect import pointed_at
from rules.core.words import Words

Say = Callable[[str], None]
Ask = Callable[[str], str]

REPORT = Path("rehearsal.json")
LARGEST_ID = 2**63 - 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "--channel", type=_id, metavar="ID", help="the text channel to rehearse in, by a thread"
    )
    parser.add_argument("--yes", action="store_true", help="ask nothing, also where people are")
    parser.add_argument(
        "--clean", action="store_true", help="remove what a killed rehearsal left, and end"
    )
    parser.add_argument(
        "--table", action="store_true", help="rehearse at the local table, to see what it does"
    )
    parser.add_argument(
        "--with-a-person",
        nargs="?",
        const="",
        type=_person,
        metavar="ID",
        help="let a person press ten things afterwards: whoever does first, or the one of this id",
    )
    parser.add_argument(
        "--compare",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="say what a report means for the program, or what changed from one to another; end",
    )
    parser.add_argument(
        "--report", type=Path, default=REPORT, metavar="FILE", help=f"the report ({REPORT})"
    )


def main(options: argparse.Namespace, say: Say, ask: Ask | None = None) -> int:
    """Rehearse; return 0 when nothing differs, and 1 where something does or it was stopped.

    Raises:
        Refused: there is no token, no such channel, no right, or nobody allowed it.
    """
    words = all_words(USUAL_LOCALE)
    if options.compare:
        return compare(options.compare, words, say)
    settings = Settings()
    host = Host(say, ask or _console(), words, yes=options.yes)
    if options.table:
        from bot.rehearsal.at_table import hold_at_table  # noqa: PLC0415 - it loads the table

        return hold_at_table(host, options.report, person=options.with_a_person)
    if settings.token is None:
        raise Refused(words.phrase("rehearse-no-token"), MISCONFIGURED)
    token = settings.token.get_secret_value()
    person = options.with_a_person
    talk = Conversation(host, token, settings.database, options.report, person=person)
    elsewhere = pointed_at(settings.api_base) if settings.api_base else nullcontext()
    with _refusing(talk.notebook, words), talk.notebook.held(), elsewhere:
        return talk.clean() if options.clean else talk.hold(options.channel)


@contextmanager
def _refusing(notebook: Notebook, words: Words) -> Iterator[None]:
    """Turn what keeps a rehearsal from being held into sentences for the host."""
    path = str(notebook.file)
    try:
        yield
    except Unusable as why:
        code = MISCONFIGURED if why.key == "rehearse-token" else 1
        raise Refused(words.phrase(why.key, **why.given), code) from why
    except Declined as why:
        raise Refused(words.phrase(str(why))) from why
    except AnotherRehearsal as why:
        raise Refused(words.phrase("rehearse-busy", path=path)) from why
    except (aiohttp.ClientError, TimeoutError) as why:
        error = str(why) or type(why).__name__
        raise Refused(words.phrase("rehearse-unreachable", error=error)) from why
    except (OSError, ValueError) as why:
        raise Refused(words.phrase("rehearse-no-file", path=path, error=str(why))) from why
    except (KeyboardInterrupt, EOFError) as why:
        raise Refused(words.phrase("rehearse-not-begun")) from why


def _console() -> Ask | None:
    """Return what asks on the console, where somebody sits at one."""
    return input if sys.stdin is not None and sys.stdin.isatty() else None


def _person(typed: str) -> str:
    """Return a typed id, or nothing where nobody was named.

    Raises:
        ArgumentTypeError: the text is no id.
    """
    return _id(typed) if typed else ""


def _id(typed: str) -> str:
    """Return a typed Discord id.

    Raises:
        ArgumentTypeError: the text is no id.
    """
    readable = typed.isascii() and typed.isdecimal() and len(typed) <= len(str(LARGEST_ID))
    if not (readable and 0 < int(typed) <= LARGEST_ID):
        raise argparse.ArgumentTypeError(f"{typed[:30]!r} is not a Discord id: give a number")
    return typed
