"""The tables of the adventure, for people who play it with figures on a real table."""

from rules.core.oracle import OracleTable
from rules.systems.mkd.oracle import FACING, LYING, REVEALS, SHARE, SQUARES, ruled

ORACLE: tuple[OracleTable, ...] = (
    ruled("wmt_movement", "movement", reason="mkd-token-movement"),
    *REVEALS,
    SHARE,
    ruled("decision", "decision", then={"unexpected": "unexpected"}),
    ruled("unexpected", "unexpected"),
    ruled("reinforcements", "reinforcements"),
    ruled("theft_goal", "theft", reason="mkd-theft-goal"),
    ruled(
        "chamber",
        "discovery",
        "chamber",
        then={"accessory": "discovery-accessory", "both": "discovery-accessory"},
    ),
    ruled("hallway", "discovery", "hallway"),
    ruled("chamber_accessory", "discovery", "accessory", reason="mkd-accessory"),
    *SQUARES,
    *FACING,
    *LYING,
)
"""Movement of tokens, reveals, decisions, reinforcements, thefts and discoveries (1.2 to 1.11).

A thief's destination is rolled once it has its chest, so no other table asks for it (MA-124).
Squares, facings and the turns of tiles are rolled as in the delve (2.18).
"""
