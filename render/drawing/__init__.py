"""What every painter draws with: colours, pens, canvases, letters, and what is kept of them."""
