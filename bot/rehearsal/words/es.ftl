# El ensayo: lo que se pide a la gente y se dice a quien aloja el bot.
