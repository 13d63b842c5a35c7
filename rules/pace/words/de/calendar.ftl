# Was man für Tage und Zeiten tippt, in kleinen Buchstaben. Kommas trennen Wörter gleicher
# Bedeutung, Semikolons die Bedeutungen. Punkte über Buchstaben zählen nicht. Das erste Wort wird auch gezeigt.

typed-weekdays-words = montag, mo; dienstag, di; mittwoch, mi; donnerstag, do; freitag, fr; samstag, sa, sonnabend; sonntag, so
typed-months-words = januar, jan, jänner, jaenner; februar, feb, feber; märz, maerz, mrz, mär; april, apr; mai; juni, jun; juli, jul; august, aug; september, sep, sept; oktober, okt; november, nov; dezember, dez
typed-yesterday-words = gestern
typed-today-words = heute
typed-tomorrow-words = morgen
typed-overmorrow-words = übermorgen, uebermorgen
typed-numbers-words = ein, eine, einem, einen, einer, eins; zwei; drei; vier; fünf, fuenf; sechs; sieben; acht; neun; zehn
# Minuten, Stunden, Tage, Wochen.
typed-units-words = min, minute, minuten; h, std, stunde, stunden; t, tag, tage, tagen; w, woche, wochen
# Was man zu einer Zeit sagt, die von jetzt an zählt.
typed-from-now-words = in, ab jetzt, von jetzt an
# Der nächste solche Tag; manche meinen damit den eine Woche später.
typed-next-words = nächsten, naechsten, nächster, naechster, nächste, naechste, kommenden, kommender
# Was vor einer Stunde steht.
typed-at-words = um, ab, gegen
# Was nach einer Stunde steht, bei der morgens oder abends offen ist.
typed-hour-words = oclock
# Was nach einer Stunde steht, die von 0 bis 24 zählt.
typed-whole-day-hour-words = uhr, h
typed-morning-words = am morgen, am vormittag, morgens, früh, frueh, vormittag, vormittags
typed-evening-words = am abend, am nachmittag, in der nacht, abend, abends, nachmittag, nachmittags, nachts
typed-noon-words = mittag, mittags
typed-midnight-words = mitternacht
# Was zwischen Tag und Monat steht, oder zwischen Monat und Jahr.
typed-of-words = des
typed-ordinals-words = ter, ten
# Was zwischen dem ersten und dem letzten Tag steht.
typed-until-words = bis, bis zum
# Wörter, die nichts weiter sagen.
typed-fillers-words = am, den, der, dem, vom, von, und, zeit, diesen, dieser, zum
# Keins davon, bitte.
typed-none-words = keine, keiner, keins, kein, aus, nein, nichts
