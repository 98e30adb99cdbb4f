### What is needed before the start only; fetched with the lobby.

## The host’s settings for company

setting-company = Разговор и зрители
setting-chat = Чат
setting-chat-about = Без него остаются заявления, которые каждый читает на своём языке.
setting-delay = Зрители видят всё
setting-delay-about = Кто откроет ссылку после начала, становится зрителем. С задержкой зритель никому не подскажет.
delay-none = сразу
delay-seconds = на { $seconds } с позже
delay-moves = { $moves ->
    [one] на { $moves } ход позже
    [few] на { $moves } хода позже
    [many] на { $moves } ходов позже
   *[other] на { $moves } хода позже
}

## Several people on one device

add-here = На этом устройстве
add-here-label = Добавить игрока на этом устройстве, место { $number }
add-here-title = Ещё кто-то на этом устройстве
add-here-about = Устройство передаёте по кругу; между ходами оно закрыто, чтобы никто не видел чужих карт.
take-away = Убрать
take-away-label = Убрать: { $who }

## The big screen

screen-title = Показать на большом экране
screen-about = Шахта и игроки для всех в комнате; карты остаются на телефонах. Откройте там эту ссылку.
screen-open = Открыть здесь
