"""`undercroft pack`: what authors of packs need, from the first file to the zip."""
