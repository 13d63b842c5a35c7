# Ataques, heridas, y las capacidades que cuentan en una pelea.

## Dice

dice-mkd-attack = ataque
dice-mkd-dodge = esquiva
dice-mkd-weapon-master = maestría de armas
dice-mkd-magic-blast = descarga mágica
dice-mkd-freeze = congelación mágica
dice-mkd-theft = qué cofre se roba
dice-mkd-way = hacia dónde
dice-mkd-regeneration = regeneración
dice-mkd-healing = curación
dice-mkd-magic-healing = curación mágica
dice-mkd-necromancy = nigromancia
dice-mkd-summon = a quién se invoca

## Attacks

mkd-hit = { $critical ->
    [yes] { $attacker } saca un doble seis y da a { $target } donde más duele.
   *[no] { $manner ->
        [shot] { $attacker } dispara y acierta a { $target }: { $total }, necesitaba { $defense } o más.
        [counter] { $attacker } devuelve el golpe y acierta a { $target }: { $total }, necesitaba { $defense } o más.
        [passing] { $attacker } acierta a { $target } al pasar: { $total }, necesitaba { $defense } o más.
        [capture] { $attacker } agarra a { $target }: { $total }, necesitaba { $defense } o más.
        [theft] { $attacker } agarra lo que lleva { $target }: { $total }, necesitaba { $defense } o más.
       *[other] { $attacker } golpea y acierta a { $target }: { $total }, necesitaba { $defense } o más.
      }
  }
  .second = { $critical ->
    [yes] { $attacker } saca un doble seis: nada salva a { $target }.
   *[no] { $attacker } acierta a { $target }: { $total }, necesitaba { $defense } o más.
  }
mkd-missed = { $manner ->
    [shot] { $attacker } dispara a { $target } y falla: { $total }, necesitaba { $defense } o más.
    [counter] { $attacker } devuelve el golpe a { $target } y falla: { $total }, necesitaba { $defense } o más.
    [passing] { $attacker } falla contra { $target }, que pasa corriendo: { $total }, necesitaba { $defense } o más.
    [capture] { $attacker } intenta agarrar a { $target } y falla: { $total }, necesitaba { $defense } o más.
    [theft] { $attacker } intenta agarrar lo que lleva { $target } y falla: { $total }, necesitaba { $defense } o más.
   *[other] { $attacker } ataca a { $target } y falla: { $total }, necesitaba { $defense } o más.
  }
  .second = { $attacker } falla contra { $target }: { $total }, necesitaba { $defense } o más.
mkd-blundered = { $attacker } saca un doble uno y se hace daño.
  .second = { $attacker } saca un doble uno, tropieza y se lleva el daño.
mkd-dodged = { $figure } esquiva el ataque (saca { $die }{ $needed ->
    [0] {""}
   *[other] , necesitaba { $needed } o más
  }).
  .second = { $figure } se aparta con un quiebro (saca { $die }{ $needed ->
        [0] {""}
       *[other] , necesitaba { $needed } o más
      }).
mkd-waived = { $figure } no golpea a { $target }.

## Wounds

mkd-hurt = { $left ->
    [0] { $figure } pierde { $clicks ->
        [one] 1 clic
       *[other] { $clicks } clics
      }, y no le queda ninguno.
   *[other] { $figure } pierde { $clicks ->
        [one] 1 clic
       *[other] { $clicks } clics
      }; { $left ->
        [one] queda 1
       *[other] quedan { $left }
      }.
  }
mkd-unhurt = { $figure } ni lo nota.
  .second = { $figure } no sufre ni un rasguño.
mkd-healed = { $figure } recupera { $clicks ->
    [one] 1 clic
   *[other] { $clicks } clics
  }.
mkd-fell = { $side ->
    [hero] { $figure } cae. La mazmorra se queda con sus muertos.
   *[other] { $figure } muere.
  }
  .second = { $side ->
    [hero] { $figure } cae al suelo y no se levanta.
   *[other] Fin de { $figure }.
  }
mkd-captive-freed = { $figure } recobra la libertad.
mkd-chest-fell = Cae al suelo en { $at }: { $chest }.

## Abilities

mkd-poisoned = { $figure } envenena a { $target }.
mkd-curse-felt = { $figure } siente la maldición: la magia duele.
mkd-retaliated = { $figure } devuelve el golpe a { $attacker } con magia.
mkd-drank = { $figure } se alimenta de la herida.
mkd-frozen = { $figure } se congela y pierde la próxima activación (tirada: { $die }{ $needed ->
    [0] {""}
   *[other] , necesitaba { $needed } o más
  }).
mkd-thawed = { $figure } se sacude la escarcha (saca { $die }{ $needed ->
    [0] {""}
   *[other] , necesitaba { $needed } o más
  }).
mkd-confused = { $by } confunde a { $figure } y elige adónde va.
mkd-lifted = { $by } levanta a { $figure } del suelo.
mkd-forced-out = { $figure } tiene que dejar la mazmorra para siempre.
mkd-captured = { $by } hace prisionero a { $figure }.
mkd-released = { $by } suelta a { $figure }.
mkd-stolen = { $thief } roba a { $victim } { $the_chest }.
mkd-door-broken = { $attacker } hace astillas la puerta de { $at }.
mkd-door-held = La puerta de { $at } aguanta: { $total }, necesitaba { $defense } o más.
mkd-chest-broken = { $attacker } destroza { $the_chest }.
mkd-chest-withstood = { $attacker } no consigue destrozar { $the_chest }: { $total }, necesitaba { $defense } o más.
mkd-regenerated = { $figure } se regenera (saca { $die }).
mkd-tended = { $figure } cura a { $target }.
mkd-tended-self = { $figure } se cura las heridas.
    .b = { $figure } se venda una herida.
mkd-tended-in-vain = { $figure } intenta curar a { $target } en vano: { $total }, necesitaba { $defense } o más.
mkd-raised = { $by } llama a { $figure } de entre los muertos.
mkd-raised-in-vain = { $by } llama, pero queda demasiado poco de { $figure } (tirada: { $die }).
mkd-summoned = { $by } llama, y acude { $figure }.

## Refusals

mkd-refused-fight-away = Tu objetivo no está en el tablero ({ $rule }). Elige uno que esté.
mkd-refused-fight-friend = No puedes atacar a los tuyos ({ $rule }). Elige un rival.
mkd-refused-fight-nerve = Un héroe desmoralizado no puede atacar ({ $rule }). Cúralo, o aléjate.
mkd-refused-fight-helpless = Un héroe congelado o dormido no puede atacar ({ $rule }). Termina la activación.
mkd-refused-fight-apart = Tienes que estar en una casilla junto a tu objetivo ({ $rule }). Acércate primero.
mkd-refused-fight-behind = Tu objetivo no está en tu arco frontal ({ $rule }). Gírate primero.
mkd-refused-fight-ability = Tu héroe no puede usar ahora esa capacidad para esto ({ $rule }). Ataca sin ella.
mkd-refused-fight-near = Tu objetivo está demasiado cerca para disparar ({ $rule }). Mejor golpea.
mkd-refused-fight-no-range = Esta figura no puede disparar ({ $rule }). Acércate y golpea.
mkd-refused-fight-range = Tu objetivo está fuera de alcance ({ $rule }). Acércate más.
mkd-refused-fight-line = No hay línea libre hasta tu objetivo ({ $rule }). Ve a una casilla que la tenga.
mkd-refused-fight-unseen = No puedes disparar a un objetivo invisible ({ $rule }). Acércate y golpea.
mkd-refused-fight-shadow = Tu objetivo está en la sombra ({ $rule }). Acércate.
mkd-refused-fight-berserk = Un berserker no puede disparar ({ $rule }). Acércate y golpea.
mkd-refused-fight-towing = No puedes disparar mientras tengas un cautivo ({ $rule }). Suéltalo primero.
mkd-refused-fight-held = No puedes disparar en el arco frontal de un rival ({ $rule }). Golpea, o zafa a tu héroe.
mkd-refused-fight-immune = Tu objetivo es inmune a la magia ({ $rule }). Ataca sin magia.
mkd-refused-fight-mounted = No puedes hacerle eso a una figura montada ({ $rule }). Mejor ataca.
mkd-refused-fight-untakable = A esta figura no puedes capturarla viva ({ $rule }). Mejor ataca.
mkd-refused-fight-taker = Esta figura no puede hacer prisioneros ({ $rule }). Mejor ataca.
mkd-refused-fight-has-captive = Solo puedes tener un cautivo ({ $rule }). Suelta al primero.
mkd-refused-fight-full-hands = Las dos manos están ocupadas ({ $rule }). Suelta un cofre o entrégalo.
mkd-refused-fight-nothing-to-steal = Tu objetivo no lleva ningún cofre ({ $rule }). Mejor ataca.
mkd-refused-fight-iron = Las puertas de hierro no se pueden destruir ({ $rule }). Ábrela.
mkd-refused-fight-open-door = Esa puerta está abierta ({ $rule }). Pasa.
mkd-refused-fight-no-door = No hay tal puerta ({ $rule }). El mapa muestra las puertas.
mkd-refused-fight-done = Ya has atacado en esta activación ({ $rule }). Muévete, o termínala.
mkd-refused-fight-quick = En una activación rápida solo puedes moverte y abrir o cerrar puertas ({ $rule }).
mkd-refused-fight-points = Te faltan puntos de velocidad para eso ({ $rule }). Haz algo más barato, o termina la activación.
mkd-refused-fight-not-active = Esa figura no está activa ({ $rule }). Empieza su activación.
mkd-refused-fight-started = Eso ocupa una activación entera ({ $rule }). Hazlo lo primero en la siguiente.
mkd-refused-fight-unhurt = No hay nada que curar ({ $rule }). Elige una figura herida.
mkd-refused-fight-no-cure = Solo puedes curar a los tuyos ({ $rule }). Elige una de tus figuras.
mkd-refused-fight-contact = No puedes hacer eso con un rival al lado ({ $rule }). Aléjate primero.
mkd-refused-fight-no-fallen = No hay ningún compañero caído al que llamar ({ $rule }).
mkd-refused-fight-no-room = No hay ninguna casilla libre para ello ({ $rule }). Muévete primero.
mkd-refused-fight-no-pool = No queda ningún monstruo que invocar ({ $rule }).
mkd-refused-fight-no-landing = No se puede llevar a nadie a esa casilla ({ $rule }). Elige una libre que alcances.
