"""Days that the proposed game takes by post, by the number of its players.

Medians; virtual months of each number: 3. Written by `tests.month.lengths`.
"""

DAYS = {
    1: 0.7,
    2: 4.8,
}
