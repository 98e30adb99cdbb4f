### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Разговор и зрители
setting-chat = Чат
setting-chat-about = Без него остават твърденията, които всеки чете на своя език.
setting-delay = Зрителите виждат всичко
setting-delay-about = Който отвори връзката след началото, гледа. Със закъснение никой зрител не може да помогне.
delay-none = веднага
delay-seconds = { $seconds } с по-късно
delay-moves = { $moves ->
    [one] { $moves } ход по-късно
   *[other] { $moves } хода по-късно
}

## Several people on one device

add-here = На това устройство
add-here-label = Добавяне на играч на това устройство, място { $number }
add-here-title = Още някой на това устройство
add-here-about = Подавате си устройството; между ходовете то е закрито, за да не вижда никой чужди карти.
take-away = Махане
take-away-label = Махане: { $who }

## The big screen

screen-title = Показване на голям екран
screen-about = Мината и играчите за всички в стаята; картите остават на телефоните. Отворете там тази връзка.
screen-open = Отваряне тук
