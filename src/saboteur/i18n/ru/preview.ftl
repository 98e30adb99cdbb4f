preview-invites = { $host } приглашает вас на игру «Саботёр»
preview-table = Стол игры «Саботёр»
preview-replay = Сыгранная партия «Саботёра» для просмотра
preview-about = Ищите золото с друзьями и узнайте, кто мешает. В браузере, без регистрации.

## The list of all deals

fair-list-title = Все раздачи этого сервера
fair-list-about = Прежде чем кто-нибудь сядет, стол публикует хеш своей тайны, и он появляется здесь. После игры здесь появляется и сама тайна, так что каждый может проверить, что карты следуют из неё. У каждой записи есть хеш, охватывающий предыдущую: ничего нельзя незаметно убрать или изменить, а раздачи, которые начали, но не раскрыли, можно посчитать.
fair-list-json = То же как JSON
fair-list-number = №
fair-list-day = День
fair-list-what = Что произошло
fair-list-deal = Раздача
fair-list-older = Более ранние
fair-list-newest = Новейшие
fair-list-home = К игре
fair-list-committed = обещано
fair-list-frozen = начато
fair-list-opened = завершено, тайна раскрыта
fair-list-aborted-unstarted = отменено до начала
fair-list-aborted-unfinished = отменено во время игры
fair-list-restored = восстановлена резервная копия
