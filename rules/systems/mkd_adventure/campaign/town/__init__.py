"""The visit to town: its steps, the temple, the market, the school, and who agrees to what."""
