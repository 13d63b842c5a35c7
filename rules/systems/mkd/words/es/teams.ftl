# Equipos, rondas y finales.

mkd-recruited = { $figure } se une a { $player }, por { $value ->
    [one] 1 punto
   *[other] { $value } puntos
  }.
    .b = { $figure } entra en el equipo de { $player }: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
      }.
mkd-team-ready = El equipo de { $player } está completo.
mkd-round-began = Empieza la ronda { $round }.
    .b = Ronda { $round }. Las antorchas son un poco más cortas.
    .c = Comienza la ronda { $round }.
mkd-went-first = El equipo de { $player } va primero, porque alguien con mando dio la orden.
mkd-quest-won = { $quest ->
    [rescue] El prisionero está fuera, y libre: el rescate ha salido bien, y con él { $gold } de oro.
    [stealth] El Cofre de la Misión está fuera, y entero: { $gold } de oro, y casi nadie ha oído nada.
    [kidnap] La presa está fuera, viva y furiosa: un trabajo bien hecho, y además { $gold } de oro.
   *[chest] El Cofre de la Misión está fuera, y el grupo con él: { $gold } de oro, y la misión cumplida.
  }
mkd-quest-lost = { $quest ->
    [rescue] No queda nadie a quien rescatar, o nadie que lo haga. El rescate ha fracasado.
    [stealth] El Cofre de la Misión ya no se puede sacar. La misión ha fracasado.
    [kidnap] Ya no se puede atrapar a la presa. La misión ha fracasado.
   *[chest] No queda nadie abajo, y el Cofre de la Misión no está fuera. La misión ha fracasado.
  }
mkd-hero-left = { $figure } sale a la luz del día, y allí se queda.
    .b = { $figure } trepa hasta fuera, y no mira atrás.

# What a press did of which nothing else tells.

mkd-vote-cast = { $player } está a favor de { $figure }.
mkd-did-begin = Le toca a { $figure }.
mkd-did-end = { $figure } termina.
mkd-did-finish = { $player } termina el turno del equipo.
mkd-did-spin = { $figure } se gira en el sitio.
mkd-did-orders = { $player } cambia una respuesta fija.
mkd-did-answer = { $player } ha respondido.
