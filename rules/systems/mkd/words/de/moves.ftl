# Gehen, Drehen, Lösen.

dice-mkd-break-away = Lösen
dice-mkd-terrify = sich heranwagen

mkd-hurried = { $figure } eilt und hat für nichts anderes Zeit.
mkd-walked = { $squares ->
    [one] { $figure } macht einen Schritt nach { $to }.
   *[other] { $figure } geht { $squares } Felder weit nach { $to }.
  }
    .b = { $figure } geht nach { $to }.
mkd-entered = { $figure } kommt auf { $to } in den Dungeon herab.
    .b = { $figure } duckt sich unter dem Türsturz hindurch nach { $to }.
mkd-broke-away = { $figure } löst sich ({ $die } gewürfelt{ $needed ->
    [0] {""}
   *[other] , nötig: { $needed } oder mehr
  }).
    .b = { $figure } reißt sich los ({ $die } gewürfelt{ $needed ->
        [0] {""}
       *[other] , nötig: { $needed } oder mehr
      }).
    .c = { $figure } kommt davon ({ $die } gewürfelt{ $needed ->
        [0] {""}
       *[other] , nötig: { $needed } oder mehr
      }).
mkd-held = { $figure } kommt nicht weg ({ $die } gewürfelt{ $needed ->
    [0] {""}
   *[other] , nötig: { $needed } oder mehr
  }).
    .b = { $figure } wird festgehalten ({ $die } gewürfelt{ $needed ->
        [0] {""}
       *[other] , nötig: { $needed } oder mehr
      }).
    .c = { $figure } kann sich nicht lösen ({ $die } gewürfelt{ $needed ->
        [0] {""}
       *[other] , nötig: { $needed } oder mehr
      }).
mkd-let-go = { $figure } darf gehen.
mkd-turned = { $figure } dreht sich zu { $toward }.
    .b = { $figure } wirbelt zu { $toward } herum.
mkd-terrified = { $figure } wagt sich nicht an { $by } heran: { $die } gewürfelt, 3 oder mehr gebraucht.
    .b = { $figure } weicht vor { $by } zurück: { $die } gewürfelt, 3 oder mehr gebraucht.
mkd-stopped = { $figure } läuft in die Stangenwaffe von { $by } und bleibt stehen.
mkd-rammed = { $figure } kracht in { $target }.
    .b = { $figure } rennt in { $target } hinein.
mkd-door-opened = { $figure } öffnet die Tür auf { $at }.
    .b = { $figure } stößt die Tür auf { $at } auf.
mkd-door-closed = { $figure } schließt die Tür auf { $at }.
mkd-chest-shut = { $figure } schließt { $acc_chest }, und etwas darin klickt wieder an seinen Platz.
