# What Discord says of each command and its options in its lists, 100 letters at most.
#
# An option that all commands of a group have alike is described once, for the group or for all.

option-pace = En vivo en la mesa, o por correo
option-page = Qué página
option-private = Mostrarlo solo a ti
option-theme = Qué colores
option-thread = Abrirlo en un hilo propio

# An entry in the menu of messages, 32 letters at most.
menu-since = ¿Qué ha pasado desde aquí?

command-adventure-retire = Deja a tu héroe para siempre; los demás siguen jugando
command-adventure-concede = Vota para acabar esta aventura

command-holidays = Cambia los días en que se paran los relojes de esta mesa
command-holidays-add = Detén los relojes de esta mesa ciertos días (anfitrión)
option-holidays-days = Una fecha, como 2026-12-24, o varias: 2026-12-24 to 2026-12-27
command-holidays-remove = Deja que los relojes de esta mesa corran de nuevo ciertos días (anfitrión)
command-holidays-list = Muestra los días en que se paran los relojes de esta mesa

command-pace-status = Mira a quién le toca aquí y hasta cuándo
command-pace-pause = Detén todos los relojes de esta mesa durante unos días
option-pace-pause-reason = Di a los demás por qué
option-pace-pause-days = Durante cuántos días; una semana si lo dejas vacío
command-pace-resume = Pon otra vez en marcha los relojes de esta mesa
command-pace-more-time = Da más tiempo a todos aquellos a quienes les toca
option-pace-more-time-hours = Cuántas horas más, hasta una semana
command-pace-sooner = Vota para que el tiempo más corto de la mesa valga ya
command-pace-calls = Elige cuándo te llama esta partida
option-pace-calls-calls = Para tus turnos y recordatorios, solo para tus turnos, o nunca
option-pace-calls-first = Cuándo te llama por primera vez para un turno; usual, como en todas tus partidas
option-pace-calls-most = Cuántas veces como mucho te llama esta partida para un turno
option-pace-calls-where = Dónde te llama esta partida; «no» lo deja al tablón
option-pace-calls-snooze = Durante cuántas horas no te llama esta partida; 0 lo termina
command-pace-nudge = Recuerda su turno a quienes todo el mundo espera
command-pace-back = Vuelve a llevar tú a tu héroe
command-pace-vote = Vota qué hacer con quien se retrasa
option-pace-vote-hero = El héroe de quien se retrasa
option-pace-vote-wish = Qué quieres que pase

command-campaign-new = Empieza una campaña: abre aquí su sala de espera
option-campaign-new-name = Cómo se llama, hasta 60 letras
option-campaign-new-game = Qué juego (el primero que tenga campañas si lo dejas vacío)
command-campaign-status = Mira cómo va la campaña de este canal
command-campaign-roster = Mira los héroes, quién los lleva y sus hazañas
command-campaign-memorial = Mira los caídos y los retirados
command-campaign-purse = Mira la bolsa, con cuenta de cada moneda
option-campaign-purse-page = Qué página (la última si lo dejas vacío)
command-campaign-chronicle = Lee todas las aventuras hasta ahora, o una con su mapa
option-campaign-chronicle-number = Qué aventura, con su último mapa
option-campaign-chronicle-page = Qué página de la lista entera
command-campaign-list = Muestra las campañas de este servidor
command-campaign-move = Traslada una campaña a este canal (anfitrión)
option-campaign-move-campaign = Qué campaña de este servidor
command-campaign-rename = Cambia el nombre de la campaña de este canal (anfitrión)
option-campaign-rename-name = El nuevo nombre, hasta 60 letras
command-campaign-export = Recibe la campaña entera como archivo
command-campaign-import = Trae una campaña de un archivo a este canal
option-campaign-import-file = Un archivo hecho con /campaign export
option-campaign-import-seat = Qué asiento tomas, por su nombre (el tuyo o el del anfitrión si lo dejas vacío)

command-board-here = Pon el tablón de aventuras de este servidor en este canal o en otro
option-board-here-channel = Otro canal distinto de este
command-board-off = Quita el tablón de este servidor

command-roll = Tira dados, como 2d6+3 o 4d6kh3
option-roll-dice = Qué tirar: 1d20+5, 4d6kh3, 2d8ro<3 …

command-dungeon-map = Tira una mazmorra y dibuja su mapa
option-dungeon-levels = Cuántos niveles como mucho
option-dungeon-morphology = Qué clase de lugar: uno o varios con comas, ninguno, o cuántos tirar
option-dungeon-material = De qué está hecha, con tus palabras
option-dungeon-pack = Un paquete de este servidor, para lo que hay y espera en ella
option-dungeon-seed = Cualquier palabra: con ella cualquiera puede tirar la misma mazmorra; sin ella, solo tú
option-dungeon-table = Usar las losetas propias del generador o las de los dados de imágenes
option-dungeon-options = Más opciones, como frontier:dfs stairs_direction:coin
command-dungeon-draft = Dibuja una mazmorra entre varios, loseta a loseta
option-dungeon-draft-pace = En vivo: las reglas dibujan por quien tarda mucho. Por correo: sin prisa
option-dungeon-draft-minutes = Minutos por turno cuando haya dos asientos ocupados; 0, sin límite
command-dungeon-explore = Explora una mazmorra que nadie ha visto
command-dungeon-export = Recibe una mazmorra tuya como archivo
option-dungeon-export-form = Qué tipo de archivo
option-dungeon-export-audience = Con lo que saben los jugadores, o con todo
option-dungeon-export-level = Qué nivel
option-dungeon-export-dungeon = Cuál de tus mazmorras (la última si lo dejas vacío)
option-dungeon-export-theme = Qué colores (los tuyos si lo dejas vacío)
command-dungeon-import = Mira el mapa de un archivo: un nivel guardado aquí, o el JSON de One Page Dungeon
option-dungeon-import-file = Un .level.json de /dungeon export, o el JSON que escribe One Page Dungeon
option-dungeon-import-form = Recibirlo como este tipo de archivo en vez de verlo
option-dungeon-import-audience = Con todo, o solo con lo que pueden saber los jugadores
option-dungeon-import-theme = Qué colores (los tuyos si lo dejas vacío)

command-daily = Juega la mazmorra de hoy, la misma en todos los servidores
option-daily-game = Qué juego (se te pregunta si lo dejas vacío)
command-hall = Mira el salón de la fama: las mejores partidas de este servidor
option-hall-game = Qué juego (el de este canal o el del día si lo dejas vacío)
option-hall-when = La fecha de una diaria (31/1/2027, hoy, ayer); de siempre si lo dejas vacío
option-hall-mine = Mostrar solo tus partidas, incluidas las que no tienen puesto

command-rules = Busca una regla por palabras o por su identificador
option-rules-about = Palabras como «poción curativa», o un identificador como TD-031
option-rules-game = Qué juego (el de este canal si lo dejas vacío)
command-help = Mira qué puedes hacer ahora y cómo se juega

command-adventure-log = Lee todo lo que ha pasado aquí, página a página
option-adventure-log-page = Qué página (la última si lo dejas vacío)
option-adventure-log-search = Mostrar solo las líneas con todas estas palabras
command-adventure-replay = Mira la aventura hasta ahora como animación
option-adventure-replay-text = Contarla en palabras, paso a paso
option-adventure-run = Una partida del salón en vez de la aventura de este canal
command-adventure-verify = Recibe el registro con todos sus dados para comprobarlos

command-adventure-recap = Lee lo que ha pasado desde tu último turno
command-adventure-luck = Mira cómo han caído los dados para cada héroe, frente a lo normal
option-adventure-recap-whole = Contar en breve toda la aventura
command-adventure-story = Recibe el relato de toda la aventura como archivo para guardar
option-adventure-story-format = Una página con imágenes, un libro para papel, o texto con mapas en letras
option-adventure-story-chapter = Una aventura de una campaña, por su número
command-adventure-undo = Deshaz tu último paso, o da tu acuerdo
option-adventure-undo-to = El último paso del registro que se conserva; todos deben estar de acuerdo

command-adventure-new = Abre una sala de espera: elige un juego, reúne a tus amigos
option-adventure-new-game = Qué juego (se te pregunta si lo dejas vacío)
option-adventure-new-seed = Cualquier palabra: las mismas palabras y elecciones dan la misma mazmorra
option-adventure-new-call = Llamar una vez al rol que este servidor ha fijado para partidas nuevas
command-adventure-evening = Fija una cita para esta mesa, o una sala de espera que se abre sola
option-adventure-evening-when = Como lo escribirías: viernes 20:00, 24 de diciembre 20:00, mañana 19:30 CET
option-adventure-evening-game = Qué juego abre la sala (vacío: la partida de este canal)
option-adventure-evening-settings = Qué ajustes tiene la sala de espera
option-adventure-evening-title = Cómo se llama la velada
option-adventure-evening-call = Llamar al rol que este servidor ha fijado para partidas nuevas, cuando empiece
command-adventure-join = Toma un asiento en la aventura de este canal
option-adventure-join-seat = Qué asiento libre, por su nombre, o new para uno propio
command-adventure-leave = Deja tu asiento; tu héroe sigue
command-adventure-ready = Di si está todo listo por tu parte o no
command-adventure-begin = Empieza la partida (anfitrión)
option-adventure-begin-anyway = Empezar aunque alguien no esté listo
option-adventure-begin-choose = Cada cual elige un héroe o un equipo, si el juego los tiene hechos
command-adventure-status = Vuelve a poner la tarjeta de este canal
command-adventure-settings = Mira o cambia los ajustes (anfitrión)
option-adventure-settings-name = Qué ajuste
option-adventure-settings-value = Su nuevo valor
command-adventure-autopilot = Deja que un héroe juegue solo, o vuelve a llevarlo
option-adventure-autopilot-who = Cómo juega solo el héroe, o player para volver a llevarlo
option-adventure-autopilot-seat = Qué asiento, por número (el tuyo si lo dejas vacío; otros: solo el anfitrión)
command-adventure-end = Acaba esta aventura para siempre (anfitrión)
command-adventure-mine = Muestra tus aventuras, primero las que te esperan

command-adventure-move-here = Traslada una de tus aventuras a este canal o a otro (anfitrión)
option-adventure-move-here-channel = Adónde, si no es aquí: un canal o hilo
option-adventure-move-here-adventure = Cuál (vacío: la de este canal, o una que no se puede mostrar)

command-adventure-hand-over = Ofrece tu asiento a otra persona
option-adventure-hand-over-to = Quién toma tu héroe; debe escribir /adventure accept
option-adventure-hand-over-hero = Un héroe que nadie lleva, por su nombre, en vez del tuyo (solo el anfitrión)
command-adventure-accept = Toma el asiento que te ofrecen
command-adventure-reclaim = Recupera tu asiento en un plazo de tres días
command-adventure-host = Hazte anfitrión si ya no lo hay, o cede el papel
option-adventure-host-to = El nuevo anfitrión (solo el anfitrión)

command-tutorial = Aprende un juego en una primera mazmorra guiada
option-tutorial-game = Qué juego (el primero si lo dejas vacío)
option-tutorial-together = Abrir antes una sala de espera para que se unan amigos
option-tutorial-skip = Desactivar las lecciones del tutorial de este canal

command-away-until = Ausentarte unos días, en todas tus partidas
option-away-until-day = Tu último día de ausencia (31/1/2027), o cuánto: 5 días, 2 semanas
option-away-until-since = Tu primer día de ausencia, si no es hoy
command-away-back = Vuelve a todas tus partidas
command-away-me = Cambia tu zona horaria, tus horas de silencio y los recordatorios
option-away-me-zone = Tu zona horaria: empieza a escribir una ciudad
option-away-me-quiet-from = Cuándo empiezan tus horas de silencio, como 22:00; o «ninguna»
option-away-me-quiet-to = Cuándo acaban tus horas de silencio, como 8:00
option-away-me-reminders = Dónde te avisan tus partidas de un turno; off lo deja al tablón
option-away-me-first = Por correo: cuándo se te llama por primera vez para un turno
option-away-me-most = Cuántas veces como mucho se te llama para un turno
option-away-me-next-up = Llamarte también cuando seas el siguiente
command-away-snooze = Silencia todas las llamadas durante unas horas
option-away-snooze-hours = Durante cuántas horas, en todas tus partidas; 0 lo termina

command-settings-me = Elige tu idioma y cómo ves los mapas y las pistas
option-settings-me-language = En qué idioma te respondo
option-settings-me-maps = Ver los mapas como imágenes, o descritos en palabras
option-settings-me-theme = Colores de tus propios mapas
option-settings-me-hints = Una línea que explica lo nuevo que pregunta el juego; again empieza de cero

command-act = Haz que actúe la mazmorra, o tira por ella en tu propia mesa
option-act-everything = En una aventura: tirar hasta que alguien deba decidir, no solo una vez
option-act-table = Para tu propia mesa: en qué tabla tirar
option-act-of = Cuál de varias tablas, como el color de una ficha o el tipo de una sala
option-act-roll = Una tirada que has hecho tú
option-act-game = Las tablas de qué juego (el primero que tenga si lo dejas vacío)

command-orders-give = Di a tu héroe qué hacer en tu ausencia
option-orders-give-first = La primera orden: cuándo, y qué hacer
option-orders-give-second = Si la primera orden no se aplica
option-orders-give-third = Si no se aplica ninguna de las dos
option-orders-give-fourth = Si no se aplica ninguna
command-orders-show = Mira las órdenes de tu héroe y qué harían ahora
command-orders-clear = Borra las órdenes de tu héroe
command-orders-ahead = Planea el turno de tu héroe en esta ronda antes de que llegue
option-orders-ahead-first = Qué hacer (déjalo vacío para elegir de las listas)
option-orders-ahead-second = Qué hacer si eso no es posible, o después
option-orders-ahead-third = Qué hacer si ninguna es posible, o después de ellas
command-orders-keep = Repite tu ataque hasta que acabe el combate, o deja que tu equipo siga luchando
command-orders-withdraw = Retira tu turno planeado o tu ataque repetido

command-do = Haz cualquier cosa que tu héroe pueda hacer ahora
option-do-action = Qué hacer: empieza a escribir y elige de la lista
command-move = Ve a algún sitio: una salida, una dirección, un lugar
option-move-to = Adónde ir: empieza a escribir y elige de la lista
command-map = Pon un mapa de esta aventura
option-map-view = Mostrar la parte que rodea al grupo, o la planta entera
option-map-text = Dibujarlo con letras en vez de una imagen
command-hero = Mira la hoja de tu héroe y lo que lleva, solo para ti

command-privacy-show = Mira qué se guarda de ti, dónde y durante cuánto tiempo
command-privacy-export = Recibe como archivo todo lo que se guarda de ti
command-privacy-delete = Borra todo lo que se guarda de ti

command-doctor = Comprueba si todo va bien con el bot aquí

command-server-settings = Elige dónde y quién empieza partidas, cuántas, canales tranquilos, quién habla y a quién se llama

option-forge-start = Con qué empezar; si lo dejas vacío, lo último que forjaste
command-forge-monster = Haz un monstruo para el paquete propio de este servidor
command-forge-hero = Haz un héroe para el paquete propio de este servidor
command-forge-tile = Haz una loseta para el paquete propio de este servidor
command-forge-theme = Haz un tema para el paquete propio de este servidor

command-pack-add = Trae un paquete propio a este servidor
option-pack-add-file = El paquete como archivo zip, de 2 MB como mucho
command-pack-list = Mira los paquetes de este servidor
command-pack-show = Mira qué hay en un paquete y recibe su archivo
option-pack-show-name = Qué paquete
command-pack-use = Juega esta sala de espera con paquetes de este servidor
option-pack-use-names = Qué paquetes, separados por comas, o «ninguno»; sustituyen a los demás
command-pack-remove = Quita un paquete de este servidor
option-pack-remove-name = Qué paquete; las partidas en curso que lo usan siguen
command-pack-undo = Vuelve a la versión anterior de un paquete
option-pack-undo-name = Qué paquete
command-pack-template = Recibe un paquete pequeño para empezar el tuyo
option-pack-template-game = Para qué juego

command-say = Habla como tu héroe, o como alguien más que está aquí
option-say-words = Qué decir; vacío abre un formulario para textos largos y una vista previa
option-say-speaker = Como quién: tu héroe si lo dejas vacío
option-say-post = Algo que dijiste: cámbialo o retíralo

command-stage = Para desarrollo: partidas en cualquier estado, dados dichos antes, asientos de otros
command-stage-game = Empieza una partida en el estado que digas, como: a fight in the delve, two heroes
option-stage-game-words = Qué quieres ver: un juego, cuántas personas juegan y qué pasa
option-stage-game-dice = Números para los próximos dados, como 6, 1, 20
command-stage-dice = Di cómo caen los próximos dados de esta partida; el registro lo dice
option-stage-dice-numbers = Como 6, 1, 20; vacío, vuelven a caer al azar
command-stage-press = Haz algo por un asiento de esta partida, sea de quien sea
option-stage-press-what = Qué hace ese asiento
command-stage-seat = Haz que alguien lleve un asiento de esta partida
option-stage-seat = El asiento de qué héroe
option-stage-seat-person = Quién lo lleva ahora
command-stage-channels = Abre los canales de un servidor de desarrollo: para jugar, por correo, sin imágenes
