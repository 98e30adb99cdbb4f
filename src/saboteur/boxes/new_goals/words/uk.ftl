## Its name, and what the lobby says of it

module-new-goals = Нові карти кінця
module-new-goals-about = П’ять карт кінця: серед них мішки із золотом, дракон або гігантський павук.

## Goals

goal-sack-1 = мішок з 1 самородком
goal-sack-2 = мішок із 2 самородками
goal-dragon = дракон
goal-spider = гігантський павук

## Log

event-lost-gold = { $who } віддає { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.
event-lost-gold-you = Ви віддаєте { $gold ->
        [one] { $gold } самородок
        [few] { $gold } самородки
        [many] { $gold } самородків
       *[other] { $gold } самородка
    }.

## How a round ends

round-won-spider = Гігантський павук перериває раунд: перемогли саботери.
reveal-side-spider = гігантського павука

## Claims

claim-word-sack = мішок із золотом

## Lessons

lesson-new-goals = Нові карти кінця
lesson-new-goals-1 = П’ять карт кінця: скарб і чотири інші. Мішок платить, дракон забирає 1 самородок, гігантський павук завершує раунд на користь саботерів.
lesson-new-goals-2 = Дістаньтеся середньої й погляньте.
lesson-new-goals-end = Мішок із 2 самородками, усе ваше. Раунд триває.

## What is this?

what-goal-sack-1 = Хто до нього дійде, одразу отримує 1 самородок. Раунд іде далі.
what-goal-sack-2 = Хто до нього дійде, одразу отримує 2 самородки. Раунд іде далі.
what-goal-dragon = Хто до нього дійде, платить 1 самородок, якщо має. Раунд іде далі.
what-goal-spider = Раунд одразу закінчується. Перемагають саботери.
