"""The lab: how good the bots are and how balanced each set of rules is, with intervals."""
