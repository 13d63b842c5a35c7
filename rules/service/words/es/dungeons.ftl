# Dungeons of the map generator.

dungeon-title-map = { $name }{ $levels ->
    [1] {""}
   *[other] : nivel { $level } de { $levels }
  }
dungeon-title-explore = { $name }: nivel { $level }
dungeon-title-draft = { $done ->
    [yes] { $name }{ $levels ->
        [1] {""}
       *[other] : nivel { $level } de { $levels }
      }
   *[no] Dibujar juntos una mazmorra: nivel { $level }
  }
dungeon-title-keeper = Solo para quien dirige: { $name }{ $levels ->
    [1] {""}
   *[other] , nivel { $level } de { $levels }
  }
dungeon-footer = Mazmorra { $id }
dungeon-kind-none = sencilla, sin morfología
dungeon-kind-count = { $count ->
    [one] una, tirada
   *[other] { $count } distintas, tiradas
  }
dungeon-command = Para tirar la misma otra vez: `/dungeon map { $options }`
dungeon-ask-keeper = Para tirar la misma mazmorra otra vez, pide la semilla a quien la dirige.
dungeon-shown = Quien dirige muestra la semilla a todos. Quien la tire de nuevo ve todo lo que aquí está oculto.
dungeon-seed = La semilla de esta mazmorra es `{ $seed }`.
dungeon-explore = Nadie ha visto este lugar. Elige un camino; ves cada sala cuando entras en ella.
dungeon-here = El grupo está en { $kind ->
    [stairs] una escalera
    [room] una sala
   *[corridor] un pasillo
  } en { $cell }{ $exits ->
    [one] , con una salida
   *[other] , con { $exits } salidas
  }.
dungeon-holds = Contiene { $content }.
dungeon-walked = { $new ->
    [yes] Un lugar nuevo se abre ante el grupo en { $cell }.
   *[no] El grupo vuelve a { $cell }.
  }
dungeon-climbed = El grupo toma las escaleras al nivel { $level }.
dungeon-searched = { $found ->
    [0] La búsqueda no encuentra nada. Puede que aún haya algo oculto aquí.
    [one] ¡La búsqueda encuentra un camino oculto!
   *[other] ¡La búsqueda encuentra { $found } caminos ocultos!
  }
dungeon-listed = { $mode ->
    [draft] dibujada entre varios
    [explore] explorada
   *[map] mapa
  } { $id }, semilla { $seed }

dungeon-draft = Una hoja en blanco. Por turno, cada cual tira los dados y pone las losetas que dan. Toma un asiento para participar.
dungeon-rolled = Los dados: { $faces }.
dungeon-progress = Losetas puestas: { $tiles } de { $target }.
dungeon-late = Al asiento { $seat } se le acabó el tiempo: las reglas pusieron su loseta.
dungeon-until = Si el asiento { $seat } no dibuja a tiempo, las reglas dibujan por él { $when }.
dungeon-still = Nadie ha dibujado en una ronda entera: el reloj está parado hasta que alguien dibuje.
dungeon-seat = Asiento { $seat }
dungeon-owner = { $yes ->
    [yes] tiene el mapa
   *[no] también dibuja
  }
dungeon-now-roll = ¡Tira los dados!
dungeon-now-place = Pon la siguiente loseta: { $tile }{ $special ->
    [0] {""}
    [1] , especial
   *[other] , muy especial
  }. Está marcada en el mapa.
dungeon-now-close = Este nivel está completo. Cierra sus últimas aberturas, o retira una loseta.
dungeon-now-finish = Todos los niveles están dibujados. ¡Termina la mazmorra!
dungeon-list-place = Ponerla en otro lugar{ $parts ->
    [one] …
   *[other] { " " }({ $part } de { $parts })…
  }
dungeon-list-turns = Girarla…
dungeon-list-last = Girar la última loseta (quien la tiene)…
dungeon-place = { $way ->
    [wall] puerta secreta desde { $cell } al { $side }
   *[open] desde { $cell } hacia el { $side }
  }
dungeon-turned = abierta al { $sides }

button-lay = Ponerla aquí
button-lay-by-rules = Según las reglas
button-sit = Tomar asiento
button-undo = Retirar loseta
button-draft-roll = Tirar
button-draft-close = Cerrar el nivel
button-draft-finish = Terminar
button-level-up = Nivel de arriba
button-level-down = Nivel de abajo
button-dkeeper = Mapa del director
button-dexport = Exportar
button-dshow = Mostrar la semilla
button-dagain = Otra
button-go = { $way } { $page ->
    [n] ↑
    [e] →
    [s] ↓
   *[w] ←
}
button-search = Buscar
button-climb = Tomar las escaleras

dungeon-option-frontier = qué paso abierto sigue primero
dungeon-option-orientation = cómo se gira una loseta
dungeon-option-secret_policy = qué pared oculta una puerta secreta
dungeon-option-overshoot = si la última tirada se recorta a medida
dungeon-option-stairs_direction = si las escaleras bajan o según una moneda
dungeon-option-compass = tirar hacia dónde queda el norte
dungeon-option-factor_rolls = tirar tamaños y proporciones
dungeon-option-slope = hacia dónde van los pasillos inclinados
dungeon-option-steepness = lo empinados que son
dungeon-option-crawl_corridors = pasadizos también desde pasillos
dungeon-option-deep_respect = más salas especiales cuanto más abajo
dungeon-option-populate = llenar las salas especiales
dungeon-option-columns = ancho de la hoja en losetas
dungeon-option-rows = alto de la hoja en losetas
dungeon-option-units = pies o metros
dungeon-option-hidden_rooms = también en mapas de jugadores, salas tras puertas secretas

error-no-dungeon = Esa mazmorra ya no existe. Tira una nueva con /dungeon map.
error-dungeon-elsewhere = Esa mazmorra es de otro canal. Tira una aquí con /dungeon map.
error-no-dungeons = Aún no tienes ninguna mazmorra. Tira una con /dungeon map.
error-no-such-option = No hay ninguna opción llamada «{ $name }». Escribe las opciones como key:value. Puedes usar: { $names }.
error-no-such-rooms = De las mazmorras con estas palabras (probadas: { $tries }) ninguna tiene { $rooms ->
    [one] una sala
   *[other] { $rooms } salas
  } en ese nivel: tienen de { $least } a { $most }. Pide un número intermedio, u otras palabras u opciones.
error-map-from-file = { $name } es para tirar una mazmorra, y --from lee una que ya existe. Deja fuera una de las dos cosas.
error-no-such-level = No puedes ver el nivel { $level }, o no existe. Elige otro nivel.
error-only-keeper = Eso solo puede hacerlo o verlo quien tiró esta mazmorra y la dirige.
error-still-drafted = Esta mazmorra aún se está dibujando. Termínala antes.
error-stale-dungeon = Alguien se adelantó, o ya pulsaste esto. La tarjeta vuelve a estar al día.
error-too-many-steps = Esta mazmorra ha llegado a su límite de pasos. Tira otra con /dungeon explore.
error-nothing-drawn = Aún no hay nada dibujado. Tira primero los dados.
error-no-seat-draft = No tienes asiento en este dibujo. Pulsa antes Tomar asiento.
error-not-your-draft = Le toca dibujar a otra persona. La tarjeta dice a quién.
error-nothing-to-do = Con esta mazmorra no puedes hacer eso. Usa los botones de su tarjeta.

## Calls

call-draft = Te toca dibujar: { $link }
