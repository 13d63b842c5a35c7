# Plantas y escaleras, y el tiempo que se acaba.

mkd-do-stairs = Bajar las escaleras ({ $cost })

mkd-went-down = { $figure } toma las escaleras y desaparece.
    .b = { $figure } baja a la oscuridad, con una mano en la pared.
    .c = { $figure } se pierde abajo, escalón a escalón.
mkd-floor-began = { $floor ->
    [1] Ante el grupo está la planta 1 de { $floors }.
   *[other] Planta { $floor } de { $floors }. Arriba, en algún sitio, una losa se cierra con un chirrido: ya no se puede volver a subir.
  }
mkd-floor-left = { $chests ->
    [0] El grupo ha dejado la planta { $floor }.
    [one] El grupo ha dejado la planta { $floor }, y un cofre que nadie llevaba.
   *[other] El grupo ha dejado la planta { $floor }, y { $chests } cofres que nadie llevaba.
  }
mkd-clock-set = { $rounds ->
    [one] Queda una ronda
   *[other] Quedan { $rounds } rondas
  } para salir con lo que el grupo vino a buscar.
mkd-time-is-short = { $rounds ->
    [one] Esta es la última ronda.
   *[other] Quedan { $rounds } rondas, contando esta.
  }
mkd-time-ran-out = Se acabó el tiempo, y lo que el grupo vino a buscar sigue abajo.
mkd-party-split = { $figures } { $count ->
    [one] entra
   *[other] entran
  } por las escaleras de { $at } y no por la entrada.

mkd-feature-second-way = la segunda entrada y salida
    .gender = f
    .indefinite = una segunda entrada y salida
    .definite = la segunda entrada y salida
mkd-fact-stairs = Las escaleras de bajada: { $where }.
mkd-fact-exit = Otra salida: { $where }.
mkd-fact-below = { $count ->
    [one] Espera abajo
   *[other] Esperan abajo
  }: { $figures }.

mkd-refused-no-stairs = En esta planta no hay escaleras de bajada ({ $rule }). Lo que buscas está aquí: encuéntralo, y sal por la entrada.
mkd-refused-stairs-apart = Para bajar, ponte en las escaleras ({ $rule }): { $squares }.
mkd-refused-stairs-watched = No puedes bajar mientras { $figure } esté en la misma loseta ({ $rule }). Ahuyenta o mata primero a esa figura.
