# Lo que dice la ayuda de los dos juegos tácticos, sea cual sea el momento.

mkd-help-fight = Puedes golpear a un rival que esté a tu lado, en tu arco frontal. Para disparar hacen falta alcance y una línea libre.
    Tira dos dados y suma tu ataque: si igualas o superas la defensa del objetivo, aciertas. Por la espalda basta con uno menos.
    Un golpe quita un clic por cada punto de tu daño. Un objetivo golpeado de frente que sigue en pie devuelve el golpe.
    Puedes atacar una vez por activación. Para apartarte de un rival que te mira, paga 2 puntos y saca 4 o más.
