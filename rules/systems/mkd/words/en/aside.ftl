# Abilities of high levels, set aside for an activation.

mkd-do-set-aside = Set aside { $ability }
mkd-do-set-again = Use { $ability } again

mkd-set-aside =
    { $aside ->
        [yes] { $figure } sets { $ability } aside for now.
       *[no] { $figure } uses { $ability } again.
    }
mkd-refused-not-gained = { $figure } did not gain { $ability } by a level ({ $rule }). You can only set aside what a level gave.
mkd-refused-aside-already = { $figure } has done that with { $ability } already ({ $rule }).
mkd-refused-aside-late = Set abilities aside before { $figure } does anything else ({ $rule }).
