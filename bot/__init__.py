"""The process: the only package that knows all parts, and connects them."""
