"""Days that the proposed game takes by post, by the number of its players.

Medians of so many virtual months each; written by `tests.month.lengths`.
"""

DAYS = {
    1: 0.7,  # 4 tables
    2: 3.2,  # 1 table
    3: 3.2,  # 1 table
    4: 8.4,  # 1 table
    5: 6.2,  # 3 tables
    8: 18.3,  # 1 table
}
