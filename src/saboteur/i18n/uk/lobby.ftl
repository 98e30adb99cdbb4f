### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Розмова й глядачі
setting-chat = Чат
setting-chat-about = Без нього лишаються заяви, які кожен читає своєю мовою.
setting-delay = Глядачі бачать усе
setting-delay-about = Хто відкриє посилання після початку, стає глядачем. Із затримкою глядач нікому не підкаже.
delay-none = одразу
delay-seconds = на { $seconds } с пізніше
delay-moves = { $moves ->
    [one] на { $moves } хід пізніше
    [few] на { $moves } ходи пізніше
    [many] на { $moves } ходів пізніше
   *[other] на { $moves } ходу пізніше
}

## Several people on one device

add-here = На цьому пристрої
add-here-label = Додати гравця на цьому пристрої, місце { $number }
add-here-title = Ще хтось на цьому пристрої
add-here-about = Пристрій передаєте по колу; між ходами він закритий, щоб ніхто не бачив чужих карт.
take-away = Прибрати
take-away-label = Прибрати: { $who }

## The big screen

screen-title = Показати на великому екрані
screen-about = Шахта й гравці для всіх у кімнаті; карти лишаються на телефонах. Відкрийте там це посилання.
screen-open = Відкрити тут
