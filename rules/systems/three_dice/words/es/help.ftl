# Lo que la ayuda dice del juego, sea cual sea el momento.

three-dice-goal = { $three_artifact_quest ->
    [on] { $goal ->
        [level_3] Encuentra un artefacto en cada uno de tres niveles, o lleva a un héroe al nivel 3.
       *[other] Encuentra un artefacto en cada uno de tres niveles.
    }
   *[off] { $goal ->
        [home] Encuentra un artefacto, vuelve a la entrada y regresa a casa.
        [xp_200] Reúne 200 puntos de experiencia, en salas y con monstruos.
        [level_3] Lleva a un héroe al nivel 3: eso pide cien puntos de experiencia.
        [depth_3] Llega al tercer nivel: encuentra un artefacto en cada nivel y baja por las escaleras de un gran salón.
       *[none] Explora hasta donde te atrevas, nivel a nivel. La partida solo acaba cuando el grupo muere o vuelve a casa.
    }
  } Pierdes cuando han muerto todos los héroes.
three-dice-help-fight = Elige CUERPO, MENTE o ESPÍRITU y tira un dado: con menos que el atributo, aciertas. Un 1 siempre acierta, un 6 siempre falla.
    Un acierto quita un punto de golpe al monstruo. Un fallo quita un punto al atributo que usaste.
    Un héroe con los tres a 0 está muerto. Puedes beber una poción en cualquier momento de tu turno.
    Solo puedes huir con las botas veloces, las sales de sueño o una regla de la casa.
