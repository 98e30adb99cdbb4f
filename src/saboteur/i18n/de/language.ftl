# What the menu calls this language, in its own words.
language-name = Deutsch
