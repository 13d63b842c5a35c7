"""Time at the table: how long a turn lasts, and when nobody's clock runs.

Pure: it never asks what time it is.
"""
