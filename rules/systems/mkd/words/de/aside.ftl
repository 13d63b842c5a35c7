# Fähigkeiten hoher Stufen, für eine Aktivierung beiseitegelassen.

mkd-do-set-aside = Ohne { $ability }
mkd-do-set-again = Wieder mit { $ability }

mkd-set-aside =
    { $aside ->
        [yes] { $figure } lässt { $ability } vorerst beiseite.
       *[no] { $figure } benutzt { $ability } wieder.
    }
mkd-refused-not-gained = { $figure } hat { $ability } nicht durch eine Stufe bekommen ({ $rule }). Beiseitelassen kannst du nur, was eine Stufe gab.
mkd-refused-aside-already = { $figure } hat es mit { $ability } schon so gemacht ({ $rule }).
mkd-refused-aside-late = Lass Fähigkeiten beiseite, bevor { $figure } etwas anderes tut ({ $rule }).
