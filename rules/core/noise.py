"""Noise for looks alone: a place has the same value in every process."""


def chance(x: int, y: int, salt: int = 0) -> float:
    """Return the noise of a place, from 0 up to 1."""
    value = (x * 0x9E3779B1 ^ y * 0x85EBCA77 ^ salt * 0xC2B2AE3D) & 0xFFFFFFFF
    for factor in (0x7FEB352D, 0x846CA68B):
        value ^= value >> 16
        value = value * factor & 0xFFFFFFFF
    return (value ^ value >> 15) / 2**32


def swing(x: int, y: int, salt: int = 0) -> float:
    """Return the noise of a place, from -1 up to 1."""
    return 2 * chance(x, y, salt) - 1
