## Its name, and what the lobby says of it

module-craftsman = Мастер
module-craftsman-about = Карта, которая чинит любой инструмент.

## Cards

card-craftsman = Мастер
card-craftsman-about = Почините любой сломанный инструмент.

## Lessons

lesson-craftsman = Мастер
lesson-craftsman-1 = Мастер чинит любой инструмент, ваш или чужой. Сыграйте его и выберите.
lesson-craftsman-end = Одна карта, один инструмент, любой.

## What is this?

what-card-craftsman = Инструмент может быть чужим или вашим. Где ничего не сломано, её не сыграть.
