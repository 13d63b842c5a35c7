"""`python -m bot` is `undercroft`."""

from bot.commands.cli import main

raise SystemExit(main())
