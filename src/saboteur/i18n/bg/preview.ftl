preview-invites = { $host } ви кани на игра на „Саботьор“
preview-table = Маса за „Саботьор“
preview-replay = Изиграна игра на „Саботьор“ за гледане
preview-about = Копайте за злато с приятели и открийте кой пречи. В браузъра, без регистрация.

## The list of all deals

fair-list-title = Всички раздавания на този сървър
fair-list-about = Преди някой да седне, масата публикува хеша на своята тайна и той се записва тук. След играта тук се записва и самата тайна, така че всеки може да провери, че картите следват от нея. Всеки запис има хеш, който обхваща предишния: нищо не може да се махне или промени незабелязано, а започнатите, но неразкрити раздавания могат да се преброят.
fair-list-json = Същото като JSON
fair-list-number = №
fair-list-day = Ден
fair-list-what = Какво стана
fair-list-deal = Раздаване
fair-list-older = По-стари
fair-list-newest = Най-нови
fair-list-home = Към играта
fair-list-committed = обещано
fair-list-frozen = започнато
fair-list-opened = приключило, тайната е разкрита
fair-list-aborted-unstarted = прекратено преди началото
fair-list-aborted-unfinished = прекратено по време на играта
fair-list-restored = възстановено резервно копие
