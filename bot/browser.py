"""The page of the local table in the browser of whoever started it."""

import sys
import threading
import webbrowser
from collections.abc import Mapping

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")
"""Variables that name a screen, where the system does not always have one."""
ALWAYS_A_SCREEN = ("darwin", "win32")
REMOTE = ("SSH_CONNECTION", "SSH_TTY")
AUTOMATIC = ("CI", "PYTEST_CURRENT_TEST")


def may_open(environment: Mapping[str, str], *, terminal: bool, platform: str) -> bool:
    """Return whether a person sits here who sees a browser open: a terminal and a screen.

    Programs that start the bot by themselves have no terminal, automatic builds say so, and who
    comes by SSH sees only a screen that is forwarded to them.
    """
    if not terminal or any(environment.get(each) for each in AUTOMATIC):
        return False
    if any(environment.get(each) for each in SCREENS):
        return True
    return platform in ALWAYS_A_SCREEN and not any(environment.get(each) for each in REMOTE)


def open_page(address: str, environment: Mapping[str, str]) -> None:
    """Open an address in the browser, where somebody would see it; never wait for the browser."""
    # Programs without a console, as Windows' `pythonw`, have no output at all.
    terminal = sys.stdout is not None and sys.stdout.isatty()
    if may_open(environment, terminal=terminal, platform=sys.platform):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
