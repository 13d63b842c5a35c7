"""Packs: heroes, monsters, tiles, themes and words of one's own. A pack is data, never code.

`archive` takes files out of a zip within limits, `reading` makes a checked `Pack` of them by what
each system takes (`points`), `library` keeps the packs at hand that games under way play with.
"""
