"""Drawing off the event loop, fairly among those who wait, in memory that is given back."""
