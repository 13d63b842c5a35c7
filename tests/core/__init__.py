"""Dice, words, settings, state upgrades and the shape of scenes."""
