"""`python -m bot` is `undercroft`."""

from bot.cli import main

raise SystemExit(main())
