"""What all cogs stand on: who asks, ids of buttons, safe text, errors in words, and rights."""
