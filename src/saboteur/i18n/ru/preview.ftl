preview-invites = { $host } приглашает вас на партию Saboteur
preview-table = Стол Saboteur
preview-replay = Сыгранная партия Saboteur для просмотра
preview-about = Ищите золото с друзьями и узнайте, кто этого не делает. В браузере, без регистрации.
