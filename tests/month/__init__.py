"""Months of play by post in virtual time: real service, real store, people with a rhythm.

`rhythm` says when people come, `life` is one table through its month, `visits` what somebody does
there, `whims` what else comes to people's minds, `virtual_bot` does what is due, `laws` must hold
after every commit, `figures` counts. `python -m tests.month` plays several hundred tables.
"""
