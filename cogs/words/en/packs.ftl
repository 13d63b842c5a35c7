# Packs.

pack-none = This server has no packs of its own yet. `/pack template` gives you one to begin with, which `/pack add` brings here; or make a monster in the chat, with `/forge monster`. Both need the permission Manage Server.
pack-added = **{ $title }** { $version } is here. Open a lobby, and choose it with `/pack use { $name }`.
button-pack-add = Add a pack
upload-file = The file
upload-pack = Add a pack
upload-pack-file = The pack as a zip file, 2 MB at most.
upload-campaign = Continue a campaign
upload-campaign-file = A file made by /campaign export.
upload-campaign-seat = Which seat you take
upload-campaign-seat-about = By its name; yours or the host’s if you leave this out.
upload-map = See the map in a file
upload-map-file = A .level.json of /dungeon export, or the JSON that One Page Dungeon writes.
upload-map-audience = What is shown
upload-map-keeper = Everything
upload-map-player = What players may know
pack-removed = “{ $name }” is gone from this server. Running games that use it go on.
pack-undone = “{ $name }” is version { $version } again. Running games keep the version they began with.
pack-template = Here is a small pack that works. Unzip it, change what you like, zip it again, and bring it with `/pack add`.
pack-credits = By { $authors }. Licence: { $licence }. Hash: `{ $hash }`
pack-troubles = { $count ->
    [one] This pack cannot be used yet. One thing is wrong:
   *[other] This pack cannot be used yet. { $count } things are wrong:
}
pack-more-troubles = { $count ->
    [one] - and one more
   *[other] - and { $count } more
}
pack-trouble-in = - `{ $file }`: { $what }
pack-trouble-at = - `{ $file }`, line { $line }: { $what }

# What is forged in the chat.

forge-title-monster = { $name }, a monster
forge-title-hero = { $name }, a hero
forge-title-tile = { $name }, a tile
forge-title-theme = { $name }, a theme
forge-from = ## What do you begin with?
    Choose { $what ->
        [monster] a monster
        [hero] a hero
        [tile] a tile
       *[theme] a theme
    } below, and change what you like: yours becomes another one. `/forge { $what } from:` offers { $count ->
        [one] it
       *[other] all { $count }
    } by name.
forge-from-list = Begin with…
forge-wrong = **Nothing is changed yet.** What you typed is kept; open the form again and put this right:
button-forge-name = Name and points
button-forge-fights = Twenty fights
button-forge-save = Save
button-forge-undo = Undo
forge-field-name = Name
