"""The visit to town: its steps, the temple, the market, the school, and agreement on deals."""
