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
        <source>The printed games:</source>
        <translation>Die gedruckten Spiele:</translation>
    </message>
    <message>
        <source>Some of them tell novels by %s.</source>
        <translation>Einige davon erzählen Romane von %s.</translation>
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
        <translation>Jetzt ist %s an der Reihe</translation>
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
    <name>Hint</name>
    <message>
        <source>The master is still thinking …</source>
        <translation>Der Meister überlegt noch …</translation>
    </message>
    <message>
        <source>There is only one move.</source>
        <translation>Es gibt nur diesen einen Zug.</translation>
    </message>
    <message>
        <source>The master is thinking …</source>
        <translation>Der Meister überlegt …</translation>
    </message>
    <message>
        <source>Look here. (H again: the move)</source>
        <translation>Hier lohnt ein Blick. (Noch einmal H: der Zug)</translation>
    </message>
    <message>
        <source>The master would do this: %s (H again: why)</source>
        <translation>Der Meister würde so ziehen: %s (Noch einmal H: warum)</translation>
    </message>
    <message>
        <source>Look at the marked button. (H again: the move)</source>
        <translation>Ein Blick auf die markierte Schaltfläche lohnt. (Noch einmal H: der Zug)</translation>
    </message>
    <message>
        <source>%s: played on in thought, it ended best; no single thing decides it.</source>
        <translation>%s: Weitergedacht ging das am besten aus; kein einzelner Grund gibt den Ausschlag.</translation>
    </message>
    <message>
        <source>In points against the next best move (%s): %s</source>
        <translation>In Punkten gegenüber dem nächstbesten Zug (%s): %s</translation>
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
    <message>
        <source>Left out because of a fault: %s</source>
        <translation>Wegen eines Fehlers weggelassen: %s</translation>
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
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
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
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Where to look; again: the move; again: why (H)</source>
        <translation>Wohin schauen; noch einmal: der Zug; noch einmal: warum (H)</translation>
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
    <name>column_of_fire</name>
    <message>
        <source>{name} is the start player.</source>
        <translation>{name} hat das Startspielerzeichen.</translation>
    </message>
    <message>
        <source>{name}: {religion}, 1 {good}, 1 protection</source>
        <translation>{name}: {religion}, 1 × {good}, 1 Schutzplättchen</translation>
    </message>
    <message>
        <source>{name}: {religion}, religion die {number}</source>
        <translation>{name}: {religion}, Religionswürfel {number}</translation>
    </message>
    <message>
        <source>Year {number} begins.</source>
        <translation>Jahr {number} beginnt.</translation>
    </message>
    <message>
        <source>{name}: first half-year</source>
        <translation>{name}: 1. Halbjahr</translation>
    </message>
    <message>
        <source>{name}: second half-year</source>
        <translation>{name}: 2. Halbjahr</translation>
    </message>
    <message>
        <source>{name}: {die} on Loch Leven → {number}</source>
        <translation>{name}: {die} auf Loch Leven → {number}</translation>
    </message>
    <message>
        <source>{name}: {die} leaves Loch Leven and is free.</source>
        <translation>{name}: {die} verlässt Loch Leven und ist frei.</translation>
    </message>
    <message>
        <source>{name}: religion die → {number}</source>
        <translation>{name}: Religionswürfel → {number}</translation>
    </message>
    <message>
        <source>{name} rerolls the religion die: {number}</source>
        <translation>{name} würfelt den Religionswürfel neu: {number}</translation>
    </message>
    <message>
        <source>{name} keeps the religion: {religion}</source>
        <translation>{name} behält die Religion: {religion}</translation>
    </message>
    <message>
        <source>{name} changes religion: {religion}</source>
        <translation>{name} wechselt die Religion: {religion}</translation>
    </message>
    <message>
        <source>{name} is alone in this religion: +{vp} VP</source>
        <translation>{name}, allein in dieser Religion: +{vp} SP</translation>
    </message>
    <message>
        <source>{name}: {person} ({die}) → {number}</source>
        <translation>{name}: {person} ({die}) → {number}</translation>
    </message>
    <message>
        <source>{name}: {person} leaves the game.</source>
        <translation>{name}: {person} kommt aus dem Spiel.</translation>
    </message>
    <message>
        <source>{name}: {die} is free.</source>
        <translation>{name}: {die} ist frei.</translation>
    </message>
    <message>
        <source>{name} uses {person}.</source>
        <translation>{name} nutzt {person}.</translation>
    </message>
    <message>
        <source>{name} rolls {dice}.</source>
        <translation>{name} wirft {dice}.</translation>
    </message>
    <message>
        <source>{name} chooses {person} with the {die}.</source>
        <translation>{name} wählt {person} mit {die}.</translation>
    </message>
    <message>
        <source>{name} chooses the {die} to build ({country}).</source>
        <translation>{name} wählt {die}, um zu bauen ({country}).</translation>
    </message>
    <message>
        <source>{name} takes no person: −{vp} VP</source>
        <translation>{name} nimmt keine Person: −{vp} SP</translation>
    </message>
    <message>
        <source>{name} takes no person.</source>
        <translation>{name} nimmt keine Person.</translation>
    </message>
    <message>
        <source>{country}: stone placed ({stone})</source>
        <translation>{country}: Religionsstein gesetzt ({stone})</translation>
    </message>
    <message>
        <source>{country}: no free religion field, the stone goes to the supply ({stone}).</source>
        <translation>{country}: kein freies Religionsfeld, der Stein kommt in den Vorrat ({stone}).</translation>
    </message>
    <message>
        <source>{name} gives up a protection, {country}: no stone ({stone})</source>
        <translation>{name} gibt ein Schutzplättchen ab, {country}: kein Religionsstein ({stone})</translation>
    </message>
    <message>
        <source>{name} places a stone, {country} ({stone})</source>
        <translation>{name} setzt einen Religionsstein, {country} ({stone})</translation>
    </message>
    <message>
        <source>{name} removes a stone, {country} ({stone})</source>
        <translation>{name} entfernt einen Religionsstein, {country} ({stone})</translation>
    </message>
    <message>
        <source>{country}: all religion fields are taken, a conflict is coming.</source>
        <translation>{country}: Alle Religionsfelder sind belegt, ein Konflikt steht bevor.</translation>
    </message>
    <message>
        <source>{country}: the torch is taken away, no conflict.</source>
        <translation>{country}: Die Fackel wird entfernt, kein Konflikt.</translation>
    </message>
    <message>
        <source>{name}, {country}: house on field {number}</source>
        <translation>{name}, {country}: Handelshaus auf Feld {number}</translation>
    </message>
    <message>
        <source>{name}, {country}: house raised from {number} to {to}</source>
        <translation>{name}, {country}: Handelshaus von {number} auf {to} aufgewertet</translation>
    </message>
    <message>
        <source>{name}, {country}: house pushed from {number} to {to}</source>
        <translation>{name}, {country}: Handelshaus von {number} auf {to} verschoben</translation>
    </message>
    <message>
        <source>{name}, {country}: house pushed off field {number} and taken back</source>
        <translation>{name}, {country}: Handelshaus von Feld {number} verdrängt und zurückgenommen</translation>
    </message>
    <message>
        <source>{name} takes {person}: {die} on {number}</source>
        <translation>{name} nimmt {person}: {die} auf {number}</translation>
    </message>
    <message>
        <source>{country}: {person} is turned up.</source>
        <translation>{country}: {person} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>Event ({country}): {event}. {effect}</source>
        <translation>Ereignis ({country}): {event}. {effect}</translation>
    </message>
    <message>
        <source>{country}: the event has no effect and leaves the game: {event}</source>
        <translation>{country}: Ereignis ohne Wirkung, kommt aus dem Spiel: {event}</translation>
    </message>
    <message>
        <source>{country}: the deck is used up. The game ends after this year.</source>
        <translation>{country}: Der Kartenstapel ist aufgebraucht. Das Spiel endet nach diesem Jahr.</translation>
    </message>
    <message>
        <source>{name} averts the event with a protection.</source>
        <translation>{name} wendet das Ereignis mit einem Schutzplättchen ab.</translation>
    </message>
    <message>
        <source>{name} gives up a protection: +{vp} VP</source>
        <translation>{name} gibt ein Schutzplättchen ab: +{vp} SP</translation>
    </message>
    <message>
        <source>{name}: −{vp} VP ({event})</source>
        <translation>{name}: −{vp} SP ({event})</translation>
    </message>
    <message>
        <source>{name}: −1 {good} ({event})</source>
        <translation>{name}: −1 {good} ({event})</translation>
    </message>
    <message>
        <source>{name}: {die} goes to Loch Leven, showing {number}.</source>
        <translation>{name}: {die} kommt mit {number} auf Loch Leven.</translation>
    </message>
    <message>
        <source>{name} moves the disc to {field}.</source>
        <translation>{name} zieht die Aktionsscheibe auf {field}.</translation>
    </message>
    <message>
        <source>{name} moves the disc to {field} and pays {vp} VP for skipping.</source>
        <translation>{name} zieht die Aktionsscheibe auf {field} und zahlt {vp} SP fürs Auslassen.</translation>
    </message>
    <message>
        <source>{name}: the disc stays.</source>
        <translation>{name}: Die Aktionsscheibe bleibt stehen.</translation>
    </message>
    <message>
        <source>{name} advances to {field}.</source>
        <translation>{name} zieht vor auf {field}.</translation>
    </message>
    <message>
        <source>{name}: +1 {good}</source>
        <translation>{name}: +1 {good}</translation>
    </message>
    <message>
        <source>{name}: +1 protection</source>
        <translation>{name}: +1 Schutzplättchen</translation>
    </message>
    <message>
        <source>{name}: +{vp} VP</source>
        <translation>{name}: +{vp} SP</translation>
    </message>
    <message>
        <source>{name} draws an advantage: {advantage}</source>
        <translation>{name} zieht ein Vorteilsplättchen: {advantage}</translation>
    </message>
    <message>
        <source>{name} draws an advantage.</source>
        <translation>{name} zieht ein Vorteilsplättchen.</translation>
    </message>
    <message>
        <source>The used advantages are shuffled to form a new supply ({number}).</source>
        <translation>Die eingesetzten Vorteilsplättchen werden neu gemischt ({number}).</translation>
    </message>
    <message>
        <source>{name} uses an advantage: {advantage}</source>
        <translation>{name} setzt ein Vorteilsplättchen ein: {advantage}</translation>
    </message>
    <message>
        <source>{name} turns up an advantage: {advantage}</source>
        <translation>{name} deckt ein Vorteilsplättchen auf: {advantage}</translation>
    </message>
    <message>
        <source>{name} sells 1 {good}, {country}: +{vp} VP</source>
        <translation>{name} verkauft 1 × {good}, {country}: +{vp} SP</translation>
    </message>
    <message>
        <source>{name} sells 1 {good}: +{vp} VP</source>
        <translation>{name} verkauft 1 × {good}: +{vp} SP</translation>
    </message>
    <message>
        <source>{name}: {die} → {number}</source>
        <translation>{name}: {die} → {number}</translation>
    </message>
    <message>
        <source>{name} removes {person} from the deck ({country}).</source>
        <translation>{name} entfernt {person} vom Stapel ({country}).</translation>
    </message>
    <message>
        <source>{name} pays {vp} VP to free a die: {die}</source>
        <translation>{name} zahlt {vp} SP, um einen Würfel zu befreien: {die}</translation>
    </message>
    <message>
        <source>Conflict, {country}: the Catholics win.</source>
        <translation>Konflikt, {country}: Die Katholiken gewinnen.</translation>
    </message>
    <message>
        <source>Conflict, {country}: the Protestants win.</source>
        <translation>Konflikt, {country}: Die Protestanten gewinnen.</translation>
    </message>
    <message>
        <source>Conflict, {country}: no majority, the conflict is avoided.</source>
        <translation>Konflikt, {country}: keine Mehrheit, der Konflikt wird vermieden.</translation>
    </message>
    <message>
        <source>{name}, {country}: +{vp} VP</source>
        <translation>{name}, {country}: +{vp} SP</translation>
    </message>
    <message>
        <source>{name}, {country}: house taken back from field {number}</source>
        <translation>{name}, {country}: Handelshaus von Feld {number} zurückgenommen</translation>
    </message>
    <message>
        <source>{name} has reached {end} VP. The game ends after this year.</source>
        <translation>{name} hat {end} SP erreicht. Das Spiel endet nach diesem Jahr.</translation>
    </message>
    <message>
        <source>The last year is over.</source>
        <translation>Das letzte Jahr ist zu Ende.</translation>
    </message>
    <message>
        <source>{name}: {parts}</source>
        <translation>{name}: {parts}</translation>
    </message>
    <message>
        <source>houses +{vp}</source>
        <translation>Handelshäuser +{vp}</translation>
    </message>
    <message>
        <source>protections +{vp}</source>
        <translation>Schutzplättchen +{vp}</translation>
    </message>
    <message>
        <source>goods +{vp}</source>
        <translation>Waren +{vp}</translation>
    </message>
    <message>
        <source>advantages +{vp}</source>
        <translation>Vorteilsplättchen +{vp}</translation>
    </message>
    <message>
        <source>no more VP</source>
        <translation>keine weiteren SP</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>All with a house ({country})</source>
        <translation>Alle mit Handelshaus ({country})</translation>
    </message>
    <message>
        <source>All Catholics</source>
        <translation>Alle Katholiken</translation>
    </message>
    <message>
        <source>All Protestants</source>
        <translation>Alle Protestanten</translation>
    </message>
    <message>
        <source>{who}: −{value} VP</source>
        <translation>{who}: −{value} SP</translation>
    </message>
    <message>
        <source>{who}: give up {value} × goods of choice</source>
        <translation>{who}: {value} × Ware nach Wahl abgeben</translation>
    </message>
    <message>
        <source>{who}: put one die on Loch Leven, showing {value}</source>
        <translation>{who}: einen Würfel mit {value} auf Loch Leven legen</translation>
    </message>
    <message>
        <source>{who}: may give up 1 protection for VP equal to the religion die</source>
        <translation>{who}: dürfen 1 Schutzplättchen abgeben, dafür SP in Höhe des Religionswürfels</translation>
    </message>
    <message>
        <source>That is not possible at this moment.</source>
        <translation>Das geht in diesem Moment nicht.</translation>
    </message>
    <message>
        <source>Advantages and freed dice belong between the steps, not into the middle of one.</source>
        <translation>Vorteilsplättchen und befreite Würfel gehören zwischen die Schritte, nicht mitten hinein.</translation>
    </message>
    <message>
        <source>This die lies on no card: {die}</source>
        <translation>Dieser Würfel liegt auf keiner Karte: {die}</translation>
    </message>
    <message>
        <source>That costs {vp} VP, and only {have} are there.</source>
        <translation>Das kostet {vp} SP, vorhanden sind nur {have}.</translation>
    </message>
    <message>
        <source>No such advantage in the hand: {symbol}</source>
        <translation>Kein solches Vorteilsplättchen vorhanden: {symbol}</translation>
    </message>
    <message>
        <source>Advantages with VP count only at the end.</source>
        <translation>Vorteilsplättchen mit SP zählen erst am Spielende.</translation>
    </message>
    <message>
        <source>That would do nothing now: {symbol}</source>
        <translation>Das hätte jetzt keine Wirkung: {symbol}</translation>
    </message>
    <message>
        <source>Only the die of the country&apos;s colour or the violet one takes a person there, not: {die}</source>
        <translation>Dort nimmt nur der Würfel der Länderfarbe oder der violette eine Person, nicht: {die}</translation>
    </message>
    <message>
        <source>This die lies on a card: {die}</source>
        <translation>Dieser Würfel liegt auf einer Karte: {die}</translation>
    </message>
    <message>
        <source>Only a die rolled in this turn takes a person; not rolled: {die}</source>
        <translation>Nur ein in diesem Zug geworfener Würfel nimmt eine Person; nicht geworfen: {die}</translation>
    </message>
    <message>
        <source>{country}: the house already stands on {number}, it must move to a higher number.</source>
        <translation>{country}: Das Handelshaus steht schon auf {number}, es müsste auf eine höhere Zahl.</translation>
    </message>
    <message>
        <source>The move must not end where it began.</source>
        <translation>Der Zug darf nicht auf dem Ausgangsfeld enden.</translation>
    </message>
    <message>
        <source>This field is occupied by {name}.</source>
        <translation>Dieses Feld ist besetzt ({name}).</translation>
    </message>
    <message>
        <source>Only a free die of this colour leads there: {die}</source>
        <translation>Dorthin führt nur ein freier Würfel dieser Farbe: {die}</translation>
    </message>
    <message>
        <source>At most {number} fields may be skipped.</source>
        <translation>Höchstens {number} Felder dürfen ausgelassen werden.</translation>
    </message>
    <message>
        <source>This field costs {vp} VP for skipping.</source>
        <translation>Dieses Feld kostet {vp} SP fürs Auslassen.</translation>
    </message>
    <message>
        <source>A free die leads somewhere, so the disc must move.</source>
        <translation>Ein freier Würfel führt weiter, also muss die Aktionsscheibe ziehen.</translation>
    </message>
    <message>
        <source>{country} does not buy this: {good}</source>
        <translation>{country} kauft das nicht: {good}</translation>
    </message>
    <message>
        <source>Not in stock: {good}</source>
        <translation>Nicht vorhanden: {good}</translation>
    </message>
    <message>
        <source>Without a house there nothing is sold: {country}</source>
        <translation>Ohne Handelshaus kein Verkauf: {country}</translation>
    </message>
    <message>
        <source>There is no house in a country that buys this: {good}</source>
        <translation>Kein Handelshaus in einem Land, das diese Ware kauft: {good}</translation>
    </message>
    <message>
        <source>{country}: this was sold once in this turn already: {good}</source>
        <translation>{country}: in diesem Zug schon einmal verkauft: {good}</translation>
    </message>
    <message>
        <source>{country}: no religion field is free.</source>
        <translation>{country}: kein freies Religionsfeld.</translation>
    </message>
    <message>
        <source>Neutral stones are never removed by a symbol.</source>
        <translation>Neutrale Religionssteine werden nie durch ein Symbol entfernt.</translation>
    </message>
    <message>
        <source>{country}: no such stone ({stone})</source>
        <translation>{country}: kein solcher Religionsstein ({stone})</translation>
    </message>
    <message>
        <source>This die shows 1 and cannot be turned down: {die}</source>
        <translation>Dieser Würfel zeigt 1 und kann nicht heruntergedreht werden: {die}</translation>
    </message>
    <message>
        <source>This die shows its highest number: {die}</source>
        <translation>Dieser Würfel zeigt schon seine höchste Zahl: {die}</translation>
    </message>
    <message>
        <source>{person} belongs to {name}: only one&apos;s own persons and open ones can be removed.</source>
        <translation>{person} gehört {name}: Entfernt werden nur eigene und offen liegende Personen.</translation>
    </message>
    <message>
        <source>The religion die never goes to Loch Leven.</source>
        <translation>Der Religionswürfel kommt nie auf Loch Leven.</translation>
    </message>
    <message>
        <source>This die lies on Loch Leven already: {die}</source>
        <translation>Dieser Würfel liegt schon auf Loch Leven: {die}</translation>
    </message>
    <message>
        <source>No protection is left.</source>
        <translation>Kein Schutzplättchen vorhanden.</translation>
    </message>
    <message>
        <source>The die shows 1: {person} leaves without being used.</source>
        <translation>Der Würfel zeigt 1: {person} kommt ungenutzt aus dem Spiel.</translation>
    </message>
    <message>
        <source>{person} ({country})</source>
        <translation>{person} ({country})</translation>
    </message>
    <message>
        <source>{vp} VP, only at the end</source>
        <translation>{vp} SP, erst am Spielende</translation>
    </message>
    <message>
        <source>With two or three players also 1 neutral stone in {country}.</source>
        <translation>Zu zweit oder zu dritt zusätzlich 1 neutraler Religionsstein ({country}).</translation>
    </message>
    <message>
        <source>{good} {vp}</source>
        <translation>{good} {vp}</translation>
    </message>
    <message>
        <source>field {number}: {symbol}</source>
        <translation>Feld {number}: {symbol}</translation>
    </message>
    <message>
        <source>white die</source>
        <translation>Würfel Weiß</translation>
    </message>
    <message>
        <source>blue die</source>
        <translation>Würfel Blau</translation>
    </message>
    <message>
        <source>orange die</source>
        <translation>Würfel Orange</translation>
    </message>
    <message>
        <source>brown die</source>
        <translation>Würfel Braun</translation>
    </message>
    <message>
        <source>violet die</source>
        <translation>Würfel Violett</translation>
    </message>
    <message>
        <source>religion die</source>
        <translation>Religionswürfel</translation>
    </message>
    <message>
        <source>white</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Catholic</source>
        <translation>Katholik</translation>
    </message>
    <message>
        <source>Protestant</source>
        <translation>Protestant</translation>
    </message>
    <message>
        <source>catholic</source>
        <translation>katholisch</translation>
    </message>
    <message>
        <source>protestant</source>
        <translation>protestantisch</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>printed in the rulebook</source>
        <translation>steht in der Anleitung</translation>
    </message>
    <message>
        <source>follows from the rulebook</source>
        <translation>folgt aus der Anleitung</translation>
    </message>
    <message>
        <source>found elsewhere</source>
        <translation>anderswo gefunden</translation>
    </message>
    <message>
        <source>filled in by us</source>
        <translation>von uns ergänzt</translation>
    </message>
    <message>
        <source>+1 {good}</source>
        <translation>+1 {good}</translation>
    </message>
    <message>
        <source>+1 advantage</source>
        <translation>+1 Vorteilsplättchen</translation>
    </message>
    <message>
        <source>+1 protection</source>
        <translation>+1 Schutzplättchen</translation>
    </message>
    <message>
        <source>+{vp} VP</source>
        <translation>+{vp} SP</translation>
    </message>
    <message>
        <source>sell any good for {vp} VP</source>
        <translation>beliebige Ware für {vp} SP verkaufen</translation>
    </message>
    <message>
        <source>place a neutral stone</source>
        <translation>neutralen Religionsstein setzen</translation>
    </message>
    <message>
        <source>turn a die by one</source>
        <translation>Würfel um 1 drehen</translation>
    </message>
    <message>
        <source>remove a person</source>
        <translation>Person entfernen</translation>
    </message>
    <message>
        <source>place or remove a catholic stone</source>
        <translation>katholischen Stein setzen oder entfernen</translation>
    </message>
    <message>
        <source>place or remove a protestant stone</source>
        <translation>protestantischen Stein setzen oder entfernen</translation>
    </message>
    <message>
        <source>advance on the track</source>
        <translation>auf der Aktionsleiste vorziehen</translation>
    </message>
    <message>
        <source>free a die</source>
        <translation>Würfel befreien</translation>
    </message>
    <message>
        <source>+1 good of choice</source>
        <translation>+1 Ware nach Wahl</translation>
    </message>
    <message>
        <source>ship {country}</source>
        <translation>Schiff {country}</translation>
    </message>
    <message>
        <source>gain or sell {good}</source>
        <translation>{good} nehmen oder verkaufen</translation>
    </message>
    <message>
        <source>Gain 1 {good}.</source>
        <translation>1 × {good} aus dem Vorrat nehmen.</translation>
    </message>
    <message>
        <source>Draw 1 advantage, secretly.</source>
        <translation>1 Vorteilsplättchen verdeckt ziehen.</translation>
    </message>
    <message>
        <source>Gain 1 protection.</source>
        <translation>1 Schutzplättchen nehmen.</translation>
    </message>
    <message>
        <source>Gain {vp} VP.</source>
        <translation>{vp} SP erhalten.</translation>
    </message>
    <message>
        <source>Sell 1 good of choice for {vp} VP. Needs a house in a country that buys it.</source>
        <translation>1 Ware nach Wahl für {vp} SP verkaufen. Nötig ist ein Handelshaus in einem Land, das sie kauft.</translation>
    </message>
    <message>
        <source>Place 1 neutral stone in a country of choice.</source>
        <translation>1 neutralen Religionsstein in ein Land nach Wahl setzen.</translation>
    </message>
    <message>
        <source>Turn a die on one of one&apos;s own cards up or down by one. No person is used by it.</source>
        <translation>Einen Würfel auf einer eigenen Karte um 1 herauf- oder herunterdrehen. Dadurch wird keine Person genutzt.</translation>
    </message>
    <message>
        <source>Remove a person from the game: one of the own display, whose die is free again, or an open one on a deck.</source>
        <translation>Eine Person aus dem Spiel entfernen: aus der eigenen Auslage (ihr Würfel wird frei) oder eine offene auf einem Stapel.</translation>
    </message>
    <message>
        <source>Place or remove 1 catholic stone in a country of choice.</source>
        <translation>1 katholischen Religionsstein in einem Land nach Wahl setzen oder entfernen.</translation>
    </message>
    <message>
        <source>Place or remove 1 protestant stone in a country of choice.</source>
        <translation>1 protestantischen Religionsstein in einem Land nach Wahl setzen oder entfernen.</translation>
    </message>
    <message>
        <source>Advance to the next unoccupied field of the action track and use it.</source>
        <translation>Auf das nächste unbesetzte Feld der Aktionsleiste vorziehen und es nutzen.</translation>
    </message>
    <message>
        <source>Take one of one&apos;s own dice off its card: a person under it leaves the game, the religion die is rerolled.</source>
        <translation>Einen eigenen Würfel von seiner Karte nehmen: Eine Person darunter kommt aus dem Spiel, der Religionswürfel wird neu gewürfelt.</translation>
    </message>
    <message>
        <source>Gain 1 good of choice.</source>
        <translation>1 Ware nach Wahl aus dem Vorrat nehmen.</translation>
    </message>
    <message>
        <source>Sell 1 of each kind this country buys ({country}: {goods}). Needs a house there.</source>
        <translation>Je 1 Ware der Sorten verkaufen, die dieses Land kauft ({country}: {goods}). Nötig ist dort ein Handelshaus.</translation>
    </message>
    <message>
        <source>Gain 1 {good}, or sell it once in each country that buys it ({countries}). Needs a house there.</source>
        <translation>1 × {good} nehmen oder je 1-mal in den Ländern verkaufen, die diese Ware kaufen ({countries}). Nötig ist dort ein Handelshaus.</translation>
    </message>
    <message>
        <source>Turn the dice on Loch Leven down</source>
        <translation>Würfel auf Loch Leven herunterdrehen</translation>
    </message>
    <message>
        <source>Turn the religion die down to {number}</source>
        <translation>Religionswürfel auf {number} drehen</translation>
    </message>
    <message>
        <source>Reroll the religion die</source>
        <translation>Religionswürfel neu würfeln</translation>
    </message>
    <message>
        <source>Stay catholic</source>
        <translation>Katholik bleiben</translation>
    </message>
    <message>
        <source>Stay protestant</source>
        <translation>Protestant bleiben</translation>
    </message>
    <message>
        <source>Become catholic</source>
        <translation>Katholik werden</translation>
    </message>
    <message>
        <source>Become protestant</source>
        <translation>Protestant werden</translation>
    </message>
    <message>
        <source>Let {person} go, {die} is free</source>
        <translation>{person} ablegen, {die} wird frei</translation>
    </message>
    <message>
        <source>{person} → {number}, no action</source>
        <translation>{person} → {number}, ohne Aktion</translation>
    </message>
    <message>
        <source>{person} → {number}: {symbol}</source>
        <translation>{person} → {number}: {symbol}</translation>
    </message>
    <message>
        <source>Roll the free dice</source>
        <translation>Freie Würfel werfen</translation>
    </message>
    <message>
        <source>Go on without dice</source>
        <translation>Ohne Würfel weiter</translation>
    </message>
    <message>
        <source>{die} ({number}): {person}</source>
        <translation>{die} ({number}): {person}</translation>
    </message>
    <message>
        <source>{die} ({number}): house in {country}</source>
        <translation>{die} ({number}): Handelshaus ({country})</translation>
    </message>
    <message>
        <source>Take no person (−{vp} VP)</source>
        <translation>Keine Person nehmen (−{vp} SP)</translation>
    </message>
    <message>
        <source>Take no person</source>
        <translation>Keine Person nehmen</translation>
    </message>
    <message>
        <source>Give up 1 protection: the stone goes to the supply</source>
        <translation>1 Schutzplättchen abgeben: Stein in den Vorrat</translation>
    </message>
    <message>
        <source>{country}: leave the house on {number}</source>
        <translation>{country}: Haus auf {number} lassen</translation>
    </message>
    <message>
        <source>{country}: raise the house to {number}</source>
        <translation>{country}: Haus auf {number} aufwerten</translation>
    </message>
    <message>
        <source>Turn up the next card ({country})</source>
        <translation>Nächste Karte aufdecken ({country})</translation>
    </message>
    <message>
        <source>{die} → {field}</source>
        <translation>{die} → {field}</translation>
    </message>
    <message>
        <source>{die} → {field} (−{vp} VP)</source>
        <translation>{die} → {field} (−{vp} SP)</translation>
    </message>
    <message>
        <source>Leave the disc where it is</source>
        <translation>Aktionsscheibe stehen lassen</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Spielzug beenden</translation>
    </message>
    <message>
        <source>{country}: resolve the conflict</source>
        <translation>{country}: Konflikt auflösen</translation>
    </message>
    <message>
        <source>Free the {die} from {person} (−{vp} VP)</source>
        <translation>{die} von {person} befreien (−{vp} SP)</translation>
    </message>
    <message>
        <source>Free the {die} from Loch Leven (−{vp} VP)</source>
        <translation>{die} von Loch Leven befreien (−{vp} SP)</translation>
    </message>
    <message>
        <source>Reroll the religion die (−{vp} VP)</source>
        <translation>Religionswürfel neu würfeln (−{vp} SP)</translation>
    </message>
    <message>
        <source>Free the {die} from {person}</source>
        <translation>{die} von {person} befreien</translation>
    </message>
    <message>
        <source>Free the {die} from Loch Leven</source>
        <translation>{die} von Loch Leven befreien</translation>
    </message>
    <message>
        <source>Use an advantage: {symbol}</source>
        <translation>Vorteilsplättchen einsetzen: {symbol}</translation>
    </message>
    <message>
        <source>Gain 1 {good}</source>
        <translation>1 × {good} nehmen</translation>
    </message>
    <message>
        <source>Draw an advantage</source>
        <translation>Vorteilsplättchen ziehen</translation>
    </message>
    <message>
        <source>Gain a protection</source>
        <translation>Schutzplättchen nehmen</translation>
    </message>
    <message>
        <source>Gain {vp} VP</source>
        <translation>{vp} SP nehmen</translation>
    </message>
    <message>
        <source>Sell 1 {good} for {vp} VP</source>
        <translation>1 × {good} für {vp} SP verkaufen</translation>
    </message>
    <message>
        <source>{country}: sell 1 {good} for {vp} VP</source>
        <translation>{country}: 1 × {good} für {vp} SP verkaufen</translation>
    </message>
    <message>
        <source>{country}: place a stone ({stone})</source>
        <translation>{country}: Religionsstein setzen ({stone})</translation>
    </message>
    <message>
        <source>{country}: remove a stone ({stone})</source>
        <translation>{country}: Religionsstein entfernen ({stone})</translation>
    </message>
    <message>
        <source>{die}: {number} → {to}</source>
        <translation>{die}: {number} → {to}</translation>
    </message>
    <message>
        <source>Remove {person} from the display</source>
        <translation>{person} aus der Auslage entfernen</translation>
    </message>
    <message>
        <source>Remove {person} from the deck</source>
        <translation>{person} vom Stapel entfernen</translation>
    </message>
    <message>
        <source>Advance to {field}</source>
        <translation>Vorziehen auf {field}</translation>
    </message>
    <message>
        <source>Do not use {person}</source>
        <translation>{person} nicht nutzen</translation>
    </message>
    <message>
        <source>Do not use the field</source>
        <translation>Feld nicht nutzen</translation>
    </message>
    <message>
        <source>Keep the protection</source>
        <translation>Schutzplättchen behalten</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nichts weiter</translation>
    </message>
    <message>
        <source>Avert it with 1 protection</source>
        <translation>Mit 1 Schutzplättchen abwenden</translation>
    </message>
    <message>
        <source>Give up 1 {good}</source>
        <translation>1 × {good} abgeben</translation>
    </message>
    <message>
        <source>Lose {vp} VP</source>
        <translation>{vp} SP verlieren</translation>
    </message>
    <message>
        <source>{die} to Loch Leven</source>
        <translation>{die} auf Loch Leven</translation>
    </message>
    <message>
        <source>{die} to Loch Leven, {person} leaves</source>
        <translation>{die} auf Loch Leven, {person} kommt aus dem Spiel</translation>
    </message>
    <message>
        <source>Give up 1 protection for {vp} VP</source>
        <translation>1 Schutzplättchen für {vp} SP abgeben</translation>
    </message>
    <message>
        <source>{name}: turn the dice on Loch Leven down</source>
        <translation>{name}: Würfel auf Loch Leven herunterdrehen</translation>
    </message>
    <message>
        <source>{name}: turn the religion die down</source>
        <translation>{name}: Religionswürfel herunterdrehen</translation>
    </message>
    <message>
        <source>{name}: the religion die shows 1 and is rerolled</source>
        <translation>{name}: Der Religionswürfel zeigt 1 und wird neu gewürfelt</translation>
    </message>
    <message>
        <source>{name} has rolled {number}: choose the religion</source>
        <translation>{name} hat {number} gewürfelt: Religion wählen</translation>
    </message>
    <message>
        <source>{name}: turn down {person} and use the action or not</source>
        <translation>{name}: {person} herunterdrehen, Aktion nutzen oder nicht</translation>
    </message>
    <message>
        <source>{name}: {person} leaves the game</source>
        <translation>{name}: {person} kommt aus dem Spiel</translation>
    </message>
    <message>
        <source>{name}: roll the free dice</source>
        <translation>{name}: freie Würfel werfen</translation>
    </message>
    <message>
        <source>{name}: no free die to roll</source>
        <translation>{name}: kein freier Würfel zum Werfen</translation>
    </message>
    <message>
        <source>{name}: choose a die and take a person</source>
        <translation>{name}: Würfel wählen und Person nehmen</translation>
    </message>
    <message>
        <source>{name}: no person can be taken</source>
        <translation>{name}: Keine Person kann genommen werden</translation>
    </message>
    <message>
        <source>{name}: place the stone of {person} or give up a protection</source>
        <translation>{name}: Stein von {person} setzen oder ein Schutzplättchen abgeben</translation>
    </message>
    <message>
        <source>{name}: raise the house or leave it ({country})</source>
        <translation>{name}: Handelshaus aufwerten oder lassen ({country})</translation>
    </message>
    <message>
        <source>{name}: use {person}?</source>
        <translation>{name}: {person} nutzen?</translation>
    </message>
    <message>
        <source>{name}: turn up the next card ({country})</source>
        <translation>{name}: nächste Karte aufdecken ({country})</translation>
    </message>
    <message>
        <source>{name}: choose a free die and move the disc</source>
        <translation>{name}: freien Würfel wählen und Aktionsscheibe ziehen</translation>
    </message>
    <message>
        <source>{name}: no free die leads anywhere, the disc stays</source>
        <translation>{name}: Kein freier Würfel führt weiter, die Scheibe bleibt stehen</translation>
    </message>
    <message>
        <source>{name}: use the field ({symbol})?</source>
        <translation>{name}: Feld nutzen ({symbol})?</translation>
    </message>
    <message>
        <source>{name}: sell goods ({country})?</source>
        <translation>{name}: Waren verkaufen ({country})?</translation>
    </message>
    <message>
        <source>{name}: sell goods or place a neutral stone ({country})?</source>
        <translation>{name}: Waren verkaufen oder neutralen Religionsstein setzen ({country})?</translation>
    </message>
    <message>
        <source>{name}: gain or sell {good}?</source>
        <translation>{name}: {good} nehmen oder verkaufen?</translation>
    </message>
    <message>
        <source>{name}: sell {good} in the other country too?</source>
        <translation>{name}: {good} auch im anderen Land verkaufen?</translation>
    </message>
    <message>
        <source>{name}: {symbol}</source>
        <translation>{name}: {symbol}</translation>
    </message>
    <message>
        <source>{name}, {event}: {effect}</source>
        <translation>{name}, {event}: {effect}</translation>
    </message>
    <message>
        <source>{name}: end the turn</source>
        <translation>{name}: Spielzug beenden</translation>
    </message>
    <message>
        <source>{name}: which conflict comes first?</source>
        <translation>{name}: Welcher Konflikt wird zuerst aufgelöst?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>At this moment advantages may be used and a die freed for {vp} VP.</source>
        <translation>Jetzt dürfen Vorteilsplättchen eingesetzt und für {vp} SP ein Würfel befreit werden.</translation>
    </message>
    <message>
        <source>VP track</source>
        <translation>Siegpunktleiste</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Handelshäuser</translation>
    </message>
    <message>
        <source>Protections</source>
        <translation>Schutzplättchen</translation>
    </message>
    <message>
        <source>Unsold goods</source>
        <translation>Nicht verkaufte Waren</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Vorteilsplättchen</translation>
    </message>
    <message>
        <source>Year {year}, first half-year: {name}</source>
        <translation>Jahr {year}, 1. Halbjahr: {name}</translation>
    </message>
    <message>
        <source>Year {year}, second half-year: {name}</source>
        <translation>Jahr {year}, 2. Halbjahr: {name}</translation>
    </message>
    <message>
        <source>Year {year} (the last), first half-year: {name}</source>
        <translation>Jahr {year} (das letzte), 1. Halbjahr: {name}</translation>
    </message>
    <message>
        <source>Year {year} (the last), second half-year: {name}</source>
        <translation>Jahr {year} (das letzte), 2. Halbjahr: {name}</translation>
    </message>
    <message>
        <source>After year {year}</source>
        <translation>Nach dem {year}. Jahr</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>VP so far</source>
        <translation>SP bisher</translation>
    </message>
    <message>
        <source>Persons and their remaining years</source>
        <translation>Personen und ihre restlichen Jahre</translation>
    </message>
    <message>
        <source>Free dice</source>
        <translation>Freie Würfel</translation>
    </message>
    <message>
        <source>Conflicts to come</source>
        <translation>Kommende Konflikte</translation>
    </message>
    <message>
        <source>Goods to sell</source>
        <translation>Waren zum Verkauf</translation>
    </message>
    <message>
        <source>Religion and minority</source>
        <translation>Religion und Minderheit</translation>
    </message>
    <message>
        <source>Years to come</source>
        <translation>Kommende Jahre</translation>
    </message>
    <message>
        <source>{country}: a conflict is coming at the end of this turn, {religion} wins.</source>
        <translation>{country}: Konflikt am Ende dieses Zuges, Mehrheit: {religion}.</translation>
    </message>
    <message>
        <source>{country}: a conflict is coming at the end of this turn and would be avoided.</source>
        <translation>{country}: Konflikt am Ende dieses Zuges, er würde vermieden.</translation>
    </message>
    <message>
        <source>{country}: religion fields free: {free}. As it stands: {religion} wins.</source>
        <translation>{country}: Religionsfelder frei: {free}. Nach jetzigem Stand Mehrheit: {religion}.</translation>
    </message>
    <message>
        <source>{country}: religion fields free: {free}. As it stands: avoided.</source>
        <translation>{country}: Religionsfelder frei: {free}. Nach jetzigem Stand vermieden.</translation>
    </message>
    <message>
        <source>{name} loses the house</source>
        <translation>{name} verliert das Handelshaus</translation>
    </message>
    <message>
        <source>{name} is the only one: {religion}</source>
        <translation>{name} ist allein: {religion}</translation>
    </message>
    <message>
        <source>{die} → {field}, skipping costs {vp} VP</source>
        <translation>{die} → {field}, Auslassen kostet {vp} SP</translation>
    </message>
    <message>
        <source>{die} → {field}, skipping would cost {vp} VP</source>
        <translation>{die} → {field}, Auslassen würde {vp} SP kosten</translation>
    </message>
    <message>
        <source>{die} leads nowhere now</source>
        <translation>{die} führt jetzt nirgendwohin</translation>
    </message>
    <message>
        <source>Loch Leven</source>
        <translation>Loch Leven</translation>
    </message>
    <message>
        <source>Religion die</source>
        <translation>Religionswürfel</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Take a person</source>
        <translation>Person nehmen</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Action track</source>
        <translation>Aktionsleiste</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
</context>
<context>
    <name>column_of_fire_view</name>
    <message>
        <source>Brings a stone: {stone}</source>
        <translation>Bringt einen Religionsstein: {stone}</translation>
    </message>
    <message>
        <source>The deck is used up.</source>
        <translation>Der Stapel ist aufgebraucht.</translation>
    </message>
    <message>
        <source>The next card is still to be turned up.</source>
        <translation>Die nächste Karte wird noch aufgedeckt.</translation>
    </message>
    <message>
        <source>Leaves next year; the die is free again then.</source>
        <translation>Kommt im nächsten Jahr aus dem Spiel; dann ist der Würfel wieder frei.</translation>
    </message>
    <message>
        <source>or: {rule}</source>
        <translation>oder: {rule}</translation>
    </message>
    <message>
        <source>In the display of {name}</source>
        <translation>Auslage von {name}</translation>
    </message>
    <message>
        <source>The only one of this religion: 1 VP each time the religion die is turned down or rerolled.</source>
        <translation>Religionsminderheit: 1 SP, sooft der Religionswürfel heruntergedreht oder neu gewürfelt wird.</translation>
    </message>
    <message>
        <source>Of the same religion: {names}</source>
        <translation>Gleiche Religion: {names}</translation>
    </message>
    <message>
        <source>At 1 it is rerolled, and the religion chosen anew.</source>
        <translation>Bei 1 wird er neu gewürfelt und die Religion neu gewählt.</translation>
    </message>
    <message>
        <source>Between the steps of the own turn it can be taken off for {vp} VP.</source>
        <translation>Zwischen den Schritten des eigenen Zuges für {vp} SP zu entfernen.</translation>
    </message>
    <message>
        <source>Loch Leven</source>
        <translation>Loch Leven</translation>
    </message>
    <message>
        <source>Dice sent here are turned down first in each first half-year and are free after 1.</source>
        <translation>Würfel auf dieser Karte werden im 1. Halbjahr zuerst heruntergedreht und sind nach der 1 wieder frei.</translation>
    </message>
    <message>
        <source>Free dice</source>
        <translation>Freie Würfel</translation>
    </message>
    <message>
        <source>They are rolled in the second half-year: one takes a person, one moves the disc.</source>
        <translation>Sie werden im 2. Halbjahr geworfen: Einer nimmt eine Person, einer zieht die Aktionsscheibe.</translation>
    </message>
    <message>
        <source>Advantages, face down</source>
        <translation>Verdeckte Vorteilsplättchen</translation>
    </message>
    <message>
        <source>Cards left in the deck: {count}</source>
        <translation>Karten im Stapel: {count}</translation>
    </message>
    <message>
        <source>Uses still to come: {count}</source>
        <translation>Noch so oft zu nutzen: {count}</translation>
    </message>
    <message>
        <source>Left: {count}</source>
        <translation>Noch {count}</translation>
    </message>
    <message>
        <source>Used advantages</source>
        <translation>Eingesetzte Vorteilsplättchen</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>{count} × {what}</source>
        <translation>{count} × {what}</translation>
    </message>
    <message>
        <source>Protections</source>
        <translation>Schutzplättchen</translation>
    </message>
    <message>
        <source>One averts the harm of an event, or keeps a person&apos;s stone off the board. Unused ones are worth 1 VP each.</source>
        <translation>Eines wendet ein Ereignis ab oder hält den Religionsstein einer Person vom Spielplan fern. Am Ende ist jedes ungenutzte 1 SP wert.</translation>
    </message>
    <message>
        <source>{country} pays {vp} VP</source>
        <translation>{country} zahlt {vp} SP</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Vorteilsplättchen</translation>
    </message>
    <message>
        <source>Advantages of {name}, face down</source>
        <translation>Verdeckte Vorteilsplättchen von {name}</translation>
    </message>
    <message>
        <source>May be used between the steps of the own turn.</source>
        <translation>Zwischen den Schritten des eigenen Zuges zu nutzen.</translation>
    </message>
    <message>
        <source>{country}: {good} for {vp} VP</source>
        <translation>{country}: {good} für {vp} SP</translation>
    </message>
    <message>
        <source>Sold from a ship or goods field, with a house here, at most one of a kind in a turn.</source>
        <translation>Verkauf über ein Schiff oder ein Feld mit Ware, nur mit eigenem Handelshaus im Land, je Zug höchstens eine Ware jeder Sorte.</translation>
    </message>
    <message>
        <source>Sold here in this turn already.</source>
        <translation>In diesem Zug hier schon verkauft.</translation>
    </message>
    <message>
        <source>Here stands the disc of {name}</source>
        <translation>Hier liegt die Aktionsscheibe von {name}.</translation>
    </message>
    <message>
        <source>{name}: {die}</source>
        <translation>{name}: {die}</translation>
    </message>
    <message>
        <source>Free dice: {count}</source>
        <translation>Freie Würfel: {count}</translation>
    </message>
    <message>
        <source>{count} VP if the game ended now; the large figure is the VP track.</source>
        <translation>{count} SP, wenn das Spiel jetzt endete; die große Zahl ist die Siegpunktleiste.</translation>
    </message>
    <message>
        <source>{good}: {count}</source>
        <translation>{good}: {count}</translation>
    </message>
    <message>
        <source>Protections: {count}</source>
        <translation>Schutzplättchen: {count}</translation>
    </message>
    <message>
        <source>Advantages: {count}</source>
        <translation>Vorteilsplättchen: {count}</translation>
    </message>
    <message>
        <source>Tie: unsold goods</source>
        <translation>Gleichstand: nicht verkaufte Waren</translation>
    </message>
    <message>
        <source>Tie: religion die</source>
        <translation>Gleichstand: Religionswürfel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>headless</name>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>The package “chess” is missing, so random play has nothing to compare with.</source>
        <translation>Das Paket „chess“ fehlt, darum hat das Zufallsspiel keinen Vergleich.</translation>
    </message>
    <message>
        <source>The window could not be measured: {detail}</source>
        <translation>Das Fenster ließ sich nicht messen: {detail}</translation>
    </message>
    <message>
        <source>The bots could not be measured: {detail}</source>
        <translation>Die Bots ließen sich nicht messen: {detail}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>{game}: {games} games, seed {seed}, {seconds} s, {rate} decisions/s</source>
        <translation>{game}: {games} Spiele, Startwert {seed}, {seconds} s, {rate} Entscheidungen/s</translation>
    </message>
    <message>
        <source>{rate} playouts/s</source>
        <translation>{rate} Probespiele/s</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <source>95 % between</source>
        <translation>95 % zwischen</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Punkte im Mittel</translation>
    </message>
</context>
<context>
    <name>pillars</name>
    <message>
        <source>{name} is the first start player.</source>
        <translation>{name} beginnt als Startspieler.</translation>
    </message>
    <message>
        <source>Round {round} begins. Start player: {name}.</source>
        <translation>Runde {round} beginnt. Startspieler: {name}.</translation>
    </message>
    <message>
        <source>On display: {craftsman} ({gold} gold)</source>
        <translation>In der Auslage: {craftsman} ({gold} Gold)</translation>
    </message>
    <message>
        <source>Not in this round: {card}</source>
        <translation>Nicht in dieser Runde: {card}</translation>
    </message>
    <message>
        <source>{name} sees what is coming: {event}.</source>
        <translation>{name} sieht, was kommt: {event}.</translation>
    </message>
    <message>
        <source>{name} looks at the coming event.</source>
        <translation>{name} sieht sich das kommende Ereignis an.</translation>
    </message>
    <message>
        <source>{name} takes {card} and sends {workers} workers.</source>
        <translation>{name}: {card}, dafür {workers} Arbeiter.</translation>
    </message>
    <message>
        <source>{name} hires {craftsman} for {gold} gold.</source>
        <translation>{name}: {craftsman} für {gold} Gold angeworben.</translation>
    </message>
    <message>
        <source>{name} passes for this phase.</source>
        <translation>{name} passt für diese Phase.</translation>
    </message>
    <message>
        <source>{name} discards {craftsman}.</source>
        <translation>{name} wirft ab: {craftsman}.</translation>
    </message>
    <message>
        <source>Nobody took this craftsman, out of the game: {craftsman}.</source>
        <translation>Nicht gewählt, aus dem Spiel: {craftsman}.</translation>
    </message>
    <message>
        <source>Drawn from the bag: a builder of {name} (price {gold}).</source>
        <translation>Aus dem Beutel gezogen: Baumeister von {name} (Preis {gold}).</translation>
    </message>
    <message>
        <source>{name} throws the builder of {other} back into the bag.</source>
        <translation>{name} wirft den Baumeister von {other} in den Beutel zurück.</translation>
    </message>
    <message>
        <source>{name} may use two builders only: this one waits beside.</source>
        <translation>{name} darf nur zwei Baumeister einsetzen: Dieser kommt neben den Spielplan.</translation>
    </message>
    <message>
        <source>{name}: builder → {space} ({gold} gold)</source>
        <translation>{name}: Baumeister → {space} ({gold} Gold)</translation>
    </message>
    <message>
        <source>{name}: builder → {space} (free of charge)</source>
        <translation>{name}: Baumeister → {space} (kostenlos)</translation>
    </message>
    <message>
        <source>{name} passes at {gold} gold.</source>
        <translation>{name} passt bei {gold} Gold.</translation>
    </message>
    <message>
        <source>{name}: builder that passed at {gold} → {space}</source>
        <translation>{name}: Baumeister von der {gold} → {space}</translation>
    </message>
    <message>
        <source>Event: {event}. {effect}</source>
        <translation>Ereignis: {event}. {effect}</translation>
    </message>
    <message>
        <source>The bishop protects {name}.</source>
        <translation>Der Bischof schützt {name}.</translation>
    </message>
    <message>
        <source>Bishop: {name} takes 1 {resource} from the market.</source>
        <translation>Bischofssitz: {name} nimmt 1 {resource} vom Baustoffmarkt.</translation>
    </message>
    <message>
        <source>{name} uses {advantage}.</source>
        <translation>{name} setzt ein: {advantage}.</translation>
    </message>
    <message>
        <source>{name} is protected.</source>
        <translation>{name} ist geschützt.</translation>
    </message>
    <message>
        <source>{name}: +{gold} gold ({event})</source>
        <translation>{name}: +{gold} Gold ({event})</translation>
    </message>
    <message>
        <source>{name}: +{count} metal ({event})</source>
        <translation>{name}: +{count} Metall ({event})</translation>
    </message>
    <message>
        <source>{name}: −{gold} gold ({event})</source>
        <translation>{name}: −{gold} Gold ({event})</translation>
    </message>
    <message>
        <source>{name}: −{gold} gold and −{vp} VP ({event})</source>
        <translation>{name}: −{gold} Gold und −{vp} SP ({event})</translation>
    </message>
    <message>
        <source>{name}: −{vp} VP ({event})</source>
        <translation>{name}: −{vp} SP ({event})</translation>
    </message>
    <message>
        <source>{name}: one builder less next round ({event})</source>
        <translation>{name}: in der nächsten Runde ein Baumeister weniger ({event})</translation>
    </message>
    <message>
        <source>{name}: {craftsman} may work once more this round.</source>
        <translation>{name}: {craftsman} darf in dieser Runde einmal mehr arbeiten.</translation>
    </message>
    <message>
        <source>{name} gets {advantage}.</source>
        <translation>{name} erhält: {advantage}.</translation>
    </message>
    <message>
        <source>Nobody took this advantage, out of the game: {advantage}.</source>
        <translation>Nicht genommen, aus dem Spiel: {advantage}.</translation>
    </message>
    <message>
        <source>{name}: +{count} {resource} ({advantage})</source>
        <translation>{name}: +{count} {resource} ({advantage})</translation>
    </message>
    <message>
        <source>{name}: +{gold} gold ({advantage})</source>
        <translation>{name}: +{gold} Gold ({advantage})</translation>
    </message>
    <message>
        <source>{name}: +{vp} VP ({advantage})</source>
        <translation>{name}: +{vp} SP ({advantage})</translation>
    </message>
    <message>
        <source>{name}: +{vp} VP (priory)</source>
        <translation>{name}: +{vp} SP (Priorei)</translation>
    </message>
    <message>
        <source>{name}: +{count} {resource} ({card})</source>
        <translation>{name}: +{count} {resource} ({card})</translation>
    </message>
    <message>
        <source>{name}: +{count} metal (king&apos;s court)</source>
        <translation>{name}: +{count} Metall (Königshof)</translation>
    </message>
    <message>
        <source>{name} rolls the tax: {gold} gold.</source>
        <translation>{name} würfelt die Steuer: {gold} Gold.</translation>
    </message>
    <message>
        <source>{name} pays no tax (king&apos;s court).</source>
        <translation>{name} zahlt keine Steuern (Königshof).</translation>
    </message>
    <message>
        <source>{name} pays no tax ({advantage}).</source>
        <translation>{name} zahlt keine Steuern ({advantage}).</translation>
    </message>
    <message>
        <source>{name}: −{gold} gold (tax)</source>
        <translation>{name}: −{gold} Gold (Steuern)</translation>
    </message>
    <message>
        <source>{name}: −{gold} gold and −{vp} VP (tax)</source>
        <translation>{name}: −{gold} Gold und −{vp} SP (Steuern)</translation>
    </message>
    <message>
        <source>{name} gets {craftsman} from Shiring.</source>
        <translation>{name} erhält aus Shiring: {craftsman}.</translation>
    </message>
    <message>
        <source>{name}: {count} grey workers for the next round.</source>
        <translation>{name}: {count} graue Arbeiter für die nächste Runde.</translation>
    </message>
    <message>
        <source>{name} buys {count} {resource} for {gold} gold.</source>
        <translation>{name} kauft {count} {resource} für {gold} Gold.</translation>
    </message>
    <message>
        <source>{name} sells {count} {resource} for {gold} gold.</source>
        <translation>{name} verkauft {count} {resource} für {gold} Gold.</translation>
    </message>
    <message>
        <source>{name} leaves the market.</source>
        <translation>{name} verlässt den Markt.</translation>
    </message>
    <message>
        <source>{name}: {craftsman}: {uses} → {gives}</source>
        <translation>{name}: {craftsman}: {uses} → {gives}</translation>
    </message>
    <message>
        <source>{name} gives up {count} {resource}.</source>
        <translation>{name} gibt ab: {count} {resource}.</translation>
    </message>
    <message>
        <source>{name} adds to the cathedral: {part}.</source>
        <translation>{name} setzt das Kathedralenbauteil: {part}.</translation>
    </message>
    <message>
        <source>Next start player: {name}.</source>
        <translation>Nächster Startspieler: {name}.</translation>
    </message>
    <message>
        <source>{name}: the black worker joins.</source>
        <translation>{name}: Der schwarze Arbeiter kommt dazu.</translation>
    </message>
    <message>
        <source>{name}: {count} grey workers go back to the castle.</source>
        <translation>{name}: {count} graue Arbeiter zurück auf die Burg.</translation>
    </message>
    <message>
        <source>The cathedral is finished: the game is over.</source>
        <translation>Die Kathedrale ist fertig: Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Phase I: resource cards and craftsmen</source>
        <translation>Phase I: Baustoffkarten und Handwerker auswählen</translation>
    </message>
    <message>
        <source>Phase II: builders</source>
        <translation>Phase II: Baumeister einsetzen</translation>
    </message>
    <message>
        <source>Phase III: the board</source>
        <translation>Phase III: Spielplanaktionen</translation>
    </message>
    <message>
        <source>{count} {thing}</source>
        <translation>{count} {thing}</translation>
    </message>
    <message>
        <source>{count} gold</source>
        <translation>{count} Gold</translation>
    </message>
    <message>
        <source>{count} VP</source>
        <translation>{count} SP</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>{things} in stock</source>
        <translation>{things} im Vorrat</translation>
    </message>
    <message>
        <source>{craftsman} ×{capacity}</source>
        <translation>{craftsman} ×{capacity}</translation>
    </message>
    <message>
        <source>{uses} → {gives}</source>
        <translation>{uses} → {gives}</translation>
    </message>
    <message>
        <source>{uses} → {gives}, up to {capacity} ×</source>
        <translation>{uses} → {gives}, bis zu {capacity} ×</translation>
    </message>
    <message>
        <source>{uses} → {gives}, once</source>
        <translation>{uses} → {gives}, einmal</translation>
    </message>
    <message>
        <source>{card}: {goods} for {workers} workers</source>
        <translation>{card}: {goods} für {workers} Arbeiter</translation>
    </message>
    <message>
        <source>{place}, space {number}</source>
        <translation>{place}, Feld {number}</translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation>{place}: {card}</translation>
    </message>
    <message>
        <source>{place}, space {number} with the metal</source>
        <translation>{place}, Feld {number} mit dem Metall</translation>
    </message>
    <message>
        <source>{place}, space {number} ({vp} VP)</source>
        <translation>{place}, Feld {number} ({vp} SP)</translation>
    </message>
    <message>
        <source>Advantage in Kingsbridge: {advantage}</source>
        <translation>Vorteilskarte in Kingsbridge: {advantage}</translation>
    </message>
    <message>
        <source>Craftsman in Shiring: {craftsman}</source>
        <translation>Handwerker in Shiring: {craftsman}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n worker(s) go to the wool mill.</source>
        <translation>
            <numerusform>{name}: 1 Arbeiter in die Wollmanufaktur.</numerusform>
            <numerusform>{name}: %n Arbeiter in die Wollmanufaktur.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: nothing ({event})</source>
        <translation>{name}: nichts ({event})</translation>
    </message>
    <message>
        <source>{name}: nothing to lose ({event})</source>
        <translation>{name}: nichts zu verlieren ({event})</translation>
    </message>
    <message numerus="yes">
        <source>{name}: +{gold} gold (%n worker(s) in the wool mill)</source>
        <translation>
            <numerusform>{name}: +{gold} Gold (1 Arbeiter in der Wollmanufaktur)</numerusform>
            <numerusform>{name}: +{gold} Gold (%n Arbeiter in der Wollmanufaktur)</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no more gold than {limit} (wool mill)</source>
        <translation>{name}: nicht mehr als {limit} Gold (Wollmanufaktur)</translation>
    </message>
    <message>
        <source>{name}: no more gold than {limit} ({advantage})</source>
        <translation>{name}: nicht mehr als {limit} Gold ({advantage})</translation>
    </message>
    <message>
        <source>{name}: −{vp} VP (tax)</source>
        <translation>{name}: −{vp} SP (Steuern)</translation>
    </message>
    <message>
        <source>{name} cannot pay any tax.</source>
        <translation>{name} kann keine Steuern zahlen.</translation>
    </message>
    <message>
        <source>{name} sells {count} {resource} for nothing (no more gold than {limit}).</source>
        <translation>{name} verkauft {count} {resource} ohne Erlös (nicht mehr als {limit} Gold).</translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>Schritt {number}: {step}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>durch Los</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Pass and place later for free</source>
        <translation>Passen und später kostenlos einsetzen</translation>
    </message>
    <message>
        <source>Take {offer}</source>
        <translation>Nehmen – {offer}</translation>
    </message>
    <message>
        <source>Hire {craftsman} ({gold} gold)</source>
        <translation>Anwerben – {craftsman} ({gold} Gold)</translation>
    </message>
    <message>
        <source>Discard {craftsman}</source>
        <translation>Abwerfen – {craftsman}</translation>
    </message>
    <message>
        <source>Accept the builder of {other}</source>
        <translation>Baumeister von {other} annehmen</translation>
    </message>
    <message>
        <source>Throw the builder of {other} back</source>
        <translation>Baumeister von {other} zurückwerfen</translation>
    </message>
    <message>
        <source>{space} – {gold} gold</source>
        <translation>{space} – {gold} Gold</translation>
    </message>
    <message>
        <source>{space} – free</source>
        <translation>{space} – kostenlos</translation>
    </message>
    <message>
        <source>{space} – free with {advantage}</source>
        <translation>{space} – kostenlos mit {advantage}</translation>
    </message>
    <message>
        <source>Protection from the event</source>
        <translation>Schutz vor dem Ereignis</translation>
    </message>
    <message>
        <source>Take 1 {resource} from the market</source>
        <translation>1 {resource} vom Baustoffmarkt nehmen</translation>
    </message>
    <message>
        <source>Use {advantage}</source>
        <translation>{advantage} einsetzen</translation>
    </message>
    <message>
        <source>Keep {advantage}</source>
        <translation>{advantage} behalten</translation>
    </message>
    <message>
        <source>Bless {craftsman}</source>
        <translation>Segnen – {craftsman}</translation>
    </message>
    <message>
        <source>Buy {goods} (−{gold} gold)</source>
        <translation>{goods} kaufen (−{gold} Gold)</translation>
    </message>
    <message>
        <source>Sell {goods} (+{gold} gold)</source>
        <translation>{goods} verkaufen (+{gold} Gold)</translation>
    </message>
    <message>
        <source>Sell {goods} (no more gold than {limit})</source>
        <translation>{goods} verkaufen (nicht mehr als {limit} Gold)</translation>
    </message>
    <message>
        <source>Leave the market</source>
        <translation>Den Markt verlassen</translation>
    </message>
    <message>
        <source>{craftsman}: {uses} → {gives}</source>
        <translation>{craftsman}: {uses} → {gives}</translation>
    </message>
    <message>
        <source>Finish building</source>
        <translation>Bauen beenden</translation>
    </message>
    <message>
        <source>Give up 1 {resource}</source>
        <translation>1 {resource} abgeben</translation>
    </message>
    <message>
        <source>{name}: take a card from the display, or pass for this phase</source>
        <translation>{name}: Karte aus der Auslage nehmen oder für diese Phase passen</translation>
    </message>
    <message>
        <source>{name}: places for {places} craftsmen only, discard one</source>
        <translation>{name}: nur {places} Plätze für Handwerker, einen abwerfen</translation>
    </message>
    <message>
        <source>{name}: the builder of {other} was drawn. Throw it back? (once a round)</source>
        <translation>{name}: Gezogen ist der Baumeister von {other}. Zurückwerfen? (einmal je Runde)</translation>
    </message>
    <message>
        <source>{name}: place the builder for {gold} gold, or pass</source>
        <translation>{name}: Baumeister für {gold} Gold einsetzen oder passen</translation>
    </message>
    <message>
        <source>{name}: too little gold for the builder (price {gold}), pass</source>
        <translation>{name}: zu wenig Gold für den Baumeister (Preis {gold}), also passen</translation>
    </message>
    <message>
        <source>{name}: place the builder, it is free</source>
        <translation>{name}: Baumeister kostenlos einsetzen</translation>
    </message>
    <message>
        <source>{name}: place the builder that passed at {gold}, it is free</source>
        <translation>{name}: den Baumeister von der {gold} kostenlos einsetzen</translation>
    </message>
    <message>
        <source>{name}: {event}. Let the bishop protect, or take a resource?</source>
        <translation>{name}: {event}. Schutz durch den Bischof oder ein Baustoff?</translation>
    </message>
    <message>
        <source>{name}: take a resource from the market (bishop)</source>
        <translation>{name}: einen Baustoff vom Baustoffmarkt nehmen (Bischofssitz)</translation>
    </message>
    <message>
        <source>{name}: {event}. Use {advantage} for protection?</source>
        <translation>{name}: {event}. {advantage} zum Schutz einsetzen?</translation>
    </message>
    <message>
        <source>{name}: which craftsman may work once more this round?</source>
        <translation>{name}: Welcher Handwerker darf in dieser Runde einmal mehr arbeiten?</translation>
    </message>
    <message>
        <source>{name}: {event}. Discard a craftsman</source>
        <translation>{name}: {event}. Einen Handwerker abwerfen</translation>
    </message>
    <message>
        <source>{name}: {gold} gold of tax. Use {advantage}?</source>
        <translation>{name}: {gold} Gold Steuern. {advantage} einsetzen?</translation>
    </message>
    <message>
        <source>{name}: buy or sell one kind, or leave the market</source>
        <translation>{name}: eine Baustoffsorte kaufen oder verkaufen oder den Markt verlassen</translation>
    </message>
    <message>
        <source>{name}: build the cathedral with the craftsmen</source>
        <translation>{name}: mit den Handwerkern an der Kathedrale bauen</translation>
    </message>
    <message numerus="yes">
        <source>{name}: give up %n resource(s), {limit} may be kept</source>
        <translation>
            <numerusform>{name}: 1 Baustoff abgeben, höchstens {limit} bleiben</numerusform>
            <numerusform>{name}: %n Baustoffe abgeben, höchstens {limit} bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Not on display: {card}.</source>
        <translation>Nicht in der Auslage: {card}.</translation>
    </message>
    <message>
        <source>{card} demands {needed} workers; free: {free}.</source>
        <translation>{card}: {needed} Arbeiter gefordert, frei: {free}.</translation>
    </message>
    <message>
        <source>Not on display: {craftsman}.</source>
        <translation>Nicht in der Auslage: {craftsman}.</translation>
    </message>
    <message>
        <source>{craftsman}: only for a builder in Shiring.</source>
        <translation>{craftsman}: nur für einen Baumeister in Shiring.</translation>
    </message>
    <message>
        <source>{craftsman} costs {needed} gold; held: {held}.</source>
        <translation>{craftsman}: kostet {needed} Gold, vorhanden: {held}.</translation>
    </message>
    <message>
        <source>Not among the own craftsmen: {craftsman}.</source>
        <translation>Nicht unter den eigenen Handwerkern: {craftsman}.</translation>
    </message>
    <message>
        <source>Placing costs nothing any more, so passing is not allowed.</source>
        <translation>Das Einsetzen kostet nichts mehr, also darf nicht gepasst werden.</translation>
    </message>
    <message>
        <source>A builder that passed must be placed now.</source>
        <translation>Ein Baumeister, für den gepasst wurde, muss jetzt eingesetzt werden.</translation>
    </message>
    <message>
        <source>A builder stands there already: {space}.</source>
        <translation>Dort steht schon ein Baumeister: {space}.</translation>
    </message>
    <message>
        <source>{place}: the first free space is taken.</source>
        <translation>{place}: Besetzt wird das erste freie Feld.</translation>
    </message>
    <message>
        <source>Not among the own advantages: {advantage}.</source>
        <translation>Nicht unter den eigenen Vorteilskarten: {advantage}.</translation>
    </message>
    <message>
        <source>This builder is free anyway: {advantage} is kept.</source>
        <translation>Dieser Baumeister ist ohnehin kostenlos: {advantage} bleibt liegen.</translation>
    </message>
    <message>
        <source>The builder costs {needed} gold; held: {held}.</source>
        <translation>Der Baumeister kostet {needed} Gold, vorhanden: {held}.</translation>
    </message>
    <message>
        <source>The event is a good one: nothing to protect from.</source>
        <translation>Das Ereignis ist positiv: Schutz ist nicht nötig.</translation>
    </message>
    <message>
        <source>No metal lies on the market.</source>
        <translation>Auf dem Baustoffmarkt liegt kein Metall.</translation>
    </message>
    <message>
        <source>Sold out: {resource}.</source>
        <translation>Ausverkauft: {resource}.</translation>
    </message>
    <message>
        <source>The blessing does not help this one: {craftsman}.</source>
        <translation>Hier hilft der Segen nicht: {craftsman}.</translation>
    </message>
    <message>
        <source>This is not the moment for it: {advantage}.</source>
        <translation>Dafür ist jetzt nicht der Zeitpunkt: {advantage}.</translation>
    </message>
    <message>
        <source>At least one cube is bought or sold: {resource}.</source>
        <translation>Mindestens ein Baustoff wird gekauft oder verkauft: {resource}.</translation>
    </message>
    <message>
        <source>Metal cannot be bought, only sold.</source>
        <translation>Metall kann nicht gekauft, nur verkauft werden.</translation>
    </message>
    <message>
        <source>The market has no more than {goods}.</source>
        <translation>Auf dem Markt liegt nicht mehr als: {goods}.</translation>
    </message>
    <message>
        <source>That costs {needed} gold; held: {held}.</source>
        <translation>Das kostet {needed} Gold, vorhanden: {held}.</translation>
    </message>
    <message>
        <source>Bought this round, so not for sale this round: {resource}.</source>
        <translation>In dieser Runde gekauft, also in dieser Runde nicht verkäuflich: {resource}.</translation>
    </message>
    <message>
        <source>No more than {goods} in stock.</source>
        <translation>Im Vorrat ist nicht mehr als: {goods}.</translation>
    </message>
    <message>
        <source>A craftsman works at least once: {craftsman}.</source>
        <translation>Ein Handwerker arbeitet mindestens einmal: {craftsman}.</translation>
    </message>
    <message>
        <source>{craftsman}: can work only {left} × more this round.</source>
        <translation>{craftsman}: kann in dieser Runde nur noch {left} × arbeiten.</translation>
    </message>
    <message>
        <source>{craftsman}: {goods} must be in stock.</source>
        <translation>{craftsman}: {goods} muss im Vorrat sein.</translation>
    </message>
    <message>
        <source>{craftsman}: needs {goods}; held: {held}.</source>
        <translation>{craftsman}: braucht {goods}, vorhanden: {held}.</translation>
    </message>
    <message>
        <source>Without a mortar mixer the own masons cannot build.</source>
        <translation>Ohne Mörtelmischer kann kein eigener Maurer bauen.</translation>
    </message>
    <message>
        <source>Without a woodworker no wood can be bought on the market.</source>
        <translation>Ohne Schreiner kann auf dem Baustoffmarkt kein Holz gekauft werden.</translation>
    </message>
    <message>
        <source>Without a stonecutter no stone can be sold on the market.</source>
        <translation>Ohne Steinmetz kann auf dem Baustoffmarkt kein Stein verkauft werden.</translation>
    </message>
    <message>
        <source>{name}: from now on no mason can build (no mortar mixer left).</source>
        <translation>{name}: Ab jetzt kann kein Maurer bauen (kein Mörtelmischer mehr).</translation>
    </message>
    <message>
        <source>{name}: from now on no wood can be bought (no woodworker left).</source>
        <translation>{name}: Ab jetzt kann kein Holz gekauft werden (kein Schreiner mehr).</translation>
    </message>
    <message>
        <source>{name}: from now on no stone can be sold (no stonecutter left).</source>
        <translation>{name}: Ab jetzt kann kein Stein verkauft werden (kein Steinmetz mehr).</translation>
    </message>
    <message>
        <source>This is the last mortar mixer: without one the own masons cannot build.</source>
        <translation>Das ist der letzte Mörtelmischer: Ohne ihn kann kein eigener Maurer bauen.</translation>
    </message>
    <message>
        <source>This is the last woodworker: without one no wood can be bought.</source>
        <translation>Das ist der letzte Schreiner: Ohne ihn kann kein Holz gekauft werden.</translation>
    </message>
    <message>
        <source>This is the last stonecutter: without one no stone can be sold.</source>
        <translation>Das ist der letzte Steinmetz: Ohne ihn kann kein Stein verkauft werden.</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, phase I: choosing</source>
        <translation>Runde {round} von {rounds}, Phase I: Auswählen</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, phase II: builders</source>
        <translation>Runde {round} von {rounds}, Phase II: Baumeister</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, step {step}: {name}</source>
        <translation>Runde {round} von {rounds}, Schritt {step}: {name}</translation>
    </message>
    <message>
        <source>After round {rounds}</source>
        <translation>Nach Runde {rounds}</translation>
    </message>
    <message>
        <source>First start player</source>
        <translation>Erster Startspieler</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Priory</source>
        <translation>Priorei</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Vorteilskarten</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Debts</source>
        <translation>Schulden</translation>
    </message>
    <message>
        <source>can still come</source>
        <translation>kann noch kommen</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>liegt aus</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>im Besitz</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>{goods} more in every round</source>
        <translation>{goods} mehr in jeder Runde</translation>
    </message>
    <message>
        <source>{places} places for craftsmen</source>
        <translation>{places} Plätze für Handwerker</translation>
    </message>
    <message>
        <source>The black worker joins from the next round on</source>
        <translation>Der schwarze Arbeiter hilft ab der nächsten Runde mit</translation>
    </message>
    <message>
        <source>The tax is always {gold} gold</source>
        <translation>Die Steuer beträgt immer {gold} Gold</translation>
    </message>
    <message>
        <source>{vp} VP more for each own builder at the priory</source>
        <translation>{vp} SP mehr für jeden eigenen Baumeister in der Priorei</translation>
    </message>
    <message>
        <source>From the next round on: sees the event before phase I</source>
        <translation>Ab der nächsten Runde: sieht das Ereignis vor Phase I</translation>
    </message>
    <message>
        <source>Once: no tax in a round</source>
        <translation>Einmal: keine Steuern in einer Runde</translation>
    </message>
    <message>
        <source>Once: protection from a bad event</source>
        <translation>Einmal: Schutz vor einem negativen Ereignis</translation>
    </message>
    <message>
        <source>Once: place a builder for nothing</source>
        <translation>Einmal: einen Baumeister kostenlos einsetzen</translation>
    </message>
    <message>
        <source>At once: {goods}</source>
        <translation>Sofort: {goods}</translation>
    </message>
    <message>
        <source>Everybody gets {count} gold.</source>
        <translation>Alle erhalten {count} Gold.</translation>
    </message>
    <message>
        <source>Everybody gets {count} metal.</source>
        <translation>Alle erhalten {count} Metall.</translation>
    </message>
    <message>
        <source>{count} gold more per worker in the wool mill, at most {limit}.</source>
        <translation>{count} Gold mehr je Arbeiter in der Wollmanufaktur, höchstens {limit}.</translation>
    </message>
    <message>
        <source>Each resource card yields {count} more this round.</source>
        <translation>Jede Baustoffkarte bringt in dieser Runde {count} mehr.</translation>
    </message>
    <message>
        <source>Each resource card yields {count} less this round.</source>
        <translation>Jede Baustoffkarte bringt in dieser Runde {count} weniger.</translation>
    </message>
    <message>
        <source>Everybody picks a craftsman who may work {count} × more this round.</source>
        <translation>Alle bestimmen einen Handwerker, der in dieser Runde {count} × mehr arbeiten darf.</translation>
    </message>
    <message>
        <source>Everybody pays {count} gold; what is missing costs victory points.</source>
        <translation>Alle zahlen {count} Gold; was fehlt, kostet Siegpunkte.</translation>
    </message>
    <message>
        <source>Everybody loses {count} VP.</source>
        <translation>Alle verlieren {count} SP.</translation>
    </message>
    <message>
        <source>Next round everybody uses {count} builders only.</source>
        <translation>In der nächsten Runde setzen alle nur {count} Baumeister ein.</translation>
    </message>
    <message>
        <source>Everybody discards a craftsman.</source>
        <translation>Alle werfen einen Handwerker ab.</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>What the rounds to come bring anybody</source>
        <translation>Was die nächsten Runden allen bringen</translation>
    </message>
    <message>
        <source>Craftsmen and resources for later</source>
        <translation>Handwerker und Baustoffe für später</translation>
    </message>
    <message>
        <source>Taxes to come</source>
        <translation>Noch fällige Steuern</translation>
    </message>
    <message>
        <source>Advantages and places on the board</source>
        <translation>Vorteilskarten und Orte auf dem Spielplan</translation>
    </message>
    <message>
        <source>This round&apos;s building and places</source>
        <translation>Bauen und Orte dieser Runde</translation>
    </message>
    <message>
        <source>Gold for the rounds to come</source>
        <translation>Gold für die nächsten Runden</translation>
    </message>
    <message>
        <source>Use of the market</source>
        <translation>Nutzen des Baustoffmarkts</translation>
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
        <source>The conversions are over: now only the helper works.</source>
        <translation>Die Umwandlungen sind abgeschlossen: Jetzt arbeitet nur noch der Gehilfe.</translation>
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
        <translation>Jetzt gespielt: Niemand würde den Stich erhalten.</translation>
    </message>
    <message>
        <source>Played now: {name} would get the trick as it lies.</source>
        <translation>Jetzt gespielt: {name} würde den Stich erhalten, wie er dann liegt.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} spielt aus.</translation>
    </message>
    <message>
        <source>{name} holds Lady Aliena and leads to the first trick.</source>
        <translation>{name} hat Lady Aliena und spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>Works only for the player of this colour, if that player gets the card; {own} VP more in any case.</source>
        <translation>Wirkt nur, wenn die Karte an die eigene Farbe geht; dann gibt es in jedem Fall {own} SP dazu.</translation>
    </message>
    <message>
        <source>For whoever gets the card.</source>
        <translation>Für den, der die Karte erhält.</translation>
    </message>
    <message>
        <source>Whoever gets it lays it out: it works in this scoring and in all later ones.</source>
        <translation>Wer sie erhält, legt sie aus: Sie wirkt in dieser Wertung und in allen späteren.</translation>
    </message>
    <message>
        <source>Deal {deal}/{deals}</source>
        <translation>Durchgang {deal}/{deals}</translation>
    </message>
    <message>
        <source>Trick {trick}/{tricks}</source>
        <translation>Stich {trick}/{tricks}</translation>
    </message>
    <message>
        <source>Advantages still face down: {count}. Each deal mixes in the top one; when all are laid out, the game ends.</source>
        <translation>Vorteilskarten im Stapel: {count}. In jedem Durchgang wird die oberste eingemischt; liegen alle aus, endet das Spiel.</translation>
    </message>
    <message>
        <source>At the bottom of the stack, in this order: {cards}.</source>
        <translation>Zuunterst im Stapel, in dieser Reihenfolge: {cards}.</translation>
    </message>
    <message>
        <source>lapsed</source>
        <translation>verfallen</translation>
    </message>
    <message>
        <source>given to {name}</source>
        <translation>geht an {name}</translation>
    </message>
    <message>
        <source>The trick with the king is set aside. If exactly one player gets no trick in the deal, that player gets it.</source>
        <translation>Der Stich mit dem König kommt beiseite. Bleibt im Durchgang genau einer ohne Stich, erhält er ihn.</translation>
    </message>
    <message>
        <source>Own craftsmen got, advantages laid out</source>
        <translation>Eigene Handwerker und ausliegende Vorteilskarten</translation>
    </message>
    <message>
        <source>Craftsmen of other players: worth nothing</source>
        <translation>Fremde Handwerker: ohne Wert</translation>
    </message>
    <message>
        <source>No trick was got in this deal.</source>
        <translation>In diesem Durchgang kein Stich.</translation>
    </message>
    <message>
        <source>{name}: {points} VP. Cards in hand: {cards}. Tricks got: {tricks}. {stock}</source>
        <translation>{name}: {points} SP. Handkarten: {cards}. Stiche: {tricks}. {stock}</translation>
    </message>
    <message>
        <source>Give up what is worth least</source>
        <translation>Am wenigsten Wertvolles abgeben</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Durchgang {deal}</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Dieser Durchgang</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>Von vorher</translation>
    </message>
    <message>
        <source>of it: {item}</source>
        <translation>davon: {item}</translation>
    </message>
    <message>
        <source>Most points in this deal: {name}</source>
        <translation>Die meisten Punkte in diesem Durchgang: {name}</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>King&apos;s trick</source>
        <translation>Königsstich</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>steht noch aus</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>liegt beiseite</translation>
    </message>
    <message>
        <source>{name}: tricks got: {count}</source>
        <translation>{name}: Stiche: {count}</translation>
    </message>
    <message>
        <source>Black cards got</source>
        <translation>Schwarze Karten</translation>
    </message>
    <message>
        <source>Scoring: {name}</source>
        <translation>Wertung: {name}</translation>
    </message>
    <message>
        <source>{material}: {count}</source>
        <translation>{material}: {count}</translation>
    </message>
    <message>
        <source>Best conversion ({points} VP)</source>
        <translation>Beste Umwandlung ({points} SP)</translation>
    </message>
    <message>
        <source>Tricks got in this deal</source>
        <translation>Stiche in diesem Durchgang</translation>
    </message>
    <message>
        <source>Advantages laid out</source>
        <translation>Ausliegende Vorteilskarten</translation>
    </message>
</context>
<context>
    <name>pillars_view</name>
    <message>
        <source>Start player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>free place</source>
        <translation>freier Platz</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>vergeben</translation>
    </message>
    <message>
        <source>In the bag</source>
        <translation>Im Beutel</translation>
    </message>
    <message>
        <source>The bag is empty.</source>
        <translation>Der Beutel ist leer.</translation>
    </message>
    <message>
        <source>{name}: {count} ({percent} %)</source>
        <translation>{name}: {count} ({percent} %)</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Price of the next builder: {gold} gold</source>
        <translation>Preis des nächsten Baumeisters: {gold} Gold</translation>
    </message>
    <message>
        <source>After this round</source>
        <translation>Nach dieser Runde</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Siegpunkte</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Kathedralbau</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>noch möglich</translation>
    </message>
    <message>
        <source>afterwards</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>Best building: +{vp} VP</source>
        <translation>Bester Bau: +{vp} SP</translation>
    </message>
    <message>
        <source>Best building: +{vp} VP, {gold} gold afterwards</source>
        <translation>Bester Bau: +{vp} SP, danach {gold} Gold</translation>
    </message>
    <message>
        <source>Keep the most valuable</source>
        <translation>Das Wertvollste behalten</translation>
    </message>
    <message>
        <source>Gold: {count}</source>
        <translation>Gold: {count}</translation>
    </message>
    <message>
        <source>Workers: {free} free, {working} at work</source>
        <translation>Arbeiter: {free} frei, {working} bei der Arbeit</translation>
    </message>
    <message>
        <source>{resource}: {count}</source>
        <translation>{resource}: {count}</translation>
    </message>
    <message>
        <source>{name} is the start player of this round.</source>
        <translation>{name} ist Startspieler dieser Runde.</translation>
    </message>
    <message>
        <source>Costs {gold} gold.</source>
        <translation>Kostet {gold} Gold.</translation>
    </message>
    <message>
        <source>Free of charge for the builder at this space.</source>
        <translation>Kostenlos für den Baumeister auf diesem Feld.</translation>
    </message>
    <message>
        <source>Starting craftsman</source>
        <translation>Starthandwerker</translation>
    </message>
    <message>
        <source>Can build only beside a mortar mixer.</source>
        <translation>Baut nur mit einem Mörtelmischer in der Reihe.</translation>
    </message>
    <message>
        <source>While one is there, the own masons can build.</source>
        <translation>Solange einer da ist, können die eigenen Maurer bauen.</translation>
    </message>
    <message>
        <source>While one is there, wood can be bought on the market.</source>
        <translation>Solange einer da ist, kann auf dem Markt Holz gekauft werden.</translation>
    </message>
    <message>
        <source>While one is there, stone can be sold on the market.</source>
        <translation>Solange einer da ist, kann auf dem Markt Stein verkauft werden.</translation>
    </message>
    <message>
        <source>Blessed: works once more this round.</source>
        <translation>Gesegnet: arbeitet in dieser Runde einmal mehr.</translation>
    </message>
    <message>
        <source>Permanent advantage</source>
        <translation>Dauerhafter Vorteil</translation>
    </message>
    <message>
        <source>To be used once</source>
        <translation>Einmal einsetzbar</translation>
    </message>
    <message>
        <source>Acts at once</source>
        <translation>Wirkt sofort</translation>
    </message>
    <message>
        <source>A good event</source>
        <translation>Ein gutes Ereignis</translation>
    </message>
    <message>
        <source>A bad event</source>
        <translation>Ein schlechtes Ereignis</translation>
    </message>
    <message>
        <source>The event of this round is still hidden.</source>
        <translation>Das Ereignis dieser Runde ist noch verdeckt.</translation>
    </message>
    <message>
        <source>Only the owner of Ellen knows this yet: {event}</source>
        <translation>Das weiß bisher nur, wem Ellen gehört: {event}</translation>
    </message>
    <message>
        <source>{workers} workers for {goods}</source>
        <translation>{workers} Arbeiter für {goods}</translation>
    </message>
    <message>
        <source>Market: {count} {resource} for {gold} gold each</source>
        <translation>Baustoffmarkt: {count} {resource} zu je {gold} Gold</translation>
    </message>
    <message>
        <source>{resource}: {count}. The market pays {gold} gold each.</source>
        <translation>{resource}: {count}. Der Markt zahlt je {gold} Gold.</translation>
    </message>
    <message>
        <source>On the market: {count}, for {gold} gold each</source>
        <translation>Auf dem Markt: {count}, zu je {gold} Gold</translation>
    </message>
    <message>
        <source>The market pays {gold} gold each.</source>
        <translation>Der Markt zahlt je {gold} Gold.</translation>
    </message>
    <message>
        <source>Builder of {name}</source>
        <translation>Baumeister von {name}</translation>
    </message>
    <message>
        <source>{space} – builder of {name}</source>
        <translation>{space} – Baumeister von {name}</translation>
    </message>
    <message>
        <source>{name}: {count}</source>
        <translation>{name}: {count}</translation>
    </message>
    <message>
        <source>Workers here: {who}</source>
        <translation>Arbeiter hier: {who}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Protection from the event, or a resource from the market</source>
        <translation>Schutz vor dem Ereignis oder ein Baustoff vom Markt</translation>
    </message>
    <message>
        <source>The advantage above the builder</source>
        <translation>Die Vorteilskarte über dem Baumeister</translation>
    </message>
    <message>
        <source>{first} VP on the first space, {second} VP on the second</source>
        <translation>{first} SP auf dem ersten Feld, {second} SP auf dem zweiten</translation>
    </message>
    <message>
        <source>No tax; the first space also gets the metal</source>
        <translation>Keine Steuer; das erste Feld bekommt auch das Metall</translation>
    </message>
    <message>
        <source>The craftsman above the builder, free of charge</source>
        <translation>Der Handwerker über dem Baumeister, kostenlos</translation>
    </message>
    <message>
        <source>{count} grey workers for the next round</source>
        <translation>{count} graue Arbeiter für die nächste Runde</translation>
    </message>
    <message>
        <source>Buying and selling, in the order of the spaces</source>
        <translation>Kaufen und verkaufen in der Reihenfolge der Felder</translation>
    </message>
    <message>
        <source>Start player of the next round</source>
        <translation>Startspieler der nächsten Runde</translation>
    </message>
    <message>
        <source>This round&apos;s event is revealed and acts</source>
        <translation>Das Ereignis der Runde wird aufgedeckt und wirkt</translation>
    </message>
    <message>
        <source>1 gold for every worker in the wool mill</source>
        <translation>1 Gold für jeden Arbeiter in der Wollmanufaktur</translation>
    </message>
    <message>
        <source>The workers bring what their cards yield</source>
        <translation>Die Arbeiter bringen, was ihre Karten abwerfen</translation>
    </message>
    <message>
        <source>The craftsmen turn resources into victory points</source>
        <translation>Die Handwerker machen aus Baustoffen Siegpunkte</translation>
    </message>
    <message>
        <source>In the last round this space does nothing.</source>
        <translation>In der letzten Runde hat dieses Feld keine Wirkung.</translation>
    </message>
    <message>
        <source>Gold: {now}, income {income}, tax {tax}, then {then}</source>
        <translation>Gold: {now}, Einnahmen {income}, Steuer {tax}, danach {then}</translation>
    </message>
    <message>
        <source>Resources to come: {goods}</source>
        <translation>Baustoffe, die noch kommen: {goods}</translation>
    </message>
    <message>
        <source>Places {places} VP, best building {building} VP</source>
        <translation>Orte {places} SP, bester Bau {building} SP</translation>
    </message>
    <message>
        <source>After this round: {vp} VP</source>
        <translation>Nach dieser Runde: {vp} SP</translation>
    </message>
    <message>
        <source>Craftsmen: {names}</source>
        <translation>Handwerker: {names}</translation>
    </message>
    <message>
        <source>Advantages: {names}</source>
        <translation>Vorteilskarten: {names}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Almanac of all cards</source>
        <translation>Almanach aller Karten</translation>
    </message>
    <message>
        <source>Craftsmen</source>
        <translation>Handwerker</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Vorteilskarten</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>{status}: {name}</source>
        <translation>{status}: {name}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>in the last round</source>
        <translation>in der letzten Runde</translation>
    </message>
    <message>
        <source>Six of the ten events come; four were removed unseen.</source>
        <translation>Sechs der zehn Ereignisse kommen; vier wurden ungesehen entfernt.</translation>
    </message>
    <message>
        <source>Four of the fourteen advantages of rounds 1 to 5 were removed unseen.</source>
        <translation>Vier der vierzehn Vorteilskarten der Runden 1 bis 5 wurden ungesehen entfernt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>Ende von Runde {round}</translation>
    </message>
    <message>
        <source>Points of this round</source>
        <translation>Punkte dieser Runde</translation>
    </message>
    <message>
        <source>Victory points so far</source>
        <translation>Siegpunkte bisher</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Resources kept</source>
        <translation>Behaltene Baustoffe</translation>
    </message>
    <message>
        <source>Workers for the next round</source>
        <translation>Arbeiter für die nächste Runde</translation>
    </message>
    <message>
        <source>The cathedral has got: {part}. Next start player: {name}.</source>
        <translation>Neu an der Kathedrale: {part}. Nächster Startspieler: {name}.</translation>
    </message>
    <message>
        <source>Uses two builders only this round (town wall).</source>
        <translation>Setzt in dieser Runde nur zwei Baumeister ein (Stadtmauer).</translation>
    </message>
</context>
<context>
    <name>preflight</name>
    <message>
        <source>Kingsbridge needs a graphical display, and none was found; please start it from a desktop session.</source>
        <translation>Kingsbridge braucht einen grafischen Bildschirm und hat keinen gefunden; bitte aus einer Desktop-Sitzung starten.</translation>
    </message>
    <message>
        <source>Kingsbridge cannot start because system libraries of Qt are missing: {names}. {remedy}</source>
        <translation>Kingsbridge kann nicht starten, weil Systembibliotheken von Qt fehlen: {names}. {remedy}</translation>
    </message>
    <message>
        <source>Install them with: {command}</source>
        <translation>Sie lassen sich so installieren: {command}</translation>
    </message>
    <message>
        <source>Please install them with the package manager of your system.</source>
        <translation>Bitte mit der Paketverwaltung des Systems installieren.</translation>
    </message>
    <message>
        <source>Kingsbridge cannot load PySide6: {reason}. Please install it again: {command}</source>
        <translation>Kingsbridge kann PySide6 nicht laden: {reason}. Bitte neu installieren: {command}</translation>
    </message>
    <message>
        <source>This copy of Kingsbridge is incomplete: {reason}. Please install it again.</source>
        <translation>Diese Kopie von Kingsbridge ist unvollständig: {reason}. Bitte neu installieren.</translation>
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
        <source>The game “{game}” cannot be loaded and is left out: {reason}.</source>
        <translation>Das Spiel „{game}“ kann nicht geladen werden und bleibt weg: {reason}.</translation>
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
        <source>Every player needs a name of 1 to 24 letters.</source>
        <translation>Alle brauchen einen Namen aus 1 bis 24 Zeichen.</translation>
    </message>
    <message>
        <source>Every player needs a colour of their own.</source>
        <translation>Alle brauchen eine eigene Farbe.</translation>
    </message>
    <message>
        <source>The seed must be a whole number of at most 18 digits.</source>
        <translation>Die Startzahl muss eine ganze Zahl mit höchstens 18 Ziffern sein.</translation>
    </message>
    <message>
        <source>This start player or option does not fit the number of players.</source>
        <translation>Dieser Startspieler oder diese Einstellung passt nicht zur Spielerzahl.</translation>
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
        <source>That is not possible at this moment.</source>
        <translation>Das ist in diesem Augenblick nicht möglich.</translation>
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
        <source>Dice, persons and religion conflicts</source>
        <translation>Würfel, Personen und Religionskonflikte</translation>
    </message>
    <message>
        <source>The Pillars of the Earth</source>
        <translation>Die Säulen der Erde</translation>
    </message>
    <message>
        <source>Workers, builders and a growing cathedral</source>
        <translation>Arbeiter, Baumeister und eine wachsende Kathedrale</translation>
    </message>
    <message>
        <source>The Pillars of the Earth: The Card Game</source>
        <translation>Die Säulen der Erde – Das Kartenspiel</translation>
    </message>
    <message>
        <source>A trick-taking game</source>
        <translation>Ein Stichspiel</translation>
    </message>
    <message>
        <source>Web of Power</source>
        <translation>Kardinal &amp; König</translation>
    </message>
    <message>
        <source>Cloisters, councillors and chains</source>
        <translation>Klöster, Räte und Klosterketten</translation>
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
        <source>Bot: by rule of thumb</source>
        <translation>Bot: nach Faustregel</translation>
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
    <message>
        <source>{low}–{high} players</source>
        <translation>{low}–{high} Spieler</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>{title}, by {names}, {publisher} {year}</source>
        <translation>{title}, von {names}, {publisher} {year}</translation>
    </message>
</context>
<context>
    <name>web_of_power</name>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
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
        <source>purple</source>
        <translation>lila</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} ausspielen</translation>
    </message>
    <message>
        <source>Joker: 2 × {card}</source>
        <translation>Joker: 2 × {card}</translation>
    </message>
    <message>
        <source>Swap {card}</source>
        <translation>{card} tauschen</translation>
    </message>
    <message>
        <source>Place nothing, discard {card}</source>
        <translation>Nichts setzen, {card} ablegen</translation>
    </message>
    <message>
        <source>Cloister: {space} ({country})</source>
        <translation>Kloster: {space} ({country})</translation>
    </message>
    <message>
        <source>Councillor: {country}</source>
        <translation>Rat: {country}</translation>
    </message>
    <message>
        <source>Take the open card: {card}</source>
        <translation>Offene Karte nehmen: {card}</translation>
    </message>
    <message>
        <source>Draw from the pile</source>
        <translation>Vom Stapel ziehen</translation>
    </message>
    <message>
        <source>No second piece</source>
        <translation>Kein zweiter Spielstein</translation>
    </message>
    <message>
        <source>Start player: {name}.</source>
        <translation>Startspieler: {name}.</translation>
    </message>
    <message>
        <source>{name} is dealt: {cards}.</source>
        <translation>{name} erhält auf die Hand: {cards}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt aus: {card}.</translation>
    </message>
    <message>
        <source>{name} plays a joker: 2 × {card}.</source>
        <translation>{name} spielt einen Joker: 2 × {card}.</translation>
    </message>
    <message>
        <source>{name} swaps a card and discards {card}.</source>
        <translation>{name} tauscht eine Karte und legt ab: {card}.</translation>
    </message>
    <message>
        <source>{name} places nothing and discards {card}.</source>
        <translation>{name} setzt nichts und legt ab: {card}.</translation>
    </message>
    <message>
        <source>{name}: cloister in {space} ({country}).</source>
        <translation>{name}: Kloster in {space} ({country}).</translation>
    </message>
    <message>
        <source>{name}: councillor in {country}.</source>
        <translation>{name}: Rat in {country}.</translation>
    </message>
    <message>
        <source>{name} takes an open card: {card}.</source>
        <translation>{name} nimmt eine offene Karte: {card}.</translation>
    </message>
    <message>
        <source>{name} draws from the pile: {card}.</source>
        <translation>{name} zieht vom Stapel: {card}.</translation>
    </message>
    <message>
        <source>{name} draws a card from the pile.</source>
        <translation>{name} zieht eine Karte vom Stapel.</translation>
    </message>
    <message>
        <source>Turned up: {card}.</source>
        <translation>Aufgedeckt: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is used up: intermediate scoring.</source>
        <translation>Der Nachziehstapel ist aufgebraucht: Zwischenwertung.</translation>
    </message>
    <message>
        <source>The draw pile is used up for the second time: the round is played to its end, nothing is drawn any more.</source>
        <translation>Der Nachziehstapel ist zum zweiten Mal aufgebraucht: Die Runde wird zu Ende gespielt, nachgezogen wird nicht mehr.</translation>
    </message>
    <message numerus="yes">
        <source>The discards become the new draw pile: %n card(s).</source>
        <translation>
            <numerusform>Der Ablagestapel wird zum neuen Nachziehstapel: 1 Karte.</numerusform>
            <numerusform>Der Ablagestapel wird zum neuen Nachziehstapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cloisters in {country}: {points}.</source>
        <translation>Klöster in {country}: {points}.</translation>
    </message>
    <message>
        <source>Alliance {number}, {a}–{b}: {points}.</source>
        <translation>Bündnis {number}, {a}–{b}: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s) for chains.</source>
        <translation>
            <numerusform>{name}: 1 Punkt für Klosterketten.</numerusform>
            <numerusform>{name}: %n Punkte für Klosterketten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last round is over: final scoring.</source>
        <translation>Die letzte Runde ist zu Ende: Schlusswertung.</translation>
    </message>
    <message>
        <source>No piece can be placed any more: final scoring.</source>
        <translation>Es kann kein Spielstein mehr gesetzt werden: Schlusswertung.</translation>
    </message>
    <message>
        <source>{name}: play a card, or swap one</source>
        <translation>{name}: eine Karte ausspielen oder tauschen</translation>
    </message>
    <message>
        <source>{name}: last turn, play a card or discard one</source>
        <translation>{name}: letzter Zug, eine Karte ausspielen oder ablegen</translation>
    </message>
    <message>
        <source>{name}: place a piece in {countries}</source>
        <translation>{name}: einen Spielstein in {countries} setzen</translation>
    </message>
    <message>
        <source>{name}: place a piece with the joker, anywhere but {countries}</source>
        <translation>{name}: mit dem Joker einen Spielstein setzen, überall außer in {countries}</translation>
    </message>
    <message>
        <source>{name}: place the second piece in {country}</source>
        <translation>{name}: den zweiten Spielstein in {country} setzen</translation>
    </message>
    <message numerus="yes">
        <source>{name}: play for a second piece in {country}, or draw %n card(s)</source>
        <translation>
            <numerusform>{name}: für einen zweiten Spielstein in {country} ausspielen oder 1 Karte nachziehen</numerusform>
            <numerusform>{name}: für einen zweiten Spielstein in {country} ausspielen oder %n Karten nachziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: play for a second piece in {country}, or finish</source>
        <translation>{name}: für einen zweiten Spielstein in {country} ausspielen oder den Zug beenden</translation>
    </message>
    <message numerus="yes">
        <source>{name}: draw %n card(s), open or from the pile</source>
        <translation>
            <numerusform>{name}: 1 Karte nachziehen, offen oder vom Stapel</numerusform>
            <numerusform>{name}: %n Karten nachziehen, offen oder vom Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>First a card for this country must be played.</source>
        <translation>Zuerst muss eine Karte für dieses Land ausgespielt werden.</translation>
    </message>
    <message>
        <source>A card was played: first its piece must be placed.</source>
        <translation>Eine Karte liegt aus: Zuerst muss ihr Spielstein gesetzt werden.</translation>
    </message>
    <message>
        <source>Cards are drawn only after placing or swapping.</source>
        <translation>Nachgezogen wird erst nach dem Setzen oder Tauschen.</translation>
    </message>
    <message>
        <source>{country} was empty, and an empty country takes only one piece in a turn. Now cards are drawn.</source>
        <translation>{country} war leer: Ein leeres Land nimmt in einem Zug nur einen Spielstein auf. Jetzt werden Karten gezogen.</translation>
    </message>
    <message>
        <source>The turn is over: now the hand is refilled to three cards.</source>
        <translation>Das Setzen ist beendet: Jetzt wird die Hand auf drei Karten aufgefüllt.</translation>
    </message>
    <message>
        <source>A card can only be swapped instead of placing pieces.</source>
        <translation>Getauscht werden kann nur, wenn kein Spielstein gesetzt wurde.</translation>
    </message>
    <message>
        <source>In the last round nothing is drawn any more.</source>
        <translation>In der letzten Runde wird nicht mehr nachgezogen.</translation>
    </message>
    <message>
        <source>Not among the open cards: {card}.</source>
        <translation>Nicht unter den offenen Karten: {card}.</translation>
    </message>
    <message>
        <source>Not in this hand: {card}.</source>
        <translation>Nicht auf dieser Hand: {card}.</translation>
    </message>
    <message>
        <source>A joker needs two cards of the same kind; only one here: {card}.</source>
        <translation>Ein Joker braucht zwei gleiche Karten; hier ist nur eine: {card}.</translation>
    </message>
    <message>
        <source>This turn is played in {country}: {card} would help there only as a pair.</source>
        <translation>In diesem Zug wird in {country} gesetzt: {card} hilft dort nur als Paar.</translation>
    </message>
    <message>
        <source>The card {card} does not allow a piece in {country}.</source>
        <translation>Die Karte {card} erlaubt keinen Spielstein in {country}.</translation>
    </message>
    <message>
        <source>A joker of two cards {card} goes only into countries not shown on them, not into {country}.</source>
        <translation>Zwei Karten {card} gelten als Joker nur in Ländern, die sie nicht zeigen, also nicht in {country}.</translation>
    </message>
    <message>
        <source>All pieces of a turn go into one country: here {country}.</source>
        <translation>Alle Spielsteine eines Zuges kommen in dasselbe Land: hier {country}.</translation>
    </message>
    <message>
        <source>{space} is occupied by a cloister of {name}.</source>
        <translation>{space} ist schon besetzt: ein Kloster von {name}.</translation>
    </message>
    <message>
        <source>{name} has no cloister left.</source>
        <translation>{name} hat kein Kloster mehr im Vorrat.</translation>
    </message>
    <message>
        <source>{name} has no councillor left.</source>
        <translation>{name} hat keinen Rat mehr im Vorrat.</translation>
    </message>
    <message>
        <source>{country} is empty: the first piece must be a cloister.</source>
        <translation>{country} ist noch leer: Der erste Spielstein muss ein Kloster sein.</translation>
    </message>
    <message>
        <source>In {country} there may be no more councillors than cloisters of the largest holder: {limit}.</source>
        <translation>In {country} dürfen nicht mehr Räte stehen, als der Spieler mit den meisten Klöstern dort Klöster hat: {limit}.</translation>
    </message>
    <message>
        <source>No piece could follow this card: {card}.</source>
        <translation>Auf diese Karte könnte kein Spielstein folgen: {card}.</translation>
    </message>
    <message>
        <source>No piece could follow this joker: 2 × {card}.</source>
        <translation>Auf diesen Joker könnte kein Spielstein folgen: 2 × {card}.</translation>
    </message>
    <message>
        <source>Intermediate scoring</source>
        <translation>Zwischenwertung</translation>
    </message>
    <message>
        <source>Cloisters</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Bündnisse</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>Klosterketten</translation>
    </message>
    <message numerus="yes">
        <source>First half, %n card(s) in the pile</source>
        <translation>
            <numerusform>Erste Hälfte, 1 Karte im Stapel</numerusform>
            <numerusform>Erste Hälfte, %n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second half, %n card(s) in the pile</source>
        <translation>
            <numerusform>Zweite Hälfte, 1 Karte im Stapel</numerusform>
            <numerusform>Zweite Hälfte, %n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspieler</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>durch Zufall</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punkte bisher</translation>
    </message>
    <message>
        <source>Cloisters at the intermediate scoring</source>
        <translation>Klöster in der Zwischenwertung</translation>
    </message>
    <message>
        <source>Cloisters at the end</source>
        <translation>Klöster in der Schlusswertung</translation>
    </message>
    <message>
        <source>Alliances made or within reach</source>
        <translation>Bündnisse, geschlossen oder in Reichweite</translation>
    </message>
    <message>
        <source>Pieces still to come</source>
        <translation>Spielsteine, die noch kommen</translation>
    </message>
    <message>
        <source>{country}: {free} of {spaces} spaces free</source>
        <translation>{country}: {free} von {spaces} Klosterfeldern frei</translation>
    </message>
    <message>
        <source>Councillors: {standing} of at most {limit}</source>
        <translation>Räte: {standing} von höchstens {limit}</translation>
    </message>
    <message>
        <source>{name}: cloisters {cloisters}, now {points} points</source>
        <translation>{name}: Klöster {cloisters}, Punkte jetzt {points}</translation>
    </message>
    <message>
        <source>{name}: cloisters {cloisters}, now {points} points, councillors {councillors}</source>
        <translation>{name}: Klöster {cloisters}, Punkte jetzt {points}, Räte {councillors}</translation>
    </message>
    <message>
        <source>{name}: councillors {councillors}</source>
        <translation>{name}: Räte {councillors}</translation>
    </message>
    <message>
        <source>Alliance {number}: {a}–{b}</source>
        <translation>Bündnis {number}: {a}–{b}</translation>
    </message>
    <message>
        <source>Alliance {number} by sea: {a}–{b}</source>
        <translation>Bündnis {number} über See: {a}–{b}</translation>
    </message>
    <message>
        <source>{country}: {councillors}</source>
        <translation>{country}: {councillors}</translation>
    </message>
    <message>
        <source>{country}: no councillors</source>
        <translation>{country}: keine Räte</translation>
    </message>
    <message>
        <source>Would score now: {points}</source>
        <translation>Punkte jetzt: {points}</translation>
    </message>
    <message>
        <source>{name}: row of {length} ({spaces})</source>
        <translation>{name}: Reihe von {length} ({spaces})</translation>
    </message>
</context>
<context>
    <name>web_of_power_view</name>
    <message>
        <source>Intermediate scoring</source>
        <translation>Zwischenwertung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Tie: pieces left</source>
        <translation>Gleichstand: Steine im Vorrat</translation>
    </message>
    <message>
        <source>If the final scoring came now</source>
        <translation>Käme jetzt die Schlusswertung</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Bisherige Punkte</translation>
    </message>
    <message>
        <source>Councillors: {here} of {limit}</source>
        <translation>Räte: {here} von {limit}</translation>
    </message>
    <message>
        <source>Free cloister spaces: {free}</source>
        <translation>Freie Klosterfelder: {free}</translation>
    </message>
    <message>
        <source>Points now: {who}</source>
        <translation>Punkte jetzt: {who}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>cloisters</source>
        <translation>Klöster</translation>
    </message>
    <message>
        <source>council</source>
        <translation>Räte</translation>
    </message>
    <message>
        <source>chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>Hand of {name}</source>
        <translation>Hand: {name}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}. Known to all: {known}</source>
        <translation>Karten auf der Hand: {count}. Allen bekannt: {known}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Cloisters in the supply: {count}</source>
        <translation>Klöster im Vorrat: {count}</translation>
    </message>
    <message>
        <source>Councillors in the supply: {count}</source>
        <translation>Räte im Vorrat: {count}</translation>
    </message>
    <message>
        <source>If the final scoring came now: {points} points</source>
        <translation>Käme jetzt die Schlusswertung: {points} Punkte</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>{card}: {count} of {all} discarded, {unseen} in the pile or hidden in hands</source>
        <translation>{card}: {count} von {all} abgelegt, {unseen} im Stapel oder verdeckt auf Händen</translation>
    </message>
    <message>
        <source>Start player: the last round ends with the right neighbour</source>
        <translation>Startspieler: Die letzte Runde endet beim rechten Nachbarn</translation>
    </message>
    <message>
        <source>Draw pile: {pile}. Discards: {discard}.</source>
        <translation>Nachziehstapel: {pile}. Ablagestapel: {discard}.</translation>
    </message>
</context>
</TS>
