# Speaking as a hero: the post, the form, the panels.

voice-small = written by { $person }{ $edited ->
    [yes] {" "}· changed
   *[no] {""}
  }
voice-preview = This is how it will look
voice-waiting = Kept for the next deed so far: “{ $words }”. Keeping another line replaces it.
voice-state = { $state ->
    [waits] It goes with { $name }’s next deed, and stands on the card that tells it.
    [with] It stands on the card of { $name }’s deed.
   *[said] It is posted in the channel.
  }
voice-said = Said.
voice-kept = Kept.
voice-changed = Changed.
voice-earlier = Change or take back what you said
voice-line = { $waits ->
    [yes] (next deed) { $words } – { $name }
   *[no] { $words } – { $name }, { $at }
  }
voice-form = { $name } says
voice-form-words = Your words
voice-form-most = Letters: up to { $most }, with *emphasis* and lines. Next you see how it will look.
voice-old-card = The card of that deed could not be changed just now: it keeps the words from before.
voice-too-old = Discord changes no more of this old message just now. Take it back and say it anew, or try again in an hour.
voice-lost = Somebody had deleted that message, so it counts as taken back.
button-voice-say = Say it
button-voice-form = Change
button-voice-hold = With next deed
button-voice-never = Never mind
button-voice-back = Take back
button-voice-remove = Remove
button-voice-all = Let everybody speak
button-voice-host = Host alone speaks
