"""The process: the only package that knows all parts, and connects them."""

import cogs  # noqa: F401 - it has to be there before discord.py
