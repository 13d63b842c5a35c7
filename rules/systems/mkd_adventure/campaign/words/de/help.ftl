# Was die Hilfe zur Kampagne sagt, in jedem Augenblick.

mkd-campaign-goal = Zieht auf eine Quest, kommt heim, und gebt das Gold für Gegenstände, Training und die Gefallenen aus. Ihr entscheidet, wann die Kampagne endet.
mkd-campaign-help-fight = { mkd-adventure-help-fight }
