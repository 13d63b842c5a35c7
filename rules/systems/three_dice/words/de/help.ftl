# Was die Hilfe über das Spiel sagt, in jedem Augenblick.

three-dice-goal = { $three_artifact_quest ->
    [on] { $goal ->
        [level_3] Findet ein Artefakt auf jeder von drei Ebenen, oder bringt einen Helden auf Stufe 3.
       *[other] Findet ein Artefakt auf jeder von drei Ebenen.
    }
   *[off] { $goal ->
        [home] Findet ein Artefakt, kommt zurück zum Eingang und geht nach Hause.
        [xp_200] Sammelt 200 Erfahrungspunkte, in Räumen und von Monstern.
        [level_3] Bringt einen Helden auf Stufe 3: Das braucht hundert Erfahrungspunkte.
        [depth_3] Erreicht die dritte Ebene: Findet auf jeder Ebene ein Artefakt, dann nehmt in einer großen Halle die Treppe hinab.
       *[none] Erkundet, so weit ihr euch traut, Ebene um Ebene. Das Spiel endet nur, wenn die Gruppe stirbt oder nach Hause geht.
    }
  } Ihr verliert, wenn alle Helden tot sind.
three-dice-help-fight = Wähle KÖRPER, GEIST oder SEELE und würfle: Weniger als die Eigenschaft trifft. Eine 1 trifft immer, eine 6 verfehlt immer.
    Ein Treffer nimmt dem Monster einen Trefferpunkt. Ein Fehlschlag kostet einen Punkt der Eigenschaft, die du nimmst.
    Ein Held, bei dem alle drei auf 0 stehen, ist tot. Einen Trank kannst du in deinem Zug jederzeit trinken.
    Fliehen kannst du nur mit Stiefeln der Eile, Schlafsalz oder einer Hausregel.
