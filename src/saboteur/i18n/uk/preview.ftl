preview-invites = { $host } запрошує вас на гру «Саботер»
preview-table = Стіл гри «Саботер»
preview-replay = Зіграна партія «Саботера» для перегляду
preview-about = Шукайте золото з друзями та з’ясуйте, хто заважає. У браузері, без реєстрації.

## The list of all deals

fair-list-title = Усі роздачі цього сервера
fair-list-about = Перш ніж хтось сяде, стіл публікує хеш своєї таємниці, і він з’являється тут. Після гри тут з’являється й сама таємниця, тож кожен може перевірити, що карти випливають із неї. Кожен запис має хеш, що охоплює попередній: нічого не можна непомітно вилучити чи змінити, а роздачі, які почали, але не розкрили, можна порахувати.
fair-list-json = Те саме як JSON
fair-list-number = №
fair-list-day = День
fair-list-what = Що сталося
fair-list-deal = Роздача
fair-list-older = Давніші
fair-list-newest = Найновіші
fair-list-home = До гри
fair-list-committed = обіцяно
fair-list-frozen = розпочато
fair-list-opened = завершено, таємницю розкрито
fair-list-aborted-unstarted = скасовано до початку
fair-list-aborted-unfinished = скасовано під час гри
fair-list-restored = відновлено резервну копію
