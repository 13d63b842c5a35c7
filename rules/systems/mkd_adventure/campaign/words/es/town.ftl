# La ciudad: su historia, sus preguntas, sus botones, sus hojas.

mkc-story-purse = { $shared ->
    [yes] En la bolsa común hay { $purse } de oro.
   *[no] Entre todos, los héroes tienen { $purse } de oro.
}
mkc-story-fallen = Han caído: { AND($heroes) }. El templo revive a cada uno por { $cost } de oro.
mkc-story-shelf = En el estante: { $wares }.
mkc-story-shelf-any = Tipos de cofre que la tienda consigue: { $count }. Cada lista muestra lo que puedes pagar.
mkc-story-shelf-empty = El estante está vacío.

mkc-house-temple = Templo
mkc-house-temple-about = revive a los caídos por { $gold } de oro cada uno
mkc-house-market = Mercado
mkc-house-market-about = se compran, venden y recargan cofres y sus objetos
mkc-house-school = Escuela
mkc-house-school-about = un nivel pide la experiencia de un héroe, y { $gold } de oro
mkc-house-inn = Posada
mkc-house-inn-about = se reclutan héroes nuevos

mkc-prompt-raise = ¿Revivir a un héroe caído antes de cobrar la misión? Falta por decidir: { AND($members) }.
mkc-prompt-trade = ¿Qué compras o vendes? Tienes { $purse } de oro. Siguen comprando: { AND($members) }.
mkc-prompt-raise-again = Última ocasión en esta visita de revivir a un héroe caído. Falta por decidir: { AND($members) }.
mkc-prompt-train = ¿Quién entrena? Falta por decidir: { AND($members) }.
mkc-prompt-confirm = { $member }: ¿{ $deal }? Confírmalo, o retíralo.
mkc-prompt-consent = { $member } quiere gastar oro común: { $deal }. Falta por votar: { AND($members) }.

mkc-do-done-raise = Dejar el templo
mkc-do-done-trade = Dejar el mercado
mkc-do-done-raise-again = Dejar el templo
mkc-do-done-train = Dejar la escuela
mkc-do-confirm = Sí: { $deal }
mkc-do-take-back = No, ahora no
mkc-do-agree = De acuerdo: { $deal }
mkc-do-refuse = Rechazar
mkc-do-raise = { $hero }, nivel { $level } ({ $cost } de oro)
mkc-do-buy = { $item } para { $hero } ({ $cost } de oro)
mkc-do-sell = { $item } de { $hero } (+{ $gold } de oro)
mkc-do-recharge = { $item } de { $hero } ({ $gold } de oro)
mkc-do-pass = { $item }: de { $hero } a { $to }
mkc-do-shop-for = Comprar para { $hero }
mkc-do-look-all = Todo
mkc-do-look-potion = Tragos
mkc-do-look-sword = Hojas
mkc-do-look-cloak = Capas
mkc-do-look-boots = Botas
mkc-do-look-amulet = Amuletos
mkc-do-look-ring = Anillos
mkc-do-look-staff = Bastones
mkc-do-train = { $hero }: nivel { $level } ({ $gold } de oro)
mkc-do-learn = { $hero }: { $ability } para siempre
mkc-do-learn-passing = { $hero }: { $ability } en este nivel

mkc-detail-confirm = { $gains ->
    [yes] trae { $gold } de oro
   *[no] cuesta { $gold } de oro
}
mkc-detail-left = deja { $left } de oro
mkc-detail-ware = { $does }; deja { $left } de oro
mkc-detail-ware-beside = { $does }; tiene { $carried }
mkc-detail-train = { $xp } de experiencia, { $lost } sobran y se pierden; valdrá { $worth }; deja { $left } de oro
mkc-detail-faded = { $does }; sin carga, se puede recargar
mkc-detail-lost = { $does }; ha perdido su magia para siempre
mkc-detail-charged = { $does }; con carga para la próxima mazmorra
mkc-detail-spent = { $does }; sin nada dentro

mkc-note-owns = { $charge ->
    [charged] lleva { $item }
    [faded] { $item }, sin carga
    [spent] { $item }, sin nada dentro
   *[lost] { $item }, sin magia
}

mkc-sheet-hero = { $hero } en la ciudad
mkc-sheet-level = Nivel { $level }, vale { $worth }; { $xp } de { $cost } de experiencia para el nivel siguiente, que cuesta además { $gold } de oro
mkc-sheet-fate = { $fate ->
    [home] En casa
    [away] En la mazmorra
    [dead] Ha caído; el templo puede ayudar
   *[retired] En retiro
}; { $adventures ->
    [0] todavía sin aventuras
    [one] una aventura
   *[other] { $adventures } aventuras
}
mkc-sheet-permanent = { $ability }, para siempre
mkc-sheet-passing = { $ability }, en el nivel { $level }
mkc-sheet-gold = { $gold } de oro propio
mkc-sheet-belongings = { $hero } posee
mkc-sheet-belonging = { $item } ({ $does }), { $charge ->
    [charged] con carga; se vende por { $gold } de oro
    [faded] sin carga; se recarga o se vende, { $gold } de oro
    [spent] sin nada dentro, no vale nada
   *[lost] sin magia; se vende por { $gold } de oro
}
mkc-sheet-town = En la ciudad
mkc-sheet-purse = { $purse } de oro en total

## Why something cannot be done

mkc-refused-dead = { $hero } ha muerto ({ $rule }). Ve antes al templo.
mkc-refused-not-dead = { $hero } vive ({ $rule }). Solo se puede revivir a los caídos.
mkc-refused-no-visit = El grupo no está en la ciudad ({ $rule }). Las tiendas abren cuando acaba una aventura.
mkc-refused-order = Eso no se puede hacer todavía, o ya no ({ $rule }). Ahora es el turno { $now ->
    [trade] del mercado: compra, vende, recarga, o sal.
    [train] de la escuela: entrena, o sal.
   *[other] del templo: revive a alguien, o sal.
}
mkc-refused-not-on-shelf = La tienda no tiene eso ({ $rule }). Elige algo del estante.
mkc-refused-full = { $hero } tiene { $most } cofres con carga y ninguna mano libre ({ $rule }). Vende o entrega uno primero.
mkc-refused-not-owned = Eso no es de { $hero } ({ $rule }).
mkc-refused-spent = Nadie compra un objeto sin nada dentro ({ $rule }): { $item }.
mkc-refused-charge-charged = Ya has recargado { $the_item } ({ $rule }).
mkc-refused-charge-spent = Un objeto sin nada dentro no se puede recargar ({ $rule }): { $item }.
mkc-refused-charge-lost = Perdió su magia para siempre porque nadie lo recargó a tiempo: { $item } ({ $rule }). Todavía se puede vender.
mkc-refused-nobody-to-take = { $hero } no puede recibirlo ({ $rule }). Entrégalo a otro héroe que esté en casa.
mkc-refused-same-shelf = Ya estás mirando eso ({ $rule }).
mkc-refused-trained = { $hero } ya ha entrenado en esta visita ({ $rule }). Trae antes más experiencia a casa.
mkc-refused-experience = { $hero } tiene { $xp } de experiencia, y ese entrenamiento pide { $cost } ({ $rule }).
mkc-refused-no-lesson = { $hero } no tiene capacidad que elegir ({ $rule }). Los niveles por encima del 5 dan una cada uno.
mkc-refused-not-taught = { $hero } no puede aprender ahora { $ability } ({ $rule }). Elige antes una capacidad del disco.
mkc-refused-lesson-open = Elige primero qué enseña a { $hero } el nivel nuevo ({ $rule }).
mkc-refused-declined = Los demás ya lo han rechazado en esta visita ({ $rule }). Propón otra cosa.
mkc-refused-deal-open = Antes hay que resolver la propuesta de { $member }: { $deal } ({ $rule }).
mkc-refused-no-deal = No hay ninguna propuesta que votar ({ $rule }).
mkc-refused-no-voice = Ya has votado, o aquí no tienes voto ({ $rule }).
mkc-refused-unknown = Eso no se puede hacer en la ciudad ({ $rule }). Elige entre los botones y listas de la tarjeta.
mkc-refused-first-settle = Podrás reclutar héroes nuevos cuando acabe la visita ({ $rule }).
mkc-refused-is-ready = Ya has dicho que está todo listo ({ $rule }).
mkc-refused-no-such-hero = No hay ningún héroe con ese nombre ({ $rule }). Elige uno de la lista.
mkc-refused-taken = Otra persona lleva ya a { $figure } ({ $rule }). Elige otro héroe.
mkc-refused-no-novice = { $figure } no puede empezar como principiante ({ $rule }).
mkc-refused-many = Ya llevas { $most } héroes, el máximo permitido ({ $rule }).
mkc-refused-others-first = Quedan pocos héroes, así que primero recibe uno cada persona ({ $rule }).
mkc-refused-points = Ese héroe no cabe: el siguiente puede valer { $points } como mucho ({ $rule }).
