"""by_post."""
