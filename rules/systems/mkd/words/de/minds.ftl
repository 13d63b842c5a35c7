# Was Monster entscheiden.

dice-mkd-monster-order = welches Monster als Nächstes handelt
dice-mkd-decision = Entscheidung
dice-mkd-choice = welches von zwei gleichen
dice-mkd-unexpected = etwas Unerwartetes
dice-mkd-ability = welche Fähigkeit
dice-mkd-ability-use = ob sie benutzt wird
dice-mkd-held-by = auf wen es sich stürzt
dice-mkd-theft-goal = wohin die Truhe kommt
dice-mkd-reinforcements = Verstärkung

mkd-decided = { $decision ->
    [first] { $figure } geht auf { $target } los ({ $die } gewürfelt).
    [second] { $figure } übergeht das nächste Ziel und geht auf { $target } los ({ $die } gewürfelt).
   *[unexpected] { $figure } hat etwas anderes im Sinn ({ $die } gewürfelt).
  }
    .b = { $decision ->
        [first] { $figure } hat es auf { $target } abgesehen ({ $die } gewürfelt).
        [second] { $figure } nimmt die zweite Wahl: { $target } ({ $die } gewürfelt).
       *[unexpected] { $figure } tut etwas Unerwartetes ({ $die } gewürfelt).
      }
mkd-unexpected = { $action ->
    [theft] { $figure } will eine Truhe stehlen ({ $die } gewürfelt).
    [reinforce] { $figure } will Hilfe ({ $die } gewürfelt).
   *[hesitate] { $figure } kann sich nicht entscheiden ({ $die } gewürfelt).
  }
mkd-ability-tried = { $used ->
    [yes] { $figure } benutzt { $ability } ({ $die } gewürfelt).
   *[no] { $figure } benutzt { $ability } diesmal nicht ({ $die } gewürfelt).
  }
mkd-hesitated = { $figure } starrt nur.
    .b = { $figure } schaut sich um und tut nichts.
mkd-sought = { $figure } rennt los, um Hilfe zu holen.
    .b = { $figure } geht Freunde holen.
mkd-fled = { $figure } hat genug und rennt.
    .b = { $figure } flieht.
mkd-went-out = { $down ->
    [yes] { $back ->
        [yes] { $figure } ist die Treppe hinab und kommt wieder.
       *[no] { $figure } geht die Treppe hinab und kommt nicht wieder.
      }
   *[no] { $back ->
        [yes] { $figure } ist zur Tür hinaus und kommt wieder.
       *[no] { $figure } verlässt den Dungeon für immer.
      }
  }
mkd-came-back = { $figure } ist zurück, auf { $at }.
mkd-help-rolled = { $came ->
    [yes] { $figure } kommt mit Gesellschaft zurück ({ $die } gewürfelt).
   *[no] { $figure } hat niemanden zum Mitbringen gefunden ({ $die } gewürfelt).
  }
mkd-goal-chosen = { $figure } will die Truhe { $goal ->
    [exit] aus dem Dungeon bringen
    [central] in die Zentralkammer bringen
   *[token] zum nächsten Token bringen
  } ({ $die } gewürfelt).
mkd-idle = { $figure } rührt sich nicht vom Fleck.
    .b = { $figure } wartet.
mkd-mends = { $figure } kümmert sich um die Wunden von { $target }.
