"""`python -m bot` is `undercroft`."""

from bot.commands.entry import main

raise SystemExit(main())
