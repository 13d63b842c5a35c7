"""What is sent by itself: cards, calls to people, boards and thread names."""
