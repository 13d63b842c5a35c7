"""Days that the proposed game takes by post, by the number of its players.

Medians; virtual months of each number: 2. Written by `tests.month.lengths`.
"""

DAYS = {
    1: 4.7,
    2: 15.8,
    3: 19.9,
    4: 18.3,
}
