"""The beginning of every command: say at once what starts, then load the program.

Loading takes seconds on a busy machine, so this module imports nothing that does.
"""

import os
import sys
from collections.abc import Mapping, Sequence

from bot.commands.names import RUN, TABLE, version_line
from bot.console import prepare, say
from bot.env_file import from_file
from bot.loading import kept
from bot.refusal import Refused

LOCALLY = "Starting the local table …"
ON_DISCORD = "Starting: the bot is about to join Discord …"
ENDS_AT_ONCE = {"-h", "--help", "--version", "--check"}
"""Options with which no command keeps running."""


def main() -> int:
    """Carry out the command line of this process; returns the exit code."""
    prepare()
    try:
        return _carried_out(sys.argv[1:])
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return refusal.code


def _carried_out(arguments: Sequence[str]) -> int:
    if arguments == ["health"]:
        from bot import health  # noqa: PLC0415 - asked every half minute, it loads nothing else

        return health.main()
    if arguments == ["--version"]:
        say(version_line())
        return 0
    if said := first_line(arguments, {**from_file(), **_given(os.environ)}):
        say(said)
    with kept():
        from bot.commands import cli  # noqa: PLC0415 - only after the first line

        cli.load(arguments)
    return cli.main()


def first_line(arguments: Sequence[str], settings: Mapping[str, str | None]) -> str:
    """Return the first line that a long-running command prints; "" for other commands."""
    if ENDS_AT_ONCE & set(arguments):
        return ""
    command = next((each for each in arguments if not each.startswith("-")), RUN)
    if command not in {RUN, TABLE}:
        return ""
    return ON_DISCORD if command == RUN and settings.get("DISCORD_TOKEN") else LOCALLY


def _given(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that say something; the settings take an empty one as not given."""
    return {key: value for key, value in environment.items() if value}
