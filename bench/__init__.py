"""Benchmarks: the rules machine, the table server and the page."""
