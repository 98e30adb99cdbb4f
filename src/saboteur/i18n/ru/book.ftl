### The rulebook at hand: fetched when it is opened.

book-go = К разделу
book-search = Искать в правилах
book-none = Ни одно правило не содержит этих слов.
book-played = Здесь играют: { $what }
