"""Tests of the files made for other programs and for paper."""
