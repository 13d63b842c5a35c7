"""Steps, and everything that a step can lead to."""
