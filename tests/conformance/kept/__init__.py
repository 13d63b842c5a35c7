"""What is kept for ever: stored states, logs and transcripts of released systems."""
