# Encargos: cómo va cada uno, en la tarjeta y en la hoja.

mkd-account-rescue-bound = Rescate: { $figure } yace entre ataduras en { $at }{ $trap ->
    [known] . Desarma la trampa de las ataduras
   *[unknown] . Ponte al lado y busca una trampa
  }. { $xp } de experiencia al salir de la mazmorra.
mkd-account-rescue-freed = Rescate: { $figure } está libre, en { $at }, y sigue a los héroes hacia la salida. { $xp } de experiencia al salir.
mkd-account-escort = Escolta: { $guard } protege a { $figure }{ $inside ->
    [yes] {" "}en { $at }
   *[no] , aún fuera,
  } y comparte todos sus puntos. { $gold } de oro al final, si el rehén y alguien del grupo salen.
mkd-account-escort-alone = Escolta: { $figure } no tiene escolta, y la tendrá en la próxima ronda. { $gold } de oro al final, si sale.
mkd-account-escort-out = Escolta: { $figure } está fuera. { $gold } de oro al final, si también sale alguien del grupo.
mkd-account-vengeance = Venganza por { $figure }: tira un dado por cada monstruo nuevo. Con un { $record } es el asesino, que vale el doble de su valor en experiencia.
mkd-account-vengeance-known = Venganza por { $figure }: el asesino es { $murderer }. Su muerte da { $xp } más de experiencia.
mkd-account-hunt = Caza del tesoro: { $figure } { $runs ->
    [yes] corre hacia la salida desde { $at }
   *[no] espera en { $at }
  }. Tira un dado por cada tesoro que encuentres. Con un { $record } es el que busca.
mkd-account-hunt-known = Caza del tesoro: { $chest } es para { $figure }, que { $runs ->
    [yes] corre hacia la salida desde { $at }: hay que darle alcance
   *[no] espera en { $at }
  }. { $xp } de experiencia al entregarlo.
mkd-account-venture = Empresa común: { $figure } está en el equipo de { $player } hasta el final.
mkd-account-bounty = Recompensa: { $figure } está en { $at }. { $xp } de experiencia si sale con vida, { $dead } si muere.
mkd-account-bounty-held = Recompensa: { $figure } está en cautiverio. { $xp } de experiencia al salir, { $dead } si muere.

mkd-sheet-missions = Encargos
mkd-ledger = { $mission }, { $figure }: { $stage ->
    [won] cumplido
    [failed] fallido, sin coste
   *[declined] rechazado
  }{ $xp ->
    [0] {""}
   *[other] , { $xp } de experiencia
  }{ $gold ->
    [0] {""}
   *[other] , { $gold } de oro
  }
mkd-ledger-unmet = { $figure } está aquí; nadie sabe todavía para qué.
mkd-ledger-none = Aún no has conocido a nadie.
