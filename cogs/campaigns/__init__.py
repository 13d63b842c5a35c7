"""Commands of adventures that last."""
