# What every campaign says, whatever its system.

campaign-founded = Empieza una campaña. Juegan: { AND($members) }.
campaign-joined = { $member } se une a la campaña.
campaign-planned = Cambiado para la próxima aventura: { $setting } ({ $value }).
campaign-departed = Empieza la aventura { $number }. Parten: { AND($party) }.
    .again = La puerta se abre para la aventura { $number }. Parten: { AND($party) }.
campaign-came-home =
    { $result ->
        [victory] La aventura { $number } está ganada.
        [defeat] La aventura { $number } está perdida.
       *[other] La aventura { $number } ha terminado.
    } { $back ->
        [0] Nadie ha vuelto.
       *[other] De vuelta en la ciudad: { $party }.
    } { $dead ->
        [0] No ha caído nadie.
       *[other] Caídos: { $fallen }.
    }
campaign-coins =
    { $paid ->
        [yes] { $reason }: se pagan { $coins }. Quedan { $purse } en la bolsa.
       *[no] { $reason }: { $coins } para la bolsa, que contiene { $purse }.
    }
campaign-experience = { $hero }: { $amount } de experiencia, { $reason }; ahora { $total }.
campaign-retired = { $hero } se retira de las aventuras.
campaign-recalled = { $hero } vuelve de su retiro.
campaign-sat-out = { $member } deja de jugar hasta que llegue una nueva invitación.
campaign-invited = Se invita a { $member } a volver a la mesa.
campaign-closing-asked = { $member } propone acabar la campaña para siempre.
campaign-closing-refused = La campaña continúa.
campaign-closed = La campaña acaba tras { $chapters } { $chapters ->
    [one] aventura
   *[other] aventuras
}.

campaign-heading-town = En la ciudad, antes de la aventura { $number }
campaign-progress = { $of ->
    [0] ninguna ganada aún
   *[other] { $won } de { $of } ganadas
  }
campaign-heading-away = Aventura { $number }: { $heading }
campaign-story-new = Ningún héroe de esta campaña ha cruzado aún la puerta.
campaign-story-last = Aventura { $number }: { $text }
campaign-prompt-muster = ¿Quién va ahora? { AND($members) }: a elegir héroes y partir, o a quedarse en casa.
campaign-prompt-closing = ¿Acabar la campaña para siempre? Todos deben estar de acuerdo.
campaign-prompt-over = Esta campaña ha terminado.
campaign-outcome = La campaña ha terminado: { $chapters ->
    [one] 1 aventura
   *[other] { $chapters } aventuras
  }, { $won } { $won ->
    [one] ganada
   *[other] ganadas
  }; quedan { $purse } en la bolsa.
campaign-note-goes = va
campaign-hero = { $name }
campaign-number = { $number }
campaign-map-town = La ciudad
campaign-finale-adventures = { $count ->
    [one] una aventura
   *[other] { $count } aventuras
  }
campaign-finale-purse = { $purse } en la bolsa
campaign-fact-town = { $count ->
    [0] No hay ningún héroe en la ciudad.
    [one] Hay un héroe en la ciudad.
   *[other] Hay { $count } héroes en la ciudad.
  } En la bolsa común: { $purse }.

campaign-did-bring = { $player } trae a un héroe.
campaign-did-leave = { $player } deja a un héroe en casa.
campaign-did-set-out = { $player }: todo listo para la próxima aventura.
campaign-did-stay-home = { $player } se queda esta vez en casa.
campaign-do-set-out = Listo: aventura { $number }
campaign-do-go-now = Partir ya
campaign-do-stay-home = Quedarse en casa
campaign-do-sit-out = No jugar por ahora
campaign-do-invite = Invitar a { $member }
campaign-do-close = Acabar la campaña…
campaign-do-close-for-good = Acabar para siempre
campaign-do-stay-open = No, seguir
campaign-do-bring = { $hero } viene
campaign-do-leave = { $hero } se queda
campaign-do-plan = { $setting }: { $value }
campaign-do-retire = Retirar a { $hero }
campaign-do-recall = Traer de vuelta a { $hero }

group-campaign-party = Quién va
group-campaign-plan = La próxima aventura
group-campaign-rest = Quién descansa

campaign-error-no-such-hero = No hay ningún héroe así en la lista. Elige uno de ella.
campaign-error-no-such-member = Nadie tiene ese asiento en esta campaña.
campaign-refused-coins = Eso cuesta { $cost }, y la bolsa contiene { $purse }.
campaign-refused-closing = Primero vota si la campaña acaba.
campaign-refused-not-closing = Nadie ha propuesto acabar la campaña.
campaign-refused-in-town = Resuelve antes lo que queda pendiente en la ciudad.
campaign-refused-unknown = En la ciudad no puedes hacer eso. Elige entre los botones y listas de la tarjeta.
campaign-refused-not-yours = Otra persona lleva a { $hero }.
campaign-refused-not-going = { $hero } no va de todos modos.
campaign-refused-goes-already = { $hero } ya va. Deja antes a { $hero } en casa.
campaign-refused-enough = Puedes traer { $most } como mucho. Deja antes a alguien en casa.
campaign-refused-heroes = No puedes tener más héroes: en casa caben { $home }, y vivos en total, { $most }.
campaign-refused-plan = { $name } no se puede cambiar entre aventuras.
campaign-refused-nobody-goes =
    { $now ->
        [yes] Trae antes a un héroe. Así podrás partir sin esperar a los demás.
       *[no] Trae antes a un héroe, o quédate en casa.
    }
campaign-refused-all-stay = Ya nadie más puede ir: trae a un héroe y parte.
campaign-refused-is-here = { $member } ya está en la mesa.
campaign-refused-hero-home = { $hero } ya está en casa.
campaign-refused-hero-away = { $hero } está fuera.
campaign-refused-away = El grupo está fuera. Espera a que vuelva a la ciudad.
campaign-refused-hero-dead = { $hero } ha muerto.
campaign-refused-hero-retired = { $hero } se ha retirado. Trae antes de vuelta a { $hero }.
campaign-refused-not-away = El grupo está en la ciudad; no hay nadie en la mazmorra.
campaign-refused-not-asked = Tu parte está hecha. Los demás aún tienen que decidir.
campaign-refused-over = Esta campaña ha terminado.
campaign-refused-seats = En una campaña juegan de { $fewest } a { $most } personas.
campaign-refused-seat-taken = Ese asiento está ocupado. Elige otro.

# The tale of a campaign, a chapter for each adventure.

campaign-departed-tale = La puerta se abrió, y partieron: { AND($party) }.
    .b = Temprano por la mañana cruzaron la puerta: { AND($party) }.
    .c = Y así partieron una vez más: { AND($party) }.
campaign-departed-tale-title = Aventura { $number }
campaign-came-home-tale = { $result ->
    [victory] Habían hecho lo que salieron a hacer.
    [defeat] No habían hecho lo que salieron a hacer.
   *[other] Con eso se acabó.
  } { $back ->
    [0] Nadie volvió.
   *[other] De vuelta en la ciudad: { $party }.
  }{ $dead ->
    [0] {""}
   *[other] {" "}Ya no están con ellos: { $fallen }.
  }
campaign-joined-tale = { $member } se unió a ellos
campaign-retired-tale = { $hero } colgó las botas y se retiró
campaign-recalled-tale = { $hero } no pudo quedarse junto al fuego y volvió a partir
campaign-closed-tale = Y allí acabó la campaña.
