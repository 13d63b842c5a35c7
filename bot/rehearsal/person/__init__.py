"""The part with a person: ten things to press, one after the other, over a real connection."""
