<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kingsbridge</source>
        <translation>Über Kingsbridge</translation>
    </message>
    <message>
        <source>An independent, non-commercial program for playing four printed board games at one screen. It is not made, endorsed or supported by their authors or publishers. All pictures are original work; no art, text or logo of the printed games is used.</source>
        <translation>Ein unabhängiges, nicht kommerzielles Programm, um vier gedruckte Brettspiele an einem Bildschirm zu spielen. Es wurde weder von den Autoren oder Verlagen gemacht noch von ihnen gebilligt oder unterstützt. Alle Bilder sind eigene Arbeit; keine Grafik, kein Text und kein Logo der gedruckten Spiele wird verwendet.</translation>
    </message>
    <message>
        <source>The printed games:
Das Fundament der Ewigkeit (A Column of Fire), by Michael Rieneck, Kosmos 2017
Die Säulen der Erde (The Pillars of the Earth), by Michael Rieneck and Stefan Stadler, Kosmos 2006
Die Säulen der Erde – Das Kartenspiel, by Michael Rieneck, Kosmos 2010
Kardinal &amp; König (Web of Power), by Michael Schacht, Goldsieber 2000
Three of them are based on novels by Ken Follett.</source>
        <translation>Die gedruckten Spiele:
Das Fundament der Ewigkeit, von Michael Rieneck, Kosmos 2017
Die Säulen der Erde, von Michael Rieneck und Stefan Stadler, Kosmos 2006
Die Säulen der Erde – Das Kartenspiel, von Michael Rieneck, Kosmos 2010
Kardinal &amp; König, von Michael Schacht, Goldsieber 2000
Drei von ihnen beruhen auf Romanen von Ken Follett.</translation>
    </message>
    <message>
        <source>If you like a game, buy the printed one: nothing replaces a table with friends.</source>
        <translation>Wenn dir ein Spiel gefällt, kauf das gedruckte: Nichts ersetzt einen Tisch mit Freunden.</translation>
    </message>
    <message>
        <source>Coastlines: Natural Earth (public domain). Typeface: Source Serif (SIL Open Font License). Built with Python and Qt (PySide6, LGPL). Everything stays on this machine.</source>
        <translation>Küstenlinien: Natural Earth (gemeinfrei). Schrift: Source Serif (SIL Open Font License). Gebaut mit Python und Qt (PySide6, LGPL). Alles bleibt auf diesem Rechner.</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>The table is for %s now</source>
        <translation>Jetzt gehört der Tisch: %s</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>I am %s</source>
        <translation>Ich bin %s</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>The game is over. Winner: %s</source>
        <translation>Das Spiel ist zu Ende. Gewonnen hat: %s</translation>
    </message>
    <message>
        <source>%s is thinking …</source>
        <translation>%s überlegt …</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Wirklich?</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ja, so machen</translation>
    </message>
    <message>
        <source>Better not</source>
        <translation>Lieber nicht</translation>
    </message>
    <message>
        <source>Going back further than is fair shows somebody what was hidden. Does the whole table agree? The log will show it.</source>
        <translation>Wer weiter zurückgeht, als es gerecht ist, kennt danach Verborgenes. Ist der ganze Tisch einverstanden? Das Protokoll vermerkt es.</translation>
    </message>
    <message>
        <source>Looking back: the game waits</source>
        <translation>Rückschau: Das Spiel wartet</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Board games from the world of cathedrals, for one table and one screen</source>
        <translation>Brettspiele aus der Welt der Kathedralen, für einen Tisch und einen Bildschirm</translation>
    </message>
    <message>
        <source>Open a saved game …</source>
        <translation>Gespeichertes Spiel öffnen …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save as …</source>
        <translation>&amp;Speichern unter …</translation>
    </message>
    <message>
        <source>&amp;Back to the shelf</source>
        <translation>&amp;Zurück zum Regal</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Take back by &amp;agreement …</source>
        <translation>&amp;Einvernehmlich zurücknehmen …</translation>
    </message>
    <message>
        <source>All &amp;moves …</source>
        <translation>Alle &amp;Züge …</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Zurück zum &amp;laufenden Spiel</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Nearer</source>
        <translation>&amp;Näher heran</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>&amp;Weiter weg</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>Spiel&amp;regeln</translation>
    </message>
    <message>
        <source>&amp;About Kingsbridge</source>
        <translation>Ü&amp;ber Kingsbridge</translation>
    </message>
    <message>
        <source>This game is open in another window of the app.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster des Programms geöffnet.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules. Its position was kept; what came before cannot be shown any more.</source>
        <translation>Dieses Spiel wurde unter einer früheren Regelfassung gespeichert. Die Stellung ist erhalten; was davor geschah, lässt sich nicht mehr zeigen.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Kingsbridge games (%s)</source>
        <translation>Kingsbridge-Spiele (%s)</translation>
    </message>
    <message>
        <source>Saved as %s</source>
        <translation>Gespeichert als %s</translation>
    </message>
</context>
<context>
    <name>MovesDialog</name>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Tippen, um zu filtern</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wieder</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Every possible move as a list (M)</source>
        <translation>Alle möglichen Züge als Liste (M)</translation>
    </message>
    <message>
        <source>Do again what was taken back (%s)</source>
        <translation>Zurückgenommenes wiederholen (%s)</translation>
    </message>
    <message>
        <source>Take back (%s)</source>
        <translation>Zurücknehmen (%s)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Back to the running game (Esc)</source>
        <translation>Zurück zum laufenden Spiel (Esc)</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückschau</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules: %s</source>
        <translation>Spielregeln: %s</translation>
    </message>
</context>
<context>
    <name>SavesDialog</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Nothing has been saved yet.</source>
        <translation>Noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Another file …</source>
        <translation>Andere Datei …</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>a game this release lacks</source>
        <translation>ein Spiel, das diese Fassung nicht kennt</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Delete “%s” for good?</source>
        <translation>„%s“ endgültig löschen?</translation>
    </message>
    <message>
        <source>Kingsbridge games (%s);;All files (*)</source>
        <translation>Kingsbridge-Spiele (%s);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Tageslicht</translation>
    </message>
    <message>
        <source>By candlelight</source>
        <translation>Bei Kerzenschein</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>A bot thinks at most</source>
        <translation>Ein Bot überlegt höchstens</translation>
    </message>
    <message>
        <source>Play moves without a choice at once</source>
        <translation>Züge ohne Wahl gleich ausführen</translation>
    </message>
    <message>
        <source>Show projected scores</source>
        <translation>Voraussichtliche Punkte zeigen</translation>
    </message>
    <message>
        <source>Won tricks may be looked at</source>
        <translation>Gewonnene Stiche dürfen angesehen werden</translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Sit one place earlier</source>
        <translation>Einen Platz früher sitzen</translation>
    </message>
    <message>
        <source>new luck every time</source>
        <translation>jedes Mal neues Glück</translation>
    </message>
    <message>
        <source>The same number gives the same cards and dice again</source>
        <translation>Dieselbe Zahl gibt dieselben Karten und Würfel noch einmal</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Shuffle the seats</source>
        <translation>Plätze mischen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Home</source>
        <translation>Zum Regal</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>headless</name>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pillars_cards</name>
    <message>
        <source>{colour} {craftsman}</source>
        <translation>{craftsman} ({colour})</translation>
    </message>
    <message>
        <source>{colour} {craftsman} ({value})</source>
        <translation>{craftsman} ({colour}, {value})</translation>
    </message>
    <message>
        <source>{card} ({value})</source>
        <translation>{card} ({value})</translation>
    </message>
    <message>
        <source>{vp} VP</source>
        <translation>{vp} SP</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} ausspielen</translation>
    </message>
    <message>
        <source>Take {material}</source>
        <translation>{material} nehmen</translation>
    </message>
    <message>
        <source>{card}: {material} → {vp} VP</source>
        <translation>{card}: {material} → {vp} SP</translation>
    </message>
    <message>
        <source>{card}: {material} → {made}</source>
        <translation>{card}: {material} → {made}</translation>
    </message>
    <message>
        <source>Give up {material}</source>
        <translation>{material} abgeben</translation>
    </message>
    <message>
        <source>Do without the brick maker</source>
        <translation>Auf den Ziegelbrenner verzichten</translation>
    </message>
    <message>
        <source>No more conversions</source>
        <translation>Nichts mehr umwandeln</translation>
    </message>
    <message>
        <source>Keep the rest</source>
        <translation>Den Rest behalten</translation>
    </message>
    <message>
        <source>Deal {deal} begins.</source>
        <translation>Durchgang {deal} beginnt.</translation>
    </message>
    <message>
        <source>{name} holds Lady Aliena and leads.</source>
        <translation>{name} hat Lady Aliena auf der Hand und spielt aus.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt: {card}.</translation>
    </message>
    <message>
        <source>The king is highest: nobody gets the trick, it is set aside. {name} leads the next one.</source>
        <translation>Der König ist die höchste Karte: Niemand erhält den Stich, er wird beiseite gelegt. {name} spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>{name} has no trick and gets the king&apos;s trick: {cards}.</source>
        <translation>{name} ist ohne Stich und erhält den Königsstich: {cards}.</translation>
    </message>
    <message>
        <source>Nobody is without a trick: the king&apos;s trick lapses.</source>
        <translation>Niemand ist ohne Stich: Der Königsstich verfällt.</translation>
    </message>
    <message>
        <source>Several players are without a trick: the king&apos;s trick lapses.</source>
        <translation>Mehrere sind ohne Stich: Der Königsstich verfällt.</translation>
    </message>
    <message>
        <source>{name} lays out an advantage: {card}.</source>
        <translation>{name} legt eine Vorteilskarte aus: {card}.</translation>
    </message>
    <message>
        <source>Back under the stack of advantages: {card}. There will be one more deal.</source>
        <translation>Zurück unter den Stapel der Vorteilskarten: {card}. Das Spiel dauert einen Durchgang länger.</translation>
    </message>
    <message>
        <source>{name}: +1 {material} ({card})</source>
        <translation>{name}: +1 {material} ({card})</translation>
    </message>
    <message>
        <source>{name}: {material} → {made} ({card})</source>
        <translation>{name}: {material} → {made} ({card})</translation>
    </message>
    <message>
        <source>{name}: {material} → {vp} VP ({card})</source>
        <translation>{name}: {material} → {vp} SP ({card})</translation>
    </message>
    <message>
        <source>{name}: {vp} VP (own craftsmen: {count})</source>
        <translation>{name}: {vp} SP (eigene Handwerker: {count})</translation>
    </message>
    <message>
        <source>{name}: {vp} VP ({card})</source>
        <translation>{name}: {vp} SP ({card})</translation>
    </message>
    <message>
        <source>{name} gives up {material}.</source>
        <translation>{name} gibt ab: {material}.</translation>
    </message>
    <message>
        <source>{name}: {vp} VP in this deal, {total} in all.</source>
        <translation>{name}: {vp} SP in diesem Durchgang, insgesamt {total}.</translation>
    </message>
    <message>
        <source>Deal {deal} is scored.</source>
        <translation>Durchgang {deal} ist gewertet.</translation>
    </message>
    <message>
        <source>The last advantage is laid out: the game is over.</source>
        <translation>Die letzte Vorteilskarte liegt aus: Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} gets the trick as owner of the highest card: {card}.</source>
        <translation>{name} erhält den Stich, denn die höchste Karte hat die eigene Farbe: {card}.</translation>
    </message>
    <message>
        <source>{name} gets the trick as owner of the highest card, the later one of equal value: {card}.</source>
        <translation>{name} erhält den Stich, denn die höchste Karte (bei gleichem Wert die spätere) hat die eigene Farbe: {card}.</translation>
    </message>
    <message>
        <source>{name} gets the trick with the highest card: {card}.</source>
        <translation>{name} erhält den Stich mit der höchsten Karte: {card}.</translation>
    </message>
    <message>
        <source>{name} gets the trick with the highest card, the later one of equal value: {card}.</source>
        <translation>{name} erhält den Stich mit der höchsten Karte, bei gleichem Wert der späteren: {card}.</translation>
    </message>
    <message>
        <source>Now: nobody. The king is highest, the trick would be set aside.</source>
        <translation>Jetzt: niemand. Der König ist die höchste Karte, der Stich würde beiseite gelegt.</translation>
    </message>
    <message>
        <source>Now: {name}, whose colour the highest card has: {card}.</source>
        <translation>Jetzt: {name}, denn die höchste Karte hat diese Farbe: {card}.</translation>
    </message>
    <message>
        <source>Now: {name}, whose colour the highest card has, the later one of equal value: {card}.</source>
        <translation>Jetzt: {name}, denn die höchste Karte (bei gleichem Wert die spätere) hat diese Farbe: {card}.</translation>
    </message>
    <message>
        <source>Now: {name}, who played the highest card: {card}.</source>
        <translation>Jetzt: {name} mit der höchsten Karte: {card}.</translation>
    </message>
    <message>
        <source>Now: {name}, who played the highest card, the later one of equal value: {card}.</source>
        <translation>Jetzt: {name} mit der höchsten Karte, bei gleichem Wert der späteren: {card}.</translation>
    </message>
    <message>
        <source>{name}: lead a card</source>
        <translation>{name}: Karte zum neuen Stich ausspielen</translation>
    </message>
    <message>
        <source>{name}: play a card</source>
        <translation>{name}: Karte ausspielen</translation>
    </message>
    <message>
        <source>{name}: play the last card</source>
        <translation>{name}: letzte Karte ausspielen</translation>
    </message>
    <message>
        <source>{name}: choose a material from Tom Builder</source>
        <translation>{name}: Baustoff von Tom Builder aussuchen</translation>
    </message>
    <message>
        <source>{name}: turn {material} into {made} with the brick maker?</source>
        <translation>{name}: mit dem Ziegelbrenner {material} in {made} umwandeln?</translation>
    </message>
    <message>
        <source>{name}: convert materials into victory points</source>
        <translation>{name}: Baustoffe in Siegpunkte umwandeln</translation>
    </message>
    <message>
        <source>{name}: which materials does the helper convert?</source>
        <translation>{name}: Welche Baustoffe wandelt der Gehilfe um?</translation>
    </message>
    <message numerus="yes">
        <source>{name}: give up %n material(s), {limit} may be kept</source>
        <translation>
            <numerusform>{name}: 1 Baustoff abgeben, {limit} dürfen bleiben</numerusform>
            <numerusform>{name}: %n Baustoffe abgeben, {limit} dürfen bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Not in this hand: {card}.</source>
        <translation>Nicht auf dieser Hand: {card}.</translation>
    </message>
    <message>
        <source>{card} may only be played as the last card of the hand.</source>
        <translation>{card} darf nur als letzte Karte der Hand ausgespielt werden.</translation>
    </message>
    <message>
        <source>Tom Builder brings exactly one material: choose it.</source>
        <translation>Tom Builder bringt genau einen Baustoff; er muss ausgesucht werden.</translation>
    </message>
    <message>
        <source>Tom Builder does not offer this material: {material}.</source>
        <translation>Diesen Baustoff führt Tom Builder nicht auf: {material}.</translation>
    </message>
    <message>
        <source>Tom Builder&apos;s material is chosen before any conversion.</source>
        <translation>Der Baustoff von Tom Builder wird vor allen Umwandlungen ausgesucht.</translation>
    </message>
    <message>
        <source>Not in stock: {material}.</source>
        <translation>Nicht im Vorrat: {material}.</translation>
    </message>
    <message numerus="yes">
        <source>At most {limit} materials go over to the next deal; %n must still be given up.</source>
        <translation>
            <numerusform>Höchstens {limit} Baustoffe werden in den nächsten Durchgang übernommen; 1 ist noch abzugeben.</numerusform>
            <numerusform>Höchstens {limit} Baustoffe werden in den nächsten Durchgang übernommen; %n sind noch abzugeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Materials are given up only at the end of the scoring, when there are more than {limit}.</source>
        <translation>Baustoffe werden erst am Ende der Wertung abgegeben, und nur wenn es mehr als {limit} sind.</translation>
    </message>
    <message>
        <source>Not laid out by this player: {card}.</source>
        <translation>Liegt hier nicht aus: {card}.</translation>
    </message>
    <message>
        <source>This card converts nothing: {card}.</source>
        <translation>Diese Karte wandelt nichts um: {card}.</translation>
    </message>
    <message>
        <source>The brick maker works once per scoring, before all conversions.</source>
        <translation>Der Ziegelbrenner arbeitet einmal je Wertung, vor allen Umwandlungen in Siegpunkte.</translation>
    </message>
    <message>
        <source>First it must be decided about the brick maker.</source>
        <translation>Zuerst ist über den Ziegelbrenner zu entscheiden.</translation>
    </message>
    <message>
        <source>The helper works only after all other conversions.</source>
        <translation>Der Gehilfe arbeitet erst nach allen anderen Umwandlungen.</translation>
    </message>
    <message>
        <source>Only own craftsmen convert; this one is not: {card}.</source>
        <translation>Nur eigene Handwerker wandeln um; dieser gehört nicht dazu: {card}.</translation>
    </message>
    <message>
        <source>Not among the cards got in this deal: {card}.</source>
        <translation>Nicht in den Stichen dieses Durchgangs: {card}.</translation>
    </message>
    <message>
        <source>{card}: cannot convert {material}.</source>
        <translation>{card}: kann {material} nicht umwandeln.</translation>
    </message>
    <message>
        <source>{card}: has converted in this scoring already.</source>
        <translation>{card}: hat in dieser Wertung schon umgewandelt.</translation>
    </message>
    <message>
        <source>Conversions</source>
        <translation>Umwandlungen</translation>
    </message>
    <message>
        <source>Own craftsmen</source>
        <translation>Eigene Handwerker</translation>
    </message>
    <message>
        <source>Plus cards</source>
        <translation>Pluskarten</translation>
    </message>
    <message>
        <source>Minus cards</source>
        <translation>Minuskarten</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Maler</translation>
    </message>
    <message>
        <source>King</source>
        <translation>König</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Gehilfe</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>Von früher</translation>
    </message>
    <message>
        <source>Yields</source>
        <translation>Erträge</translation>
    </message>
    <message>
        <source>Brick maker</source>
        <translation>Ziegelbrenner</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abgegeben</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Übernommen</translation>
    </message>
    <message>
        <source>{card}: +1 {material}</source>
        <translation>{card}: +1 {material}</translation>
    </message>
    <message>
        <source>{card}: {vp} VP</source>
        <translation>{card}: {vp} SP</translation>
    </message>
    <message>
        <source>+1 {material}</source>
        <translation>+1 {material}</translation>
    </message>
    <message>
        <source>+1 of choice: {materials}</source>
        <translation>+1 nach Wahl: {materials}</translation>
    </message>
    <message>
        <source>{material} → {vp} VP</source>
        <translation>{material} → {vp} SP</translation>
    </message>
    <message>
        <source>{material} → {made}</source>
        <translation>{material} → {made}</translation>
    </message>
    <message>
        <source>any materials → {vp} VP each</source>
        <translation>beliebig viele Baustoffe → je {vp} SP</translation>
    </message>
    <message>
        <source>{vp} VP in every scoring</source>
        <translation>{vp} SP in jeder Wertung</translation>
    </message>
    <message>
        <source>Always highest. Nobody gets his trick for now.</source>
        <translation>Immer die höchste Karte. Seinen Stich erhält vorerst niemand.</translation>
    </message>
    <message>
        <source>Her holder leads the first trick of the deal.</source>
        <translation>Wer sie auf der Hand hat, spielt zum ersten Stich des Durchgangs aus.</translation>
    </message>
    <message>
        <source>May only be played as the last card of the hand.</source>
        <translation>Darf nur als letzte Karte der Hand ausgespielt werden.</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, trick {trick} of {tricks}</source>
        <translation>Durchgang {deal} von {deals}, Stich {trick} von {tricks}</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, scoring</source>
        <translation>Durchgang {deal} von {deals}, Wertung</translation>
    </message>
    <message>
        <source>Colours in seat order; of three players nobody has the last</source>
        <translation>Farben in Sitzordnung; bei drei Spielern bleibt die letzte frei</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Bisherige Punkte</translation>
    </message>
    <message>
        <source>Cards got in this deal</source>
        <translation>Karten dieses Durchgangs</translation>
    </message>
    <message>
        <source>Materials in stock</source>
        <translation>Baustoffe im Vorrat</translation>
    </message>
    <message>
        <source>Laid-out advantages</source>
        <translation>Ausliegende Vorteilskarten</translation>
    </message>
    <message>
        <source>The trick on the table</source>
        <translation>Der Stich auf dem Tisch</translation>
    </message>
    <message>
        <source>Chance of the king&apos;s trick</source>
        <translation>Aussicht auf den Königsstich</translation>
    </message>
    <message>
        <source>Deals and tricks to come</source>
        <translation>Kommende Stiche und Durchgänge</translation>
    </message>
</context>
<context>
    <name>pillars_cards_view</name>
    <message>
        <source>Played now: nobody would get the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played now: {name} would get the trick as it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds Lady Aliena and leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works only for the player of this colour, if that player gets the card; {own} VP more in any case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For whoever gets the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever gets it lays it out: it works in this scoring and in all later ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advantages still face down: {count}. Each deal mixes in the top one; when all are laid out, the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick with the king is set aside. If exactly one player gets no trick in the deal, that player gets it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own craftsmen got, advantages laid out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Craftsmen of other players: worth nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick was got in this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {points} VP. Cards in hand: {cards}. Tricks got: {tricks}. {stock}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most points in this deal: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {trick} of {tricks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King&apos;s trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: tricks got: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black cards got</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{material}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best conversion ({points} VP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks got in this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Advantages laid out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>That is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>This position cannot be: {detail}.</source>
        <translation>Diese Stellung ist nicht möglich: {detail}.</translation>
    </message>
    <message>
        <source>The game cannot begin like this: {detail}.</source>
        <translation>So kann das Spiel nicht beginnen: {detail}.</translation>
    </message>
    <message>
        <source>The given results of chance do not fit: {detail}.</source>
        <translation>Die vorgegebenen Zufallsergebnisse passen nicht: {detail}.</translation>
    </message>
    <message>
        <source>A data file of the game is damaged: {detail}.</source>
        <translation>Eine Datendatei des Spiels ist beschädigt: {detail}.</translation>
    </message>
    <message>
        <source>The game could not be saved; it goes on all the same.</source>
        <translation>Das Spiel konnte nicht gespeichert werden; es geht trotzdem weiter.</translation>
    </message>
    <message>
        <source>The saved game is damaged or was changed and cannot be opened.</source>
        <translation>Der Spielstand ist beschädigt oder wurde verändert und lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>This is not a saved game of Kingsbridge.</source>
        <translation>Das ist kein Spielstand von Kingsbridge.</translation>
    </message>
    <message>
        <source>This game was saved with a newer version of Kingsbridge ({app}); please update to open it.</source>
        <translation>Dieses Spiel wurde mit einer neueren Version von Kingsbridge ({app}) gespeichert; zum Öffnen bitte aktualisieren.</translation>
    </message>
    <message>
        <source>With {megabytes} MB this file is too large for a saved game; it is not opened.</source>
        <translation>Mit {megabytes} MB ist diese Datei zu groß für einen Spielstand; sie wird nicht geöffnet.</translation>
    </message>
    <message>
        <source>The file or its folder cannot be read.</source>
        <translation>Die Datei oder ihr Ordner lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The game cannot be saved in this folder: {folder}. It goes on, but is not safe until that is mended.</source>
        <translation>In diesem Ordner lässt sich das Spiel nicht speichern: {folder}. Es geht weiter, ist aber nicht gesichert, bis das behoben ist.</translation>
    </message>
    <message>
        <source>The disk is full, so the game could not be saved; it goes on, but please make room.</source>
        <translation>Der Datenträger ist voll, das Spiel konnte nicht gespeichert werden; es geht weiter, aber bitte Platz schaffen.</translation>
    </message>
    <message>
        <source>A bot could not answer; a simpler one moved in its place.</source>
        <translation>Ein Bot konnte nicht antworten; ein einfacherer hat an seiner Stelle gezogen.</translation>
    </message>
    <message>
        <source>There is no bot “{level}”; there are: {levels}.</source>
        <translation>Es gibt keinen Bot „{level}“; es gibt: {levels}.</translation>
    </message>
    <message>
        <source>The line is not JSON: {detail}.</source>
        <translation>Die Zeile ist kein JSON: {detail}.</translation>
    </message>
    <message>
        <source>The request cannot be understood: {detail}.</source>
        <translation>Die Anfrage ist nicht zu verstehen: {detail}.</translation>
    </message>
    <message>
        <source>There is no command {command}; there are: {commands}.</source>
        <translation>Es gibt keinen Befehl {command}; es gibt: {commands}.</translation>
    </message>
    <message>
        <source>No game is running; begin with “new”, “load” or “load_state”.</source>
        <translation>Es läuft kein Spiel; bitte mit „new“, „load“ oder „load_state“ beginnen.</translation>
    </message>
    <message>
        <source>Something went wrong inside Kingsbridge: {detail}.</source>
        <translation>In Kingsbridge ist etwas schiefgegangen: {detail}.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Taking back ends here: another player has acted since.</source>
        <translation>Weiter zurück geht es nicht: Seitdem war jemand anderes am Zug.</translation>
    </message>
    <message>
        <source>Taking back ends here: chance has decided something.</source>
        <translation>Weiter zurück geht es nicht: Der Zufall hat etwas entschieden.</translation>
    </message>
    <message>
        <source>Taking back ends here: something hidden has come to light.</source>
        <translation>Weiter zurück geht es nicht: Etwas Verdecktes ist ans Licht gekommen.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>Taking back ends here: {name} has acted since.</source>
        <translation>Weiter zurück geht es nicht: Seitdem war {name} am Zug.</translation>
    </message>
    <message>
        <source>{file}: {sentence}</source>
        <translation>{file}: {sentence}</translation>
    </message>
    <message>
        <source>Something went wrong: {detail}.</source>
        <translation>Etwas ist schiefgegangen: {detail}.</translation>
    </message>
    <message>
        <source>This game was saved with a newer version of Kingsbridge; please update to open it.</source>
        <translation>Dieses Spiel wurde mit einer neueren Version von Kingsbridge gespeichert; zum Öffnen bitte aktualisieren.</translation>
    </message>
    <message>
        <source>The game cannot be saved there.</source>
        <translation>Dort lässt sich das Spiel nicht speichern.</translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>By agreement, %n move(s) were taken back.</source>
        <translation>
            <numerusform>Einvernehmlich wurde 1 Zug zurückgenommen.</numerusform>
            <numerusform>Einvernehmlich wurden %n Züge zurückgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>Gemeinsamer Sieg: {names}</translation>
    </message>
    <message>
        <source>{names} wins</source>
        <translation>{names} gewinnt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>A Column of Fire</source>
        <translation>Das Fundament der Ewigkeit</translation>
    </message>
    <message>
        <source>The Pillars of the Earth</source>
        <translation>Die Säulen der Erde</translation>
    </message>
    <message>
        <source>The Pillars of the Earth: The Card Game</source>
        <translation>Die Säulen der Erde – Das Kartenspiel</translation>
    </message>
    <message>
        <source>Web of Power</source>
        <translation>Kardinal &amp; König</translation>
    </message>
    <message>
        <source>Dice, persons and religion conflicts · 2–4 players</source>
        <translation>Würfel, Personen und Religionskonflikte · 2–4 Spieler</translation>
    </message>
    <message>
        <source>Workers, builders and a growing cathedral · 2–4 players</source>
        <translation>Arbeiter, Baumeister und eine wachsende Kathedrale · 2–4 Spieler</translation>
    </message>
    <message>
        <source>A trick-taking game · 3–4 players</source>
        <translation>Ein Stichspiel · 3–4 Spieler</translation>
    </message>
    <message>
        <source>Cloisters, councillors and chains · 3–5 players</source>
        <translation>Klöster, Räte und Klosterketten · 3–5 Spieler</translation>
    </message>
    <message>
        <source>Somebody at this screen</source>
        <translation>Jemand an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Plays anything that is allowed</source>
        <translation>Spielt irgendetwas Erlaubtes</translation>
    </message>
    <message>
        <source>Takes what looks best at the moment, and answers at once</source>
        <translation>Nimmt, was im Augenblick am besten aussieht, und antwortet sofort</translation>
    </message>
    <message>
        <source>Thinks like a newcomer: sensible, but not far ahead</source>
        <translation>Denkt wie ein Neuling: vernünftig, aber nicht weit voraus</translation>
    </message>
    <message>
        <source>Plays well and quickly; a good opponent for an evening</source>
        <translation>Spielt gut und zügig; ein angenehmer Gegner für einen Abend</translation>
    </message>
    <message>
        <source>Thinks as long as it may and forgives little</source>
        <translation>Überlegt, so lange er darf, und verzeiht wenig</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot: by chance</source>
        <translation>Bot: Zufall</translation>
    </message>
    <message>
        <source>Bot: journeyman</source>
        <translation>Bot: Geselle</translation>
    </message>
    <message>
        <source>Bot: apprentice (easy)</source>
        <translation>Bot: Lehrling (leicht)</translation>
    </message>
    <message>
        <source>Bot: journeyman (normal)</source>
        <translation>Bot: Geselle (mittel)</translation>
    </message>
    <message>
        <source>Bot: master (hard)</source>
        <translation>Bot: Meister (schwer)</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>hellblau</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lila</translation>
    </message>
</context>
</TS>
