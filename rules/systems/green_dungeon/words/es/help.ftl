# Lo que la Ayuda dice del juego, sea cual sea el momento.

green-dungeon-goal = Encuentra las dos guaridas y vence a los dos jefes. La primera guarida que se encuentra es la del jefe menor, la otra es la del jefe final. La partida se pierde cuando todos los héroes han muerto{ $time_limit ->
    [none] .
   *[other] , o tras { $time_limit } cubos de tiempo.
  }
green-dungeon-help-fight = En un turno de combate puedes huir, luego lanzar un hechizo o beber una poción, y luego golpeas.
    Cuerpo a cuerpo los dos bandos tiran un dado. Tú sumas tu nivel y tu arma, el enemigo suma de 1 a 3; el enemigo gana los empates.
    Tu golpe hace 1 de daño más el número de tu arma. El golpe del enemigo hace todo su daño.
    Si lanzas un hechizo, ese turno no haces daño cuerpo a cuerpo. Con 1 de salud o menos, la suerte puede salvarte.
