"""Settings of an adventure and of its pace, as lines that people read and choose from."""
