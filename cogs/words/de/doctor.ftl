## Was liest, wer einen Server verwaltet: /doctor

server-doctor-verdict = { $count ->
    [0] Mit dem Bot ist auf diesem Server alles in Ordnung.
    [one] Eine Sache ist zu tun:
   *[other] { $count } Dinge sind zu tun:
}
server-doctor-aside = · Abenteuer { $id } in { $channel } ist beiseitegelegt: { $wrong ->
    [ruleset] Dieses Programm kennt sein Spiel nicht.
    [newer] Eine neuere Version des Programms hat es geschrieben.
   *[other] Seine gespeicherten Daten sind unlesbar.
} Sag es denen, die den Bot betreiben; „undercroft doctor“ sagt, was hilft.
server-doctor-rights = · In { $channel } fehlen dem Bot Berechtigungen, die Tafeln brauchen: { $rights }. Erteile sie in den Einstellungen des Kanals.
server-doctor-timeout = · Der Bot ist im Timeout bis <t:{ NUMBER($until, useGrouping: 0) }:f>: Er kann keine Tafel zeigen, und die Uhren stehen. Heb seinen Timeout auf, oder warte.
server-doctor-place = · In { $channel } kann der Bot seine Tafeln nicht zeigen: { $why ->
    [outside] Er ist nicht in diesem privaten Thread. Erwähne ihn dort einmal, oder füge ihn hinzu.
    [locked] Der Thread ist gesperrt. Entsperre ihn.
    [gone] Der Kanal wurde gelöscht. Sag /adventure move-here in einem anderen.
   *[other] Er darf dort nicht schreiben. Erlaube ihm in den Einstellungen des Kanals, worum seine Einladung bat.
  }
server-doctor-skew = · Die Uhr des Bots geht um { $seconds } s anders als die von Discord. Sag es denen, die den Bot betreiben.
server-doctor-still = · Der Bot hat seit { $seconds } s nicht nach seinen Uhren gesehen. Sag es denen, die den Bot betreiben.
server-doctor-stands = Offene Abenteuer: { $open }. Wartende Tafeln: { $cards }{ $overdue ->
    [0] { "" }.
   *[other] { "" }, die älteste um { $overdue } s überfällig.
} Ratenlimits in der letzten Stunde erreicht: { $limits }. Emojis: { $emojis } von { $wanted }{ $trouble ->
    [no] { "" }.
   *[other] { "" }; Discord verweigert die anderen ({ $trouble }), also stehen dort nur Wörter.
} Undercroft { $undercroft }, discord.py { $discord }, Python { $python }.
server-doctor-unrehearsed = Es gab keine Probe: Wer den Bot betreibt, kann auf Discord ausprobieren, worauf er baut („undercroft rehearse“).
server-doctor-rehearsed = Letzte Probe: <t:{ NUMBER($at, useGrouping: 0) }:f>, mit Undercroft { $version }; { $differs ->
    [0] nichts wich ab.
    [one] eine Zeile wich ab.
   *[other] { $differs } Zeilen wichen ab.
}
