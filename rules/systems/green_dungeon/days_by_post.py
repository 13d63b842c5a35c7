"""Days that the proposed game takes by post, by the number of its players.

Medians of so many virtual months each; written by `tests.month.lengths`.
"""

DAYS = {
    1: 4.7,  # 2 tables
    2: 15.8,  # 2 tables
    3: 19.9,  # 2 tables
    4: 18.3,  # 2 tables
}
