# Crear héroes, monstruos y losetas en el chat.

button-forge-dial = Disco
button-forge-nature = Tipo
button-forge-grid = Caras
button-forge-abilities = Capacidades

mkd-forge-ability = **{ $ability }**: { $does }

forge-field-points = Puntos, de 1 a 500
forge-field-dial = Un clic por línea, primero el mejor
forge-about-dial = Velocidad, ataque, defensa, daño y luego capacidades: 8 5 11 1 Carga, Esquiva
forge-field-range = Alcance en casillas, de 0 a 16
forge-field-icon = Cara en el mapa
forge-about-icon = las que hasta ahora van con su nombre
forge-field-arc = Arco frontal
forge-choice-arc-180 = 180 grados, la mitad de lo que hay alrededor
forge-choice-arc-90 = 90 grados, lo que hay justo delante
forge-field-traits = Rasgos
forge-field-theme = Tema
forge-about-theme = Una partida de un tema se juega con los monstruos estándar de ese tema y todos los de un paquete
forge-choice-theme-beast = bestias
forge-choice-theme-cult = una secta
forge-choice-theme-drake = dracos
forge-choice-theme-fiend = demonios
forge-choice-theme-giant = gigantes
forge-choice-theme-golem = gólems
forge-choice-theme-gutterkin = cloaquinos
forge-choice-theme-troll = trols
forge-choice-theme-undead = los no muertos
forge-choice-theme-vermin = alimañas
forge-field-copies = Copias en la reserva, de 1 a 6
forge-field-role = Papel, por ejemplo cazadora
forge-field-can = Lo que sabe hacer, en pocas palabras
forge-field-values = Puntos en los niveles 1 a 5
forge-field-tile = Nombre
forge-field-face-a = Lado A, una fila de casillas por línea
forge-about-face-a = . despejada, # bloqueada, h difícil, ~ agua, X grieta, s sombra. 3 o 5 de ancho, 5 de alto.
forge-field-face-b = Lado B
forge-field-edges-a = Bordes abiertos del lado A
forge-about-edges-a = N1 S1 E0-2: lados y casillas contadas desde 0, desde la izquierda y desde arriba
forge-field-edges-b = Bordes abiertos del lado B

mkd-forge-points = { $points ->
    [one] **1 punto.**
   *[other] **{ $points } puntos.**
  } Las reglas pedirían unos { $fair }.
mkd-forge-values = **Puntos en los niveles 1 a 5:** { $values }. Las reglas pedirían unos { $fair }.
mkd-forge-pool = { $copies ->
    [one] Uno en la reserva
   *[other] { $copies } en la reserva
  }; tema: { $theme }
mkd-forge-role = { $role }: { $can }
mkd-forge-nature = { $range ->
    [0] Lucha cuerpo a cuerpo
    [one] Dispara a 1 casilla
   *[other] Dispara a { $range } casillas
  }, { $arc } grados; { $traits }
mkd-forge-no-traits = sin rasgos
mkd-forge-dial = **Disco** (velocidad / ataque / defensa / daño)
mkd-forge-click = { $number }. { $speed } / { $attack } / { $defense } / { $damage }: { $abilities }
mkd-forge-tile = { $kind ->
    [hall] **Un pasillo**, tres casillas por cinco
   *[chamber] **Una cámara**, cinco casillas por cinco
  }
mkd-forge-edges = Bordes abiertos del lado { $side }: { $edges }
mkd-forge-letters = . despejada, # bloqueada, h difícil, ~ agua, X grieta, s sombra
mkd-forge-face = { $name }, lado { $side }

forge-choice-traits-living = ser vivo
forge-choice-traits-undead = no muerto
forge-choice-traits-inanimate = inanimado
forge-choice-traits-demon = demonio
forge-choice-traits-golem = gólem
forge-choice-traits-mounted = montado

mkd-forge-no-number = «{ $value }» no es un número entero.
mkd-forge-no-click = Clic { $line }: «{ $said }» no son cuatro números y luego capacidades. Escríbelo así: 8 5 11 1 Carga, Esquiva
mkd-forge-no-ability = Clic { $line }: no hay ninguna capacidad «{ $said }». ¿Querías decir { $near }?
mkd-forge-no-edges = «{ $said }» no es un borde abierto. Escribe un lado y las casillas, contadas desde 0: N1 S1 E0-2

mkd-forge-fought-monster = Veinte combates de { $heroes }, que valen { $points } en el nivel { $level }, contra { $count ->
    [one] 1 × { $name }
   *[other] { $count } × { $name }
  }, que valen { $worth }:
mkd-forge-fought-hero = Veinte combates de { $name } y { $other }, que valen { $points } en el nivel 1, contra monstruos estándar del mismo valor:
mkd-forge-won = Los héroes ganaron **{ $won } de { $fights }**; rondas de media: { $rounds }{ $given_up ->
    [0] .
    [one] ; se abandonó uno.
   *[other] ; se abandonaron { $given_up }.
  }
mkd-forge-won-like = { $name }, que vale { $points }: { $won } de { $fights }; rondas de media: { $rounds }
mkd-forge-verdict = { $said ->
    [stronger] Mucho más fuerte que los estándar de puntos parecidos.
    [weaker] Mucho más débil que los estándar de puntos parecidos.
   *[alike] Más o menos tan fuerte como los estándar de puntos parecidos.
  }
