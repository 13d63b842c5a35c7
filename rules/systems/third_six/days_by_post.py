"""Days that the proposed game takes by post, by the number of its players.

Medians of so many virtual months each; written by `tests.month.lengths`.
"""

DAYS = {
    1: 0.7,  # 3 tables
    2: 4.8,  # 3 tables
    3: 3.4,  # 3 tables
    4: 3.5,  # 2 tables
    6: 6.8,  # 2 tables
}
