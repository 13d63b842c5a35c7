"""Sending what no interaction answers: cards, calls to people, boards and thread names."""
