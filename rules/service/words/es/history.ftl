# Looking at an adventure without changing it: rules, help, recap, story.

## Lists

card-more = … y { $count } más: el registro lo tiene todo

log-title = La historia de la aventura { $id }
mine-lobby = la sala de espera está abierta
mine-yours = te toca
mine-waits = espera a { AND($heroes) }
mine-parked = no se puede mostrar desde { $since }, relojes parados: { $why ->
    [gone] el canal ya no existe; /adventure move-here la lleva a otro
    [closed] no puedo escribir allí; quien lleva el servidor puede cambiarlo, o /adventure move-here la lleva a otro canal
    [locked] el hilo está bloqueado; quien lleva el servidor puede desbloquearlo, o /adventure move-here la lleva a otro canal
    [outside] no estoy en ese hilo privado; mencióname allí una vez o añádeme, o /adventure move-here la lleva a otro canal
    [timeout] estoy en aislamiento temporal en ese servidor hasta { $until }; después continúa por sí sola
    [removed] me han quitado de ese servidor; continúa cuando vuelva
    [refused] Discord no acepta ninguna de sus tarjetas; sigo intentándolo, y /adventure move-here la lleva a otro canal
   *[unavailable] no puedo llegar al servidor; continúa por sí sola
  }
mine-stopped = juego parado desde { $since }, relojes parados: continúa cuando quien lleva este bot vuelva a permitir el juego

## Help at a moment of a game

guide-lobby = La partida no ha empezado. Pulsa Unirse para tomar un asiento; el anfitrión pulsa Empezar.
guide-waits = La mesa espera a { AND($heroes) }: { $prompt }
guide-choice = { $label }: { $detail }
guide-steps = Un paso
guide-list = { $title }: { $named }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
  }

## Rules that people look up

rules-goal = **El objetivo de { $game }:** { $goal }
rules-task = **El objetivo de esta aventura:** { $task }
rules-goal-words = objetivo objetivos meta fin final finalidad proposito propósito mision misión tarea ganar gano gana ganan victoria vencer acabar acaba termina terminar puntos puntuacion puntuación
rules-topic-goal = El objetivo
rules-topic-fight = Cómo se combate
rules-fight-words = combate combates combatir lucha luchar pelea pelear atacar ataque ataco golpear golpe golpeo acertar fallar fallo matar mato daño dano arma armas critico crítico disparar disparo batalla
rules-common-words = como cómo que qué cual cuál cuales cuando cuándo donde dónde quien quién por porque para pero y e o u no ni si sí se me mi mis te tu tus su sus nos nuestro le les lo la los las el él un una unos unas al del de en a con sin es son esta este esto está ser estar hay he has ha puedo puede puedes pueden podemos hago hace hacer hacen uso usar usa usando tengo tiene tener dime significa pasa ocurre funciona quiero necesito debo debe hacerse mas más muy aqui aquí ahi ahí ya yo tú cada sobre favor n s
rules-alike-words = matar mato muere morir muerto derrotar vencer caer caido caído; dinero oro moneda monedas bolsa; pg puntos golpe salud vida; curar recuperar sanar; monstruo enemigo enemigos; heroe héroe personaje; dar entregar repartir; robar robo ladron ladrón; volver regresar reaparecer otra vez; muchos numero número cuantos cuántos; grande tamaño; prisionero cautivo libre rescatar; andar mover moverse ir; tomar coger recoger llevar; siguiente bajar abajo ultimo último; atacar golpear ataque; cerrar cerrado; acabar terminar fin; equipo grupo; parar acabar; nadar agua; encontrar descubrir; turno activacion activación actuar; salir salida entrada; revivir resucitar; precio coste costar pagar valer; todos todo cada; equipo objeto cosa; 1 uno; 2 dos; 3 tres; 4 cuatro; 5 cinco; 6 seis
rules-elsewhere = { $count ->
    [one] Esa es una regla de otro juego, { $games }:
   *[other] Esa es una regla de otros juegos, { $games }:
  }
rules-nearest = Ninguna regla dice eso. Lo más parecido es «{ $near }»:

## Refusals, to one person alone

error-no-hero = Aquí no tienes ningún héroe. Toma un asiento con /adventure join.
error-no-such-rule = Ninguna regla menciona «{ $wanted }». Prueba una palabra, o un identificador como TD-019.
error-no-such-rule-headings = Ninguna regla menciona «{ $wanted }». Puedes buscar: { $headings }.
error-no-such-id = No hay ninguna regla { $wanted }. Las reglas de ese tipo van de { $first } a { $last }.
error-not-a-log = Esto no es el registro de una aventura. Exporta uno con /adventure verify.
error-newer-log = Este registro viene de una versión más nueva del programa. Pide a quien lleva el bot que lo actualice.
error-broken-promise = La semilla de este registro no coincide con el hash que se publicó, así que los dados no son de fiar.

## What people ask of the program while they look rules up

rules-ask-begin = `/adventure new` pregunta a qué jugar y abre una sala de espera. Tus amigos pulsan **Unirse**, y después el anfitrión pulsa **Empezar** para un grupo ya hecho, o **Elegir héroes** donde el juego los tiene. `/tutorial` enseña un juego.
rules-ask-begin-words = empezar empiezo empieza comenzar inicio iniciar sala espera invitar preparar jugar juego aprender tutorial

rules-ask-players = { $game } es para { $most ->
    [one] una persona
   *[other] entre { $fewest } y { $most } personas
  }.
rules-ask-players-words = jugador jugadores jugadora jugadoras personas gente

rules-ask-undo = **Deshacer** en la tarjeta deshace tu último paso, mientras nadie haya actuado desde entonces.
rules-ask-undo-words = deshacer error equivocado equivocarse retroceder atras atrás

rules-ask-save = No hace falta guardar nada: la partida espera en su canal y continúa con el siguiente botón.
rules-ask-save-words = guardar pausa pausar reanudar continuar seguir

rules-ask-symbols = **Ayuda**, tras **Más** en la tarjeta, dice qué son los símbolos de tu mapa.
rules-ask-symbols-words = simbolo símbolo simbolos símbolos leyenda icono iconos

rules-ask-leave = `/adventure leave` deja tu asiento; el anfitrión acaba toda la partida con `/adventure end`.
rules-ask-leave-words = salir abandonar dejar parar rendirse rendir

## All games at once

away-game = - [{ $game }]({ $link }): { $what ->
    [waits] tu reloj se para, así que la mesa espera tus turnos.
    [plays] los demás están, así que la partida sigue. A los { $minutes } min de un turno tuyo, tu héroe se juega por ti: según tus órdenes permanentes o, si no, con cautela.
    [rests] no hay nadie más, así que la mesa descansa cuando te toque.
    [live] se juega en vivo, sin relojes: nadie juega por ti salvo que el anfitrión ponga el piloto automático.
    [stands] sus relojes ya están parados. Cuando vuelvan a correr, deciden los ajustes de la mesa.
   *[led] el piloto automático ya lleva a tu héroe.
  }

recap-taken = { $count ->
    [one] He jugado por ti un paso de { $hero }
   *[other] He jugado por ti { $count } pasos de { $hero }
  }, { $how ->
    [orders] según tus órdenes permanentes, y con el piloto automático donde no valían.
   *[autopilot] con el piloto automático.
  }
home-title = Entretanto, en todas tus partidas
home-game = **[{ $title }]({ $link })**, { $hero }{ $over ->
    [yes] : terminada
   *[no] { $yours ->
        [yes] : te toca
       *[no] {""}
      }
  }
home-nothing = No ha pasado nada en tus partidas desde tus últimos turnos.
home-more = { $count ->
    [one] … y en una partida más.
   *[other] … y en { $count } partidas más.
  } Mira todas las partidas en curso con /adventure mine, o las novedades de cada una con /adventure recap.

## Looking back

recap-since-message = Desde ese mensaje ({ $at })
recap-since = Desde tu último turno
recap-whole = La historia hasta ahora
recap-head = { $game }, empezada { $begun }: { AND($heroes) }. Turno { $turn }, paso { $steps }.
recap-nothing = No ha pasado nada nuevo.
luck-title = Cómo cayeron los dados
luck-unknown = { $game } no dice qué intentan los héroes con cada tirada, así que nadie puede saber su suerte.
replay-older = { $count ->
    [one] El paso { $step } se jugó
   *[other] Desde el paso { $step }, { $count } pasos se jugaron
  } con reglas distintas de las de hoy y no se pueden repetir, así que faltan algunos mapas.
mine-due = { $line }, hasta { $due }
mine-paused = { $line }, en pausa

## Logs of games with packs

error-log-without-pack = Esta partida se jugó con el paquete { $pack } (hash { $hash }). Da también su archivo: undercroft verify LOG --pack FILE
answer-export-packs = Se jugó con paquetes. Compruébalo con sus archivos: `undercroft verify LOG --pack FILE`. `/pack show` los envía.
