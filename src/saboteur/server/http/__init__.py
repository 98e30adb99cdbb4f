"""Everything over plain HTTP: the page and its files, and the API."""
