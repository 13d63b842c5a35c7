# Was die Hilfe zum Spiel sagt, gleich in welchem Augenblick.

green-dungeon-goal = Findet beide Höhlen und besiegt die zwei Bosse. Die erste Höhle, die ihr findet, ist die des Unterbosses, die andere die des Endbosses. Ihr verliert, wenn alle Helden tot sind{ $time_limit ->
    [none] .
   *[other] , oder nach { $time_limit } Zeitsteinen.
  }
green-dungeon-help-fight = In einem Kampfzug kannst du fliehen, dann zaubern oder einen Trank trinken, dann schlägst du zu.
    Im Nahkampf würfeln beide Seiten. Du zählst Stufe und Waffe dazu, der Gegner 1 bis 3; Gleichstand gehört dem Gegner.
    Dein Treffer macht 1 Schaden plus die Zahl deiner Waffe. Der Treffer des Gegners macht seinen vollen Schaden.
    Zauberst du, richtest du in diesem Zug im Nahkampf keinen Schaden an. Bei 1 Gesundheit oder weniger kann Glück dich retten.
