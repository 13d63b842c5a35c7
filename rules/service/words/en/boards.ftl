# The board of a server.

board-title = Adventures in this server
board-empty = No adventure is open here. Open one with /adventure new.
board-lobby = { $place } **{ $title }**: lobby open, { $seats } { $seats ->
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
board-hung = The board is posted here and keeps itself up to date. Pin it so that everybody finds it.
board-down = The board is removed.
board-refused-nowhere = A board belongs to a server. Post it in one of the server’s channels.
board-refused-manager = You need the right to manage this channel to post or remove the board.
board-refused-none = This server has no board. Post one with /board here.
