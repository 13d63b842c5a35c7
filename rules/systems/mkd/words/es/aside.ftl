# Capacidades de niveles altos, apartadas por una activación.

mkd-do-set-aside = Apartar { $ability }
mkd-do-set-again = Volver a usar { $ability }

mkd-set-aside =
    { $aside ->
        [yes] { $figure } aparta { $ability } por ahora.
       *[no] { $figure } vuelve a usar { $ability }.
    }
mkd-refused-not-gained = { $figure } no ganó { $ability } con un nivel ({ $rule }). Solo puedes apartar lo que dio un nivel.
mkd-refused-aside-already = { $figure } ya ha hecho eso con { $ability } ({ $rule }).
mkd-refused-aside-late = Aparta capacidades antes de que { $figure } haga otra cosa ({ $rule }).
