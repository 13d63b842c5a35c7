# Lo que pasa en la ciudad, y para qué sirven el oro y la experiencia.

mkc-enlisted = { $figure } se alista con { $member }, por { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}.
    .b = { $figure } se sienta con { $member } a la mesa larga: { $value ->
        [one] 1 punto
       *[other] { $value } puntos
    }.
mkc-gifts-faded = { $count ->
    [one] { $hero } pierde lo que dio un artefacto.
   *[other] { $hero } pierde los { $count } dones de los artefactos.
}
mkc-divided = { $heroes ->
    [0] { $xp } de experiencia, y nadie que la reciba.
    [one] { $xp } de experiencia, toda para quien volvió.
   *[other] { $xp } de experiencia para los { $heroes } que volvieron: { $share } a cada uno{ $lost ->
        [0] .
        [one] ; sobra un punto y se pierde.
       *[other] ; sobran { $lost } y se pierden.
    }
}
mkc-rewarded = La misión paga { $xp } de experiencia y { $gold } de oro; { $heroes ->
    [one] un héroe se lleva los { $share } de experiencia.
   *[other] { $share } de experiencia para cada uno de { $heroes } héroes.
}
mkc-shop-opened = { $count ->
    [one] En el mostrador de la tienda hay un cofre.
   *[other] La tienda tiene { $count } cofres en el mostrador.
}
    .b = { $count ->
        [one] La tienda abre con un cofre.
       *[other] La tienda abre con { $count } cofres para elegir.
    }
mkc-window-opened = { $step ->
    [trade] El mercado está abierto. Los objetos que llegan vienen descargados: recárgalos, véndelos o compra otros nuevos.
    [raise-again] El templo pregunta otra vez por los caídos.
    [train] La escuela admite alumnos, a cambio de oro y experiencia.
   *[raise] El templo pregunta por los caídos.
}
mkc-proposed = { $member } propone: { $deal }, por { $cost } de oro de la bolsa común.
mkc-declined = La propuesta de { $member } no logró mayoría ({ $deal }): { $yes } a favor, { $no } en contra. El oro se queda en la bolsa.
mkc-word-yes = a favor
mkc-word-no = en contra
mkc-raised = { $hero } vuelve a la vida, por { $cost } de oro, y lo recuerda todo hasta el final.
    .b = { $hero } está de nuevo entre los vivos, por { $cost } de oro, y suena la campana del templo.
mkc-bought = { $hero } recibe { $the_item }: pagados { $cost } de oro, quedan { $purse }.
mkc-sold = { $hero } vende { $the_item } por { $gold } de oro; ahora hay { $purse } para gastar.
mkc-recharged = { $hero } hace recargar { $the_item }: pagados { $cost } de oro, quedan { $purse }.
mkc-passed = { $hero } entrega { $the_item } a { $to }.
mkc-trained = { $hero } entrena { $levels ->
    [one] un nivel
   *[other] { $levels } niveles
} y ahora es de nivel { $level } (vale { $worth }): pagados { $cost } de oro, quedan { $purse }.
mkc-learned = { $lasting ->
    [yes] { $hero } tiene { $ability } para siempre, en cada clic.
   *[no] { $hero } aprende { $ability }, y la conserva en el nivel { $level }.
}
mkc-charges-lost = { $hero } ha perdido magia para siempre, porque nadie la recargó a tiempo: { $items }.
mkc-town-left = La visita a la ciudad ha terminado. { $purse } de oro en la bolsa, y una puerta por elegir.
    .b = El grupo paga sus cuentas: quedan { $purse } de oro. ¿Y ahora?

mkc-for-chests = Cofres que sacó { $hero }
mkc-for-quest-gold = Por la misión
mkc-for-quest-gold-of = La parte de { $hero } por la misión
mkc-for-raising = Por revivir a { $hero }
mkc-for-item = { $item } para { $hero }
mkc-for-sale = { $item }, venta de { $hero }
mkc-for-charge = Por recargar { $item }
mkc-for-training = Entrenamiento de { $hero } al nivel { $level }
mkc-for-adventure = por la aventura
mkc-for-quest = por la misión
mkc-for-levels = gastados en el nivel { $level }
mkc-left-over = sobrantes del entrenamiento, perdidos

# El relato de una campaña.
mkc-enlisted-tale = { $figure } se alistó con { $member }
mkc-raised-tale = { $hero } volvió a estar entre los vivos, y sonó la campana del templo.
    .b = El templo devolvió a { $hero } a los suyos.
mkc-trained-tale = { $hero } fue a la escuela, y volvió con provecho
    .b = { $hero } entrenó con los maestros de la ciudad
mkc-learned-tale = { $hero } aprendió { $ability }
