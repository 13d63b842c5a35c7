"""Attacks, harm and healing, and the abilities that count in a fight."""
