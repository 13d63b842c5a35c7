# Lo que la ayuda dice del juego, sea cual sea el momento.

third-six-goal = { $goal ->
    [home] Explora, reúne monedas y vuelve a la ciudad desde la entrada del primer nivel.
    [explored] Explora todas las salas de un nivel.
    [bosses] Encuentra las escaleras hacia abajo y vence a los jefes que las guardan.
    [dragon] Encuentra y mata a un Dragón, el último jefe de la lista.
    [level_2] Lleva a cada héroe al nivel 2: en la ciudad, 100 monedas compran el siguiente nivel de un héroe.
    [level_3] Lleva a cada héroe al nivel 3: en la ciudad, 100 monedas compran el siguiente nivel de un héroe.
    [depth_2] Llega al segundo nivel: vence a los jefes que guardan las escaleras, y baja.
    [depth_3] Llega al tercer nivel: dos veces, vence a los jefes que guardan las escaleras, y baja.
   *[none] Explora hasta donde quieras, nivel a nivel, y lleva tus monedas a la ciudad. No hay otro final.
  } Pierdes cuando han muerto todos los héroes{ $fallen_limit ->
    [half] , o medio grupo.
   *[all] .
  }
third-six-help-fight = Tira un dado: tu DES o menos acierta, y quita tu FUE de los PG del enemigo.
    Un fallo cuesta tantos PG como el dado pasó de tu DES. Tras un fallo, MEN puede bajar el dado.
    En vez de eso, los Magos y los Elfos pueden lanzar por 1 MEN un hechizo que conozcan, sin tirada.
    No puedes huir de un combate, salvo con Sueño o Teletransporte. Un héroe sin PG está muerto.
