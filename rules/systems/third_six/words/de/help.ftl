# Was die Hilfe über das Spiel sagt, in jedem Augenblick.

third-six-goal = { $goal ->
    [home] Erkundet, sammelt Münzen und kommt vom Eingang der ersten Ebene in die Stadt zurück.
    [explored] Erkundet jeden Raum einer Ebene.
    [bosses] Findet die Treppe hinab und besiegt die Bosse, die sie bewachen.
    [dragon] Findet und erschlagt einen Drachen, den letzten Boss der Liste.
    [level_2] Bringt jeden Helden auf Stufe 2: In der Stadt kostet die nächste Stufe eines Helden 100 Münzen.
    [level_3] Bringt jeden Helden auf Stufe 3: In der Stadt kostet die nächste Stufe eines Helden 100 Münzen.
    [depth_2] Erreicht die zweite Ebene: Besiegt die Bosse, die die Treppe bewachen, und steigt hinab.
    [depth_3] Erreicht die dritte Ebene: Besiegt zweimal die Bosse, die die Treppe bewachen, und steigt hinab.
   *[none] Erkundet, so weit ihr wollt, Ebene um Ebene, und bringt eure Münzen in die Stadt. Ein anderes Ende gibt es nicht.
  } Ihr verliert, wenn alle Helden tot sind{ $fallen_limit ->
    [half] , oder die halbe Gruppe.
   *[all] .
  }
third-six-help-fight = Würfle: Deine GES oder weniger trifft und nimmt dem Gegner deine STÄ an TP.
    Ein Fehlschlag kostet so viele TP, wie der Würfel über deiner GES lag. Danach kann GST den Wurf senken.
    Stattdessen können Zauberer und Elfen einen bekannten Zauber für 1 GST wirken, ohne Wurf.
    Aus einem Kampf kannst du nicht fliehen, außer mit Schlaf oder Teleportation. Ein Held ohne TP ist tot.
