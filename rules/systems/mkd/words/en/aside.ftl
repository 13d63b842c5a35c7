# Abilities of high levels, set aside for an activation.

mkd-do-set-aside = Do without { $ability } for now
mkd-do-set-again = Use { $ability } after all

mkd-set-aside =
    { $aside ->
        [yes] { $figure } does without { $ability } for now.
       *[no] { $figure } falls back on { $ability }.
    }
mkd-refused-not-gained = { $figure } has not gained { $ability } by a level ({ $rule }). Only what a level gave can be set aside.
mkd-refused-aside-already = { $ability } is that way already for { $figure } ({ $rule }).
mkd-refused-aside-late = Set abilities aside before { $figure } does anything else ({ $rule }).
