"""What every system shares: models, dice, words, scenes and the ruleset contract."""
