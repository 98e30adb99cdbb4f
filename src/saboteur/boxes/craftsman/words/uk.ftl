## Its name, and what the lobby says of it

module-craftsman = Майстер
module-craftsman-about = Карта, що ремонтує будь-який інструмент.

## Cards

card-craftsman = Майстер
card-craftsman-about = Відремонтуйте будь-який зламаний інструмент.

## Lessons

lesson-craftsman = Майстер
lesson-craftsman-1 = Майстер ремонтує будь-який інструмент, ваш чи чужий. Зіграйте його й оберіть.
lesson-craftsman-end = Одна карта, один інструмент, байдуже який.

## What is this?

what-card-craftsman = Інструмент може бути чужим або вашим. Де нічого не зламано, її не зіграти.
