# Un nivel que crece: losetas, lados, lo que viene con ellas, y cómo acaba una partida.

dice-mkd-first-tile = con qué pasillo empieza un nivel
dice-mkd-first-entrance = cuál de sus aberturas es la entrada
dice-mkd-side = si ahí sale una loseta
dice-mkd-tile = qué loseta se saca
dice-mkd-feature = qué viene con la loseta
dice-mkd-terrain = qué terreno es
dice-mkd-door-kind = madera o hierro
dice-mkd-door-edge = en qué lado de su casilla está una puerta
dice-mkd-device = teletransporte o vórtice
dice-mkd-artifact-group = qué grupo de artefactos
dice-mkd-artifact-number = qué artefacto del grupo
dice-mkd-chair = dónde está una silla
dice-mkd-master-square = dónde espera el amo
dice-mkd-token-order = qué ficha se mueve ahora

mkd-level-began = { $level ->
    [1] Al pie de las escaleras hay un pasillo, { $tile }. Ningún mapa muestra lo que hay más allá.
   *[other] Nivel { $level }{ $levels ->
        [0] {""}
       *[other] {" "}de { $levels }
      }: otro pasillo, { $tile }, más frío que el anterior.
  }
mkd-tile-laid = { $shape ->
    [hall] Un pasillo
   *[other] Una cámara
  } se abre al { $way }: { $tile }{ $turn ->
    [0] {""}
   *[other] , con un giro de { $turn }°
  } (loseta { $count } de este nivel).
    .b = La piedra chirría al { $way }: { $shape ->
        [hall] el pasillo
       *[other] la cámara
      } { $tile } encaja en su sitio{ $turn ->
        [0] {""}
       *[other] {" "}a { $turn }°
      } (loseta { $count }).
    .c = La luz de las antorchas llega al { $way } y encuentra { $shape ->
        [hall] un pasillo
       *[other] una cámara
      } que no estaba en ningún mapa: { $tile }{ $turn ->
        [0] {""}
       *[other] , con un giro de { $turn }°
      } (loseta { $count }).
mkd-tile-returned = La loseta { $tile } no encaja ahí, se gire como se gire.
mkd-side-rolled = { $opens ->
    [yes] Tirada: { $die }. Hay algo al { $way }.
   *[no] Tirada: { $die }. Piedra maciza al { $way }.
  }
    .b = { $opens ->
        [yes] El pasillo sigue al { $way } (tirada: { $die }).
       *[no] El pasillo acaba en escombros al { $way } (tirada: { $die }).
      }
mkd-no-tile-fits = Ninguna loseta encaja al { $way }. La piedra sigue cerrada ahí.
mkd-passage-found = Un muro cede en { $at }: un pasillo secreto.
    .b = El callejón sin salida de { $at } siempre fue una puerta.
mkd-side-reopened = Este nivel no está completo, así que al final las piedras de { $at } ceden, al { $way }.
mkd-level-grown = Este nivel está completo, con { $tiles ->
    [one] 1 loseta
   *[other] { $tiles } losetas
  }.
mkd-nothing-came = La loseta nueva no guarda más que un eco (tirada: { $die }).
    .b = La loseta nueva está vacía, que se sepa (tirada: { $die }).
mkd-token-laid = Algo espera en { $at }: { $colour ->
    [Y] una ficha amarilla
    [B] una ficha azul
   *[R] una ficha roja
  }, boca abajo.
    .b = { $colour ->
        [Y] Una ficha amarilla
        [B] Una ficha azul
       *[R] Una ficha roja
      } está boca abajo en { $at }.
mkd-master-laid = El amo de este nivel espera en { $at }, por valor de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }. Hasta ahora lo ha oído todo.
mkd-reserve-came = Se mezclan { $count } fichas más fuertes, azules.
mkd-captive-alive = Para que este nivel cuente como despejado, hay que matar o sacar a { $figure }{ $more ->
    [0] {""}
   *[other] {" "}y a { $more } más
  }.
mkd-level-cleared = El nivel { $level } está despejado. Todo está en calma.
    .b = Ya no se mueve nada en el nivel { $level }: está despejado.
mkd-stairs-emerged = Una losa se hunde en { $at } y deja ver unas escaleras que bajan.
mkd-token-came = { $colour ->
    [Y] Una ficha amarilla
    [B] Una ficha azul
   *[R] Una ficha roja
  } va hacia { $figure }: ahora está en { $at }.
    .b = Algo { $colour ->
        [Y] amarillo
        [B] azul
       *[R] rojo
      } ha olido a { $figure }, y está en { $at }.
mkd-token-waits = { $colour ->
    [Y] La ficha amarilla
    [B] La ficha azul
   *[R] La ficha roja
  } de { $at } no tiene adónde ir.
mkd-chose = { $action ->
    [1] { $figure } tiene a { $target } en el punto de mira, y dispara (acción 1).
    [2] { $figure } se mueve hasta tener a tiro a { $target } (acción 2).
    [3] { $figure } apunta a { $target }, y disparará la próxima vez (acción 3).
    [4] { $figure } golpea a { $target } (acción 4).
    [5] { $figure } viene contra { $target } (acción 5).
   *[6] { $figure } acecha a { $target }, y golpeará la próxima vez (acción 6).
  }
    .b = { $action ->
        [1] { $figure } apunta y dispara a { $target } (acción 1).
        [2] { $figure } busca una línea hasta { $target } (acción 2).
        [3] { $figure } no pierde de vista a { $target }, y espera (acción 3).
        [4] { $figure } tiene a { $target } a su alcance (acción 4).
        [5] { $figure } se lanza contra { $target } (acción 5).
       *[6] { $figure } se acerca a { $target } (acción 6).
      }
mkd-rallied = { $figure } llega hasta { $friend } y se para allí, sin resuello (acción 7).
mkd-breathed = { $figure } recobra el aliento (acción 7).
mkd-vanished = { $figure } corre adonde nadie ha estado, y no se le vuelve a ver (acción 7).
mkd-delve-over = { $ending ->
    [cleared] El último nivel está despejado, y alguien ha salido
    [out] El grupo está fuera
   *[lost] No ha salido nadie
  }: { $gold } de oro, { $levels ->
    [one] 1 nivel despejado
   *[other] { $levels } niveles despejados
  }, { $missions ->
    [one] 1 encargo
   *[other] { $missions } encargos
  }. Puntuación: { $score }.
