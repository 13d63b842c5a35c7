# Lo que la ayuda dice de la campaña, sea cual sea el momento.

third-six-campaign-goal = Lleva a casa a los mismos héroes y una sola bolsa, mazmorra tras mazmorra. Tú decides cuándo acaba la campaña.
third-six-campaign-help-fight = { third-six-help-fight }
