# What the cogs say around the service's own words.

answer-fine = Hecho.
answer-over-there = Sigue en { $channel }.
act-so-far = { $count } tiradas hasta ahora, y vienen más …
answer-export = El registro, dado a dado. Cualquiera puede comprobarlo: undercroft verify FILE
answer-export-sealed = El registro hasta ahora. Sus dados se podrán comprobar cuando la partida acabe y se muestre la semilla. Hasta entonces, un hash ocupa el lugar de lo que está boca abajo.
stale-link = La tarjeta de este momento: { $link }
floor-left = { $title }, al dejarlo atrás
thread-name = { $game }
mine-none = No estás en ninguna aventura. Abre una con /adventure new.
settings-title = Ajustes de esta aventura
settings-packs = Paquetes con los que se juega
settings-choose = Elige un ajuste para cambiarlo
button-settings-form = Abrir un formulario
error-settings-moved = Los ajustes de esta sala de espera han cambiado entretanto. Vuelve a abrir el formulario.
settings-switches = Qué más vale
settings-switches-about = Lo que marques queda activo; lo demás, no.
settings-promise = Dados sellados: SHA-256 { $hash }
settings-now = ahora: { $value }
settings-value = Nuevo valor de { $name }
log-empty = Aún no ha pasado nada.
log-page = Página { $page } de { $pages }
end-sure = ¿Acabar esta aventura para siempre? Después nadie podrá continuarla.
button-end = Acabar para siempre
button-earlier = Anterior
button-later = Siguiente
roll-twice-words = ventaja, con ventaja, adv, advantage; desventaja, con desventaja, dis, disadv, disadvantage
roll-result = { $working }
    { "**" }Total: { $total }**

help = **Empezar a jugar**
    - `/adventure new` pregunta a qué jugar. Tus amigos pulsan **Unirse**, y después tú pulsas **Empezar**.
    - `/tutorial` enseña un juego, `/daily` es la mazmorra de hoy, `/campaign new` dura meses.
    { "**" }En una partida**
    - Cada turno es una tarjeta. Decide con un botón quien aparece en su pregunta.
    - **Ayuda**, tras **Más** en la tarjeta, dice qué hacer ahora. `/rules` responde a preguntas como «¿cómo gano?».
    - Todo se guarda al momento. `/adventure mine` muestra tus partidas.
    { "**" }Además**
    - `/dungeon map` dibuja una mazmorra, `/act table:` tira para una mesa de verdad.
    - `/settings me` muestra los mapas en palabras. `/privacy show`: qué se guarda de ti.

help-guest = Alguien me ha traído: no soy miembro de este servidor, pero esto funciona en todas partes.
    - `/roll` tira dados, como `/roll 3d6+2`. `/rules` responde a preguntas sobre los cinco juegos.
    - `/dungeon map` dibuja una mazmorra, `/dungeon explore` esconde una y te deja recorrerla.
    - `/act table:` tira en las tablas para una partida en una mesa de verdad.
    Para jugar con más gente, invítame a un servidor tuyo y escribe allí `/adventure new`: <{ $link }>
guest-act = No soy miembro de este servidor, así que aquí no se pueden jugar aventuras. Invítame a un servidor tuyo y escribe allí `/adventure new`: <{ $link }>
    Para tirar aquí para una partida en tu propia mesa, elige una de estas con `/act table:`: { $tables }.
guest-unseen = -# Esto solo lo ves tú: este servidor no muestra a nadie las respuestas de aplicaciones que trae la gente.
guest-draft = Para dibujar entre varios tengo que ser miembro, pues digo a quién le toca. Invítame al servidor para dibujar allí en grupo; aquí puedo dibujar un mapa al momento (`/dungeon map`) o dejarte explorar uno (`/dungeon explore`).
help-title = **{ $game }**
help-goal = **Objetivo.** { $goal }
help-task = **Esta aventura.** { $task }
help-now = **Ahora.** { $now }
help-fight = **Cómo se combate**
help-symbols = **En este mapa** { $symbols }
help-more = **Más:** `/rules` responde a preguntas como «ataque», `/hero` es tu hoja, `/map` el mapa entero, `/privacy show` qué se guarda de ti. `/help` fuera de una partida dice cómo empezar una.

dungeon-export = ¿Qué archivo quieres? Solo lo recibes tú.
dungeon-export-dplayer = Para quienes juegan: lo que pueden saber
dungeon-export-dmaster = Para quien dirige: todo
dungeon-file = Aquí está el mapa como archivo.
dungeon-file-smaller = El archivo era demasiado grande para enviarlo aquí; este es más pequeño.
dungeon-imported = Esto solo lo ves tú, y no se guarda nada. Con `format`, el mismo comando lo convierte en un archivo para tu mesa o para papel.
error-no-such-format = No hay ningún formato llamado «{ $form }». Elige uno de estos: { $forms }.
error-file-too-large = Como { $form }, este mapa supera los { $megabytes } MiB que puedo enviar aquí. Elige otro formato.
form-png = Imagen (PNG)
form-svg = Dibujo (SVG)
form-pdf = Papel, una pulgada por casilla (PDF)
form-uvtt = Universal VTT, con paredes y puertas
form-foundry = Escena de Foundry VTT
form-tmx = Mapa de Tiled
form-tsv = Tabla, como la escribe donjon (TSV)
form-txt = Texto
form-json = Archivo de nivel (JSON)
# the same
form-onepage = One Page Dungeon (JSON)

error-server-only = Esto solo funciona en los canales e hilos de un servidor.
error-not-allowed = Aquí no puedes hacer eso.
error-slow-down = Más despacio: inténtalo de nuevo en { $seconds } segundos.
error-old-command = Este comando ha cambiado. Recarga Discord (o espera un minuto) e inténtalo de nuevo.
error-bad-option = «{ $value }» no vale aquí. Elige una opción de la lista.
error-discord = Discord no ha aceptado mi respuesta. Puede que lo que hiciste haya contado: mira la última tarjeta antes de intentarlo de nuevo.
error-forbidden = Discord no me deja hacer eso en este canal. Pide a quien lleva el servidor que me permita verlo, enviar mensajes y adjuntar archivos.
error-channel-gone = Ese canal ya no existe. No se ha perdido nada: escribe `/adventure move-here` en otro para continuar allí.

# Permisos como los llama Discord en los ajustes de un servidor.
right-view_channel = ver canal
right-attach_files = adjuntar archivos
right-read_message_history = leer el historial de mensajes
right-send_messages = enviar mensajes
right-send_messages_in_threads = enviar mensajes en hilos
right-create_public_threads = crear hilos públicos
right-manage_channels = gestionar canales
right-connect = conectar
rights-listed = { $a }, { $b }

error-missing-rights = Me faltan estos permisos en este canal: { $rights }. Pide a quien lleva el servidor que me los dé y vuelve a intentarlo.
error-place-outside = No estoy en este hilo privado. Mencióname aquí una vez o añádeme al hilo, y vuelve a intentarlo.
error-place-timeout = Estoy en aislamiento temporal en este servidor hasta <t:{ NUMBER($until, useGrouping: 0) }:f>, y hasta entonces no puedo enviar nada. Inténtalo después, o pide a quien lleva el servidor que lo levante.
error-place-locked = Este hilo está bloqueado y no puedo escribir en él. Pide a quien lleva el servidor que lo desbloquee, o usa otro canal.
error-place-closed = No puedo mostrar tarjetas en este canal. Pide a quien lleva el servidor que me permita verlo, enviar mensajes y adjuntar archivos, o usa otro canal.
error-missing-rights-there = Me faltan estos permisos en { $channel }: { $rights }. Pide a quien lleva el servidor que me los dé y elígelo de nuevo.
error-place-outside-there = No estoy en { $channel }, que es un hilo privado. Mencióname allí una vez o añádeme, y vuelve a intentarlo.
error-place-locked-there = { $channel } está bloqueado y no puedo escribir en él. Pide a quien lleva el servidor que lo desbloquee, o elige otro canal.
error-place-closed-there = No puedo mostrar tarjetas en { $channel }. Pide a quien lleva el servidor que me permita verlo, enviar mensajes y adjuntar archivos, o elige otro canal.
error-rights-of-yours-there = No puedes escribir en { $channel }. Elige otro canal.
error-rights-of-yours = Aquí necesitas estos permisos: { $rights }. Empieza en otro canal, o pídelos a quien lleva el servidor.
error-too-many-threads = Este servidor tiene tantos hilos abiertos como permite Discord. No uses la opción del hilo, o archiva un hilo y vuelve a intentarlo.
error-no-thread-here = Los hilos solo se pueden abrir en un canal de texto normal. No uses la opción del hilo, o usa otro canal.
error-unknown-button = Este botón viene de una versión anterior o de otro programa. Escribe /adventure status para ver la tarjeta actual.
error-bug = Algo ha fallado por mi parte; lo he registrado como { $id }. No he cambiado nada sin decírtelo. Inténtalo de nuevo.
error-too-many-dice = Son más de { $most } dados. Tira menos de una vez.
error-bad-roll = No entiendo «{ $typed }» como dados. Prueba algo como 2d6+3 o 4d6kh3.

settings-me = { $maps ->
    [text] Recibes los mapas en palabras, y las tarjetas de tus partidas describen los suyos.
   *[picture] Recibes los mapas como imágenes, cada una con una descripción.
  } { $theme ->
    [house] Tienen los colores habituales.
   *[other] Tus propios mapas tienen los colores { $theme }.
  } { $hints ->
    [off] Las pistas están desactivadas.
    [again] Las pistas vuelven a empezar desde la primera.
   *[on] Las tres primeras veces que el juego te pregunta algo nuevo, la tarjeta dice por qué.
  } { $language ->
    [discord] Te respondo en el idioma de tu Discord, si lo hablo.
   *[other] Te respondo en este idioma: { $language }.
  }
answer-replay = Aquí está la aventura hasta ahora.
replay-moment = { $title } ({ $number } de { $count })
button-replay = Paso a paso
button-replay-f = Primero
button-replay-b = Atrás
button-replay-n = Adelante
button-replay-l = Último
