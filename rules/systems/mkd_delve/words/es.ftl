# La mazmorra que crece: su nombre, sus ajustes, sus momentos.

mkd-delve-title = Mage Knight Dungeons: Descenso
mkd-delve-short = Descenso
mkd-delve-blurb = Lleva héroes a una mazmorra que crece loseta a loseta.
mkd-delve-undeclarable = Solo se puede planear de antemano mientras actúan los héroes, antes de que todo tu equipo haya actuado en esta ronda.

mkd-map-level = { $level ->
    [0] Ante la mazmorra
   *[other] Nivel { $level }
  }
mkd-heading-level = { $of } · nivel { $level }{ $levels ->
    [0] {""}
   *[other] {" "}de { $levels }
  }
mkd-heading-grows = Ronda { $round } · nivel { $level }{ $levels ->
    [0] {""}
   *[other] {" "}de { $levels }
  }, { $grown ->
    [yes] { $tiles ->
        [one] 1 loseta
       *[other] { $tiles } losetas
    }
   *[no] loseta { $tiles } de { $most }
  }

## Settings

mkd-delve-option-heroes = Héroes por persona
mkd-delve-option-points = Puntos de cada equipo
mkd-delve-option-level-tiles = Losetas de un nivel
mkd-delve-option-levels = Niveles
mkd-delve-option-boss = Un amo guarda el último cofre de cada nivel
mkd-delve-option-hard = Fichas azules más tarde para equipos débiles
mkd-delve-option-theme = Monstruos de un solo tipo
mkd-delve-option-monsters = El turno de los monstruos
mkd-delve-option-order = Orden de los equipos
mkd-delve-option-ranged-in-melee = Disparos con un rival al lado
mkd-delve-option-secret-through-walls = Pasillos secretos por muros impresos
mkd-delve-option-adjust-match = Monstruos por los puntos de una ficha
mkd-delve-option-captives = Monstruos cautivos
mkd-delve-option-chests = Cofres
mkd-delve-option-treasures = Cofres de un nivel, como mucho
mkd-delve-option-terrain = Puertas y marcadores de un nivel, como mucho
mkd-delve-option-artifacts = Artefactos
mkd-delve-option-dressing = Muebles y pilares

mkd-delve-value-points-none = sin límite
mkd-delve-value-levels-endless = sin fin
mkd-delve-value-chests-easy = fáciles
mkd-delve-value-chests-medium = medianos
mkd-delve-value-chests-hard = difíciles
mkd-delve-value-chests-mixed = de todo tipo
mkd-delve-value-theme-any = cualquiera
mkd-delve-value-theme-undead = los no muertos
mkd-delve-value-theme-gutterkin = cloaquinos
mkd-delve-value-theme-vermin = alimañas
mkd-delve-value-theme-cult = una secta
mkd-delve-value-theme-beast = bestias
mkd-delve-value-theme-fiend = demonios
mkd-delve-value-monsters-at-once = todos a la vez
mkd-delve-value-monsters-by-hand = de uno en uno, con tiradas de la mesa
mkd-delve-value-order-seat = asiento por asiento
mkd-delve-value-order-any = quien llegue primero
mkd-delve-value-ranged-in-melee-allowed = permitidos, a -1, también contra quien pelea
mkd-delve-value-ranged-in-melee-held = no en el arco frontal de un rival
mkd-delve-value-captives-alive = están vivos: su nivel no está despejado
mkd-delve-value-captives-beaten = cuentan como vencidos, y se van si los sueltan
mkd-delve-value-adjust-match-le = de ese valor o menos
mkd-delve-value-adjust-match-exact = de ese valor exacto, si los puntos se pueden mover así

mkd-delve-preset-quick = una rápida
mkd-delve-preset-quick-blurb = Un nivel pequeño: ver lo que hay, y volver.
mkd-delve-preset-evening = una tarde
mkd-delve-preset-evening-blurb = Dos niveles que despejar, y las escaleras entre ellos.
mkd-delve-preset-endless = sin fin
mkd-delve-preset-endless-blurb = Nivel bajo nivel, hasta que el grupo da la vuelta o cae.

## The end

mkd-story-cleared = El último nivel está en silencio, y la luz del día hace ruido. Alguien ha vuelto del fondo.
mkd-story-out = Fuera otra vez, con lo que la mazmorra dejó ir. Ahí abajo sigue creciendo.
mkd-story-lost = La mazmorra se cierra sobre los que se quedaron, y sigue creciendo.

mkd-prompt-cleared = Todos los niveles están despejados tras { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }, con { $gold } de oro.
mkd-prompt-out = El grupo está fuera tras { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
  }, con { $gold } de oro.
mkd-prompt-lost = No salió nadie. El descenso acabó en la ronda { $rounds }.

mkd-finale-levels = { $levels ->
    [one] un nivel despejado
   *[other] { $levels } niveles despejados
  }, { $missions ->
    [one] un encargo
   *[other] { $missions } encargos
  }
mkd-outcome-cleared = Todos los niveles están despejados, en la ronda { $rounds }. Niveles: { $levels }, encargos: { $missions }, oro: { $gold }. Puntuación: { $score }.
mkd-outcome-out = El grupo está fuera, en la ronda { $rounds }. Niveles despejados: { $levels }, encargos: { $missions }, oro: { $gold }. Puntuación: { $score }.
mkd-outcome-lost = No salió nadie; el descenso acabó en la ronda { $rounds }. Niveles despejados: { $levels }, encargos: { $missions }. Puntuación: { $score }.
