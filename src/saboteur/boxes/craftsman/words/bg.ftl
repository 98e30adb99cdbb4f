## Its name, and what the lobby says of it

module-craftsman = Майстор занаятчия
module-craftsman-about = Карта, която поправя всеки счупен инструмент.

## Cards

card-craftsman = Майстор занаятчия
card-craftsman-about = Поправете един счупен инструмент от всякакъв вид.

## Lessons

lesson-craftsman = Майстор занаятчия
lesson-craftsman-1 = Майсторът поправя всеки инструмент, ваш или чужд. Изиграйте го и изберете.
lesson-craftsman-end = Една карта, един инструмент, който и да е.
