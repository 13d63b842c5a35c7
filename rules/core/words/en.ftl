# Words shared by every system. Keys of a system start with its own prefix.

lesson-vote = Everybody chooses, and the majority decides. You may change your mind until all have chosen.

dir-n = north
dir-ne = north-east
dir-e = east
dir-se = south-east
dir-s = south
dir-sw = south-west
dir-w = west
dir-nw = north-west


# How a common vote was decided where no majority did it.
vote-settled = { $how ->
    [even] { $voices }. The voices were even, so of those ahead the first seat counted, that of { $hero }.
    [kept] { $voices }. It takes a majority to change anything.
   *[most] { $voices }. No majority, so the most voices counted: { $choice }.
}
vote-side = { $heroes }: { $choice }
vote-sides = { $sides }; { $side }
vote-others = { $voices ->
    [one] one voice
   *[other] { $voices } voices
} for something else

# Where a system says nothing of its own.
undeclarable = Nothing can be said ahead now.
error-party-complete = The party is complete: nobody can join this game any more.
sheet-hero = Hero
sheet-stat = { $name }: { $value }

# In the place of names in a question to more than three: “the 5 of you, choose …”.
asked = the { $count } of you
