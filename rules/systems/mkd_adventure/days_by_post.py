"""Days that the proposed game takes by post, by the number of its players.

Medians of so many virtual months each; written by `tests.month.lengths`.
"""

DAYS = {
    1: 2.5,  # 3 tables
    3: 4.4,  # 2 tables
    5: 4.3,  # 2 tables
}
