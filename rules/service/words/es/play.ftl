# Acting, ordering, declaring, rolling, undoing.

## Before a turn

turn-which = ¿Hacia dónde girar?
sure = **¿{ $what }?** { $detail }
    Esto no se puede deshacer.

## Answers, to one person alone

answer-pilot = { $who ->
    [player] Vuelves a llevar a { $hero }.
   *[other] { $hero } está ahora en piloto automático: { $who }.
  }
answer-done = Hecho: { $what }
proposal-made = Propones: { $what }. Cuenta cuando los demás estén de acuerdo, o si nadie objeta hasta la hora de la tarjeta.
proposal-heard = Estás a favor: { $what }.
errand-waits = Anotado: { $what }. Llegará cuando el grupo haya decidido sobre lo que se propuso antes.
errand-taken-back = Retirado: { $what }
errand-spoken-against = Prefieres que no. Decide más de la mitad.
errand-refused-many = Ya hay bastantes propuestas tuyas que esperan a los demás.
errand-unnamed = { $option }
errand-refused-others = Eso lo deciden otros.
proposal-refused-said = Ya has dicho eso: { $what }. Los demás tienen tiempo para objetar.
answer-stirred = Los demás han actuado.
answer-rolled = { $count ->
    [one] Una tirada hecha.
   *[other] { $count } tiradas hechas.
  } { $more ->
    [yes] La mazmorra no ha terminado: /act otra vez, o /act all:True para tirar hasta que alguien tenga que decidir.
   *[no] { $next }
  }
answer-rolled-next = Ahora la mesa espera a { AND($heroes) }: { $prompt }
answer-rolled-over = La partida ha terminado.
choice-detailed = { $label }, { $detail }

## Refusals, to one person alone

error-not-your-turn = No te toca: la mesa espera a { AND($heroes) }.
error-nobody-there = Nadie lleva a { $hero }. Primero tiene que unirse alguien.
error-no-such-stance = Elige una de estas opciones: player, { $stances }.
error-stale = Ese botón es de un momento anterior de la partida. Usa la última tarjeta.
error-nothing-stirs = Ahora no hay nada que tirar. La mesa espera a { AND($heroes) }: { $prompt }
error-no-such-table = No hay ninguna tabla llamada «{ $typed }». Elige una de estas: { $tables }.
error-game-without-tables = { $game } no tiene tablas en las que tirar. Estos juegos sí: { $having }
act-game-more = { $row }, { $more }
act-game = { $game } (`game:{ $typed }`)
error-which-table = Hay varias tablas: { $table }. Elige una con of: { $variants }.
error-no-such-variant = La tabla «{ $table }» no tiene ninguna variante «{ $typed }». Elige una de estas: { $variants }.
error-table-alone = Solo hay una tabla: { $table }. Deja fuera «of:».
error-act-where = En este canal no hay ninguna aventura. Abre una con /adventure new. Para tirar para una partida en tu propia mesa, elige una de estas con /act table: { $tables }.
error-unknown-action = Ahora no puedes hacer «{ $typed }». Puedes: { $options }
error-nothing-of-the-kind = No puedes hacer «{ $typed }» ahora, ni nada parecido. La tarjeta muestra lo que se pregunta.
error-more-on-offer = { $named }; y { $count } más
error-ambiguous = «{ $typed }» podría ser varias cosas. Escribe una de estas: { $options }
undo-refused-daily = En una mazmorra diaria no se puede deshacer lo que ya se ha visto: todo el mundo tiene un solo intento en la misma mazmorra.
error-player-there = Quien lleva a { $hero } está aquí, y solo esa persona puede ceder el héroe al piloto automático. Podrás hacerlo cuando pierda un turno.
error-player-there-live = Quien lleva a { $hero } estaba aquí hace un momento, y ahora solo esa persona puede ceder el héroe al piloto automático. Si no hace nada en { $wait } { $wait ->
    [one] minuto
   *[other] minutos
  } más, podrás hacerlo con /adventure autopilot.
error-only-host-live = El anfitrión ({ $host }) estaba aquí hace un momento, y solo el anfitrión puede hacer eso ahora. Si no hace nada en { $wait } { $wait ->
    [one] minuto
   *[other] minutos
  } más, podrá hacerlo cualquiera que juegue aquí, o relevar al anfitrión con /adventure host.

## Tables for people who play at a table of their own

oracle-rolled = { $count ->
    [one] El dado: { $total }
   *[other] Los dados: { $faces } = { $total }
  }
oracle-showing = { $count ->
    [one] El dado: { $faces }
   *[other] Los dados: { $faces }
  }
oracle-odd = impar
oracle-even = par
oracle-to-be-read = Sin tirada: léela desde arriba.
oracle-drawn = Sale: { $total }
oracle-given = Tu tirada: { $total }
oracle-and-more = { $least } o más

## Turns that are declared before they come

ahead-said = Planeado para el turno de { $hero } en esta ronda: { $what }{ $more ->
    [0] .
    [one] {" "}y una opción más después.
   *[other] {" "}y { $more } opciones más después.
  } Nadie más puede verlo. Hasta que llegue tu turno puedes cambiarlo o retirarlo.
ahead-withdrawn = Retirado: ya no hay nada planeado para { $hero }.
ahead-refused-turn = Ahora es tu turno: actúa en la tarjeta o con /do.
ahead-refused-auto = { $hero } está en piloto automático. Primero vuelve a llevar a tu héroe con /adventure autopilot.
ahead-never = En este juego no puedes planear por adelantado.
ahead-refused-now = { $why } La partida espera a { AND($heroes) }.
ahead-refused-option = Ya no puedes planear eso para esta ronda. Abre la lista de nuevo.
ahead-refused-stale = Esta lista está anticuada: el turno ha avanzado, o has planeado otra cosa desde entonces. Ábrela de nuevo.
ahead-refused-many = Elige al menos una cosa que hacer, y como mucho { $most }.
ahead-refused-nothing = No hay nada que retirar: no tienes plan para esta ronda ni ataque repetido.

plan-if = si { $when }: { $what }
plan-when-always = siempre
plan-when-hurt = hay heridas
plan-when-badly-hurt = hay heridas graves
plan-when-friend-badly-hurt = un amigo está grave
plan-when-fighting = hay combate
plan-when-outnumbered = los enemigos son más
plan-when-quiet = todo está en calma
plan-follow = hacer como { $hero }
plan-word-if = si
plan-word-else = si no
plan-words-follow = sigue a|sigue|como|haz como|hacer como
plan-more = O con otras palabras…
plan-only = Opción { $number } solo si…

ahead-title = Planear el turno de { $hero }
ahead-about = Cuando llegue tu turno de esta ronda, hago la primera de tus opciones que sea posible y tiro entonces sus dados. Si tu turno continúa después, sigue la siguiente opción. Nadie más ve lo que eliges.
ahead-none = Aún no has planeado nada.
ahead-chosen = { $number }. { $what }
ahead-now = Si tu turno llegara ahora: { $what }.
ahead-now-none = Si tu turno llegara ahora, nada de esto sería posible y se te preguntaría.
ahead-pick = { $rank ->
    [1] Primero…
    [2] Si no es posible, o después…
   *[3] Si nada es posible, o después…
  }

## Attacks that are kept at until a fight is over

keep-said = { $hero } repite este ataque en cada ronda hasta que acabe el combate o tenga heridas graves. Para parar, haz otra cosa o escribe /orders withdraw.
keep-refused-first = Primero ataca una vez en este combate, con algo que no se gaste. Después podrás repetir ese ataque.
keep-refused-already = { $hero } ya repite el ataque. Para parar, escribe /orders withdraw.
keep-refused-hurt = { $hero } tiene heridas graves, así que elige tú cada ataque.
keep-refused-never = En este juego no hay ataques que repetir. Elige tú cada turno.
onward-choice = el equipo sigue luchando solo
onward-said = { $turn ->
    [this] El equipo de { $hero } sigue luchando solo lo que queda de este turno.
   *[next] El equipo de { $hero } sigue luchando solo en la próxima ronda. Hasta que llegue su turno puedes decir otra cosa, o retirarlo con /orders withdraw.
  } Lucha según tus órdenes permanentes y, si no, a su criterio; no abre nada ni gasta nada.
onward-refused-already = Tu equipo ya sigue luchando solo. Para retirarlo, escribe /orders withdraw.
onward-refused-question = Responde primero a lo que se te pregunta. Después tu equipo podrá seguir luchando solo.
onward-refused-now = Un equipo solo puede seguir luchando solo por correo y mientras haya monstruos en el tablero.

## Standing orders: what a hero does while its player is away

orders-given =
    { $count ->
        [0] { $hero } ya no tiene órdenes.
        [one] { $hero } tiene una orden.
       *[other] { $hero } tiene { $count } órdenes.
    }
orders-order = { $when }: { $deed }
orders-preview-now = Ahora: { $what } (orden { $number }, { $order })
orders-preview-then = En el paso { $step } habría sido: { $what } (orden { $number }, { $order })
orders-preview-older = { $count ->
    [one] Un paso de esta aventura se jugó con reglas distintas de las de hoy.
   *[other] { $count } pasos de esta aventura se jugaron con reglas distintas de las de hoy.
  } No he podido probar las órdenes en todos tus turnos de entonces.
orders-preview-none = En tus últimos turnos estas órdenes no habrían hecho nada; habría elegido el piloto automático.
orders-when-always = siempre
orders-when-hurt = por debajo de dos tercios
orders-when-badly-hurt = por debajo de un tercio
orders-when-friend-badly-hurt = un amigo por debajo de un tercio
orders-when-fighting = en combate
orders-when-outnumbered = en minoría
orders-when-quiet = cuando todo está en calma
orders-deed-drink = beber una poción
orders-deed-heal-friend = curar al amigo
orders-deed-strike-weakest = golpear al más débil
orders-deed-strike-strongest = golpear al más fuerte
orders-deed-shoot = disparar
orders-deed-guard = quedarse en guardia
orders-deed-flee = correr
orders-refused-many = Es demasiado para recordarlo: un héroe sigue como mucho { $most ->
    [one] una orden
   *[other] { $most } órdenes
  }.
orders-refused-unknown = «{ $order }» no es una orden. Elige una de la lista.
orders-refused-never = Este juego no conoce órdenes. Mientras no estás, el piloto automático elige por tu héroe.
orders-none = Tu héroe no tiene órdenes. Dale alguna con /orders give; sin ellas elige el piloto automático.

## Undoing

undo-done = Deshecho. La tarjeta muestra la partida como está ahora.
undo-waits = Pides volver atrás. Falta el acuerdo de { AND($heroes) }, con /adventure undo; seguir jugando es rechazarlo.
undo-refused-nothing = Ahora no puedes deshacer nada: el último paso no fue tuyo, o no hay ninguno. Para ir más atrás, busca el número de un paso con /adventure log y pide acuerdo a los demás con /adventure undo y ese número.
undo-refused-shown = Desde entonces se ha tirado un dado o se ha revelado algo, así que no puedes deshacerlo por tu cuenta. Pide acuerdo a los demás con /adventure undo to:{ $to } (el anfitrión lo deshace al momento).
undo-refused-older = No puedo ir tan atrás: esta aventura se jugó con reglas anteriores que ya no se pueden repetir, y ese momento ya no está guardado. Elige un paso posterior.
undo-refused-far = Ese paso está fuera de alcance: fue hace demasiado, o después vino algo definitivo (el inicio, un nuevo héroe, una nueva semilla). Elige un paso posterior.
