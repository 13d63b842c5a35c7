"""Days that the proposed game takes by post, by the number of its players.

Medians of so many virtual months each; written by `tests.month.lengths`.
"""

DAYS = {
    1: 0.7,  # 3 tables
    2: 4.8,  # 3 tables
}
