"""`undercroft words`: for translators, how far a language is and what is wrong with it."""
