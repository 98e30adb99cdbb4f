"""What games tell people: replays, stories, turning points, why bots moved, and how balanced rules are."""
