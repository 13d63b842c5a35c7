# Was die Hilfe über die Kampagne sagt, in jedem Augenblick.

three-dice-campaign-goal = Bringt dieselben Helden aus Dungeon um Dungeon heim, jedes Mal stärker. Die Kampagne endet, wann ihr wollt.
three-dice-campaign-help-fight = { three-dice-help-fight }
