## Its name, and what the lobby says of it

module-vault = Скарбниця
module-vault-about = Карта, що повертає одну з останніх скинутих карт.

## Cards

card-vault = Скарбниця
card-vault-about = Замість карти з колоди подивіться п’ять верхніх скинутих карт і залиште собі одну.

## Why a move is refused

reason-no-discards = Скинутих карт немає.

## Lessons

lesson-vault = Скарбниця
lesson-vault-1 = Замість брати карту з колоди можна обрати одну зі скинутих. Зіграйте скарбницю.
lesson-vault-2 = П’ять верхніх скинутих карт. Залиште найкращу.
lesson-vault-end = Решта повертається. Тепер ви знаєте, що дехто скинув.

## What is this?

what-card-vault = Їх бачите лише ви, а решта повертається. Потрібна хоча б одна скинута карта.
