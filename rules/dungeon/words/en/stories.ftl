# The two lines of story that a dungeon has.

## What it was, by what it was built for

dm-was-tomb = { $n ->
    [1] Here { $builders } laid their dead to rest, and { $person } in the midst of them.
    [2] It was { $made } by { $builders } as a grave for { $person }, who outlived half of them.
   *[3] Here { $builders } buried { $person }, and then walled up the door with themselves inside.
}
dm-was-temple = { $n ->
    [1] Here { $builders } prayed to a power whose name { $person } forbade them to write down.
    [2] It was { $made } by { $builders } after a dream of { $person }, and nobody took pay for it.
   *[3] Once a year { $builders } came down here to be told their fates by { $person }.
}
dm-was-prison = { $n ->
    [1] It was { $made } by { $builders } to hold a single captive: { $person }.
    [2] Here { $builders } locked away whoever had displeased { $person }.
   *[3] Here { $builders } kept those whom no court would sentence, by order of { $person }.
}
dm-was-mine = { $n ->
    [1] For ninety years { $builders } dug for silver here, and { $person } grew rich on it.
    [2] Here { $builders } followed a vein of ore that { $person } had seen in a dream.
   *[3] It was a mine of { $builders }. When the ore was gone, { $person } had them dig on.
}
dm-was-vault = { $n ->
    [1] Here { $builders } guarded what { $person } could neither spend nor give away.
    [2] It was { $made } by { $builders } for the taxes of { $person }, who trusted no banker.
   *[3] What { $person } took in seven wars, { $builders } carried down here by night.
}
dm-was-library = { $n ->
    [1] Here { $builders } kept every book that { $person } had ordered to be burned.
    [2] It was a school: { $person } taught, and { $builders } paid for it with silence.
   *[3] Here { $builders } wrote down all that { $person } ever said, and shelved it.
}
dm-was-palace = { $n ->
    [1] When { $person } could no longer bear the sun, { $builders } moved the court down here.
    [2] Here { $builders } feasted, and { $person } judged them from a high chair.
   *[3] It was the winter seat of { $person }, { $made } by { $builders } in a single summer.
}
dm-was-fort = { $n ->
    [1] Here { $builders } held out for a year under { $person }, and nobody learned against whom.
    [2] It was { $made } by { $builders } for a war that { $person } expected and that never came.
   *[3] It was the last stronghold of { $person }: { $builders } swore to hold it, and some may yet.
}
dm-was-workshop = { $n ->
    [1] Here { $builders } made the things that { $person } sold to both sides.
    [2] It was { $made } by { $builders } around a fire that { $person } never let go out.
   *[3] Here { $builders } worked by night for { $person }, at something that moved by day.
}
dm-was-baths = { $n ->
    [1] Here { $builders } came to be healed, and { $person } took a coin for every cup.
    [2] It was { $made } by { $builders } around a spring that { $person } called holy.
   *[3] Here { $builders } drew the water for the town of { $person }, until it tasted of iron.
}
dm-was-refuge = { $n ->
    [1] Here { $builders } hid from the soldiers of { $person }, for longer than they had planned.
    [2] When the villages burned, { $person } led { $builders } down here.
   *[3] It was a hiding place of { $builders }, until { $person } told somebody.
}
dm-was-cloister = { $n ->
    [1] Here { $builders } lived without a word for a hundred years, by the rule of { $person }.
    [2] It was founded by { $person } for { $builders }, with forty beds and one door.
   *[3] Out of sight of the world, { $builders } copied the sayings of { $person } here.
}
dm-was-laboratory = { $n ->
    [1] Here { $person } asked questions that nobody should answer, and { $builders } swept up.
    [2] It was { $made } by { $builders } for { $person }, who paid well for anything that breathed.
   *[3] What { $person } began here, { $builders } were hired to finish, and then to bury.
}
dm-was-cellars = { $n ->
    [1] Here { $builders } stored wine, and worse, for { $person }.
    [2] It was { $made } by { $builders } so that { $person } need pay no toll at the gate.
   *[3] For forty years { $builders } smuggled through here, and { $person } held the light.
}
dm-made-built = built
dm-made-dug = dug
dm-made-found = settled

## What happened, or waits now, by what everybody sees of it

dm-now-any = { $n ->
    [1] Nobody has come out by the door to the { $side } for a generation.
    [2] Last winter somebody saw a light behind the door to the { $side }. It was being carried.
    [3] The village sends a goat down every autumn. None has come back hungry, or at all.
    [4] Three parties went in this year. Two came out, and neither will say a word.
    [5] Since the spring rains the way in lies open, and something keeps the threshold swept.
    [6] They say that it is empty. They also say to be home before dark.
    [7] A map of it was sold at the market last month, by a man who left town the same night.
    [8] On still nights one hears hammering, though nobody has worked there for a century.
    [9] The door to the { $side } was bricked up from outside. The bricks now lie in the grass.
    [10] An old road leads there and nowhere else, and lately somebody has been using it.
    [11] The last owner left a will: whoever stays in there until morning may have it.
   *[12] Two claims to it lie before the court, and one of the claimants has been dead for years.
}
dm-now-wet = { $n ->
    [1] Then the river found a way in, and it has not left.
    [2] One night the water rose without rain, and the last of them climbed out alone.
   *[3] Something has been drinking the stream dry before it reaches the valley.
}
dm-now-deep = { $n ->
    [1] They never stopped digging, and one day something dug toward them.
    [2] Each stair is older than the one above it, and nobody can explain that.
   *[3] What they found at the foot of the stairs they locked in, and left.
}
dm-now-barred = { $n ->
    [1] When they left, they bolted every door behind them, on the wrong side.
    [2] Its last guards shut themselves in, and nobody has relieved them.
   *[3] The keys were divided among five families, and four of those have died out.
}
dm-now-cyclopean = { $n ->
    [1] Its doorsills are breast high, and there are fresh prints on them.
    [2] All the giants went away to the north, except for one.
   *[3] Whoever lives there now is small, and has learned to reach the handles.
}
dm-now-eldritch = { $n ->
    [1] Those who slept there woke with the same word in their mouths.
    [2] No two people who went in have counted the same number of rooms.
   *[3] Birds do not fly over it, and no dog will go near.
}
dm-now-extensive = { $n ->
    [1] People have walked in there for a day and a night, and heard the same door close behind them.
    [2] It is said to join two valleys. Carters have tried it, and sold their carts.
   *[3] Whoever is lost in there can be heard for weeks.
}
dm-now-geometric = { $n ->
    [1] The last architect went back to correct an angle, and stayed.
    [2] Each of its rooms is said to be a letter, and nobody has dared to read the word.
   *[3] Compass and ruler work well in there. Little else does.
}
dm-now-natural = { $n ->
    [1] Bats leave it at dusk, a few fewer each week.
    [2] Bears wintered there, until something drove them out into the snow.
   *[3] The wind in the caves has begun to use words.
}
dm-now-open-plan = { $n ->
    [1] A footstep at one end is heard at the other, and lately it is answered.
    [2] It was made for crowds, and lately crowds have been heard.
   *[3] Whoever enters is seen from everywhere, and something is looking.
}
dm-now-smooth = { $n ->
    [1] The walls are worn a little wider every year, and nobody has seen by what.
    [2] Whatever made the tunnels has been heard turning round.
   *[3] There is no corner in it to hide in, which suits those that hunt there.
}
dm-now-slanted = { $n ->
    [1] All that is dropped there rolls to the same spot, and something collects it.
    [2] After the earthquake every floor leaned, and the tenants slid out or stayed for good.
   *[3] One walks in easily. Only the way back is steep.
}
dm-now-warren = { $n ->
    [1] The signposts of three parishes have been carried down there by small hands.
    [2] Chickens vanish, and feathers lie at the mouth of the tunnel.
   *[3] The passages are too tight for soldiers, and somebody is counting on that.
}
dm-now-ice = { $n ->
    [1] It thaws a little each summer, and what was stored in the ice is coming loose.
    [2] Their breath still hangs in the air, though they are gone.
   *[3] Shapes stand in the ice, and one of them has changed its place.
}
dm-now-flesh = { $n ->
    [1] It sleeps, people say. Last spring it turned over.
    [2] The wounds of the first tools have healed, and the scars itch: one can hear it.
   *[3] It is fed twice a year, and nobody admits by whom.
}
dm-now-ceramite = { $n ->
    [1] Last month all its lamps came on at once.
    [2] A calm voice counts down in there. It still has a long way to go.
   *[3] Its doors open for some people, and remember the others.
}
dm-now-grave-soil = { $n ->
    [1] The sexton sells no more plots there: what is buried does not stay.
    [2] On the longest night the ground rises and falls like breath.
   *[3] Grave robbers went in with spades and came out as mourners.
}
dm-now-black-metal = { $n ->
    [1] At noon the metal rings, as if it were struck from below.
    [2] No rust has ever touched it, and no lightning misses it.
   *[3] Each blacksmith who used a piece of it has sold the forge.
}
dm-now-shadow-light = { $n ->
    [1] Lamps throw no shadows there, and shadows need no lamps.
    [2] Those who came back cast two shadows, and will not turn round.
   *[3] At midday part of it is not there. Be out by then.
}
dm-now-dreams = { $n ->
    [1] Everybody in the valley has dreamt of its door and, this week, of its key.
    [2] It is larger after nights in which the village sleeps badly.
   *[3] Somebody must still be asleep in there, or it would be gone.
}
dm-now-weapons = { $n ->
    [1] Every blade in its walls is sharp on the side that faces in.
    [2] On the day of the battle, each year, the walls ring.
   *[3] Kings have sent for the swords in its walls. No messenger brought one back.
}
dm-now-living-soil = { $n ->
    [1] The crops above it grow too fast, and lean toward the door.
    [2] Beetles carry small things in, and nothing out.
   *[3] Dig a hole there, and by morning it is gone, with the spade.
}
dm-now-bricks = { $n ->
    [1] Each brick bears a thumbprint, and all of them are of one hand.
    [2] One brick beside the door is missing, and somebody keeps putting it back.
   *[3] The masons left one wall unfinished, and it has grown since.
}
dm-now-glass = { $n ->
    [1] At noon coloured light falls on the hill above, from below.
    [2] Somebody in there is walking very carefully.
   *[3] Cracks have run through it since the bells were rung again.
}
dm-now-wicker = { $n ->
    [1] It creaks, also when there is no wind.
    [2] Each spring its walls put out green leaves, and something trims them.
   *[3] Nobody is to carry a flame near it, and somebody has.
}
dm-now-own = { $n ->
    [1] Nobody else has ever built of { $material }, and one soon sees why.
    [2] Traders come from afar for a piece of its { $material }, and some of them stay.
   *[3] The { $material } was paid for in advance, and the lender has come to collect.
}

## What only the keeper knows

dm-truth = What nobody tells: { $parts }.
dm-truth-trap = { $count ->
    [one] one trap
   *[other] { $count } traps
}
dm-truth-treasure = { $count ->
    [one] one treasure
   *[other] { $count } treasures
}
dm-truth-surprise = { $count ->
    [one] one surprise
   *[other] { $count } surprises
}
dm-truth-deadly-trap = { $count ->
    [one] a treasure behind a deadly trap
   *[other] { $count } treasures behind deadly traps
}
dm-truth-major-treasure = { $count ->
    [one] a great treasure
   *[other] { $count } great treasures
}
dm-truth-wonder = { $count ->
    [one] a wonder, or a foe with a name
   *[other] { $count } wonders, or foes with names
}
dm-truth-hidden = { $count ->
    [one] one place that only a secret door leads to
   *[other] { $count } places that only secret doors lead to
}
dm-truth-nothing = nothing at all
