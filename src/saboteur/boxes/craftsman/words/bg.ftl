## Its name, and what the lobby says of it

module-craftsman = Майстор занаятчия
module-craftsman-about = Карта, която ремонтира всеки счупен инструмент.

## Cards

card-craftsman = Майстор занаятчия
card-craftsman-about = Ремонтирайте един счупен инструмент от всякакъв вид.

## Lessons

lesson-craftsman = Майстор занаятчия
lesson-craftsman-1 = Майсторът ремонтира всеки инструмент, ваш или чужд. Изиграйте го и изберете.
lesson-craftsman-end = Една карта, един инструмент, който и да е.

## What is this?

what-card-craftsman = Инструментът може да е ваш или чужд. Където нищо не е счупено, не може да се играе.
