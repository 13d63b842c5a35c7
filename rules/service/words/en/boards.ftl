# The board of a server.

board-title = Adventures of this server
board-empty = No adventure is open here. /adventure new begins one.
board-lobby = { $place } **{ $title }**: gathering, { $seats } { $seats ->
    [one] seat
   *[other] seats
} taken
board-line = { $place } **{ $title }**: { $heroes }
board-line-due = { $place } **{ $title }**: { $heroes }, { $due }
board-name = { $place } { $title }
board-left-out = And { $count } more: { $names }{ $others ->
    [0] .
    [one] , and one other.
   *[other] , and { $others } others.
} `/adventure mine` lists yours.
board-hung = The board hangs here now and keeps itself up to date. Pin it, so that everybody finds it.
board-down = The board is taken down.
board-refused-nowhere = A board belongs to a server. Hang it in one of its channels.
board-refused-manager = Only somebody who may manage this channel can hang the board or take it down.
board-refused-none = No board hangs in this server. /board here hangs one.
