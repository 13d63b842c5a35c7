# Was man für Tage und Zeiten tippt, in kleinen Buchstaben. Kommas trennen Wörter gleicher
# Bedeutung, Semikolons die Bedeutungen. Punkte über Buchstaben zählen nicht. Das erste Wort wird auch gezeigt.

typed-weekdays-words = montag, mo; dienstag, di; mittwoch, mi; donnerstag, do; freitag, fr; samstag, sa, sonnabend; sonntag, so
typed-months-words = januar, jan, jänner, jaenner; februar, feb, feber; märz, maerz, mrz, mär; april, apr; mai; juni, jun; juli, jul; august, aug; september, sep, sept; oktober, okt; november, nov; dezember, dez
typed-yesterday-words = gestern
typed-today-words = heute
typed-tomorrow-words = morgen
typed-overmorrow-words = übermorgen, uebermorgen
typed-numbers-words = ein, eine, einem, einen, einer, eins; zwei; drei; vier; fünf, fuenf; sechs; sieben; acht; neun; zehn
# Stunden in Worten, von eins bis zwölf.
typed-hours-words = eins, ein; zwei; drei; vier; fünf, fuenf; sechs; sieben; acht; neun; zehn; elf; zwölf, zwoelf
# Wie Teile einer Stunde heißen: die Minuten von der Stunde an, die genannt wird und als „#“ steht.
typed-fractions-words = -30 halb #, 15 viertel nach #, -15 viertel vor #, -15 dreiviertel #, -15 drei viertel #, -45 viertel #, 5 fünf nach #, 5 fuenf nach #, 10 zehn nach #, 20 zwanzig nach #, -5 fünf vor #, -5 fuenf vor #, -10 zehn vor #, -20 zwanzig vor #, 5 5 nach #, 10 10 nach #, 20 20 nach #, -5 5 vor #, -10 10 vor #, -20 20 vor #, -35 fünf vor halb #, -35 fuenf vor halb #, -35 5 vor halb #, -25 fünf nach halb #, -25 fuenf nach halb #, -25 5 nach halb #
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
