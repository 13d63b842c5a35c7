"""Clocks of play by post: how long a turn lasts, and when nobody's clock runs.

All of it is computed from its arguments; nothing here asks what time it is.
"""
