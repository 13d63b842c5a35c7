# Lo que dice la ayuda del descenso, sea cual sea el momento.

mkd-delve-goal = { $levels ->
    [endless] Despeja nivel tras nivel mientras te atrevas: mata a todos los monstruos de un nivel, y abre o desarma todos sus cofres.
    [1] Despeja el nivel: mata a sus monstruos, y abre o desarma sus cofres.
   *[other] Despeja { $levels } niveles: mata a los monstruos de cada uno, y abre o desarma sus cofres; entonces hay escaleras que bajan.
  } Tu puntuación es el oro que sacas por la entrada. Lo que llevan los caídos no cuenta.
mkd-delve-help-fight = { mkd-help-fight }
