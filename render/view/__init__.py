"""Which squares may be seen, and where they lie on a picture."""
