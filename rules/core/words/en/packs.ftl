# Packs: what is wrong with one, and what would be right.

pack-refused = { $more ->
    [0] This pack cannot be used: { $problem }
    [one] This pack cannot be used: { $problem } (One more thing is wrong.)
   *[other] This pack cannot be used: { $problem } ({ $more } more things are wrong.)
}
pack-problem-file = { $file }: { $what }
pack-problem-line = { $file }, line { $line }: { $what }

## The file

pack-too-large = A pack has at most { $most } KB, packed and unpacked.
pack-not-a-zip = That is not a zip file, or it is damaged. Zip the pack’s folder and add that.
pack-too-many-files = A pack cannot have more files than { $most }.
pack-too-many-entries = Heroes, monsters and all else together are too many: { $count }. What a game takes of all its packs, at most: { $most }
pack-too-many-of = There are { $what }, and a game takes { $most } of all its packs.
pack-too-many-words = A file of words cannot have more messages than { $most }.
pack-strange-name = “{ $name }” cannot be in a pack.
pack-strange-file = No system takes this file. A pack of these systems may have: { $known }
pack-file-twice = “{ $name }” is in the pack twice. Capitals make no difference.
pack-bad-name = “{ $name }” cannot be the name of a file in a pack. Use letters, digits, dots and hyphens, and at most two folders.
pack-no-folder = There is no folder “{ $folder }”.
pack-unread = “{ $name }” cannot be read: { $why }
pack-not-utf8 = This text is not UTF-8. Save the file as UTF-8.
pack-no-manifest = There is no pack.toml. `undercroft pack new` writes one.
pack-no-such-system = No system here takes packs by the name “{ $name }”, or it is listed twice. Those that do: { $known }
pack-toml = This is not TOML: { $why }
pack-too-deep = This cannot be read: lists are nested too deeply, or a number has too many digits.
pack-list-long = This has too many items. At most: { $most }
pack-number-large = This number is too large: a whole number has at most 18 digits.
pack-passed-over = Files that other programs left were passed over: { $files }

## Data

pack-heading = “{ $name }” has no place here. Each entry begins with [[{ $right }]].
pack-id-twice = There are two entries with the id “{ $id }”. Give one of them another.
pack-value-missing = “{ $field }” is missing.
pack-value-extra-forbidden = Nothing here is called “{ $field }”. Is it misspelt?
pack-value-literal-error = “{ $field }” is { $value }, but has to be one of { $expected }.
pack-value-enum = “{ $field }” is { $value }, but has to be one of { $expected }.
pack-value-greater-than-equal = “{ $field }” is { $value }, but has to be { $ge } or more.
pack-value-greater-than = “{ $field }” is { $value }, but has to be more than { $gt }.
pack-value-less-than-equal = “{ $field }” is { $value }, but has to be { $le } or less.
pack-value-less-than = “{ $field }” is { $value }, but has to be less than { $lt }.
pack-value-string-too-long = “{ $field }” is too long. Letters, at most: { $max_length }
pack-value-string-too-short = “{ $field }” is too short. Letters, at least: { $min_length }
pack-value-too-long = “{ $field }” has too many items. At most: { $max_length }
pack-value-too-short = “{ $field }” has too few items. At least: { $min_length }
pack-value-id = “{ $field }” is “{ $value }”, which cannot be an id. Ids have small letters, digits and underscores, begin with a letter, and have at most 32 of them, such as cinder_hound.
pack-value-icon = “{ $field }” is “{ $value }”, which cannot be the name of an icon. Names have small letters, digits and single hyphens, such as orc-head.
pack-value-name = “{ $field }” is “{ $value }”, which cannot be the name of a pack. Names have small letters, digits and single hyphens, and begin with a letter, such as ember-court.
pack-value-version = “{ $field }” is “{ $value }”, which is not a version. A version is three numbers with dots between them, such as 1.0.0.
pack-value-letters = “{ $field }” { $what }
pack-value-colour = “{ $field }” is “{ $value }”, but has to be a colour such as #E8C060.
pack-value-plain = “{ $field }” is “{ $value }”. It must begin with a word, and have no formatting, links or mentions.
pack-value-int-type = “{ $field }” is { $value }, but has to be a whole number.
pack-value-int-parsing = “{ $field }” is { $value }, but has to be a whole number.
pack-value-int-from-float = “{ $field }” is { $value }, but has to be a whole number.
pack-value-bool-type = “{ $field }” is { $value }, but has to be true or false.
pack-value-bool-parsing = “{ $field }” is { $value }, but has to be true or false.
pack-value-string-type = “{ $field }” is { $value }, but has to be text in quotes.
pack-value-tuple-type = “{ $field }” is { $value }, but has to be a list in square brackets.
pack-value-list-type = “{ $field }” is { $value }, but has to be a list in square brackets.
pack-value-dict-type = “{ $field }” is { $value }, but has to be a table.
pack-value-model-type = “{ $field }” is { $value }, but has to be a table with names.
pack-value-value-error = “{ $field }” does not fit: { $error }
pack-value-other = “{ $field }” is { $value }, which does not fit here.

## Colours

pack-colours-none = The file has no colours. Write them under [light], under [dark], or both.
pack-colours-no-map = { $systems } draws no maps, so it has no use for colours. Leave the file out.
pack-colours-wall-light = Under [light] lines are darker than floor: make “wall” darker than “floor”, or write these colours under [dark].
pack-colours-wall-dark = Under [dark] lines are lighter than floor: make “wall” lighter than “floor”, or write these colours under [light].
pack-colours-near = “{ $one }” ({ $one_code }) cannot be told from “{ $other }” ({ $other_code }): their contrast is { $found }, and the least is { $bound }. Make one lighter or the other darker.
pack-colours-far = “{ $one }” ({ $one_code }) is too strong beside “{ $other }” ({ $other_code }): their contrast is { $found }, and the most is { $bound }. Make them more alike.
pack-colours-paper = “paper” is too near to both “wall” and “floor”: the greater contrast is { $found }, and the least is { $least }. Make it as light as one of them, or as dark.
pack-colours-tinted = “wall” cannot be read on “floor” with { $percent } % of “{ $tint }” in it: their contrast is { $found }, and the least is { $least }. Make “{ $tint }” more like “floor”.

## Words

pack-words-unreadable = This cannot be read. A message is written `key = sentence`; further lines of it begin with spaces.
pack-words-term = “{ $message }” begins with a hyphen. Packs can have messages only, no terms.
pack-words-twice = “{ $message }” is said twice.
pack-words-function = “{ $message }” uses “{ $name }”. Words of a pack can have variables such as { "{ $name }" } and plurals, nothing else.
pack-words-long = “{ $message }” is too long. Letters, at most: { $most }
pack-words-letters = “{ $message }” { $what }
pack-words-forms = “{ $message }” has more forms than { $most }, by its plurals and choices. Write it more simply.
pack-words-escape = “{ $message }” has an escape that stands for no character, such as { "\\" }U110000. Type the character itself.
pack-words-large = Words of one language have at most { $most } KB.
pack-words-deep = This cannot be read: braces are nested too deeply, here at the latest.
pack-words-article = “{ $message }” needs its article as well. Add an indented line below it: `.indefinite = a …`
pack-words-unsayable = “{ $message }” cannot be put into words. Write it more simply.
pack-words-markup = “{ $message }” has “{ $mark }”, which formats, links or mentions. Leave it out.
pack-words-empty = “{ $message }” says nothing.
pack-words-missing = There is no “{ $message }” for “{ $id }”. Add a line: { $message } = …
pack-words-unknown = { $near ->
    [none] No sentence here has the key “{ $message }”.
   *[other] No sentence here has the key “{ $message }”. Is “{ $near }” meant?
}
pack-words-variable = { $known ->
    [none] “{ $message }” uses { $name }, which it is not given. Write it without variables.
   *[other] “{ $message }” uses { $name }, which it is not given. It may use: { $known }
}
pack-name-long = “{ $message }” is too long for a name. Letters, at most: { $most }

## What is wrong with characters, after what has them

pack-letters-unseen = has a character that cannot be seen, or that turns the line around: { $code }. Type the text anew.
pack-letters-blank = says nothing that can be seen.
pack-letters-marks = has too many marks over and under one letter. At most: { $most }
pack-letters-lines = { $most ->
    [1] has several lines, and may have one. Write it on one line.
   *[other] has more lines than { $most }.
}

## Emblems

pack-emblem-heavy = An emblem has at most { $most } KB.
pack-emblem-not-png = This is not a PNG picture.
pack-emblem-damaged = This picture is damaged: it cannot be shown. Save it as PNG again.
pack-emblem-large = An emblem cannot be larger than { $most } by { $most }, in pixels.
pack-icon-unknown = There is no icon “{ $name }”. { $near ->
    [none] The list of icons is docs/packs/ICONS.md; `undercroft pack icons` finds some by words.
   *[other] Did you mean “{ $near }”?
}
pack-icon-of-nothing = Nothing here is called “{ $id }”. Icons may be given to { $known }.
pack-emblem-of-nothing = No entry with an emblem has the id “{ $id }”.
