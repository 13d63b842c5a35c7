# Lo que deciden los monstruos.

dice-mkd-monster-order = qué monstruo actúa ahora
dice-mkd-decision = decisión
dice-mkd-choice = cuál de dos iguales
dice-mkd-unexpected = algo inesperado
dice-mkd-ability = qué capacidad
dice-mkd-ability-use = si se usa
dice-mkd-held-by = contra quién se vuelve
dice-mkd-theft-goal = adónde va el cofre
dice-mkd-reinforcements = refuerzos

mkd-decided = { $decision ->
    [first] { $figure } va contra { $target } (tirada: { $die }).
    [second] { $figure } no se fija en lo más cercano y va contra { $target } (tirada: { $die }).
   *[unexpected] { $figure } tiene otra cosa en mente (tirada: { $die }).
  }
    .b = { $decision ->
        [first] { $figure } ha elegido a { $target } (tirada: { $die }).
        [second] { $figure } prefiere la segunda opción: { $target } (tirada: { $die }).
       *[unexpected] { $figure } hace algo inesperado (tirada: { $die }).
      }
mkd-unexpected = { $action ->
    [theft] { $figure } quiere robar un cofre (tirada: { $die }).
    [reinforce] { $figure } quiere pedir ayuda (tirada: { $die }).
   *[hesitate] { $figure } no se decide (tirada: { $die }).
  }
mkd-ability-tried = { $used ->
    [yes] { $figure } usa { $ability } (tirada: { $die }).
   *[no] { $figure } no usa { $ability } esta vez (tirada: { $die }).
  }
mkd-hesitated = { $figure } se queda mirando.
    .b = { $figure } mira a su alrededor y no hace nada.
mkd-sought = { $figure } corre a pedir ayuda.
    .b = { $figure } va a buscar amigos.
mkd-fled = { $figure } ya tiene bastante, y sale corriendo.
    .b = { $figure } huye.
mkd-went-out = { $down ->
    [yes] { $back ->
        [yes] { $figure } baja por las escaleras, y volverá.
       *[no] { $figure } baja por las escaleras y ya no vuelve.
      }
   *[no] { $back ->
        [yes] { $figure } sale por la puerta, y volverá.
       *[no] { $figure } deja la mazmorra para siempre.
      }
  }
mkd-came-back = { $figure } ha vuelto, en { $at }.
mkd-help-rolled = { $came ->
    [yes] { $figure } vuelve con compañía (tirada: { $die }).
   *[no] { $figure } no encontró a nadie que traer (tirada: { $die }).
  }
mkd-goal-chosen = { $figure } quiere llevarse el cofre { $goal ->
    [exit] fuera de la mazmorra
    [central] a la Cámara Central
   *[token] a la ficha más cercana
  } (tirada: { $die }).
mkd-idle = { $figure } se queda donde está.
    .b = { $figure } espera.
mkd-mends = { $figure } atiende las heridas de { $target }.
