preview-invites = { $host } ви кани на партия Saboteur
preview-table = Маса за Saboteur
preview-replay = Изиграна партия Saboteur за гледане
preview-about = Копайте за злато с приятели и открийте кой не го прави. В браузъра, без регистрация.
