"""Days that the proposed game takes by post, by the number of its players.

Medians; virtual months of each number: 1. Written by `tests.month.lengths`.
"""

DAYS = {
    1: 0.9,
    2: 3.2,
    3: 3.2,
    4: 8.4,
}
