"""The tools of drawing: colours, pens, canvases, lettering, and caches of what was drawn."""
