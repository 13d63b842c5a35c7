"""What cards and boards say."""
