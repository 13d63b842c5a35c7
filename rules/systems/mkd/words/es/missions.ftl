# Gente de abajo: ataduras, ofertas, escoltas, encargos y cómo acaban.

dice-mkd-bonds-chest = de quién son las trampas de las ataduras
dice-mkd-person = quién es
dice-mkd-mission = qué pide alguien
dice-mkd-record = el número que hay que recordar
dice-mkd-murderer = si ese es el asesino
dice-mkd-treasure = si ese es el tesoro
dice-mkd-hunter-wounds = lo graves que son las heridas

mkd-bonds = ataduras de { $figure }
    .gender = pl
    .definite = las ataduras de { $figure }
mkd-feature-prisoner = el prisionero
    .gender = m
    .indefinite = un prisionero
    .definite = el prisionero
mkd-feature-stranger = un desconocido
    .gender = m
    .indefinite = un desconocido
    .definite = el desconocido
mkd-feature-guest = un prisionero libre, camino de la salida
    .gender = m
    .indefinite = un prisionero libre, camino de la salida
    .definite = el prisionero libre, camino de la salida
mkd-feature-charge = el rehén
    .gender = m
    .indefinite = un rehén
    .definite = el rehén
mkd-feature-hunter = el buscador de tesoros
    .gender = m
    .indefinite = un buscador de tesoros
    .definite = el buscador de tesoros
mkd-feature-outlaw = el criminal buscado
    .gender = m
    .indefinite = un criminal buscado
    .definite = el criminal buscado
mkd-feature-murderer = el asesino
    .gender = m
    .indefinite = un asesino
    .definite = el asesino
group-escort = ¿Adónde llevas al rehén?
group-guard = ¿Quién hace de escolta?

mkd-mission-rescue = Rescate
mkd-mission-escort = Escolta
mkd-mission-vengeance = Venganza
mkd-mission-hunt = Caza del tesoro
mkd-mission-venture = Empresa común
mkd-mission-bounty = Recompensa

mkd-person-seen = Hay alguien dentro: { $figure }, en { $at }.
    .b = Un farol solitario arde en { $at }. A su lado: { $figure }.
    .c = En { $at } hay alguien que no es un monstruo: { $figure }.
mkd-person-met = { $mission ->
    [rescue] { $by } encuentra a { $figure } con ataduras, entre la vida y la muerte. Algo en los nudos hace tictac.
    [escort] { $figure } corre hacia { $by } con las manos vacías y los ojos como platos, y suplica salir de aquí.
    [vengeance] { $figure } yace en un charco oscuro, se agarra a la manga de { $by } y tiene un último deseo.
    [hunt] { $figure } alza la vista hacia { $by } desde una venda, y habla de un tesoro que hay por aquí.
    [venture] { $figure }, superviviente de otro grupo, saluda a { $by } con la cabeza: nadie debería morir a solas aquí abajo.
   *[bounty] { $by } conoce esa cara de una docena de carteles: { $figure }.
  }
mkd-offer-taken = { $about ->
    [vengeance] El grupo jura vengar a { $figure }. Número que recordar: { $record }.
   *[hunt] El grupo buscará el tesoro de { $figure }. Número que recordar: { $record }.
  }
mkd-offer-declined = { $about ->
    [vengeance] El grupo se niega, y { $figure } muere sin decir el nombre.
   *[hunt] El grupo se niega, y { $figure } se aleja cojeando en la oscuridad.
  }
mkd-guard-named = Ahora { $by } escolta a { $figure }.
mkd-charge-led = { $by } lleva a { $figure } hasta { $to }.
    .b = { $by } susurra «agáchate», y { $figure } consigue llegar a { $to }.
mkd-murderer-sought = { $found ->
    [yes] ¡El asesino es { $figure } (tirada: { $die })!
   *[no] El asesino no es { $figure } (tirada: { $die }, no { $record }).
  }
mkd-treasure-sought = { $found ->
    [yes] ¡El tesoro es { $the_chest } (tirada: { $die })!
   *[no] El tesoro no es { $the_chest } (tirada: { $die }, no { $record }).
  }
mkd-treasure-given = { $figure } entrega { $the_chest } a { $to }, que suelta una lagrimita.
mkd-person-scared = Han encontrado a { $figure }, que corre hacia la salida.
    .b = { $figure } salta de su escondite y corre hacia la salida.
mkd-person-out = { $figure } está fuera, a la luz del día.
mkd-person-gone = { $figure } ya no necesita al grupo, y se escabulle.
mkd-companion-joined = { $figure } se une al equipo de { $player } hasta el fin de la aventura.
mkd-outlaw-ran = { $figure } huye.
    .b = { $figure } corre como quien lleva precio puesto a su cabeza.
mkd-mission-won = { $mission ->
    [rescue] Rescate: { $figure } ha salido con vida.
    [escort] Escolta: { $figure } está a salvo, y paga.
    [vengeance] Venganza: { $figure } ya puede descansar.
    [hunt] Caza del tesoro: { $figure } tiene el tesoro.
    [venture] Empresa común: { $figure } llegó hasta el final.
   *[bounty] Recompensa: la caza de { $figure } ha terminado.
  }{ $xp ->
    [0] {""}
   *[other] {" "}{ $xp } de experiencia.
  }{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } de oro.
  }
mkd-mission-failed = { $mission ->
    [rescue] Rescate fallido
    [escort] Escolta fallida
    [vengeance] Venganza fallida
    [hunt] Caza del tesoro fallida
    [venture] Fin de la empresa común
   *[bounty] Recompensa perdida
  }: { $why ->
    [dead] ha muerto { $figure }
    [behind] { $figure } se quedó atrás
    [unfound] el grupo no encontró a quien mató a { $figure }
    [escaped] quien mató a { $figure } se escapó
    [untreasured] el grupo no encontró el tesoro de { $figure }
    [undelivered] { $figure } nunca recibió el tesoro
    [fled] { $figure } se escapó
   *[unfinished] { $figure } sigue ahí abajo
  }. No te cuesta nada.

mkd-prompt-guard = { $figure } necesita escolta. { AND($players) }, ¿quién se encarga?
mkd-prompt-offer-vengeance = { $figure } se muere y te pide que mates al asesino, por el doble de su valor en experiencia. { AND($players) }, ¿trato hecho?
mkd-prompt-offer-hunt = { $figure } te pide encontrar aquí un tesoro, por una vigésima parte de su oro en experiencia. { AND($players) }, ¿trato hecho?
mkd-do-ask-offer-yes = Aceptar
mkd-do-ask-offer-no = Rechazar
mkd-do-guard = { $figure }
mkd-do-appoint = { $guard } escolta a { $figure }
mkd-do-guide = Llevar a { $figure }: a { $square } ({ $cost })
mkd-do-deliver = Entregar { $chest }: a { $figure } ({ $cost })

mkd-condition-stranger = aún sin conocer
mkd-condition-released = camino de la salida
mkd-condition-charge = rehén con escolta
mkd-condition-dying = se muere
mkd-condition-hiding = en su escondite
mkd-condition-runner = corre hacia la salida
mkd-condition-thankful = tiene el tesoro
mkd-condition-companion = acompaña al grupo
mkd-condition-outlaw = en busca y captura
mkd-condition-murderer = culpable del asesinato

mkd-refused-nobody-bound = Aquí no hay nadie atado ({ $rule }). Busca trampas en los cofres y puertas de al lado.
mkd-refused-bonds-apart = No alcanzas a { $figure } ({ $rule }). Ponte antes en una casilla junto a { $square }.
mkd-refused-led-too-far = No puedes llevar ahora a { $figure } a { $square } ({ $rule }). La casilla más cercana es { $nearest }.
mkd-refused-fight-past-cure = A esa figura no puedes curarla ({ $rule }). Cura a otra.
mkd-refused-nobody-to-lead = Este héroe no lleva a nadie aquí ({ $rule }). Un escolta solo puede llevar al rehén que tiene a su cargo.
mkd-refused-no-hostage = Ahora nadie necesita escolta ({ $rule }).
mkd-refused-guard-late = Solo puedes cambiar de escolta antes de que actúe el primero de tus héroes en un turno ({ $rule }).
mkd-refused-guard-unfit = { $figure } no puede hacer ahora de escolta ({ $rule }). Elige otro de tus héroes en la mazmorra.
mkd-refused-not-the-treasure = Ese no es el tesoro de { $figure } ({ $rule }). Trae el que dijo el dado.
