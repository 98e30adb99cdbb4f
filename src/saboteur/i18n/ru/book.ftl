### The rulebook at hand: fetched when it is opened.

book-go = Перейти к разделу
book-search = Искать в правилах
book-none = Ни одно правило не содержит этих слов.
book-played = За этим столом: { $what }
book-part = Какие правила
book-booklet = Правила игры
book-rules = Правила по номерам
book-preset = Какая игра
book-players = Сколько игроков
book-for = игроков: { $players }
book-print = Печать
