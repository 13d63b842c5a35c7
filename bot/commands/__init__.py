"""The command line: `undercroft run`, `doctor`, `map`, `simulate` and the rest."""
