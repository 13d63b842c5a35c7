"""One folder per tabletop system."""
