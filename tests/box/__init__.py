"""The jubilee box: championship cards and mini-expansions."""
