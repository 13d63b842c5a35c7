sixth-title = Sixth
sixth-blurb = One room, a guardian at the gate, and a candle that burns down.
sixth-goal = Strike the guardian down before the candle is burnt. You lose when it is dark, or when no hero is left.
sixth-help-fight = To strike, roll a die: 4 or more hits. A miss costs you a heart.
sixth-option-guardian = The guardian’s strength
sixth-option-guardian-about = How many hits fell the guardian.
sixth-strike = Strike the guardian
sixth-rest = Catch your breath
sixth-error-not-now = You cannot do that now.
sixth-hit = { $hero } hits the guardian.
sixth-missed = { $hero } misses, and the guardian strikes back.
sixth-rested = { $hero } catches a breath and has a heart more.
sixth-won = The guardian falls, and the gate stands open.
sixth-lost = It is dark, and the gate stays shut.
sixth-far = turns of light: { $now }
sixth-story = { $guardian ->
    [0] The gate stands open.
   *[other] A guardian bars the gate. Hits that fell it: { $guardian }.
  }
sixth-ask = { $hero } decides.
sixth-guardian = Guardian
sixth-hero = { $hero }
sixth-life = Hearts
