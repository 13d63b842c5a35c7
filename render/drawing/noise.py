"""Chance for looks: the same place always gets the same irregularity, in every process."""


def chance(x: int, y: int, salt: int = 0) -> float:
    """Return a number from 0 up to 1 that belongs to a place."""
    value = (x * 0x9E3779B1 ^ y * 0x85EBCA77 ^ salt * 0xC2B2AE3D) & 0xFFFFFFFF
    for factor in (0x7FEB352D, 0x846CA68B):
        value ^= value >> 16
        value = value * factor & 0xFFFFFFFF
    return (value ^ value >> 15) / 2**32


def swing(x: int, y: int, salt: int = 0) -> float:
    """Return a number from -1 up to 1 that belongs to a place."""
    return 2 * chance(x, y, salt) - 1
