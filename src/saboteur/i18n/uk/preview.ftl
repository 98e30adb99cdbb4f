preview-invites = { $host } запрошує вас на партію Saboteur
preview-table = Стіл Saboteur
preview-replay = Зіграна партія Saboteur для перегляду
preview-about = Шукайте золото з друзями та з’ясуйте, хто цього не робить. У браузері, без облікових записів.
