"""Benchmarks: the rules engine, the table server and the page."""
