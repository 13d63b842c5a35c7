# La aventura de fichas y losetas: su nombre, sus ajustes, sus listas.

mkd-adventure-title = Mage Knight Dungeons: Aventura
mkd-adventure-short = Aventura
mkd-adventure-blurb = Lleva héroes casilla a casilla hasta el Cofre de la Misión, y sal con él.
mkd-adventure-undeclarable = Solo se puede planear de antemano mientras actúan los héroes, antes de que todo tu equipo haya actuado en esta ronda.

mkd-map-adventure = Mazmorra
mkd-map-floor = Planta { $floor } de { $floors }
mkd-progress-quest = misión { $now } de { $most }
mkd-heading-floor = { $of } · Planta { $floor } de { $floors }
mkd-heading-left = { $of } · { $left ->
    [0] fuera de tiempo
    [one] la última ronda
   *[other] quedan { $left } rondas
  }

mkd-refused-shift-late = Solo puedes desplazar losetas en la primera planta, antes de que entre nadie ({ $rule }).
mkd-refused-shift-nowhere = No hay ninguna loseta que desplazar en { $square } ({ $rule }). Di una casilla y un lado, como «desplazar C4 al este».
mkd-refused-shift-again = Ya has desplazado la loseta de { $square } ({ $rule }). Cada loseta se puede desplazar una sola casilla.
mkd-refused-shift-apart = Eso separaría losetas unidas, uniría otras o cerraría un paso ({ $rule }). Prueba otro lado, o una loseta contigua.
mkd-refused-split-alone = Un héroe solo no se puede separar ({ $rule }). Lleva dos héroes, o deja que alguien se te una.
mkd-refused-split-hallway = Dos entradas necesitan dos pasillos, y un juego de losetas solo tiene uno ({ $rule }). Toma dos juegos, o dos pasillos de cada cinco losetas.

## Settings

mkd-adventure-preset-quick = una rápida
mkd-adventure-preset-quick-blurb = Un juego de cinco losetas: entrar, llegar al Cofre de la Misión y salir.
mkd-adventure-preset-evening = una tarde
mkd-adventure-preset-evening-blurb = Dos juegos de losetas, para una mesa con tiempo.
mkd-adventure-preset-long = una larga
mkd-adventure-preset-long-blurb = Dos plantas de dos juegos cada una, para un día entero o por correo.
mkd-adventure-preset-stealth = con sigilo
mkd-adventure-preset-stealth-blurb = Los monstruos quieren destrozar el Cofre de la Misión: la mitad del grupo entra cerca de él, sin ruido.
mkd-adventure-preset-kidnapping = un secuestro
mkd-adventure-preset-kidnapping-blurb = Uno de los cloaquinos corre hacia la salida: hay que atraparlo vivo.

mkd-adventure-option-sets = Juegos de cinco losetas
mkd-adventure-option-tiles = Pasillos entre las losetas
mkd-adventure-option-heroes = Héroes por persona
mkd-adventure-option-points = Puntos de cada equipo
mkd-adventure-option-chests = Cofres
mkd-adventure-option-theme = Monstruos de un solo tipo
mkd-adventure-option-monsters = El turno de los monstruos
mkd-adventure-option-order = Orden de los equipos
mkd-adventure-option-ranged-in-melee = Disparos con un rival al lado
mkd-adventure-option-downstairs = Monstruos en las escaleras
mkd-adventure-option-adjust-match = Monstruos por los puntos de una ficha
mkd-adventure-option-novices = Héroes fuertes empiezan de principiantes
mkd-adventure-option-villains = Héroes que nadie lleva, de villanos
mkd-adventure-option-shift = Desplazar losetas para ordenar el mapa
mkd-adventure-option-markers = Huesos y charcas antes de la partida
mkd-adventure-option-marker-sides = Marcadores que se encuentran
mkd-adventure-option-artifacts = Artefactos
mkd-adventure-option-dressing = Muebles y pilares
mkd-adventure-option-quest = Lo que el grupo viene a buscar
mkd-adventure-option-floors = Plantas
mkd-adventure-option-floor-sets = Juegos de losetas en las demás plantas
mkd-adventure-option-timed = Contra reloj
mkd-adventure-option-split-up = Grupo separado, entra por dos lados

mkd-adventure-value-quest-chest = el Cofre de la Misión
mkd-adventure-value-quest-rescue = un prisionero que rescatar
mkd-adventure-value-quest-stealth = el Cofre de la Misión, antes de que lo destrocen
mkd-adventure-value-quest-kidnap = un monstruo que sacar vivo
mkd-adventure-value-floors-1 = una
mkd-adventure-value-floors-2 = dos
mkd-adventure-value-floors-3 = tres
mkd-adventure-value-floors-4 = cuatro
mkd-adventure-value-floors-5 = cinco
mkd-adventure-value-floors-6 = seis
mkd-adventure-value-floors-die = las que diga un dado
mkd-adventure-value-floor-sets-same = tantos como en la primera
mkd-adventure-value-floor-sets-1 = uno
mkd-adventure-value-floor-sets-2 = dos
mkd-adventure-value-floor-sets-3 = tres
mkd-adventure-value-floor-sets-4 = cuatro
mkd-adventure-value-floor-sets-die = los que diga un dado en cada planta, de uno a seis
mkd-adventure-value-marker-sides-die = un dado para cada uno
mkd-adventure-value-marker-sides-obstacle = huesos y agua
mkd-adventure-value-marker-sides-special = sombra, teletransportes, vórtices
mkd-adventure-value-tiles-normal = uno de cada cinco
mkd-adventure-value-tiles-easy = dos de cada cinco
mkd-adventure-value-tiles-mixed = un dado para cada juego
mkd-adventure-value-points-none = sin límite
mkd-adventure-value-chests-easy = fáciles
mkd-adventure-value-chests-medium = medianos
mkd-adventure-value-chests-hard = difíciles
mkd-adventure-value-chests-mixed = de todo tipo
mkd-adventure-value-theme-any = cualquiera
mkd-adventure-value-theme-undead = los no muertos
mkd-adventure-value-theme-gutterkin = cloaquinos
mkd-adventure-value-theme-vermin = alimañas
mkd-adventure-value-theme-cult = una secta
mkd-adventure-value-theme-beast = bestias
mkd-adventure-value-theme-fiend = demonios
mkd-adventure-value-monsters-at-once = todos a la vez
mkd-adventure-value-monsters-by-hand = de uno en uno, con tiradas de la mesa
mkd-adventure-value-order-seat = asiento por asiento
mkd-adventure-value-order-any = quien llegue primero
mkd-adventure-value-ranged-in-melee-allowed = permitidos, a -1, también contra quien pelea
mkd-adventure-value-ranged-in-melee-held = no en el arco frontal de un rival
mkd-adventure-value-downstairs-seekers = solo los que buscan ayuda
mkd-adventure-value-downstairs-all = también los que huyen o roban
mkd-adventure-value-adjust-match-le = de ese valor o menos
mkd-adventure-value-adjust-match-exact = de ese valor exacto, si los puntos se pueden mover así
