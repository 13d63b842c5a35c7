# Was die Hilfe über die Kampagne sagt, in jedem Augenblick.

third-six-campaign-goal = Bringt dieselben Helden und einen Beutel aus Dungeon um Dungeon heim. Ihr entscheidet, wann die Kampagne endet.
third-six-campaign-help-fight = { third-six-help-fight }
