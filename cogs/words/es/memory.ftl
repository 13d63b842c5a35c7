# What the cogs say of seats, stories and recaps.

hand-over-refused-bot = Eso es un bot. Ofrece el asiento a una persona.
hand-over-refused-outside = Esa persona no está en este servidor y no podría jugar aquí. Invítala primero.
found-head = { $count ->
    [0] ### Ninguna línea del registro contiene «{ $wanted }»
    [one] ### Una línea del registro contiene «{ $wanted }»
   *[other] ### { $count } líneas del registro contienen «{ $wanted }»
  }
found-step = Paso { $step }: { $line }
found-open = Leer desde ahí…
found-link = [La partida tal como está ahora]({ $link })
button-home = Todas mis partidas
story-here = { $over ->
    [yes] El relato de esta aventura, con mapas y con los dados como notas.
   *[no] El relato hasta ahora, con mapas y con los dados como notas.
  } Cuenta lo que toda la mesa puede saber y lo que se dijo en voz alta. También en papel: `/adventure story format:pdf`.
story-takes-long = Estoy escribiendo el relato. Tardará un poco, porque es largo.
story-refused-large = Este relato es demasiado grande para enviarlo aquí, incluso con pocos mapas. Prueba con format: markdown.
