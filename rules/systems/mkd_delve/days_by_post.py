"""Days that the proposed game takes by post, by the number of its players.

Medians; virtual months of each number: 2. Written by `tests.month.lengths`.
"""

DAYS = {
    1: 6.5,
    2: 4.6,
    3: 18.0,
    4: 11.9,
}
