# What is shown of an adventure, and the board of all that are open.

## The card of a lobby

lobby-title = { $game }: ¿quién se une?
lobby-seats = { $most ->
    [1] 1 asiento
   *[other] { $taken } de { $most } asientos ocupados
  }
lobby-pace-live = en vivo
lobby-pace-post = Ritmo: por correo. { $agreed }
lobby-defaults = Reglas tal como están escritas.
lobby-setting = { $name }: { $value }
lobby-closed = Esta sala de espera está cerrada.
lobby-forgotten = Esta sala de espera está cerrada, pues nadie ha cambiado nada en diez días. /adventure new abre otra.
lobby-wanted = Nadie ha cambiado nada aquí en tres días. ¿Sigue en pie? Si nadie pulsa nada, esta sala de espera se cierra { $until }.
lobby-line = { $host ->
    [yes] anfitrión{ $ready ->
        [yes] , todo listo
       *[no] , falta pulsar Listo
      }
   *[no] { $ready ->
        [yes] todo listo
       *[no] falta pulsar Listo
      }
  }

button-join = Unirse
button-leave = Salir
button-ready = Listo
button-settings = Ajustes
button-begin = Empezar
button-wanted = Sigue en pie
button-unwanted = Cerrar la sala
button-stir = Que actúen los demás
button-hero = Héroe
button-map = Mapa
button-map-words = En palabras
button-help = Ayuda
button-story = Registro
button-new = Jugar otra vez
button-back = Deshacer
button-more = Más
button-other = Otras acciones
button-else = Hacer otra cosa
button-other-short = Otras…
button-turn = Girar
button-pad = Flechas
pad-of-now = El mapa ha cambiado, y estas flechas están al día. Pulsa otra vez.
button-sure = Sí, hacerlo
button-hall = Salón
button-tale = El relato

game-players = { $most ->
    [one] una persona
   *[other] { $fewest }–{ $most } personas
  }
game-minutes = { $minutes ->
    [one] 1 min
   *[other] { $minutes } min
  }
game-days = { $post ->
    [yes] {"por correo "}
   *[no] {""}
  }{ $days ->
    [one] un día más o menos
    [2] unos dos días
    [3] unos tres días
    [4] unos cuatro días
    [5] unos cinco días
    [6] unos seis días
    [7] unos siete días
    [8] unos ocho días
    [9] unos nueve días
    [10] unos diez días
    [11] unos once días
    [12] unos doce días
   *[other] unos { $days } días
  }{ $timed ->
    [yes] , con { $at } por turno
   *[no] {""}
  }
game-easy = fácil
game-medium = medio
game-hard = difícil

lobby-prompt = Anfitrión: pulsa Empezar cuando estén todos. Los demás pulsan Unirse.
lobby-prompt-full = Todos los asientos están ocupados. Anfitrión: pulsa Empezar.
lobby-prompt-ready-made = Los héroes ya están hechos; para elegir el tuyo, empieza con Elegir héroes.
lobby-prompt-late = { AND($heroes) }: falta pulsar Listo. Después el anfitrión pulsa Empezar.
lobby-preset = Modalidad: { $preset }. { $about }
lobby-custom = Modalidad: propia. { $changed }
lobby-choose-preset = Modalidad: { $preset }
lobby-promise = Dados sellados: { $hash }… · { $id }
lobby-promise-daily = La semilla se deduce de { $day }: { $hash }… · { $id }
button-all-settings = Todos los ajustes
button-game = Cambiar de juego
button-choose-heroes = Elegir héroes

lobby-daily = La mazmorra del { $day } (UTC), la misma en todos los servidores, con ajustes fijos. Su semilla se deduce de la fecha, así que cualquiera puede calcular los dados: tómalo como una competición amistosa. Cuenta tu primera partida acabada: /hall.
card-promise-staged = Aventura { $id } · preparada para desarrollo, así que sus dados no son secretos: SHA-256 { $hash }
card-promise-daily = Aventura { $id } · los dados se deducen de la fecha { $day } y no son secretos: SHA-256 { $hash }
lobby-packs = Paquetes: { $packs }

button-tutorial = Tutorial
lobby-tutorial = Una primera mazmorra guiada: cada novedad se explica cuando llega.

## The card of a game

card-stat = { $label } { $value }
card-stat-of = { $label } { $value }/{ $most }
card-auto = en piloto automático
card-dice = Dados: { $dice }
card-aim = **Objetivo:** { $aim }
card-more-news = { $count ->
    [one] Y 1 cosa más
   *[other] Y { $count } cosas más
  }: *Más*.
card-fallen = ✝ { $count } { $count ->
    [one] caído
   *[other] caídos
  }
card-hale = { $count } { $count ->
    [one] ileso
   *[other] ilesos
  }
card-more-heroes = … y { $count } más
card-place = turno { $turn } · paso { $version }
card-promise = Aventura { $id } · dados sellados: SHA-256 { $hash }
card-reveal = Aventura { $id } · la semilla era { $seed } · comprueba cada dado con /adventure verify
menu = { $group }…
menu-part = { $group } ({ $part } de { $parts })…
pad-nw = ↖ { $detail }
pad-n = ↑ { $detail }
pad-ne = ↗ { $detail }
pad-w = ← { $detail }
pad-c = { $detail }
pad-e = → { $detail }
pad-sw = ↙ { $detail }
pad-s = ↓ { $detail }
pad-se = ↘ { $detail }
card-result = { $result ->
    [victory] Ganada
    [defeat] Perdida
    [finished] Terminada
   *[given-up] Abandonada
} en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}{ $scored ->
    [yes] {" "}con { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
   *[no] {""}
} · { $game }
outcome-abandoned = El anfitrión ha acabado esta aventura.
outcome-score = { $hero } { $score }
button-ahead = Planear turno
button-keep = Repetir ataque
button-onward = Mi equipo sigue solo
button-unsay = Retirar

card-titled = { $name } · { $title }
card-renewed = Aventura { $id } · la semilla hasta ahora era { $seed } · los próximos dados, sellados: SHA-256 { $hash }
outcome-conceded = El grupo dio media vuelta y volvió a casa con vida. El juego no lleva puntos.
button-resume = Reanudar
button-wake = Despertar la mesa
button-lead = Volver a jugar

button-hold = Pedir espera: { $game }

## Luck

luck-nobody = Nadie ha tirado todavía los dados: no hay suerte de la que hablar.
luck-hero = **{ $hero }**: { $good } de { $tried } { $tried ->
    [one] tirada
   *[other] tiradas
  } con éxito; lo normal serían { $promised }. { $favour ->
    [blessed] Una bendición.
    [lucky] Buena suerte.
    [unlucky] Mala suerte.
    [cursed] Una maldición.
   *[fair] Ni más ni menos que lo normal.
  }
luck-best = Mejor tirada: una que sale bien { $times } veces de 100.
luck-worst = La peor: un fallo en algo que sale bien { $times } veces de 100.
luck-rows = Rachas más largas: { $good ->
    [0] ninguna tirada con éxito
    [one] una tirada con éxito
   *[other] { $good } con éxito
  }, { $failed ->
    [0] ninguna fallida.
    [one] una fallida.
   *[other] { $failed } fallidas.
  }
luck-older = { $count ->
    [one] Un paso se escribió con reglas anteriores y no se puede contar.
   *[other] { $count } pasos se escribieron con reglas anteriores y no se pueden contar.
  }
luck-foot = Una tirada es lo que un héroe intenta y los dados deciden, como un ataque. `/adventure verify` da todos los dados.
luck-last = { $many ->
    [one] Cómo cayeron los dados para { $hero }: { $good } de { $tried } con éxito; lo normal eran { $promised }.
   *[other] Cómo cayeron los dados: lo mejor para { $hero } ({ $good } de { $tried } con éxito; lo normal, { $promised }), lo peor para { $other } ({ $others } de { $thrown }; lo normal, { $due }).
  }

## The board of a server

board-title = Aventuras de este servidor
board-empty = Aquí no hay ninguna aventura abierta. Abre una con /adventure new.
board-lobby = { $place } **{ $title }**: sala de espera abierta, { $seats } { $seats ->
    [one] asiento ocupado
   *[other] asientos ocupados
}
board-line = { $place } **{ $title }**: { $heroes }
board-line-due = { $place } **{ $title }**: { $heroes }, { $due }
board-name = { $place } { $title }
board-left-out = Y { $count } más: { $names }{ $others ->
    [0] .
    [one] {" "}y otra.
   *[other] {" "}y otras { $others }.
} `/adventure mine` muestra las tuyas.
board-hung-there = El tablón está en { $channel } y se mantiene al día solo. Fíjalo allí para que todo el mundo lo encuentre.
board-hung = El tablón está aquí y se mantiene al día solo. Fíjalo para que todo el mundo lo encuentre.
board-down = El tablón se ha quitado.
board-refused-nowhere = Un tablón pertenece a un servidor. Ponlo en uno de los canales del servidor.
board-refused-manager = Necesitas permiso para gestionar este canal para poner o quitar el tablón.
board-refused-none = Este servidor no tiene tablón. Pon uno con /board here.
board-line-parked = { $place } **{ $title }**: no se puede mostrar allí, relojes parados. { $why ->
    [gone] El canal ya no existe: escribe /adventure move-here en otro.
    [closed] No tengo permiso para escribir allí.
    [locked] El hilo está bloqueado.
    [outside] No estoy en ese hilo privado: mencióname allí una vez.
    [timeout] Estoy en aislamiento temporal hasta { $until }.
    [refused] Discord no acepta ninguna de sus tarjetas; sigo intentándolo.
   *[other] Continúa por sí sola.
  }
board-line-stopped = { $place } **{ $title }**: juego parado, relojes parados. Continúa más tarde por sí sola.
