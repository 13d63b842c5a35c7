"""What is stored of an adventure: its chain of hashes, its seeds, its state, its replay."""
