# La campaña de la aventura de fichas y losetas: su nombre, sus ajustes, sus listas.

mkd-campaign-title = Mage Knight Dungeons: Campaña
mkd-campaign-blurb = Los mismos héroes, mazmorra tras mazmorra: traer oro y cofres a casa, comprar, revivir a los caídos, entrenar y volver a bajar.

## Settings

mkd-campaign-option-heroes = Héroes que puede traer cada persona
mkd-campaign-option-heroes-about = Cuántos de sus héroes puede traer cada persona a una aventura (MA-003).
mkd-campaign-option-points = Puntos para los nuevos héroes de alguien
mkd-campaign-option-points-about = Lo máximo que pueden valer juntos los héroes de una persona al unirse (MA-005, B-16).
mkd-campaign-option-purse = De quién es el oro
mkd-campaign-option-purse-about = Si todos comparten una bolsa, o cada héroe tiene su propio oro (MA-260).
mkd-campaign-option-consent = Gastar oro común exige votación
mkd-campaign-option-consent-about = Antes de gastar oro común, los demás tienen que estar de acuerdo (MA-260).
mkd-campaign-option-stock = Qué tiene la tienda
mkd-campaign-option-stock-about = Qué vende la tienda: tres cofres al azar, o cualquiera que se nombre (MA-249).
mkd-campaign-option-sets = Juegos de cinco losetas, en la primera aventura
mkd-campaign-option-sets-about = Cuántos juegos de cinco losetas tiene la primera aventura (MA-011).
mkd-campaign-option-monsters = El turno de los monstruos
mkd-campaign-option-monsters-about = { mkd-adventure-option-monsters-about }
mkd-campaign-option-order = Orden de los equipos
mkd-campaign-option-order-about = { mkd-adventure-option-order-about }
mkd-campaign-option-novices = Héroes fuertes empiezan de principiantes
mkd-campaign-option-novices-about = { mkd-adventure-option-novices-about }
mkd-campaign-option-markers = Huesos y charcas antes de cada aventura
mkd-campaign-option-markers-about = { mkd-adventure-option-markers-about }
mkd-campaign-option-artifacts = Artefactos
mkd-campaign-option-artifacts-about = { mkd-adventure-option-artifacts-about }
mkd-campaign-option-dressing = Muebles y pilares
mkd-campaign-option-dressing-about = { mkd-adventure-option-dressing-about }

mkd-campaign-value-points-none = sin límite
mkd-campaign-value-purse-shared = de todos, en una bolsa
mkd-campaign-value-purse-hero = de cada héroe
mkd-campaign-value-stock-three = tres cofres al azar
mkd-campaign-value-stock-any = cualquier cofre por su nombre
mkd-campaign-value-monsters-at-once = todos a la vez
mkd-campaign-value-monsters-by-hand = de uno en uno, con tiradas de la mesa
mkd-campaign-value-order-seat = asiento por asiento
mkd-campaign-value-order-any = quien llegue primero

## Lists and dice

group-mkc-recruit = Reclutar un héroe
group-mkc-temple = Revivir a un héroe caído
group-mkc-shelf = En el estante
group-mkc-recharge = Recargar
group-mkc-sell = Vender
group-mkc-pass = Entregar
group-mkc-browse = Mirar el estante
group-mkc-train = Entrenar
group-mkc-learn = Lo que enseña un nivel
group-mkc-learn-more = Más capacidades

dice-mkc-stock = qué tiene la tienda

## What things are called

mkc-stat-experience = Experiencia
mkc-stat-worth = Valor

mkc-bonus-speed = velocidad { $by }
mkc-bonus-attack = ataque { $by }
mkc-bonus-defense = defensa { $by }
mkc-bonus-none = nada
mkc-ware = { $item } por { $cost } de oro ({ $does }{ $short ->
    [0] {""}
   *[other] ; faltan { $short } de oro
})
mkc-deal-raise = revivir a { $hero }
mkc-deal-buy = { $item } para { $hero }
mkc-deal-sell = vender { $item }
mkc-deal-recharge = recargar { $item }
mkc-deal-train = entrenar a { $hero }, { $levels ->
    [one] un nivel
   *[other] { $levels } niveles
}
