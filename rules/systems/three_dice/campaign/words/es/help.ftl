# Lo que la ayuda dice de la campaña, sea cual sea el momento.

three-dice-campaign-goal = Lleva a casa a los mismos héroes, mazmorra tras mazmorra, cada vez más fuertes. La campaña acaba cuando quieras.
three-dice-campaign-help-fight = { three-dice-help-fight }
