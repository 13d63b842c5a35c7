# Una mazmorra antes de que nadie entre.

mkd-dungeon-built = { $chambers ->
        [one] Una cámara
       *[other] { $chambers } cámaras
    } y { $hallways ->
        [one] un pasillo
       *[other] { $hallways } pasillos
    } esperan en la oscuridad. Dentro { $tokens ->
        [one] se agita una cosa que nadie ha visto
       *[other] se agitan { $tokens } cosas que nadie ha visto
    }.
    .b = Las puertas de la mazmorra están abiertas: { $chambers ->
        [one] una cámara
       *[other] { $chambers } cámaras
    }, { $hallways ->
        [one] un pasillo
       *[other] { $hallways } pasillos
    } y { $tokens ->
        [one] una cosa que vaga
       *[other] { $tokens } cosas que vagan
    }.

dice-mkd-build-set = cuántos pasillos tiene un juego de losetas
dice-mkd-build-tile = qué loseta se saca
dice-mkd-build-order = en qué lugar del montón está una loseta
dice-mkd-build-side = qué lado de una loseta queda arriba
dice-mkd-build-turn = cómo se coloca una loseta
dice-mkd-build-exit = en qué salida va la loseta siguiente
dice-mkd-build-entrance = qué abertura es la entrada
dice-mkd-build-central = qué cámara es la Cámara Central
dice-mkd-build-floors = cuántas plantas tiene la mazmorra
dice-mkd-build-floor-sets = cuántos juegos de losetas tiene la planta
dice-mkd-build-stairs = dónde están las escaleras
dice-mkd-build-second-hallway = en qué pasillo está la segunda entrada
dice-mkd-build-markers = cuántos marcadores hay en una loseta
dice-mkd-build-marker-kind = huesos o agua
dice-mkd-build-quest-chest = qué cofre es el Cofre de la Misión
dice-mkd-build-quest-square = dónde está el Cofre de la Misión
dice-mkd-build-guardian-square = dónde espera el Guardián
dice-mkd-build-token-square = en qué punto de la cámara espera
dice-mkd-square = una casilla de una loseta

mkd-tiles-shifted = { $player } desplaza { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
  } una casilla hacia el { $side }; lo desplazado está ahora en { $at }.
