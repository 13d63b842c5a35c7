# Packs of a server, and of a lobby.

error-packs-in-servers = Packs belong to a server. Ask for this in one of its channels.
error-pack-manager = Only people with the permission Manage Server may do that. Ask one of them.
error-too-many-packs = A server cannot offer more packs than { $most }. Remove one first, with /pack remove.
error-no-such-pack = There is no pack “{ $name }” here. There are: { $known }
error-shipped-pack = “{ $name }” comes with the program, and every server offers it. It cannot be removed; a pack of the same name that you bring takes its place here.
error-first-pack = “{ $name }” has no earlier version here.
error-game-without-packs = { $game } takes no packs.
error-packs-at-once = A game cannot be played with more packs than { $most }.
error-pack-of-another-game = “{ $pack }” has nothing for { $game }.
error-packs-together = These packs bring more together than the game takes: { $packs }. { $what } Choose fewer of them.
error-packs-contradict = “{ $one }” and “{ $two }” contradict each other: both define the same thing differently. Choose one of them.
error-pack-without-maps = “{ $pack }” has nothing for the map generator.
error-no-template = “{ $name }” takes nothing from packs. These do: { $known }
answer-packs = You play with { $packs }.
answer-no-packs = You play without packs.

pack-count-colours = colours for its maps
pack-count-words = { $count ->
    [one] 1 sentence in other words
   *[other] { $count } sentences in other words
}
pack-count-nothing = nothing yet
pack-maps = the map generator

## What is forged in the chat

error-forge-stale = This panel is out of date: you are making something else now. Open it again with /forge.
error-forge-nothing = Nothing here is called “{ $name }”. Choose from the list that the command offers.
error-forge-first = You have changed nothing yet.
forge-pack-title = House pack
forge-pack-about = Made in the chat of this server.
forge-pack-authors = The people of this server
forge-pack-licence = As its makers say
forge-undone = Your last change is taken back.
forge-saved = { $name } is in { $pack } { $version }. Open a lobby, and choose it with /pack use { $pack }. /pack undo goes back, /pack show gives you the file.
forge-empty = “{ $field }” is empty.
forge-long = “{ $field }” has more letters than { $most }.
forge-letters = Names and sentences are of letters, digits, spaces and plain marks, but here is: { $said }
