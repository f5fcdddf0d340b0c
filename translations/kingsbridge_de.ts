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
        <source>An independent, non-commercial program for playing four printed board games on one screen. It is not made, endorsed or supported by their authors or publishers. All pictures are original work; no art, text or logo of the printed games is used.</source>
        <translation>Ein unabhängiges, nicht kommerzielles Programm, um vier gedruckte Brettspiele an einem Bildschirm zu spielen. Es stammt nicht von ihren Autoren oder Verlagen und wird von ihnen weder gebilligt noch unterstützt. Alle Bilder sind eigene Arbeit; keine Grafik, kein Text und kein Logo der gedruckten Spiele wird verwendet.</translation>
    </message>
    <message>
        <source>Coastlines: Natural Earth (public domain). Typeface: Source Serif (SIL Open Font License). Built with Python and Qt (PySide6, LGPL). Sounds: our own. Everything stays on this computer.</source>
        <translation>Küstenlinien: Natural Earth (gemeinfrei). Schrift: Source Serif (SIL Open Font License). Gebaut mit Python und Qt (PySide6, LGPL). Töne: eigene. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Some of them retell novels by %s.</source>
        <translation>Einige davon erzählen Romane von %s nach.</translation>
    </message>
    <message>
        <source>The printed games:</source>
        <translation>Die gedruckten Spiele:</translation>
    </message>
    <message>
        <source>If you like a game, buy the printed one: nothing replaces a table with friends.</source>
        <translation>Wenn dir ein Spiel gefällt, kauf das gedruckte: Nichts ersetzt einen Tisch mit Freunden.</translation>
    </message>
</context>
<context>
    <name>Almanac</name>
    <message>
        <source>Almanac of all cards</source>
        <translation>Almanach aller Karten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
</context>
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>%n place(s) on the board can be chosen.</source>
        <translation>
            <numerusform>%n Stelle auf dem Spielplan zur Wahl.</numerusform>
            <numerusform>%n Stellen auf dem Spielplan zur Wahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n button(s) below the board.</source>
        <translation>
            <numerusform>%n Knopf unter dem Spielplan.</numerusform>
            <numerusform>%n Knöpfe unter dem Spielplan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>%n more …</source>
        <translation>
            <numerusform>%n weitere …</numerusform>
            <numerusform>%n weitere …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxDialog</name>
    <message>
        <source>Everything in this game is certain; there is nothing to correct.</source>
        <translation>In diesem Spiel ist alles sicher; es gibt nichts zu berichtigen.</translation>
    </message>
    <message>
        <source>Your box: %s</source>
        <translation>Eure Schachtel: %s</translation>
    </message>
    <message>
        <source>These values († in the rules) are not printed in the rulebook. If you own the printed game, correct them here. New games use your values; games already begun keep theirs.</source>
        <translation>Diese Werte (mit † in den Regeln) stehen nicht in der Anleitung. Wer das gedruckte Spiel besitzt, berichtigt sie hier. Neue Partien spielen mit euren Werten, begonnene behalten ihre.</translation>
    </message>
    <message>
        <source>Find …</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Euer Wert</translation>
    </message>
    <message>
        <source>Back to our value</source>
        <translation>Zurück zu unserem Wert</translation>
    </message>
    <message>
        <source>All back to our values</source>
        <translation>Alles zurück zu unseren Werten</translation>
    </message>
    <message>
        <source>Our value: %1 (%2)</source>
        <translation>Unser Wert: %1 (%2)</translation>
    </message>
    <message>
        <source>Not kept yet. %s</source>
        <translation>Noch nicht übernommen. %s</translation>
    </message>
    <message>
        <source>%s

Leave all the same? The values kept last stay in force.</source>
        <translation>%s

Trotzdem schließen? Es gelten die zuletzt übernommenen Werte.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Leave all the same</source>
        <translation>Trotzdem schließen</translation>
    </message>
</context>
<context>
    <name>CharacterBox</name>
    <message>
        <source>no character</source>
        <translation>ohne Rolle</translation>
    </message>
</context>
<context>
    <name>ChoiceController</name>
    <message>
        <source>Choose one:</source>
        <translation>Auswahl:</translation>
    </message>
</context>
<context>
    <name>ChronicleDesk</name>
    <message>
        <source>Delete this game from the chronicle? It can be brought back until Kingsbridge is closed.</source>
        <translation>Diese Partie aus der Chronik löschen? Bis Kingsbridge geschlossen wird, lässt sie sich zurückholen.</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>These files lie in the folder of the chronicle and are not counted. Nothing was done to them.</source>
        <translation>Diese Dateien liegen im Ordner der Chronik und zählen nicht mit. Sie wurden nicht angerührt.</translation>
    </message>
    <message>
        <source>Saved as “%s”.</source>
        <translation>Gespeichert als „%s“.</translation>
    </message>
</context>
<context>
    <name>ChroniclePage</name>
    <message>
        <source>Save as CSV …</source>
        <translation>Als CSV sichern …</translation>
    </message>
    <message>
        <source>Reading the records: {done} of {all} …</source>
        <translation>Die Aufzeichnungen werden gelesen: {done} von {all} …</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>The chronicle of this house</source>
        <translation>Die Chronik des Hauses</translation>
    </message>
    <message>
        <source>{name}’s chronicle</source>
        <translation>Chronik von {name}</translation>
    </message>
    <message>
        <source>No game of this kind yet</source>
        <translation>Noch keine Partie dieser Art</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since {day}, {won} of them won · {time}</source>
        <translation>
            <numerusform>%n Partie seit {day}, davon {won} gewonnen · {time}</numerusform>
            <numerusform>%n Partien seit {day}, davon {won} gewonnen · {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>Games played and won</source>
        <translation>Gespielt und gewonnen</translation>
    </message>
    <message>
        <source>What brought luck</source>
        <translation>Was Glück brachte</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Bestmarken</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Genommen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>now {number}</source>
        <translation>zurzeit {number}</translation>
    </message>
    <message>
        <source>the longest streak</source>
        <translation>die längste Serie</translation>
    </message>
    <message>
        <source>wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>beste Punktzahl</translation>
    </message>
    <message>
        <source>closest win</source>
        <translation>knappster Sieg</translation>
    </message>
    <message>
        <source>clearest win</source>
        <translation>klarster Sieg</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Who plays here</source>
        <translation>Wer hier spielt</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the folder cannot be read and stay apart</source>
        <translation>
            <numerusform>%n Datei im Ordner ist nicht lesbar und bleibt beiseite</numerusform>
            <numerusform>%n Dateien im Ordner sind nicht lesbar und bleiben beiseite</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Glicko-2, from all games against people and bots; bots stay where they are</source>
        <translation>Glicko-2, aus allen Partien gegen Menschen und Bots; die Bots bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>a rating comes after {number} games</source>
        <translation>eine Wertung gibt es nach {number} Partien</translation>
    </message>
    <message>
        <source>the latest first</source>
        <translation>die neuesten zuerst</translation>
    </message>
    <message>
        <source>What will stand here: games and wins for each game and each level, the way of the rating, records, and all games with a way back into them.</source>
        <translation>Was hier stehen wird: Partien und Siege für jedes Spiel und jede Stufe, der Weg der Wertung, Bestmarken und alle Partien, in die man zurückkehren kann.</translation>
    </message>
    <message>
        <source>a book to be filled</source>
        <translation>ein Buch, das sich füllen wird</translation>
    </message>
    <message>
        <source>Nothing is written here yet</source>
        <translation>Hier steht noch nichts</translation>
    </message>
    <message>
        <source>After the first game that is played to its end, wins, points and rating stand on these pages. Games against bots count as well as games among people.</source>
        <translation>Nach der ersten zu Ende gespielten Partie stehen auf diesen Seiten Siege, Punkte und Wertung. Partien gegen Bots zählen ebenso wie Partien unter Menschen.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>Finde den Zug</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>The game that was deleted last; until Kingsbridge is closed</source>
        <translation>Die zuletzt gelöschte Partie; bis Kingsbridge geschlossen wird</translation>
    </message>
    <message>
        <source>Files apart …</source>
        <translation>Beiseite gelegt …</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Eine erste Partie beginnen</translation>
    </message>
    <message>
        <source>Delete …</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>CoachDesk</name>
    <message>
        <source>Esc: put away</source>
        <translation>Esc: weglegen</translation>
    </message>
</context>
<context>
    <name>CoachSlip</name>
    <message>
        <source>Coach: %s</source>
        <translation>Begleiter: %s</translation>
    </message>
    <message>
        <source>Put the coach’s word away</source>
        <translation>Wort des Begleiters weglegen</translation>
    </message>
</context>
<context>
    <name>CodeBlock</name>
    <message>
        <source>Copy the code: it sets up the same game with the same luck</source>
        <translation>Code kopieren: Er baut dieselbe Partie mit demselben Glück auf</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Code of this table</source>
        <translation>Code dieses Tisches</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Game from a code</source>
        <translation>Partie nach Code aufbauen</translation>
    </message>
    <message>
        <source>The code is on the last page of a game. It sets up the same game with the same luck.</source>
        <translation>Der Code steht auf der letzten Seite einer Partie. Mit ihm wird dieselbe Partie mit demselben Glück aufgebaut.</translation>
    </message>
    <message>
        <source>e.g. %s</source>
        <translation>z. B. %s</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Aufbauen</translation>
    </message>
</context>
<context>
    <name>CompanySwitch</name>
    <message>
        <source>Characters of the &amp;bots</source>
        <translation>Rollen der &amp;Bots</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>Bis zu meinem Zug</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Next at the table: %s</source>
        <translation>Jetzt ist %s an der Reihe</translation>
    </message>
    <message>
        <source>Everybody else, please look away.</source>
        <translation>Alle anderen schauen bitte weg.</translation>
    </message>
    <message>
        <source>I am %s</source>
        <translation>Ich bin %s</translation>
    </message>
</context>
<context>
    <name>Dots</name>
    <message>
        <source>Note %d of %d</source>
        <translation>Zettel %d von %d</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Report as PDF</source>
        <translation>Bericht als PDF</translation>
    </message>
    <message>
        <source>Record as text</source>
        <translation>Spielverlauf als Text</translation>
    </message>
    <message>
        <source>Film of the game</source>
        <translation>Film der Partie</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Bild des Bretts</translation>
    </message>
    <message>
        <source>Text, {language} (*.txt)</source>
        <translation>Text, {language} (*.txt)</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
</context>
<context>
    <name>FaultBar</name>
    <message>
        <source>The program has run into an error. It was noted, and the game goes on.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Er ist notiert, und die Partie geht weiter.</translation>
    </message>
    <message>
        <source>An error keeps coming back at this point of the game. Take back a move, or save the game elsewhere.</source>
        <translation>An dieser Stelle der Partie tritt immer wieder ein Fehler auf. Einen Zug zurücknehmen oder die Partie woanders speichern.</translation>
    </message>
    <message>
        <source>An error keeps coming back at this point of the game. Take back a move, or open the game again later: it is saved.</source>
        <translation>An dieser Stelle der Partie tritt immer wieder ein Fehler auf. Einen Zug zurücknehmen oder die Partie später wieder öffnen: Sie ist gespeichert.</translation>
    </message>
    <message>
        <source>The program crashed last time. Your games were saved up to the last move.</source>
        <translation>Das Programm ist beim letzten Mal abgestürzt. Alle Partien sind bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>The program has run into an error. It was noted.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Er ist notiert.</translation>
    </message>
    <message>
        <source>The program has run into an error. It was noted, and nothing is lost.</source>
        <translation>Im Programm ist ein Fehler aufgetreten. Er ist notiert, und nichts ist verloren.</translation>
    </message>
    <message>
        <source>An error keeps coming back at this point of the game. Save the game elsewhere.</source>
        <translation>An dieser Stelle der Partie tritt immer wieder ein Fehler auf. Die Partie woanders speichern.</translation>
    </message>
    <message>
        <source>An error keeps coming back at this point of the game. Open the game again later: it is saved.</source>
        <translation>An dieser Stelle der Partie tritt immer wieder ein Fehler auf. Die Partie später wieder öffnen: Sie ist gespeichert.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Fehlerbericht kopieren</translation>
    </message>
    <message>
        <source>Error log</source>
        <translation>Fehlerprotokoll</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>What was played since the last save would be lost. Leave anyway?</source>
        <translation>Was seit dem letzten Speichern gespielt wurde, ginge verloren. Trotzdem verlassen?</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Save elsewhere …</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>The game saved as “%s” is still running and has moved on since. Go on with it?</source>
        <translation>Die als „%s“ gespeicherte Partie läuft noch und ist seither weitergegangen. Dort weiterspielen?</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Dort weiterspielen</translation>
    </message>
    <message>
        <source>Open it as it was saved</source>
        <translation>Den alten Stand öffnen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>There is no unfinished game. Choose one from the shelf.</source>
        <translation>Es gibt keine unbeendete Partie. Im Regal stehen alle Spiele.</translation>
    </message>
    <message>
        <source>The newest save of this game was damaged. It goes on from the one before; the last moves may be missing.</source>
        <translation>Der neueste Stand dieser Partie war beschädigt. Sie geht mit dem davor weiter; die letzten Züge können fehlen.</translation>
    </message>
    <message>
        <source>The save of this game was damaged. All moves that could be read are on the table; the last ones may be missing.</source>
        <translation>Der Spielstand war beschädigt. Alle lesbaren Züge liegen auf dem Tisch; die letzten können fehlen.</translation>
    </message>
    <message>
        <source>This game was saved under earlier rules. Its position was kept; what came before cannot be shown any more.</source>
        <translation>Diese Partie wurde unter früheren Regeln gespeichert. Die Stellung ist erhalten; was davor geschah, lässt sich nicht mehr zeigen.</translation>
    </message>
    <message>
        <source>“%s” is already on the table.</source>
        <translation>„%s“ liegt schon auf dem Tisch.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>There is already a game “%s” in this folder. Replace it?</source>
        <translation>In diesem Ordner gibt es schon eine Partie „%s“. Soll sie ersetzt werden?</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Anderen Namen wählen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>“%s” has been saved anew in another window, with other moves. Replace it?</source>
        <translation>„%s“ wurde inzwischen in einem anderen Fenster neu gespeichert, mit anderen Zügen. Ersetzen?</translation>
    </message>
    <message>
        <source>Saved as “%s”.</source>
        <translation>Gespeichert als „%s“.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>Ordner darüber</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>What lies in the folder</source>
        <translation>Was im Ordner liegt</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Dateiart</translation>
    </message>
    <message>
        <source>This folder cannot be read.</source>
        <translation>Dieser Ordner lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>“%s” is already there. Replace it?</source>
        <translation>„%s“ gibt es dort schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Anderen Namen wählen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>FilmBar</name>
    <message>
        <source>The past:
move %s</source>
        <translation>Rückschau:
Zug %s</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Last turning point</source>
        <translation>Voriger Wendepunkt</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Nächster Wendepunkt</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Play on from here …</source>
        <translation>Von hier weiterspielen …</translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message>
        <source>Film of the game</source>
        <translation>Film der Partie</translation>
    </message>
    <message>
        <source>Write the film …</source>
        <translation>Film schreiben …</translation>
    </message>
    <message>
        <source>From move</source>
        <translation>Von Zug</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Bis Zug</translation>
    </message>
    <message>
        <source>%s pixels wide</source>
        <translation>%s Pixel breit</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), about {time}</source>
        <translation>
            <numerusform>%n Zug, etwa {time}</numerusform>
            <numerusform>%n Züge, etwa {time}</numerusform>
        </translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>Der Anfang der Partie</translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Zahl der Mitspielenden</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle Personen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>zu %n</numerusform>
            <numerusform>zu %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>Only people</source>
        <translation>Nur Menschen</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>%s is thinking …</source>
        <translation>%s überlegt …</translation>
    </message>
    <message>
        <source>F1: what the rules say</source>
        <translation>F1: was die Regeln dazu sagen</translation>
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
        <source>Going back this far shows somebody what was hidden. Does the whole table agree? The log will say so.</source>
        <translation>So weit zurückzugehen verrät jemandem, was verdeckt war. Ist der ganze Tisch einverstanden? Das Protokoll vermerkt es.</translation>
    </message>
</context>
<context>
    <name>GameSlip</name>
    <message>
        <source>Look back</source>
        <translation>Zurückblicken</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Short lessons at the table, and what the coach says</source>
        <translation>Kurze Lektionen am Tisch, und was der Begleiter sagt</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>Not this time: read the note once more.</source>
        <translation>Diesmal nicht: Lies den Zettel noch einmal.</translation>
    </message>
    <message>
        <source>Like this: %s</source>
        <translation>So geht es: %s</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Lektion verlassen</translation>
    </message>
    <message>
        <source>Leave the lesson? It waits here: you can go on from this note at any time.</source>
        <translation>Lektion verlassen? Sie wartet hier: Du kannst jederzeit bei diesem Zettel weitermachen.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Note: %s</source>
        <translation>Zettel: %s</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Versuch es</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>To a real game</source>
        <translation>Zu einer richtigen Partie</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Mach es für mich</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
</context>
<context>
    <name>HandicapDialog</name>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>A head start is counted at the end and named there. Games with a handicap are kept in the chronicle but change no rating.</source>
        <translation>Ein Vorsprung zählt am Ende und steht dort auf dem Blatt. Partien mit Vorgabe stehen in der Chronik, ändern aber keine Wertung.</translation>
    </message>
    <message>
        <source>Set handicap</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Head start in points</source>
        <translation>Vorsprung in Punkten</translation>
    </message>
    <message>
        <source>The bot thinks for</source>
        <translation>Bedenkzeit des Bots</translation>
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
        <source>Look at this place. Press H again for the move.</source>
        <translation>Sieh dir diese Stelle an. Noch einmal H nennt den Zug.</translation>
    </message>
    <message>
        <source>The master’s move would be “%s”. Press H again to see why.</source>
        <translation>Der Meister würde „%s“ wählen. Noch einmal H sagt, warum.</translation>
    </message>
    <message>
        <source>Look at the marked button. Press H again for the move.</source>
        <translation>Sieh dir die markierte Schaltfläche an. Noch einmal H nennt den Zug.</translation>
    </message>
    <message>
        <source>Return plays it.</source>
        <translation>Eingabetaste: Zug ausführen.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
    <message>
        <source>On the table: the newest {shown} of {there}, the others under “{list}”</source>
        <translation>Auf dem Tisch: die neuesten {shown} von {there}, die übrigen unter „{list}“</translation>
    </message>
    <message>
        <source>Board games from the world of cathedrals, for one table and one screen</source>
        <translation>Brettspiele aus der Welt der Kathedralen, für einen Tisch und einen Bildschirm</translation>
    </message>
    <message>
        <source>Missing from the shelf, because it could not be loaded: %s</source>
        <translation>Fehlt im Regal, weil es sich nicht laden ließ: %s</translation>
    </message>
    <message>
        <source>Open a saved game …</source>
        <translation>Gespeicherte Partie öffnen …</translation>
    </message>
    <message>
        <source>Begin with a lesson</source>
        <translation>Mit einer Lektion anfangen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>LearnDialog</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>What the coach says</source>
        <translation>Was der Begleiter sagt</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two, and waits where you leave it.</source>
        <translation>Jede Lektion dauert ein, zwei Minuten und wartet dort, wo du sie verlässt.</translation>
    </message>
    <message>
        <source>Easier if you already know %s.</source>
        <translation>Wer „%s“ kennt, hat es hier leichter.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
</context>
<context>
    <name>LearnSlip</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Begin with a lesson</source>
        <translation>Mit einer Lektion anfangen</translation>
    </message>
    <message>
        <source>Begin (a few minutes)</source>
        <translation>Anfangen (ein paar Minuten)</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Lesson {number} of {count}</source>
        <translation>Lektion {number} von {count}</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>The error log</source>
        <translation>Das Fehlerprotokoll</translation>
    </message>
    <message>
        <source>This is what a bug report says: version, system, the game as you may know it, and the last lines of the log. Nothing is sent anywhere.</source>
        <translation>Das steht in einem Fehlerbericht: Version, System, die Partie, soweit man sie vor diesem Bildschirm kennen darf, und die letzten Zeilen des Fehlerprotokolls. Nichts davon wird verschickt.</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Fehlerbericht kopieren</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>Here you read what has happened.</source>
        <translation>Hier steht, was geschehen ist.</translation>
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
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>&amp;New game …</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Game of the &amp;day …</source>
        <translation>Partie des &amp;Tages …</translation>
    </message>
    <message>
        <source>Game from a &amp;code …</source>
        <translation>Partie nach &amp;Code …</translation>
    </message>
    <message>
        <source>Same &amp;luck again …</source>
        <translation>Noch einmal mit demselben &amp;Glück …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as …</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>C&amp;hronicle</source>
        <translation>C&amp;hronik</translation>
    </message>
    <message>
        <source>Find the &amp;move</source>
        <translation>F&amp;inde den Zug</translation>
    </message>
    <message>
        <source>Hom&amp;e</source>
        <translation>St&amp;artseite</translation>
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
        <translation>&amp;Alle Züge …</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Since my last turn</source>
        <translation>&amp;Seit meinem letzten Zug</translation>
    </message>
    <message>
        <source>&amp;Who plays on …</source>
        <translation>We&amp;r spielt weiter …</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Zurück zur &amp;laufenden Partie</translation>
    </message>
    <message>
        <source>Resul&amp;t of the game</source>
        <translation>Er&amp;gebnis der Partie</translation>
    </message>
    <message>
        <source>&amp;Zoom in</source>
        <translation>&amp;Näher heran</translation>
    </message>
    <message>
        <source>Re&amp;view of the game</source>
        <translation>Rück&amp;blick auf die Partie</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>The &amp;table in words</source>
        <translation>&amp;Tisch in Worten</translation>
    </message>
    <message>
        <source>Zoo&amp;m out</source>
        <translation>&amp;Weiter weg</translation>
    </message>
    <message>
        <source>&amp;Whole board</source>
        <translation>&amp;Ganzer Plan</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>L&amp;earn …</source>
        <translation>L&amp;ernen …</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>Spiel&amp;regeln</translation>
    </message>
    <message>
        <source>A&amp;lmanac of all cards</source>
        <translation>A&amp;lmanach aller Karten</translation>
    </message>
    <message>
        <source>Your &amp;box …</source>
        <translation>Eure &amp;Schachtel …</translation>
    </message>
    <message>
        <source>Show the error lo&amp;g</source>
        <translation>Fehler&amp;protokoll zeigen</translation>
    </message>
    <message>
        <source>&amp;About Kingsbridge</source>
        <translation>Ü&amp;ber Kingsbridge</translation>
    </message>
    <message>
        <source>Report as &amp;PDF …</source>
        <translation>Bericht als &amp;PDF …</translation>
    </message>
    <message>
        <source>R&amp;ecord as text …</source>
        <translation>Spielv&amp;erlauf als Text …</translation>
    </message>
    <message>
        <source>Pict&amp;ure of the board …</source>
        <translation>&amp;Bild des Bretts …</translation>
    </message>
    <message>
        <source>&amp;Film …</source>
        <translation>&amp;Film …</translation>
    </message>
</context>
<context>
    <name>MomentBlock</name>
    <message>
        <source>Show this moment on the table</source>
        <translation>Diesen Augenblick am Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>MovesDialog</name>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Make this move</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Type to filter</source>
        <translation>Tippen, um zu filtern</translation>
    </message>
</context>
<context>
    <name>NewsPanel</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>Fold it (R or Esc)</source>
        <translation>Zusammenfalten (R oder Esc)</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: to the log</source>
        <translation>
            <numerusform>und %n weiteres: zum Protokoll</numerusform>
            <numerusform>und %n weitere: zum Protokoll</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc)</source>
        <translation>Lektion verlassen (Esc)</translation>
    </message>
</context>
<context>
    <name>OwnBotsDialog</name>
    <message>
        <source>Your bots</source>
        <translation>Deine Bots</translation>
    </message>
    <message>
        <source>Your own bots</source>
        <translation>Eigene Bots</translation>
    </message>
    <message>
        <source>Any program that answers questions in lines of text can sit at a table; “own_bots” in the documentation tells how. It is told what its seat may know, and nothing else. It runs on this computer with your permissions: add only what you trust.</source>
        <translation>Jedes Programm, das Fragen in Textzeilen beantwortet, kann an einem Tisch sitzen; wie das geht, steht in der Dokumentation unter „own_bots“. Es erfährt, was sein Platz wissen darf, und sonst nichts. Es läuft auf diesem Rechner mit deinen Rechten: Nur hinzufügen, was Vertrauen verdient.</translation>
    </message>
    <message>
        <source>e.g. python3 my_bot.py</source>
        <comment>an example of a command</comment>
        <translation>z. B. python3 mein_bot.py</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>&amp;File …</source>
        <translation>&amp;Datei …</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>No bot of your own yet</source>
        <translation>Noch kein eigener Bot</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
    <message>
        <source>%s is no longer among your bots.</source>
        <translation>%s gehört nicht mehr zu deinen Bots.</translation>
    </message>
    <message>
        <source>The program is asked for its name …</source>
        <translation>Das Programm wird nach seinem Namen gefragt …</translation>
    </message>
    <message>
        <source>%s has answered and can be chosen as a player now.</source>
        <translation>%s hat geantwortet und kann jetzt als Mitspieler gewählt werden.</translation>
    </message>
    <message>
        <source>%s answered after %s s.</source>
        <translation>%s hat nach %s s geantwortet.</translation>
    </message>
    <message>
        <source>The program was started and ended without saying its name; the error log may say why.</source>
        <translation>Das Programm wurde gestartet und endete, ohne seinen Namen zu nennen; vielleicht steht im Fehlerprotokoll, warum.</translation>
    </message>
    <message>
        <source>The program answered, but not with its name as it should.</source>
        <translation>Das Programm hat geantwortet, aber nicht mit seinem Namen, wie es sollte.</translation>
    </message>
    <message>
        <source>There is no such program, or it cannot be started.</source>
        <translation>Dieses Programm gibt es nicht, oder es lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>The program was started but did not say its name within ten seconds.</source>
        <translation>Das Programm wurde gestartet, hat aber in zehn Sekunden seinen Namen nicht genannt.</translation>
    </message>
    <message>
        <source>The program said far too much in one line.</source>
        <translation>Das Programm hat in einer Zeile viel zu viel gesagt.</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>What is to be done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
</context>
<context>
    <name>PromptTools</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>What the rules say about this question (F1)</source>
        <translation>Was die Regeln zu dieser Frage sagen (F1)</translation>
    </message>
    <message>
        <source>What the others did since your last turn (R)</source>
        <translation>Was die anderen seit deinem letzten Zug getan haben (R)</translation>
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
        <source>Redo what was taken back (%s)</source>
        <translation>Zurückgenommenes wiederholen (%s)</translation>
    </message>
    <message>
        <source>Take back (%s)</source>
        <translation>Zurücknehmen (%s)</translation>
    </message>
</context>
<context>
    <name>PuzzleGuide</name>
    <message>
        <source>Position solved.</source>
        <translation>Stellung gelöst.</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>Finde den Zug</translation>
    </message>
    <message>
        <source>{name} is to move, and one move is clearly the best. Which one?</source>
        <translation>{name} ist am Zug, und ein Zug ist eindeutig der beste. Welcher?</translation>
    </message>
    <message>
        <source>Next position</source>
        <translation>Nächste Stellung</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Versuch es</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Back to the collection (Esc)</source>
        <translation>Zurück zur Sammlung (Esc)</translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>Finde den Zug</translation>
    </message>
    <message>
        <source>the latest first</source>
        <translation>die neuesten zuerst</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), {found} of them found</source>
        <translation>
            <numerusform>%n Stellung, davon {found} gefunden</numerusform>
            <numerusform>%n Stellungen, davon {found} gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the folder cannot be read and stay apart</source>
        <translation>
            <numerusform>%n Datei im Ordner ist nicht lesbar und bleibt beiseite</numerusform>
            <numerusform>%n Dateien im Ordner sind nicht lesbar und bleiben beiseite</numerusform>
        </translation>
    </message>
    <message>
        <source>Positions from your own reviewed games in which one move was clearly better than all others. You see what the player could see; find the move.</source>
        <translation>Stellungen aus eigenen Partien mit Rückblick, in denen ein Zug klar besser war als alle anderen. Zu sehen ist, was damals zu sehen war; finde den Zug.</translation>
    </message>
    <message>
        <source>a collection to be filled</source>
        <translation>eine Sammlung, die sich noch füllt</translation>
    </message>
    <message>
        <source>No position yet</source>
        <translation>Noch keine Stellung</translation>
    </message>
    <message>
        <source>Play a game to its end and look at its review. Where one move was clearly best, the position comes here by itself.</source>
        <translation>Spiele eine Partie zu Ende und sieh dir ihren Rückblick an. Wo ein Zug klar der beste war, kommt die Stellung von selbst hierher.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronik</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zu&amp;letzt geöffnet</translation>
    </message>
    <message>
        <source>No game was opened or saved yet</source>
        <translation>Noch keine Partie geöffnet oder gespeichert</translation>
    </message>
    <message>
        <source>Forget this list</source>
        <translation>Diese Liste leeren</translation>
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
        <translation>Zurück zur laufenden Partie (Esc)</translation>
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
    <name>Review</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Alle Zahlen</translation>
    </message>
    <message>
        <source>Previous turning point</source>
        <translation>Voriger Wendepunkt</translation>
    </message>
    <message>
        <source>Next turning point</source>
        <translation>Nächster Wendepunkt</translation>
    </message>
    <message>
        <source>Think deeper</source>
        <translation>Genauer hinsehen</translation>
    </message>
    <message>
        <source>Stop thinking</source>
        <translation>Nachdenken beenden</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Von hier probieren</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Chances of winning</source>
        <translation>Gewinnchancen</translation>
    </message>
    <message>
        <source>the bands add up to 100%</source>
        <translation>die Bänder ergeben zusammen 100 %</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Spiel und Glück</translation>
    </message>
    <message>
        <source>% of a win</source>
        <translation>% eines Sieges</translation>
    </message>
    <message>
        <source>in the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>own choices</source>
        <translation>eigene Entscheidungen</translation>
    </message>
    <message>
        <source>luck, and what the others did</source>
        <translation>Glück, und was die anderen taten</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Before turn {number}</source>
        <translation>Vor Zug {number}</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Turn {number}: {name}</source>
        <translation>Zug {number}: {name}</translation>
    </message>
    <message>
        <source>Turn {number}, {name}</source>
        <translation>Zug {number}, {name}</translation>
    </message>
    <message>
        <source>turn {number} of {all}</source>
        <translation>Zug {number} von {all}</translation>
    </message>
    <message>
        <source>turning point {number} of {all}</source>
        <translation>Wendepunkt {number} von {all}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>The master would have done the same, or something about as good.</source>
        <translation>Der Meister hätte dasselbe getan oder etwas etwa ebenso Gutes.</translation>
    </message>
    <message>
        <source>The master is looking through the game …</source>
        <translation>Der Meister sieht die Partie durch …</translation>
    </message>
    <message>
        <source>Nobody has looked through this game yet.</source>
        <translation>Diese Partie hat noch niemand durchgesehen.</translation>
    </message>
    <message>
        <source>No single turn moved a chance much.</source>
        <translation>Kein einzelner Zug hat eine Chance stark verändert.</translation>
    </message>
    <message>
        <source>{number} of {all} turns thought through</source>
        <translation>{number} von {all} Zügen durchdacht</translation>
    </message>
    <message numerus="yes">
        <source>%n kept for “Find the move”</source>
        <translation>
            <numerusform>%n Stellung für „Finde den Zug“</numerusform>
            <numerusform>%n Stellungen für „Finde den Zug“</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewDesk</name>
    <message>
        <source>The review that was kept with this game is damaged; a new one is made.</source>
        <translation>Der Rückblick, der mit dieser Partie aufbewahrt wurde, ist beschädigt; er wird neu erstellt.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules: %s</source>
        <translation>Spielregeln: %s</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>SafeHands</name>
    <message>
        <source>Click again or press Return to do it · Esc: leave it</source>
        <translation>Noch einmal klicken oder Eingabetaste: ausführen · Esc: zurück</translation>
    </message>
</context>
<context>
    <name>SaveAsDialog</name>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Existing saves</source>
        <translation>Vorhandene Spielstände</translation>
    </message>
    <message>
        <source>A name cannot contain these characters: %s</source>
        <translation>Ein Name darf diese Zeichen nicht enthalten: %s</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Elsewhere …</source>
        <translation>Anderswo …</translation>
    </message>
    <message>
        <source>This save already exists; you will be asked before it is replaced.</source>
        <translation>Diesen Spielstand gibt es schon; vor dem Ersetzen wird gefragt.</translation>
    </message>
    <message>
        <source>Kingsbridge games (%s)</source>
        <translation>Kingsbridge-Partien (%s)</translation>
    </message>
</context>
<context>
    <name>SaveMark</name>
    <message>
        <source>Save elsewhere …</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <source>Not saved yet: the disk is very slow. The last moves are still being written.</source>
        <translation>Noch nicht gespeichert: Der Datenträger ist sehr langsam. Die letzten Züge folgen.</translation>
    </message>
    <message>
        <source>Kingsbridge keeps trying.</source>
        <translation>Kingsbridge versucht es weiter.</translation>
    </message>
</context>
<context>
    <name>SavesDialog</name>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Partien</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Wird gelesen …</translation>
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
        <source>Delete “%s” for good?</source>
        <translation>„%s“ endgültig löschen?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Kingsbridge games (%s);;All files (*)</source>
        <translation>Kingsbridge-Partien (%s);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ScoreBlock</name>
    <message>
        <source>Show the whole score sheet</source>
        <translation>Den ganzen Wertungsbogen zeigen</translation>
    </message>
</context>
<context>
    <name>SeatGrid</name>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Rolle</translation>
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
        <source>Up</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Sit one place earlier</source>
        <translation>Einen Platz früher sitzen</translation>
    </message>
    <message>
        <source>Seat %s</source>
        <translation>Platz %s</translation>
    </message>
</context>
<context>
    <name>SeatsDialog</name>
    <message>
        <source>Who plays on?</source>
        <translation>Wer spielt weiter?</translation>
    </message>
    <message>
        <source>A new game from move %s</source>
        <translation>Neue Partie ab Zug %s</translation>
    </message>
    <message>
        <source>The game from its start</source>
        <translation>Die Partie von Anfang an</translation>
    </message>
    <message>
        <source>New luck</source>
        <translation>Neues Glück</translation>
    </message>
    <message>
        <source>The same luck, as long as the same moves are made</source>
        <translation>Dasselbe Glück, solange dasselbe getan wird</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
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
        <source>Same as the system</source>
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
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
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
        <source>Bots play as the characters they were given</source>
        <translation>Bots spielen die Rollen, die sie bekommen haben</translation>
    </message>
    <message>
        <source>Your own bots …</source>
        <translation>Eigene Bots …</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>Züge bestätigen</translation>
    </message>
    <message>
        <source>Never (one click is enough)</source>
        <translation>Nie (ein Klick genügt)</translation>
    </message>
    <message>
        <source>Scoring pages</source>
        <translation>Zwischenwertungen zeigen</translation>
    </message>
    <message>
        <source>If it cannot be undone</source>
        <translation>Wenn sie sich nicht zurücknehmen lassen</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>A bot thinks at most</source>
        <translation>Ein Bot überlegt höchstens</translation>
    </message>
    <message>
        <source>Say on the board what happens</source>
        <translation>Auf dem Plan erzählen, was geschieht</translation>
    </message>
    <message>
        <source>Say what has happened since your last turn</source>
        <translation>Erzählen, was seit dem letzten eigenen Zug geschah</translation>
    </message>
    <message>
        <source>Bots wait until their move has been read</source>
        <translation>Bots warten, bis ihr Zug gelesen ist</translation>
    </message>
    <message>
        <source>Make forced moves at once</source>
        <translation>Züge ohne Wahl sofort ausführen</translation>
    </message>
    <message>
        <source>Allow looking at won tricks</source>
        <translation>Gewonnene Stiche dürfen angesehen werden</translation>
    </message>
    <message>
        <source>After rounds, years, deals and conflicts</source>
        <translation>Nach Runden, Jahren, Durchgängen und Konflikten</translation>
    </message>
    <message>
        <source>After rounds, years and deals</source>
        <translation>Nach Runden, Jahren und Durchgängen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Show projected scores</source>
        <translation>Voraussichtliche Punkte zeigen</translation>
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
        <source>Shuffle the seats</source>
        <translation>Plätze mischen</translation>
    </message>
    <message>
        <source>Handicap …</source>
        <translation>Vorgabe …</translation>
    </message>
    <message>
        <source>A head start in points, and more or less time for bots</source>
        <translation>Ein Vorsprung in Punkten, und mehr oder weniger Zeit für Bots</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Wie viele mitspielen</translation>
    </message>
    <message>
        <source>Your box …</source>
        <translation>Eure Schachtel …</translation>
    </message>
    <message>
        <source>Correct values after your copy of the printed game</source>
        <translation>Werte nach eurem gedruckten Spiel berichtigen</translation>
    </message>
    <message numerus="yes">
        <source>Played with %n value(s) of your own</source>
        <translation>
            <numerusform>Gespielt wird mit einem berichtigten Wert</numerusform>
            <numerusform>Gespielt wird mit %n berichtigten Werten</numerusform>
        </translation>
    </message>
    <message>
        <source>The same number brings the same cards and dice again; the code of a table also seats the same players</source>
        <translation>Dieselbe Zahl bringt dieselben Karten und Würfel wieder; der Code eines Tisches setzt auch dieselben Mitspieler hin</translation>
    </message>
    <message>
        <source>With a coach: a word about everything that is new to you</source>
        <translation>Mit Begleiter: ein Wort zu allem, was neu ist</translation>
    </message>
    <message>
        <source>The table is set as the code says.</source>
        <translation>Der Tisch ist so gedeckt, wie es der Code sagt.</translation>
    </message>
    <message>
        <source>The table is set as the code says, but it was played with other values than those in your box.</source>
        <translation>Der Tisch ist so gedeckt, wie es der Code sagt; gespielt wurde dort aber mit anderen Werten als denen in eurer Schachtel.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>leave empty to shuffle anew</source>
        <translation>leer: jedes Mal neu gemischt</translation>
    </message>
    <message>
        <source>Game code</source>
        <translation>Partiecode</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Anna</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Almanac of all cards</source>
        <translation>Almanach aller Karten</translation>
    </message>
</context>
<context>
    <name>SoundDesk</name>
    <message>
        <source>S&amp;ounds</source>
        <translation>T&amp;öne</translation>
    </message>
</context>
<context>
    <name>SpokenPlaces</name>
    <message>
        <source>Board</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>Arrows: what can be chosen. Ctrl and arrows: every place.</source>
        <translation>Pfeiltasten: was zur Wahl steht. Strg und Pfeiltasten: jede Stelle.</translation>
    </message>
    <message>
        <source>Can be chosen</source>
        <translation>Zur Wahl</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Spielplan</translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>TableRoom</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Log, state of the game and looking back (L)</source>
        <translation>Protokoll, Spielstand und Rückschau (L)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The game is over. %s.</source>
        <translation>Die Partie ist zu Ende. %s.</translation>
    </message>
    <message>
        <source>The game waits while you look back.</source>
        <translation>Die Partie wartet, solange du zurückschaust.</translation>
    </message>
</context>
<context>
    <name>TodayRow</name>
    <message>
        <source>Game of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>Find the move</source>
        <translation>Finde den Zug</translation>
    </message>
</context>
<context>
    <name>almanac</name>
    <message>
        <source>can still come</source>
        <translation>kann noch kommen</translation>
    </message>
    <message>
        <source>lies open</source>
        <translation>liegt offen</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>bei {name}</translation>
    </message>
    <message>
        <source>{what}: {count}</source>
        <translation>{what}: {count}</translation>
    </message>
</context>
<context>
    <name>box</name>
    <message>
        <source>Advantages</source>
        <translation>Vorteile</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Bündnisse</translation>
    </message>
    <message>
        <source>Craftsmen</source>
        <translation>Handwerker</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Loch Leven cards</source>
        <translation>Loch-Leven-Karten</translation>
    </message>
    <message>
        <source>Neutral cards</source>
        <translation>Neutrale Karten</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Resource cards</source>
        <translation>Baustoffkarten</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Names of spaces</source>
        <translation>Namen der Klosterfelder</translation>
    </message>
    <message>
        <source>Action track</source>
        <translation>Aktionsleiste</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Leads between</source>
        <translation>Verbindet</translation>
    </message>
    <message>
        <source>How often in a round</source>
        <translation>Wie oft je Runde</translation>
    </message>
    <message>
        <source>VP for each</source>
        <translation>SP für je eines</translation>
    </message>
    <message>
        <source>Cost in gold</source>
        <translation>Kosten in Gold</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Ware</translation>
    </message>
    <message>
        <source>Whom it hits</source>
        <translation>Wen es trifft</translation>
    </message>
    <message>
        <source>Brings every round</source>
        <translation>Bringt jede Runde</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Verbindet</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Must be in stock</source>
        <translation>Muss im Vorrat sein</translation>
    </message>
    <message>
        <source>More places</source>
        <translation>Weitere Plätze</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>More VP for each builder</source>
        <translation>Mehr SP je Baumeister</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Builder spaces</source>
        <translation>Baumeisterfelder</translation>
    </message>
    <message>
        <source>Start field</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>Religion stone</source>
        <translation>Religionsstein</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Tax in gold</source>
        <translation>Steuer in Gold</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Verbraucht</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Arbeiter</translation>
    </message>
    <message>
        <source>Brings one of</source>
        <translation>Bringt eines von</translation>
    </message>
    <message>
        <source>printed in the rulebook</source>
        <translation>steht in der Anleitung</translation>
    </message>
    <message>
        <source>follows from the rulebook, but is not printed there</source>
        <translation>folgt aus der Anleitung, steht dort aber nicht</translation>
    </message>
    <message>
        <source>not in the rulebook; found in other descriptions of the game</source>
        <translation>nicht in der Anleitung; aus anderen Beschreibungen des Spiels</translation>
    </message>
    <message>
        <source>not in the rulebook; filled in by us</source>
        <translation>nicht in der Anleitung; von uns ergänzt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>There is no value “{value}” that could be corrected.</source>
        <translation>Es gibt keinen Wert „{value}“, der sich berichtigen ließe.</translation>
    </message>
    <message>
        <source>This is printed in the rulebook and certain: {value}.</source>
        <translation>Das steht in der Anleitung und ist sicher: {value}.</translation>
    </message>
    <message>
        <source>{value}: a number from {low} to {high}, please.</source>
        <translation>{value}: bitte eine Zahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>{value}: that is not among the choices.</source>
        <translation>{value}: Das steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>{value}: each choice only once, please.</source>
        <translation>{value}: bitte nichts doppelt wählen.</translation>
    </message>
    <message>
        <source>{value}: from {fewest} to {most} choices, please.</source>
        <translation>{value}: bitte {fewest} bis {most} auswählen.</translation>
    </message>
    <message>
        <source>{value}: a name of 1 to {longest} letters, please.</source>
        <translation>{value}: bitte ein Name mit 1 bis {longest} Buchstaben.</translation>
    </message>
    <message>
        <source>{event}: the value must be at least 1.</source>
        <translation>{event}: Der Wert muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>{country}: a deck has from {fewest} to {most} person cards, not {count}.</source>
        <translation>{country}: Ein Stapel hat {fewest} bis {most} Personen, nicht {count}.</translation>
    </message>
    <message>
        <source>{country}: each deck has exactly one captain, not {count}.</source>
        <translation>{country}: Jeder Stapel hat genau einen Kapitän, nicht {count}.</translation>
    </message>
    <message>
        <source>{country}: exactly one event of each deck gives VP for a protection.</source>
        <translation>{country}: Genau ein Ereignis jedes Stapels bringt SP für ein Schutzplättchen.</translation>
    </message>
    <message>
        <source>{country}: exactly one event of each deck sends a die to Loch Leven.</source>
        <translation>{country}: Genau ein Ereignis jedes Stapels schickt einen Würfel nach Loch Leven.</translation>
    </message>
    <message>
        <source>Each Loch Leven card has a start field of its own.</source>
        <translation>Jede Loch-Leven-Karte hat ihr eigenes Startfeld.</translation>
    </message>
    <message>
        <source>Two Loch Leven cards are Catholic and two Protestant.</source>
        <translation>Zwei Loch-Leven-Karten sind katholisch und zwei protestantisch.</translation>
    </message>
    <message>
        <source>Each die leads to four fields of the action track; {die} leads to {count}.</source>
        <translation>Jeder Würfel führt auf vier Felder der Aktionsleiste; {die} führt auf {count}.</translation>
    </message>
    <message>
        <source>The action track has this field exactly once: {symbol}.</source>
        <translation>Die Aktionsleiste hat dieses Feld genau einmal: {symbol}.</translation>
    </message>
    <message>
        <source>Field {field}: ships and the violet die belong together.</source>
        <translation>Feld {field}: Schiffe und der violette Würfel gehören zusammen.</translation>
    </message>
    <message>
        <source>This kind of advantage is listed twice: {symbol}.</source>
        <translation>Diese Art Vorteilsplättchen gibt es zweimal: {symbol}.</translation>
    </message>
    <message>
        <source>{craftsman}: a craftsman who needs something in stock uses nothing up and brings gold.</source>
        <translation>{craftsman}: Wer etwas im Vorrat braucht, verbraucht nichts und bringt Gold.</translation>
    </message>
    <message>
        <source>{land}: our map has room for no more than {most} spaces, and the rulebook shows at least {fewest}, so {count} cannot be.</source>
        <translation>{land}: Unser Plan hat dort für höchstens {most} Felder Platz, und die Anleitung zeigt mindestens {fewest}; {count} ist nicht möglich.</translation>
    </message>
    <message>
        <source>This road is listed twice: {ends}.</source>
        <translation>Diese Straße gibt es zweimal: {ends}.</translation>
    </message>
    <message>
        <source>The rulebook shows a chain of five spaces through Burgundy and Italy with a branch into Bavaria; the roads must allow it.</source>
        <translation>Die Anleitung zeigt eine Kette von fünf Feldern durch Burgund und Italien mit einer Abzweigung nach Bayern; die Straßen müssen sie zulassen.</translation>
    </message>
    <message>
        <source>There are 28 advantages in all, not {count}.</source>
        <translation>Es gibt insgesamt 28 Vorteilsplättchen, nicht {count}.</translation>
    </message>
    <message>
        <source>There are 15 neutral cards in all, not {count}.</source>
        <translation>Es gibt insgesamt 15 neutrale Karten, nicht {count}.</translation>
    </message>
    <message>
        <source>The king is always the highest card; {card} would not be below him.</source>
        <translation>Der König ist immer die höchste Karte; {card} stünde nicht unter ihm.</translation>
    </message>
    <message>
        <source>{card}: only Tom Builder offers a choice of materials.</source>
        <translation>{card}: Nur Tom Builder lässt die Wahl zwischen Baustoffen.</translation>
    </message>
    <message>
        <source>{craftsman}: that cannot be used up.</source>
        <translation>{craftsman}: Das lässt sich nicht verbrauchen.</translation>
    </message>
    <message>
        <source>{craftsman}: a craftsman brings either gold or VP.</source>
        <translation>{craftsman}: Ein Handwerker bringt entweder Gold oder SP.</translation>
    </message>
    <message>
        <source>{craftsman}: gold is used alone, and only for VP.</source>
        <translation>{craftsman}: Gold wird allein verbraucht und nur für SP.</translation>
    </message>
    <message>
        <source>{advantage}: the card would do nothing.</source>
        <translation>{advantage}: Die Karte bewirkte nichts.</translation>
    </message>
    <message>
        <source>{event}: a good event must help and a bad one harm.</source>
        <translation>{event}: Ein positives Ereignis muss helfen, ein negatives schaden.</translation>
    </message>
    <message>
        <source>{event}: the amount must be from {low} to {high} and not 0.</source>
        <translation>{event}: Die Menge muss zwischen {low} und {high} liegen und darf nicht 0 sein.</translation>
    </message>
    <message>
        <source>A road leads from one space to another, or is not there at all.</source>
        <translation>Eine Straße führt von einem Feld zu einem anderen, oder es gibt sie gar nicht.</translation>
    </message>
    <message>
        <source>Two alliances join the same countries: {lands}.</source>
        <translation>Zwei Bündnisse verbinden dieselben Länder: {lands}.</translation>
    </message>
    <message>
        <source>The values do not fit together: {detail}.</source>
        <translation>Die Werte passen nicht zusammen: {detail}.</translation>
    </message>
    <message>
        <source>Your corrections ({file}) cannot be used, so the printed values are played: {reason}</source>
        <translation>Eure Berichtigungen ({file}) lassen sich nicht verwenden, gespielt wird mit den mitgelieferten Werten: {reason}</translation>
    </message>
</context>
<context>
    <name>chronicle</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Mitspielende</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>{now} today, the highest ever</source>
        <translation>heute {now}, so hoch wie nie</translation>
    </message>
    <message>
        <source>{now} today, highest {peak}</source>
        <translation>heute {now}, höchstens {peak}</translation>
    </message>
    <message>
        <source>{rating}, won</source>
        <translation>{rating}, gewonnen</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Mittlerer Platz</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Beste Punktzahl</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Mittlere Punktzahl</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>Streak now</source>
        <translation>Serie zurzeit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>of {played} won</source>
        <translation>von {played} gewonnen</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} von {played}</translation>
    </message>
    <message>
        <source>place {place} · best {best} · mean {mean}</source>
        <translation>Platz {place} · max. {best} · Ø {mean}</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>with a handicap</source>
        <translation>mit Vorgabe</translation>
    </message>
    <message>
        <source>among people</source>
        <translation>unter Menschen</translation>
    </message>
    <message>
        <source>{place}. {name} {points}</source>
        <translation>{place}. {name} {points}</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <translation>Sieg: {names}</translation>
    </message>
    <message>
        <source>The Card Game</source>
        <translation>Das Kartenspiel</translation>
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
        <source>{name}: first half of the year</source>
        <translation>{name}: 1. Halbjahr</translation>
    </message>
    <message numerus="yes">
        <source>%n free dice then</source>
        <translation>
            <numerusform>dann %n freier Würfel</numerusform>
            <numerusform>dann %n freie Würfel</numerusform>
        </translation>
    </message>
    <message>
        <source>the religion die is rolled anew, up to {number}</source>
        <translation>der Religionswürfel wird neu geworfen, bis {number}</translation>
    </message>
    <message>
        <source>the die on {person} then shows {number}</source>
        <translation>der Würfel auf {person} zeigt dann {number}</translation>
    </message>
    <message numerus="yes">
        <source>{country}: a first house, %n VP at the end if it stays</source>
        <translation>
            <numerusform>{country}: ein erstes Haus, %n SP am Ende, wenn es bleibt</numerusform>
            <numerusform>{country}: ein erstes Haus, %n SP am Ende, wenn es bleibt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP at once</source>
        <translation>
            <numerusform>%n SP sofort</numerusform>
            <numerusform>%n SP sofort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP stay on the track</source>
        <translation>
            <numerusform>%n SP bleibt auf der Leiste</numerusform>
            <numerusform>%n SP bleiben auf der Leiste</numerusform>
        </translation>
    </message>
    <message>
        <source>then {count} × {good}</source>
        <translation>dann {count} × {good}</translation>
    </message>
    <message numerus="yes">
        <source>then %n good(s) in all</source>
        <translation>
            <numerusform>dann insgesamt %n Ware</numerusform>
            <numerusform>dann insgesamt %n Waren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n advantage(s) in hand</source>
        <translation>
            <numerusform>dann %n Vorteilsplättchen</numerusform>
            <numerusform>dann %n Vorteilsplättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) wait to be sold</source>
        <translation>
            <numerusform>%n Ware wartet auf den Verkauf</numerusform>
            <numerusform>%n Waren warten auf den Verkauf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{country}: a conflict would then bring %n VP</source>
        <translation>
            <numerusform>{country}: ein Konflikt brächte dann %n SP</numerusform>
            <numerusform>{country}: ein Konflikt brächte dann %n SP</numerusform>
        </translation>
    </message>
    <message>
        <source>{country}: a conflict would then cost the house on {number}</source>
        <translation>{country}: ein Konflikt würde dann das Haus auf {number} kosten</translation>
    </message>
    <message numerus="yes">
        <source>{country}: then %n free religion field(s)</source>
        <translation>
            <numerusform>{country}: dann %n freies Religionsfeld</numerusform>
            <numerusform>{country}: dann %n freie Religionsfelder</numerusform>
        </translation>
    </message>
    <message>
        <source>{country}: the house on {number}, as many VP in a conflict that is won</source>
        <translation>{country}: das Haus auf {number}, so viele SP in einem gewonnenen Konflikt</translation>
    </message>
    <message numerus="yes">
        <source>the only one of this religion ({religion}): %n VP</source>
        <translation>
            <numerusform>als Einzige oder Einziger dieser Religion ({religion}): %n SP</numerusform>
            <numerusform>als Einzige oder Einziger dieser Religion ({religion}): %n SP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) of the same religion ({religion})</source>
        <translation>
            <numerusform>%n weitere Person mit dieser Religion ({religion})</numerusform>
            <numerusform>%n weitere mit dieser Religion ({religion})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{country}: %n card(s) left in the deck</source>
        <translation>
            <numerusform>{country}: noch %n Karte im Stapel</numerusform>
            <numerusform>{country}: noch %n Karten im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: second half of the year</source>
        <translation>{name}: 2. Halbjahr</translation>
    </message>
    <message>
        <source>{name}, the only one of this religion: +{vp} VP</source>
        <translation>{name}, Religionsminderheit: +{vp} SP</translation>
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
        <translation>{name} wählt mit {die}: {person}.</translation>
    </message>
    <message>
        <source>{name} chooses the {die} to build ({country}).</source>
        <translation>{name} wählt einen Würfel für ein Handelshaus ({country}): {die}</translation>
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
        <source>Event ({country}): {event}. {effect}</source>
        <translation>Ereignis ({country}): {event}. {effect}</translation>
    </message>
    <message>
        <source>{country}: the event has no effect and leaves the game: {event}</source>
        <translation>{country}: Ereignis ohne Wirkung, kommt aus dem Spiel: {event}</translation>
    </message>
    <message>
        <source>{country}: the deck is used up. The game ends after this year.</source>
        <translation>{country}: Der Kartenstapel ist aufgebraucht. Die Partie endet nach diesem Jahr.</translation>
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
        <source>{name} pays {vp} VP to reroll the religion die.</source>
        <translation>{name} zahlt {vp} SP, um den Religionswürfel neu zu würfeln.</translation>
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
        <translation>{name} hat {end} SP erreicht. Die Partie endet nach diesem Jahr.</translation>
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
        <source>the only one of this religion, +{vp} VP</source>
        <translation>allein mit dieser Religion, +{vp} SP</translation>
    </message>
    <message>
        <source>house on field {number} ({country})</source>
        <translation>Haus auf Feld {number} ({country})</translation>
    </message>
    <message>
        <source>house raised from {number} to {to} ({country})</source>
        <translation>Haus von {number} auf {to} erhöht ({country})</translation>
    </message>
    <message>
        <source>house taken back from field {number} ({country})</source>
        <translation>Haus von Feld {number} zurückgenommen ({country})</translation>
    </message>
    <message>
        <source>+{vp} VP ({country})</source>
        <translation>+{vp} SP ({country})</translation>
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
        <source>{who}: give up {value} of their goods</source>
        <translation>{who}: {value} × Ware nach Wahl abgeben</translation>
    </message>
    <message>
        <source>{who}: put one die on Loch Leven, set to {value}</source>
        <translation>{who}: einen Würfel mit {value} auf Loch Leven legen</translation>
    </message>
    <message>
        <source>Advantages are used and dice freed between the steps, not in the middle of one.</source>
        <translation>Vorteilsplättchen einsetzen und Würfel befreien: nur zwischen den Schritten, nicht mittendrin.</translation>
    </message>
    <message>
        <source>That costs {vp} VP; held: {have}.</source>
        <translation>Das kostet {vp} SP, vorhanden: {have}.</translation>
    </message>
    <message>
        <source>No such advantage held: {symbol}</source>
        <translation>Kein solches Vorteilsplättchen vorhanden: {symbol}</translation>
    </message>
    <message>
        <source>Only the die of the country’s colour or the violet one takes a person there, not: {die}</source>
        <translation>Dort nimmt nur der Würfel der Länderfarbe oder der violette eine Person, nicht: {die}</translation>
    </message>
    <message>
        <source>The turn began on this field: the disc must not return to it.</source>
        <translation>Auf diesem Feld begann der Zug; die Scheibe darf nicht dorthin zurück.</translation>
    </message>
    <message>
        <source>Nothing can be sold without a house there: {country}</source>
        <translation>Ohne Handelshaus dort kein Verkauf: {country}</translation>
    </message>
    <message>
        <source>{person} belongs to {name}: only one’s own person cards and open ones can be removed.</source>
        <translation>{person} gehört {name}: Entfernt werden nur eigene und offen liegende Personen.</translation>
    </message>
    <message>
        <source>An open person is taken in the second half of the year, with a die just rolled.</source>
        <translation>Eine offene Person wird im 2. Halbjahr genommen, mit einem eben geworfenen Würfel.</translation>
    </message>
    <message>
        <source>Free dice are rolled in the second half of the year; then one takes a person and one moves the disc.</source>
        <translation>Freie Würfel werden im 2. Halbjahr geworfen; dann nimmt einer eine Person, und einer zieht die Aktionsscheibe.</translation>
    </message>
    <message>
        <source>Stones come with the people of the country, or by a symbol that places or removes one.</source>
        <translation>Religionssteine kommen mit den Personen des Landes oder durch ein Symbol, das einen setzt oder entfernt.</translation>
    </message>
    <message>
        <source>A conflict comes here by itself when all religion fields of the country are taken.</source>
        <translation>Zum Konflikt kommt es hier von selbst, wenn alle Religionsfelder des Landes belegt sind.</translation>
    </message>
    <message>
        <source>The disc moves at the end of the second half of the year, after the person.</source>
        <translation>Die Aktionsscheibe zieht am Ende des 2. Halbjahrs, nach der Person.</translation>
    </message>
    <message>
        <source>Goods are sold when the disc comes to a ship or a goods field, or with a captain.</source>
        <translation>Waren werden verkauft, wenn die Aktionsscheibe auf ein Schiff oder ein Warenfeld kommt, oder mit einem Kapitän.</translation>
    </message>
    <message>
        <source>Protections come from people and fields that show their symbol.</source>
        <translation>Schutzplättchen bringen Personen und Felder, die ihr Symbol zeigen.</translation>
    </message>
    <message>
        <source>Advantages are drawn by people and fields that show their symbol.</source>
        <translation>Vorteilsplättchen werden durch Personen und Felder gezogen, die ihr Symbol zeigen.</translation>
    </message>
    <message>
        <source>Used advantages are shuffled when the supply is empty; until then they rest.</source>
        <translation>Eingesetzte Vorteilsplättchen werden neu gemischt, wenn der Vorrat leer ist; bis dahin ruhen sie.</translation>
    </message>
    <message>
        <source>The free dice are rolled at the start of the second half of the year.</source>
        <translation>Die freien Würfel werden zu Beginn des 2. Halbjahrs geworfen.</translation>
    </message>
    <message>
        <source>A die on Loch Leven is turned down in the first half of the year.</source>
        <translation>Ein Würfel auf Loch Leven wird im 1. Halbjahr heruntergedreht.</translation>
    </message>
    <message>
        <source>The religion die is turned down in the first half of the year; after 1 the religion is chosen anew.</source>
        <translation>Der Religionswürfel wird im 1. Halbjahr heruntergedreht; nach der 1 wird die Religion neu gewählt.</translation>
    </message>
    <message>
        <source>This only shows what lies before a player; the cards and dice act.</source>
        <translation>Das zeigt nur, was vor jemandem liegt; gehandelt wird mit Karten und Würfeln.</translation>
    </message>
    <message>
        <source>An event takes effect by itself; the answers to it are the buttons.</source>
        <translation>Ein Ereignis wirkt von selbst; die Antworten darauf sind die Knöpfe.</translation>
    </message>
    <message>
        <source>This is still to come this year.</source>
        <translation>Das kommt in diesem Jahr noch.</translation>
    </message>
    <message>
        <source>For this year that is over.</source>
        <translation>Das ist für dieses Jahr vorbei.</translation>
    </message>
    <message>
        <source>place or remove a Catholic stone</source>
        <translation>katholischen Stein setzen oder entfernen</translation>
    </message>
    <message>
        <source>place or remove a Protestant stone</source>
        <translation>protestantischen Stein setzen oder entfernen</translation>
    </message>
    <message>
        <source>+1 good of any kind</source>
        <translation>+1 Ware nach Wahl</translation>
    </message>
    <message>
        <source>ship ({country})</source>
        <translation>Schiff ({country})</translation>
    </message>
    <message>
        <source>gain or sell 1 {good}</source>
        <translation>{good} nehmen oder verkaufen</translation>
    </message>
    <message>
        <source>Sell 1 good of any kind for {vp} VP. Needs a house in a country that buys it.</source>
        <translation>1 Ware nach Wahl für {vp} SP verkaufen. Nötig ist ein Handelshaus in einem Land, das sie kauft.</translation>
    </message>
    <message>
        <source>Place 1 neutral stone in any country.</source>
        <translation>1 neutralen Religionsstein in ein Land nach Wahl setzen.</translation>
    </message>
    <message>
        <source>Place or remove 1 Catholic stone in any country.</source>
        <translation>1 katholischen Religionsstein in einem Land nach Wahl setzen oder entfernen.</translation>
    </message>
    <message>
        <source>Place or remove 1 Protestant stone in any country.</source>
        <translation>1 protestantischen Religionsstein in einem Land nach Wahl setzen oder entfernen.</translation>
    </message>
    <message>
        <source>Gain 1 good of any kind.</source>
        <translation>1 Ware nach Wahl aus dem Vorrat nehmen.</translation>
    </message>
    <message>
        <source>Stay Catholic</source>
        <translation>Katholik bleiben</translation>
    </message>
    <message>
        <source>Stay Protestant</source>
        <translation>Protestant bleiben</translation>
    </message>
    <message>
        <source>Become Catholic</source>
        <translation>Katholik werden</translation>
    </message>
    <message>
        <source>Become Protestant</source>
        <translation>Protestant werden</translation>
    </message>
    <message>
        <source>Let {person} go; the {die} becomes free</source>
        <translation>{person} aus dem Spiel nehmen, {die} wird frei</translation>
    </message>
    <message>
        <source>{person}: to {number}, then a stone ({stone})</source>
        <translation>{person}: auf {number}, dann Stein ({stone})</translation>
    </message>
    <message>
        <source>Free the {die} (−{vp} VP)</source>
        <translation>{die} befreien (−{vp} SP)</translation>
    </message>
    <message>
        <source>Place the stone ({stone})</source>
        <translation>Religionsstein setzen ({stone})</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Sell nothing</source>
        <translation>Nichts verkaufen</translation>
    </message>
    <message>
        <source>{name} rolled {number}: choose a religion</source>
        <translation>{name} hat {number} gewürfelt: Religion wählen</translation>
    </message>
    <message>
        <source>{name}: gain or sell 1 {good}?</source>
        <translation>{name}: {good} nehmen oder verkaufen?</translation>
    </message>
    <message>
        <source>{name}: gain 1 {good}?</source>
        <translation>{name}: 1 × {good} nehmen?</translation>
    </message>
    <message>
        <source>Year {year}, first half: {name}</source>
        <translation>Jahr {year}, 1. Halbjahr: {name}</translation>
    </message>
    <message>
        <source>Year {year}, second half: {name}</source>
        <translation>Jahr {year}, 2. Halbjahr: {name}</translation>
    </message>
    <message>
        <source>Year {year} (the last), first half: {name}</source>
        <translation>Jahr {year} (das letzte), 1. Halbjahr: {name}</translation>
    </message>
    <message>
        <source>Year {year} (the last), second half: {name}</source>
        <translation>Jahr {year} (das letzte), 2. Halbjahr: {name}</translation>
    </message>
    <message>
        <source>what counts at once</source>
        <translation>das, was sofort zählt</translation>
    </message>
    <message>
        <source>people and the years they help</source>
        <translation>Personen und die Jahre, in denen sie helfen</translation>
    </message>
    <message>
        <source>free dice</source>
        <translation>freie Würfel</translation>
    </message>
    <message>
        <source>conflicts to come</source>
        <translation>kommende Konflikte</translation>
    </message>
    <message>
        <source>houses</source>
        <translation>Handelshäuser</translation>
    </message>
    <message>
        <source>goods to sell</source>
        <translation>Waren zum Verkaufen</translation>
    </message>
    <message>
        <source>protections</source>
        <translation>Schutzplättchen</translation>
    </message>
    <message>
        <source>advantages</source>
        <translation>Vorteilsplättchen</translation>
    </message>
    <message>
        <source>religion and being the only one of it</source>
        <translation>die Religion und die Aussicht, als Minderheit SP zu erhalten</translation>
    </message>
    <message>
        <source>the years to come</source>
        <translation>die kommenden Jahre</translation>
    </message>
    <message>
        <source>{country}: conflict at the end of this turn, majority: {religion}.</source>
        <translation>{country}: Konflikt am Ende dieses Zuges, Mehrheit: {religion}.</translation>
    </message>
    <message>
        <source>{country}: conflict at the end of this turn; it would be avoided.</source>
        <translation>{country}: Konflikt am Ende dieses Zuges, er würde vermieden.</translation>
    </message>
    <message>
        <source>{country}: majority as it stands: {religion}. Free religion fields: {free}.</source>
        <translation>{country}: Mehrheit nach jetzigem Stand: {religion}. Freie Religionsfelder: {free}.</translation>
    </message>
    <message>
        <source>{country}: as it stands, a conflict would be avoided. Free religion fields: {free}.</source>
        <translation>{country}: Nach jetzigem Stand würde ein Konflikt vermieden. Freie Religionsfelder: {free}.</translation>
    </message>
    <message>
        <source>{name}: {person}, {die} → {number}</source>
        <translation>{name}: {person}, {die} → {number}</translation>
    </message>
    <message numerus="yes">
        <source>the die is free again in %n year(s)</source>
        <translation>
            <numerusform>der Würfel ist in %n Jahr wieder frei</numerusform>
            <numerusform>der Würfel ist in %n Jahren wieder frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n protection(s) in all</source>
        <translation>
            <numerusform>dann insgesamt %n Schutzplättchen</numerusform>
            <numerusform>dann insgesamt %n Schutzplättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>{country}: {title} is turned up.</source>
        <translation>{country}: {title} wird aufgedeckt.</translation>
    </message>
    <message>
        <source>{name} pays {vp} VP for skipping and moves the disc to {field}.</source>
        <translation>{name} zahlt {vp} SP fürs Auslassen und zieht die Aktionsscheibe auf {field}.</translation>
    </message>
    <message>
        <source>{who}: 1 protection may be given up for VP equal to the religion die</source>
        <translation>{who}: 1 Schutzplättchen darf abgegeben werden, dafür gibt es SP in Höhe des Religionswürfels</translation>
    </message>
    <message>
        <source>That is not possible at this moment.</source>
        <translation>Das geht in diesem Moment nicht.</translation>
    </message>
    <message>
        <source>This die lies on no card: {die}</source>
        <translation>Dieser Würfel liegt auf keiner Karte: {die}</translation>
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
        <source>A house comes here with a person of this country whose die shows the field’s number.</source>
        <translation>Ein Handelshaus kommt hierher mit einer Person dieses Landes, deren Würfel die Zahl des Feldes zeigt.</translation>
    </message>
    <message>
        <source>Advantages are used between the steps of one’s own turn.</source>
        <translation>Vorteilsplättchen werden zwischen den Schritten des eigenen Spielzugs eingesetzt.</translation>
    </message>
    <message>
        <source>A protection averts an event that strikes, or keeps a person’s stone off the board.</source>
        <translation>Ein Schutzplättchen wendet ein Ereignis ab oder hält den Religionsstein einer Person vom Plan fern.</translation>
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
        <source>advance on the track</source>
        <translation>auf der Aktionsleiste vorziehen</translation>
    </message>
    <message>
        <source>free a die</source>
        <translation>Würfel befreien</translation>
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
        <source>Turn a die on one of the player’s own cards up or down by one. This uses no person.</source>
        <translation>Einen Würfel auf einer eigenen Karte um 1 herauf- oder herunterdrehen. Dadurch wird keine Person genutzt.</translation>
    </message>
    <message>
        <source>Remove a person from the game: one from the player’s own display, whose die becomes free, or an open one on a deck.</source>
        <translation>Eine Person aus dem Spiel entfernen: aus der eigenen Auslage (ihr Würfel wird frei) oder eine offene auf einem Stapel.</translation>
    </message>
    <message>
        <source>Advance to the next unoccupied field of the action track and use it.</source>
        <translation>Auf das nächste unbesetzte Feld der Aktionsleiste vorziehen und es nutzen.</translation>
    </message>
    <message>
        <source>Take a die off one of the player’s own cards: a person under it leaves the game, the religion die is rerolled.</source>
        <translation>Einen eigenen Würfel von seiner Karte nehmen: Eine Person darunter kommt aus dem Spiel, der Religionswürfel wird neu gewürfelt.</translation>
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
        <source>{name}, {person}: place the stone?</source>
        <translation>{name}, {person}: Religionsstein setzen?</translation>
    </message>
    <message>
        <source>{person}: only to {number}</source>
        <translation>{person}: nur auf {number} drehen</translation>
    </message>
    <message numerus="yes">
        <source>%n use(s) of this person</source>
        <translation>
            <numerusform>%n-mal zu nutzen</numerusform>
            <numerusform>%n-mal zu nutzen</numerusform>
        </translation>
    </message>
    <message>
        <source>then shows {number}</source>
        <translation>zeigt dann {number}</translation>
    </message>
    <message numerus="yes">
        <source>away for %n year(s)</source>
        <translation>
            <numerusform>%n Jahr lang weg</numerusform>
            <numerusform>%n Jahre lang weg</numerusform>
        </translation>
    </message>
    <message>
        <source>A person helps when taken, and again in the first half of each year, when the die on the card is turned down.</source>
        <translation>Eine Person wird genutzt, wenn sie genommen wird, und in jedem 1. Halbjahr, wenn ihr Würfel heruntergedreht wird.</translation>
    </message>
    <message>
        <source>{person}: to {number}, then {symbol}</source>
        <translation>{person}: auf {number}, dann {symbol}</translation>
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
        <source>Give up 1 protection, place no stone</source>
        <translation>1 Schutzplättchen abgeben, kein Stein</translation>
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
        <translation>{good} für {vp} SP verkaufen</translation>
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
        <source>{name}, {person}: turn the die down</source>
        <translation>{name}, {person}: Würfel herunterdrehen</translation>
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
        <source>{name}: take a person with a die</source>
        <translation>{name}: Person mit einem Würfel nehmen</translation>
    </message>
    <message>
        <source>{name}: no person can be taken</source>
        <translation>{name}: Keine Person kann genommen werden</translation>
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
        <source>{name}: move the disc with a free die</source>
        <translation>{name}: Aktionsscheibe mit einem freien Würfel ziehen</translation>
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
        <translation>Unverkaufte Waren</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Vorteilsplättchen</translation>
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
        <source>{name} loses the house</source>
        <translation>{name} verliert das Handelshaus</translation>
    </message>
    <message>
        <source>{name} is the only one: {religion}</source>
        <translation>{name} ist allein: {religion}</translation>
    </message>
    <message>
        <source>→ {field}</source>
        <translation>→ {field}</translation>
    </message>
    <message>
        <source>→ {field}, skipping costs {vp} VP</source>
        <translation>→ {field}, Auslassen kostet {vp} SP</translation>
    </message>
    <message>
        <source>→ {field}, skipping would cost {vp} VP</source>
        <translation>→ {field}, Auslassen würde {vp} SP kosten</translation>
    </message>
    <message>
        <source>Leads nowhere now</source>
        <translation>Führt jetzt nirgendwohin</translation>
    </message>
</context>
<context>
    <name>column_of_fire_stones</name>
    <message>
        <source>Catholic</source>
        <translation>katholisch</translation>
    </message>
    <message>
        <source>Protestant</source>
        <translation>protestantisch</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
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
        <source>Loch Leven</source>
        <translation>Loch Leven</translation>
    </message>
    <message>
        <source>Free dice</source>
        <translation>Freie Würfel</translation>
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
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Vorteilsplättchen</translation>
    </message>
    <message>
        <source>{action} · stone: {stone}</source>
        <translation>{action} · Stein: {stone}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>In each turn at most one event happens; further ones leave without effect.</source>
        <translation>In jedem Spielzug geschieht höchstens ein Ereignis; weitere kommen ohne Wirkung aus dem Spiel.</translation>
    </message>
    <message>
        <source>used</source>
        <translation>eingesetzt</translation>
    </message>
    <message>
        <source>What can still come is in the supply or hidden with other players. Used ones are shuffled when it is empty.</source>
        <translation>Was noch kommen kann, liegt im Vorrat oder verdeckt bei anderen. Eingesetzte werden neu gemischt, wenn er leer ist.</translation>
    </message>
    <message>
        <source>Uses still to come: {count}</source>
        <translation>Noch so oft zu nutzen: {count}</translation>
    </message>
    <message>
        <source>Dice sent here are turned down first in the first half of each year and become free after 1.</source>
        <translation>Würfel auf dieser Karte werden im 1. Halbjahr zuerst heruntergedreht und sind nach der 1 wieder frei.</translation>
    </message>
    <message>
        <source>They are rolled in the second half of the year: one takes a person, one moves the disc.</source>
        <translation>Sie werden im 2. Halbjahr geworfen: Einer nimmt eine Person, einer zieht die Aktionsscheibe.</translation>
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
        <source>The disc of {name} is here.</source>
        <translation>Hier liegt die Aktionsscheibe von {name}.</translation>
    </message>
    <message>
        <source>shows {value}</source>
        <translation>zeigt {value}</translation>
    </message>
    <message>
        <source>{what}: {count}</source>
        <translation>{what}: {count}</translation>
    </message>
    <message>
        <source>Religion stones: {stones}</source>
        <translation>Religionssteine: {stones}</translation>
    </message>
    <message>
        <source>No religion stones</source>
        <translation>Keine Religionssteine</translation>
    </message>
    <message>
        <source>{country}, house field {field}: house of {name}</source>
        <translation>{country}, Hausfeld {field}: Haus von {name}</translation>
    </message>
    <message>
        <source>{country}, house field {field}: free</source>
        <translation>{country}, Hausfeld {field}: frei</translation>
    </message>
    <message>
        <source>People on the decks and events</source>
        <translation>Personen auf den Stapeln und Ereignisse</translation>
    </message>
    <message>
        <source>Dice and displays</source>
        <translation>Würfel und Auslagen</translation>
    </message>
    <message>
        <source>Goods, protections and advantages</source>
        <translation>Waren, Schutz- und Vorteilsplättchen</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Trading houses</source>
        <translation>Handelshäuser</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Action track</source>
        <translation>Aktionsleiste</translation>
    </message>
    <message>
        <source>place or remove a Catholic or a Protestant stone</source>
        <translation>einen katholischen oder protestantischen Stein setzen oder entfernen</translation>
    </message>
    <message>
        <source>Between the steps of its owner’s turn it can be taken off for {vp} VP.</source>
        <translation>Zwischen den Schritten des eigenen Zuges für {vp} SP zu entfernen.</translation>
    </message>
    <message>
        <source>One averts the harm of an event, or keeps a person’s stone off the board. Unused ones are worth 1 VP each.</source>
        <translation>Eines wendet ein Ereignis ab oder hält den Religionsstein einer Person vom Spielplan fern. Am Ende ist jedes ungenutzte 1 SP wert.</translation>
    </message>
    <message>
        <source>May be used between the steps of its owner’s turn.</source>
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
        <source>{name}: {die}</source>
        <translation>{name}: {die}</translation>
    </message>
    <message>
        <source>Free dice: {count}</source>
        <translation>Freie Würfel: {count}</translation>
    </message>
    <message>
        <source>{count} VP if the game ended now; the large figure is the VP track.</source>
        <translation>{count} SP, wenn die Partie jetzt endete; die große Zahl ist die Siegpunktleiste.</translation>
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
        <translation>Gleichstand: unverkaufte Waren</translation>
    </message>
    <message>
        <source>Tie: religion die</source>
        <translation>Gleichstand: Religionswürfel</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>End of year {year}</source>
        <translation>Ende des {year}. Jahres</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Conflict, {country}: majority {religion}</source>
        <translation>Konflikt, {country}: Mehrheit {religion}</translation>
    </message>
    <message>
        <source>Conflict, {country}: avoided</source>
        <translation>Konflikt, {country}: vermieden</translation>
    </message>
    <message>
        <source>house lost</source>
        <translation>Haus verloren</translation>
    </message>
    <message>
        <source>VP of this year</source>
        <translation>SP dieses Jahres</translation>
    </message>
    <message>
        <source>VP so far</source>
        <translation>SP bisher</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>command_line</name>
    <message>
        <source>bots against bots, with a table</source>
        <translation>Bots gegen Bots, mit einer Tabelle</translation>
    </message>
    <message>
        <source>speed and memory on this machine</source>
        <translation>Tempo und Speicher auf diesem Rechner</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>what to open</source>
        <translation>was geöffnet wird</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>checks that everything is here and works</source>
        <translation>prüft, ob alles da ist und funktioniert</translation>
    </message>
    <message>
        <source>JSON lines on stdin and stdout, for other people’s bots</source>
        <translation>JSON-Zeilen auf stdin und stdout, für fremde Bots</translation>
    </message>
    <message>
        <source>the report of a finished game as PDF</source>
        <translation>der Bericht einer beendeten Partie als PDF</translation>
    </message>
    <message>
        <source>what happened in a game, as text</source>
        <translation>was in einer Partie geschah, als Text</translation>
    </message>
    <message>
        <source>a game as an animated picture</source>
        <translation>eine Partie als bewegtes Bild</translation>
    </message>
    <message>
        <source>where a finished game was won and lost, and what was luck</source>
        <translation>wo eine beendete Partie gewonnen und verloren wurde und was Glück war</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>diese Hilfe zeigen und beenden</translation>
    </message>
    <message>
        <source>not understood: {words}</source>
        <translation>nicht verstanden: {words}</translation>
    </message>
    <message>
        <source>Four German board games at one screen, with people and bots.</source>
        <translation>Vier deutsche Brettspiele an einem Bildschirm, mit Menschen und Bots.</translation>
    </message>
    <message>
        <source>commands, each with its own --help:</source>
        <translation>Befehle, jeder mit eigenem --help:</translation>
    </message>
    <message>
        <source>kingsbridge [options] [FILE]
       kingsbridge COMMAND [options]</source>
        <translation>kingsbridge [Optionen] [DATEI]
        kingsbridge BEFEHL [Optionen]</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>a saved game</source>
        <translation>ein Spielstand</translation>
    </message>
    <message>
        <source>go on with the last unfinished game</source>
        <translation>die letzte unbeendete Partie fortsetzen</translation>
    </message>
    <message>
        <source>show the shelf to choose a game</source>
        <translation>das Regal zeigen, um ein Spiel zu wählen</translation>
    </message>
    <message>
        <source>open a second window, even if the app is running</source>
        <translation>ein zweites Fenster öffnen, auch wenn das Programm schon läuft</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>Version zeigen und beenden</translation>
    </message>
    <message>
        <source>Measures speed and memory on this machine, compared with something well known.</source>
        <translation>Misst Tempo und Speicher auf diesem Rechner, im Vergleich mit etwas Bekanntem.</translation>
    </message>
    <message>
        <source>Checks that everything the app needs is here and works: versions, folders, display, fonts, saving and bots. Exits with 0 if all is well and with 1 if not. Nothing is changed.</source>
        <translation>Prüft, ob alles da ist, was die App braucht, und ob es funktioniert: Versionen, Ordner, Bildschirm, Schriften, Speichern und Bots. Endet mit 0, wenn alles in Ordnung ist, sonst mit 1. Es wird nichts verändert.</translation>
    </message>
    <message>
        <source>OUT.webp</source>
        <translation>ZIEL.webp</translation>
    </message>
    <message>
        <source>the file to write, .webp or .gif</source>
        <translation>die Datei, die geschrieben wird, .webp oder .gif</translation>
    </message>
    <message>
        <source>after so many moves (0)</source>
        <translation>nach so vielen Zügen (0)</translation>
    </message>
    <message>
        <source>up to this move (the last)</source>
        <translation>bis zu diesem Zug (dem letzten)</translation>
    </message>
    <message>
        <source>how fast, 1 being to read along (2)</source>
        <translation>wie schnell, 1 ist zum Mitlesen (2)</translation>
    </message>
    <message>
        <source>pixels from left to right (960)</source>
        <translation>Pixel von links nach rechts (960)</translation>
    </message>
    <message>
        <source>Prints what happened in a game, part by part, and how it ended, as everybody may know it.</source>
        <translation>Gibt aus, was in einer Partie geschah, Abschnitt für Abschnitt, und wie sie ausging, so wie es alle wissen dürfen.</translation>
    </message>
    <message>
        <source>Writes the report of a finished game as PDF: winners, points by source, the course and its moments, on one or two pages.</source>
        <translation>Schreibt den Bericht einer beendeten Partie als PDF: Sieger, Punkte nach Herkunft, Verlauf und Augenblicke, auf ein oder zwei Seiten.</translation>
    </message>
    <message>
        <source>OUT.pdf</source>
        <translation>ZIEL.pdf</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>die Datei, die geschrieben wird</translation>
    </message>
    <message>
        <source>the language of the text</source>
        <translation>die Sprache des Textes</translation>
    </message>
    <message>
        <source>the saved game, played to its end</source>
        <translation>die gespeicherte, zu Ende gespielte Partie</translation>
    </message>
    <message>
        <source>tries for each choice, for equal results (a quick look)</source>
        <translation>Versuche je Entscheidung, für gleiche Ergebnisse (ein rascher Blick)</translation>
    </message>
    <message>
        <source>seconds for the whole game</source>
        <translation>Sekunden für die ganze Partie</translation>
    </message>
    <message>
        <source>the luck of the tries ({seed})</source>
        <translation>das Glück der Versuche ({seed})</translation>
    </message>
    <message>
        <source>processes that think at the same time (1)</source>
        <translation>Prozesse, die gleichzeitig nachdenken (1)</translation>
    </message>
    <message>
        <source>Plays bots against each other. The players rotate through the seats of the table, each round of games with the same game number.</source>
        <translation>Lässt Bots gegeneinander spielen. Die Spieler wechseln reihum die Plätze am Tisch, jede Runde von Partien mit derselben Spielnummer.</translation>
    </message>
    <message>
        <source>how many games (100), of each pair of a tournament; with --until-sure at most (4000)</source>
        <translation>wie viele Partien (100), bei einem Turnier je Paarung; mit --until-sure höchstens (4000)</translation>
    </message>
    <message>
        <source>stop as soon as it is sure whether the first player is stronger than the others</source>
        <translation>aufhören, sobald sicher ist, ob der erste Spieler stärker ist als die anderen</translation>
    </message>
    <message>
        <source>each of these alone against each other one: a crosstable and ratings</source>
        <translation>jeder von ihnen allein gegen jeden anderen: Kreuztabelle und Wertungen</translation>
    </message>
    <message>
        <source>how many sit at a table of the tournament (as many as can)</source>
        <translation>wie viele beim Turnier an einem Tisch sitzen (so viele wie möglich)</translation>
    </message>
    <message>
        <source>keep the games of the tournament in this file, and go on from it</source>
        <translation>die Partien des Turniers in dieser Datei aufheben und von dort weiterspielen</translation>
    </message>
    <message>
        <source>let the machines of this dask.distributed scheduler play</source>
        <translation>die Rechner dieses dask.distributed-Schedulers spielen lassen</translation>
    </message>
    <message>
        <source>the game number of the first game (1)</source>
        <translation>Spielnummer der ersten Partie (1)</translation>
    </message>
    <message>
        <source>thinking time per decision (0.5)</source>
        <translation>Bedenkzeit je Entscheidung in Sekunden (0.5)</translation>
    </message>
    <message>
        <source>count seconds of the processor, whatever else this machine does</source>
        <translation>Sekunden des Prozessors zählen, was der Rechner auch sonst tut</translation>
    </message>
    <message>
        <source>thinking steps per decision, for repeatable results</source>
        <translation>Denkschritte je Entscheidung, für wiederholbare Ergebnisse</translation>
    </message>
    <message>
        <source>print a JSON list of rows instead of a table</source>
        <translation>eine JSON-Liste von Zeilen statt einer Tabelle ausgeben</translation>
    </message>
    <message>
        <source>how long to measure each thing (1.5)</source>
        <translation>wie lange jedes gemessen wird, in Sekunden (1.5)</translation>
    </message>
    <message>
        <source>leave out what needs Qt</source>
        <translation>weglassen, was Qt braucht</translation>
    </message>
    <message>
        <source>measure this part; may be given more than once</source>
        <translation>diesen Teil messen; auch mehrmals möglich</translation>
    </message>
    <message>
        <source>Writes a game as a film, as everybody may know it: an animated WebP, or a GIF (it needs the package Pillow).</source>
        <translation>Schreibt eine Partie als Film, wie alle sie kennen dürfen: als bewegtes WebP oder als GIF (dafür ist das Paket Pillow nötig).</translation>
    </message>
    <message>
        <source>Looks at a finished game: what every choice gave away against the best one, as its player could have known, everybody’s chances of winning, and what was luck. Nothing is written.</source>
        <translation>Blickt auf eine beendete Partie zurück: was jede Entscheidung gegenüber der besten verschenkt hat, nach dem, was ihr Spieler wissen konnte, die Gewinnchancen aller, und was Glück war. Es wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>eines von: {games}</translation>
    </message>
    <message>
        <source>a player per seat: a level, level@character, own:NAME or program:COMMAND; greedy,random</source>
        <translation>je Platz ein Mitspieler: eine Stufe, stufe@rolle, own:NAME oder program:BEFEHL; greedy,random</translation>
    </message>
    <message>
        <source>with the values that you have corrected in Your box</source>
        <translation>mit den Werten, die in „Eure Schachtel“ berichtigt sind</translation>
    </message>
    <message>
        <source>print one JSON object instead of a table</source>
        <translation>ein JSON-Objekt statt einer Tabelle ausgeben</translation>
    </message>
    <message>
        <source>processes that play at the same time (1)</source>
        <translation>Prozesse, die gleichzeitig spielen (1)</translation>
    </message>
</context>
<context>
    <name>company</name>
    <message>
        <source>a smaller share for the others</source>
        <translation>einen kleineren Anteil für die anderen</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: „{words}“</translation>
    </message>
    <message>
        <source>{character} · {level}</source>
        <translation>{character} · {level}</translation>
    </message>
    <message>
        <source>Alwin the mason</source>
        <translation>Alwin der Steinmetz</translation>
    </message>
    <message>
        <source>mason</source>
        <translation>Steinmetz</translation>
    </message>
    <message>
        <source>Careful: builds what lasts before what glitters</source>
        <translation>Bedächtig: baut zuerst, was hält, und dann, was glänzt</translation>
    </message>
    <message>
        <source>Stone upon stone: this was about {thing}.</source>
        <translation>Stein auf Stein: Mir ging es um {thing}.</translation>
    </message>
    <message>
        <source>Others would have done otherwise; I laid my stone for {thing}.</source>
        <translation>Andere hätten es anders gemacht; mir ging es um {thing}.</translation>
    </message>
    <message>
        <source>It cost me something in {lost}, but I wanted {thing}.</source>
        <translation>Es hat mich etwas gekostet, nämlich {lost}; aber ich wollte {thing}.</translation>
    </message>
    <message>
        <source>Berta the merchant</source>
        <translation>Berta die Händlerin</translation>
    </message>
    <message>
        <source>merchant</source>
        <translation>Händlerin</translation>
    </message>
    <message>
        <source>Greedy: likes to have it in her purse today</source>
        <translation>Gierig: hat es lieber heute schon im Beutel</translation>
    </message>
    <message>
        <source>Business is business: this was about {thing}.</source>
        <translation>Geschäft ist Geschäft: Es ging um {thing}.</translation>
    </message>
    <message>
        <source>Anybody else would have moved otherwise. I count on {thing}.</source>
        <translation>Jeder andere hätte anders gezogen. Ich setze auf {thing}.</translation>
    </message>
    <message>
        <source>I paid with {lost} for {thing}.</source>
        <translation>Ich gab etwas her, nämlich {lost}, und nahm {thing}.</translation>
    </message>
    <message>
        <source>Earl Baldwin</source>
        <translation>Graf Baldwin</translation>
    </message>
    <message>
        <source>earl</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Quarrelsome: glad of whatever the others do not get</source>
        <translation>Streitsüchtig: freut sich über alles, was die anderen nicht bekommen</translation>
    </message>
    <message>
        <source>Out of my way! This was about {thing}.</source>
        <translation>Platz da! Mir ging es um {thing}.</translation>
    </message>
    <message>
        <source>I was advised against it. I wanted {thing}.</source>
        <translation>Man hat mir abgeraten. Ich wollte {thing}.</translation>
    </message>
    <message>
        <source>I let go of {lost} for {thing}.</source>
        <translation>Fahren lasse ich {lost}; ich nahm {thing}.</translation>
    </message>
    <message>
        <source>Prioress Hild</source>
        <translation>Priorin Hild</translation>
    </message>
    <message>
        <source>prioress</source>
        <translation>Priorin</translation>
    </message>
    <message>
        <source>Patient: thinks of protection, favours and long roads</source>
        <translation>Geduldig: denkt an Schutz, Gunst und lange Wege</translation>
    </message>
    <message>
        <source>With patience: this was about {thing}.</source>
        <translation>Mit Geduld: Es ging um {thing}.</translation>
    </message>
    <message>
        <source>Others would not have done it; I thought of {thing}.</source>
        <translation>Andere hätten es nicht getan; ich dachte an {thing}.</translation>
    </message>
    <message>
        <source>I do without some of {lost} for the sake of {thing}.</source>
        <translation>Gern verzichte ich auf {lost}; ich denke an {thing}.</translation>
    </message>
    <message>
        <source>Master Idris</source>
        <translation>Meister Idris</translation>
    </message>
    <message>
        <source>scholar</source>
        <translation>Gelehrter</translation>
    </message>
    <message>
        <source>Learned: looks at what comes later</source>
        <translation>Gelehrt: achtet auf das, was später kommt</translation>
    </message>
    <message>
        <source>It was calculated: this was about {thing}.</source>
        <translation>Es ist berechnet: Es ging um {thing}.</translation>
    </message>
    <message>
        <source>Another move lay nearer; I reckon with {thing}.</source>
        <translation>Ein anderer Zug lag näher; ich baue auf {thing}.</translation>
    </message>
    <message>
        <source>I weighed {lost} against {thing} and took the latter.</source>
        <translation>Ich verzichte auf {lost}; die Rechnung spricht für {thing}.</translation>
    </message>
    <message>
        <source>Wat the minstrel</source>
        <translation>Wat der Spielmann</translation>
    </message>
    <message>
        <source>minstrel</source>
        <translation>Spielmann</translation>
    </message>
    <message>
        <source>Light-hearted: takes what counts now</source>
        <translation>Leichten Herzens: nimmt, was jetzt zählt</translation>
    </message>
    <message>
        <source>Sing along: this was about {thing}!</source>
        <translation>Singt mit: Es ging um {thing}!</translation>
    </message>
    <message>
        <source>A wise head would have moved otherwise; I fancied {thing}.</source>
        <translation>Ein kluger Kopf hätte anders gezogen; ich wollte {thing}.</translation>
    </message>
    <message>
        <source>So much for {lost}: I wanted {thing}!</source>
        <translation>Ich pfeife auf {lost}: Ich wollte {thing}!</translation>
    </message>
    <message>
        <source>Captain Ines</source>
        <translation>Kapitänin Ines</translation>
    </message>
    <message>
        <source>captain</source>
        <translation>Kapitänin</translation>
    </message>
    <message>
        <source>Far-travelled: looks for allies, helpers and open roads</source>
        <translation>Weit gereist: sucht Verbündete, Helfer und offene Wege</translation>
    </message>
    <message>
        <source>Steady as she goes: this was about {thing}.</source>
        <translation>Kurs halten: Es ging um {thing}.</translation>
    </message>
    <message>
        <source>The chart showed another way; I steer for {thing}.</source>
        <translation>Die Karte zeigte anderswohin; ich wollte {thing}.</translation>
    </message>
    <message>
        <source>Some of {lost} went overboard for {thing}.</source>
        <translation>Ich werfe etwas über Bord, nämlich {lost}, für {thing}.</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Your folder</source>
        <translation>Eigener Ordner</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>{path} (writable)</source>
        <translation>{path} (beschreibbar)</translation>
    </message>
    <message>
        <source>{path} cannot be written to: {reason}</source>
        <translation>{path} ist nicht beschreibbar: {reason}</translation>
    </message>
    <message>
        <source>rules and bots are compiled</source>
        <translation>Regeln und Bots sind kompiliert</translation>
    </message>
    <message>
        <source>rules and bots are not compiled</source>
        <translation>Regeln und Bots sind nicht kompiliert</translation>
    </message>
    <message>
        <source>this check itself failed: {reason}</source>
        <translation>diese Prüfung ist selbst fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <source>{platform}, screens: {screens}</source>
        <translation>{platform}, Bildschirme: {screens}</translation>
    </message>
    <message>
        <source>Qt ends at once or does not answer: {reason}</source>
        <translation>Qt bricht ab oder antwortet nicht: {reason}</translation>
    </message>
    <message>
        <source>{serif}, and {families} families of the system</source>
        <translation>{serif} und {families} Schriftfamilien des Systems</translation>
    </message>
    <message>
        <source>the serif of the boards is missing; another one stands in for it</source>
        <translation>die Schrift der Spielpläne fehlt; eine andere vertritt sie</translation>
    </message>
    <message>
        <source>the system has no fonts at all; words will be boxes</source>
        <translation>das System hat gar keine Schriften; statt Wörtern erscheinen Kästchen</translation>
    </message>
    <message>
        <source>a game was written, read back and locked ({milliseconds} ms)</source>
        <translation>eine Partie wurde geschrieben, wieder gelesen und gesperrt ({milliseconds} ms)</translation>
    </message>
    <message>
        <source>a game was not read back as it was written</source>
        <translation>eine Partie wurde anders gelesen als geschrieben</translation>
    </message>
    <message>
        <source>locks do not work in this folder: never open a game twice</source>
        <translation>Sperren wirken in diesem Ordner nicht: nie eine Partie zweimal öffnen</translation>
    </message>
    <message>
        <source>the thinking process answered after {milliseconds} ms</source>
        <translation>der Denkprozess antwortete nach {milliseconds} ms</translation>
    </message>
    <message>
        <source>the thinking process did not answer ({reason}); a simple bot stands in</source>
        <translation>der Denkprozess antwortete nicht ({reason}); ein einfacher Bot springt ein</translation>
    </message>
    <message>
        <source>Everything is in order.</source>
        <translation>Alles ist in Ordnung.</translation>
    </message>
    <message>
        <source>Not everything is in order; the lines with ✗ say what is wrong.</source>
        <translation>Nicht alles ist in Ordnung; die Zeilen mit ✗ sagen, was fehlt.</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>{name} wins the game</source>
        <translation>{name} gewinnt die Partie</translation>
    </message>
    <message>
        <source>{names} share the victory</source>
        <translation>{names} teilen sich den Sieg</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n Punkt voraus</numerusform>
            <numerusform>%n Punkte voraus</numerusform>
        </translation>
    </message>
    <message>
        <source>by the tie-break</source>
        <translation>nach Gleichstand</translation>
    </message>
    <message>
        <source>shared victory</source>
        <translation>geteilter Sieg</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Woher die Punkte kamen</translation>
    </message>
    <message>
        <source>Other sources</source>
        <translation>Weitere Quellen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>The race</source>
        <translation>Das Rennen</translation>
    </message>
    <message>
        <source>points ahead of the average or behind it</source>
        <translation>Punkte über oder unter dem Schnitt</translation>
    </message>
    <message>
        <source>How the points grew</source>
        <translation>Wie die Punkte wuchsen</translation>
    </message>
    <message>
        <source>as if the game had ended there</source>
        <translation>als wäre die Partie dort zu Ende</translation>
    </message>
    <message>
        <source>Moments to remember</source>
        <translation>Augenblicke, die bleiben</translation>
    </message>
    <message>
        <source>A picture of the winners on their stones. {places}</source>
        <translation>Ein Bild der Spieler auf ihren Podesten. {places}</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {score}</source>
        <translation>Platz {place}: {name}, {score}</translation>
    </message>
    <message>
        <source>Part of the game</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>{points} ({off} from the average)</source>
        <translation>{points} ({off} zum Schnitt)</translation>
    </message>
</context>
<context>
    <name>handicap</name>
    <message>
        <source>Head start</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Total with head start</source>
        <translation>Summe mit Vorsprung</translation>
    </message>
    <message>
        <source>head start {points}</source>
        <translation>Vorsprung {points}</translation>
    </message>
    <message>
        <source>a quarter of the time</source>
        <translation>ein Viertel der Zeit</translation>
    </message>
    <message>
        <source>half the time</source>
        <translation>die halbe Zeit</translation>
    </message>
    <message>
        <source>the usual time</source>
        <translation>die übliche Zeit</translation>
    </message>
    <message>
        <source>twice the time</source>
        <translation>die doppelte Zeit</translation>
    </message>
    <message>
        <source>four times the time</source>
        <translation>die vierfache Zeit</translation>
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
        <source>Share of wins of one bot (row) against others of one kind (column)</source>
        <translation>Anteil der Siege eines Bots (Zeile) gegen andere von einer Art (Spalte)</translation>
    </message>
    <message>
        <source>Ratings: Bradley–Terry by maximum likelihood, 400 points for odds of ten to one</source>
        <translation>Wertungen: Bradley–Terry nach der größten Wahrscheinlichkeit, 400 Punkte für Chancen von zehn zu eins</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>{file}: this game is not over yet; a report tells how one ended.</source>
        <translation>{file}: Diese Partie ist noch nicht zu Ende; ein Bericht erzählt, wie eine ausging.</translation>
    </message>
    <message>
        <source>{file}: only the last position of this game is left; nothing can be told.</source>
        <translation>{file}: Von dieser Partie ist nur die letzte Stellung übrig; davon lässt sich nichts erzählen.</translation>
    </message>
    <message>
        <source>written: {file}</source>
        <translation>geschrieben: {file}</translation>
    </message>
    <message>
        <source>{game}: {turns} turns, {decisions} choices, {tries} tries</source>
        <translation>{game}: {turns} Züge, {decisions} Entscheidungen, {tries} Versuche</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Own choices</source>
        <translation>Eigene Entscheidungen</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>No single turn moved a chance much.</source>
        <translation>Kein einzelner Zug hat eine Chance stark verändert.</translation>
    </message>
    <message>
        <source>Turn {number}, {name}: {whose} {swing}. {sentence}</source>
        <translation>Zug {number}, {name}: {whose} {swing}. {sentence}</translation>
    </message>
    <message>
        <source>Clear mistakes</source>
        <translation>Klare Fehler</translation>
    </message>
    <message>
        <source>No choice was clearly a mistake.</source>
        <translation>Keine Entscheidung war klar ein Fehler.</translation>
    </message>
    <message>
        <source>Turn {number}, {name}: “{chosen}”, better “{best}”: {change} (±{error}), {points} points</source>
        <translation>Zug {number}, {name}: „{chosen}“, besser „{best}“: {change} (±{error}), {points} Punkte</translation>
    </message>
    <message>
        <source>{game}: {games} games from game number {seed}, {seconds} s, {rate} decisions/s</source>
        <translation>{game}: {games} Partien ab Spielnummer {seed}, {seconds} s, {rate} Entscheidungen/s</translation>
    </message>
    <message>
        <source>{rate} playouts/s</source>
        <translation>{rate} Probespiele/s</translation>
    </message>
    <message>
        <source>Sure: {level} wins more than {low} of its games.</source>
        <translation>Sicher: {level} gewinnt mehr als {low} der Partien.</translation>
    </message>
    <message>
        <source>Sure: {level} wins less than {high} of its games.</source>
        <translation>Sicher: {level} gewinnt weniger als {high} der Partien.</translation>
    </message>
    <message>
        <source>Not sure yet: {level} may win {low} of its games, or {high}.</source>
        <translation>Noch nicht sicher: {level} gewinnt vielleicht {low} der Partien, vielleicht {high}.</translation>
    </message>
    <message>
        <source>({games} games, log-likelihood ratio {llr} of ±{bound})</source>
        <translation>({games} Partien, logarithmisches Likelihood-Verhältnis {llr} von ±{bound})</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Others’ choices</source>
        <translation>Die der anderen</translation>
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
        <source>95% between</source>
        <translation>95 % zwischen</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Punkte im Mittel</translation>
    </message>
    <message>
        <source>{bot} did not answer as it should; a simple bot moved {count} × in its place.</source>
        <translation>{bot} hat nicht geantwortet, wie es sein soll; ein einfacher Bot hat {count} × für ihn gezogen.</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>lose VP</source>
        <translation>SP verlieren</translation>
    </message>
    <message>
        <source>give up goods</source>
        <translation>Waren abgeben</translation>
    </message>
    <message>
        <source>a die to Loch Leven</source>
        <translation>ein Würfel auf Loch Leven</translation>
    </message>
    <message>
        <source>VP for a protection</source>
        <translation>SP für ein Schutzplättchen</translation>
    </message>
    <message>
        <source>all players</source>
        <translation>alle Spieler</translation>
    </message>
    <message>
        <source>house in {country}</source>
        <translation>Handelshaus ({country})</translation>
    </message>
    <message>
        <source>{country}: {good}</source>
        <translation>{country}: {good}</translation>
    </message>
    <message>
        <source>Field {number}</source>
        <translation>Feld {number}</translation>
    </message>
    <message>
        <source>Loch Leven card {number}</source>
        <translation>Loch-Leven-Karte {number}</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Vorteilsplättchen</translation>
    </message>
    <message>
        <source>Brings</source>
        <translation>Bringt</translation>
    </message>
    <message>
        <source>Buys</source>
        <translation>Kauft</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Umwandlung</translation>
    </message>
    <message>
        <source>Converts</source>
        <translation>Wandelt um</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Country (spaces)</source>
        <translation>Land (Klosterfelder)</translation>
    </message>
    <message>
        <source>Craftsman</source>
        <translation>Handwerker</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>In every scoring</source>
        <translation>Wirkt in jeder Wertung</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Ware</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Religion</source>
        <translation>Religion</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start field</source>
        <translation>Startfeld</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Religionsstein</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>{effect} in the king’s trick</source>
        <translation>{effect} im Königsstich</translation>
    </message>
    <message>
        <source>Road {number}</source>
        <translation>Straße {number}</translation>
    </message>
    <message>
        <source>Alliance {number}</source>
        <translation>Bündnis {number}</translation>
    </message>
    <message>
        <source>{place} ({country})</source>
        <translation>{place} ({country})</translation>
    </message>
</context>
<context>
    <name>long_words</name>
    <message>
        <source>Ex|com|mu|ni|ca|tion Bar|tholo|mew’s Icono|clas|tic Paci|fi|ca|tion arch|bishop’s Fes|tivi|ties Glass|blower Inqui|si|tion Stone|cutter Arch|bishop Arch|deacon Com|ple|tion Con|spir|acy Coro|na|tion Fitz|gerald Vol|un|teers Wal|sing|ham Wood|worker Archi|tect Car|pen|ter Eliza|beth Exe|cu|tion Fran|conia Gold|smith Rich|ard’s Titel|mans Wil|lem|sen Bur|gundy Cate|rina Col|lapse Con|flict Ham|leigh Im|proved Isa|belle Jeró|nima Lor|raine Mas|sacre Mer|chant Phil|ip’s Remi|gius Sculp|tor Trou|bles bles|sing Am|boise Aum|ande Ba|varia Build|er Cap|tain Coli|gny Coun|cil Eng|land Fran|cis Gas|pard Ma|donna Mar|gery Mat|thus Rich|ard Se|ville Span|ish Wale|ran Weep|ing Wil|lard Wil|liam found|er free|dom strik|es Clois|ters Al|li|ances Chains</source>
        <translation>Bar|tho|lo|mä|us|nacht Ex|kom|mu|ni|ka|tion Fei|er|lich|kei|ten Steu|er|frei|heit Werk|zeug|macher Glocken|gießer Mörtel|mischer Ziegel|brenner Pa|zi|fi|ka|tion Ver|bes|ser|ter Ver|schwö|rung Bil|der|sturm Buch|händ|ler Erz|bi|schofs Frei|wil|li|ge Gold|schmied Hin|rich|tung In|qui|si|tion Tuch|händ|ler Wein|händ|ler Bau|meis|ter Eli|sa|beths Erz|bi|schof Erz|händ|ler Fitz|ge|rald Frank|reich Glas|blä|ser Ka|the|dra|le Loth|rin|gen Or|gel|bau|er Spe|zi|el|ler Stadt|mau|er Stein|bruch Voll|en|dung Wal|sing|ham Woll|han|del Zim|mer|mann Bild|hau|er Eli|sa|beth Erz|dia|kon Ka|tha|ri|na Kies|gru|be Schrei|ner Spa|ni|sche Stein|metz Ti|tel|mans Wil|lem|sen Woll|mes|se Au|to|da|fé Ge|schenk Ham|leigh Isa|bel|le Je|ró|ni|ma Kon|flikt Re|mi|gi|us Ri|chards Schwa|ben Sta|ti|ker Wei|nen|de Über|fall Am|boise Au|mande Bi|schof Blut|bad Buil|der Bur|gund Co|li|gny Eng|land Fran|cis Fran|ken Gas|pard Ge|hil|fe Ita|li|en Ka|pi|tän Krö|nung Ma|don|na Mar|ge|ry Mat|thus Pfen|nig Phi|lips Ri|chard Se|vil|la Stu|arts Un|ru|hen Wa|le|ran Wil|lard Wil|li|am stür|zen Klös|ter bis|her Bünd|nis|se Ket|ten Bay|ern Ara|gon</translation>
    </message>
</context>
<context>
    <name>own_records</name>
    <message numerus="yes">
        <source>%n game(s) at this table</source>
        <translation>
            <numerusform>%n Partie an diesem Tisch</numerusform>
            <numerusform>%n Partien an diesem Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>your best score: {points}, place {place}</source>
        <translation>dein bestes Ergebnis: {points}, Platz {place}</translation>
    </message>
    <message>
        <source>best score: {points}, place {place} ({name})</source>
        <translation>bestes Ergebnis: {points}, Platz {place} ({name})</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
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
        <source>{name} passes for this phase.</source>
        <translation>{name} passt für diese Phase.</translation>
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
        <source>{name}: {craftsman} may work once more this round.</source>
        <translation>{name}: {craftsman} darf in dieser Runde einmal mehr arbeiten.</translation>
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
        <source>{name}: no gold, never more than {limit} ({advantage})</source>
        <translation>{name}: kein Gold, nie mehr als {limit} ({advantage})</translation>
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
        <source>{name} rolls the tax: {gold} gold.</source>
        <translation>{name} würfelt die Steuer: {gold} Gold.</translation>
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
        <source>{name} sells {count} {resource} for only {gold} gold (never more than {limit}).</source>
        <translation>{name} verkauft {count} {resource} für nur {gold} Gold (nie mehr als {limit}).</translation>
    </message>
    <message>
        <source>{name} sells {count} {resource} for nothing (never more than {limit} gold).</source>
        <translation>{name} verkauft {count} {resource} ohne Erlös (nie mehr als {limit} Gold).</translation>
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
        <translation>Die Kathedrale ist fertig: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} begins the next round</source>
        <translation>{name} beginnt die nächste Runde</translation>
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
        <source>Now is the time to build: click the craftsman who is to use it.</source>
        <translation>Jetzt wird gebaut: Klick den Handwerker an, der ihn verbauen soll.</translation>
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
        <source>{goods} (gold: no more than {limit})</source>
        <translation>{goods} (Gold: nie mehr als {limit})</translation>
    </message>
    <message>
        <source>{things} in stock</source>
        <translation>{things} im Vorrat</translation>
    </message>
    <message>
        <source>{craftsman} (once)</source>
        <translation>{craftsman} (einmal)</translation>
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
    <message numerus="yes">
        <source>brings {count} × {resource} for %n worker(s)</source>
        <translation>
            <numerusform>bringt {count} × {resource} für %n Arbeiter</numerusform>
            <numerusform>bringt {count} × {resource} für %n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n of {all} workers are free</source>
        <translation>
            <numerusform>dann ist %n von {all} Arbeitern frei</numerusform>
            <numerusform>dann sind %n von {all} Arbeitern frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) there</source>
        <translation>
            <numerusform>dort %n Punkt</numerusform>
            <numerusform>dort %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>no tax in this round: that saves {low} to {high} gold</source>
        <translation>keine Steuer in dieser Runde: das spart {low} bis {high} Gold</translation>
    </message>
    <message numerus="yes">
        <source>%n grey worker(s) help in the next round</source>
        <translation>
            <numerusform>%n grauer Arbeiter hilft in der nächsten Runde</numerusform>
            <numerusform>%n graue Arbeiter helfen in der nächsten Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>first choice in round {round}</source>
        <translation>die erste Wahl in Runde {round}</translation>
    </message>
    <message numerus="yes">
        <source>protection from the event, or %n resource(s) from the market</source>
        <translation>
            <numerusform>Schutz vor dem Ereignis oder %n Baustoff vom Markt</numerusform>
            <numerusform>Schutz vor dem Ereignis oder %n Baustoffe vom Markt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold to trade with</source>
        <translation>
            <numerusform>%n Gold zum Handeln</numerusform>
            <numerusform>%n Gold zum Handeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n gold; the builder is placed later for nothing</source>
        <translation>
            <numerusform>spart %n Gold; der Baumeister kommt später umsonst</numerusform>
            <numerusform>spart %n Gold; der Baumeister kommt später umsonst</numerusform>
        </translation>
    </message>
    <message>
        <source>builders of {name} in the bag: {own} of {all}</source>
        <translation>Baumeister von {name} im Beutel: {own} von {all}</translation>
    </message>
    <message numerus="yes">
        <source>saves %n gold in tax</source>
        <translation>
            <numerusform>spart %n Gold Steuer</numerusform>
            <numerusform>spart %n Gold Steuer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of %n gold is paid</source>
        <translation>
            <numerusform>die Steuer von %n Gold wird gezahlt</numerusform>
            <numerusform>die Steuer von %n Gold wird gezahlt</numerusform>
        </translation>
    </message>
    <message>
        <source>{event} is warded off ({effect})</source>
        <translation>{event} wird abgewendet ({effect})</translation>
    </message>
    <message>
        <source>{event} is endured ({effect})</source>
        <translation>{event} wird ertragen ({effect})</translation>
    </message>
    <message numerus="yes">
        <source>%n gold in the purse then</source>
        <translation>
            <numerusform>dann %n Gold im Beutel</numerusform>
            <numerusform>dann %n Gold im Beutel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold stay in the purse</source>
        <translation>
            <numerusform>%n Gold bleibt im Beutel</numerusform>
            <numerusform>%n Gold bleiben im Beutel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n Punkt sofort</numerusform>
            <numerusform>%n Punkte sofort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold at once</source>
        <translation>
            <numerusform>%n Gold sofort</numerusform>
            <numerusform>%n Gold sofort</numerusform>
        </translation>
    </message>
    <message>
        <source>then {count} × {resource}</source>
        <translation>dann {count} × {resource}</translation>
    </message>
    <message numerus="yes">
        <source>%n craftsmen stay on {places} places</source>
        <translation>
            <numerusform>%n Handwerker bleibt auf {places} Plätzen</numerusform>
            <numerusform>%n Handwerker bleiben auf {places} Plätzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) stay</source>
        <translation>
            <numerusform>%n Baustoff bleibt</numerusform>
            <numerusform>%n Baustoffe bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Craftsman in Shiring: {craftsman}</source>
        <translation>Handwerker in Shiring: {craftsman}</translation>
    </message>
    <message>
        <source>On display for {gold} gold: {craftsman}</source>
        <translation>In der Auslage für {gold} Gold: {craftsman}</translation>
    </message>
    <message>
        <source>{name} takes the {card} card and sends {workers} workers.</source>
        <translation>{name}: {card}, dafür {workers} Arbeiter.</translation>
    </message>
    <message>
        <source>{name} hires for {gold} gold: {craftsman}.</source>
        <translation>{name} wirbt für {gold} Gold an: {craftsman}.</translation>
    </message>
    <message>
        <source>{name} discards: {craftsman}.</source>
        <translation>{name} wirft ab: {craftsman}.</translation>
    </message>
    <message>
        <source>Taken by nobody, out of the game: {craftsman}.</source>
        <translation>Von niemandem genommen, aus dem Spiel: {craftsman}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n worker(s) go to the wool mill.</source>
        <translation>
            <numerusform>{name}: 1 Arbeiter in die Wollmanufaktur.</numerusform>
            <numerusform>{name}: %n Arbeiter in die Wollmanufaktur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn from the bag: one of {name}’s builders (price {gold}).</source>
        <translation>Aus dem Beutel gezogen: Baumeister von {name} (Preis {gold}).</translation>
    </message>
    <message>
        <source>{name} throws {other}’s builder back into the bag.</source>
        <translation>{name} wirft den Baumeister von {other} in den Beutel zurück.</translation>
    </message>
    <message>
        <source>{name} may use only two builders: this one is set aside.</source>
        <translation>{name} darf nur zwei Baumeister einsetzen: Dieser kommt neben den Spielplan.</translation>
    </message>
    <message>
        <source>{name}: builder passed at {gold} → {space}</source>
        <translation>{name}: Baumeister (bei {gold} gepasst) → {space}</translation>
    </message>
    <message>
        <source>{name}: nothing ({event})</source>
        <translation>{name}: nichts ({event})</translation>
    </message>
    <message>
        <source>{name}: nothing to lose ({event})</source>
        <translation>{name}: nichts zu verlieren ({event})</translation>
    </message>
    <message>
        <source>{name}: one builder fewer next round ({event})</source>
        <translation>{name}: in der nächsten Runde ein Baumeister weniger ({event})</translation>
    </message>
    <message numerus="yes">
        <source>{name}: +{gold} gold (%n worker(s) in the wool mill)</source>
        <translation>
            <numerusform>{name}: +{gold} Gold (1 Arbeiter in der Wollmanufaktur)</numerusform>
            <numerusform>{name}: +{gold} Gold (%n Arbeiter in der Wollmanufaktur)</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: +{count} metal (king’s court)</source>
        <translation>{name}: +{count} Metall (Königshof)</translation>
    </message>
    <message>
        <source>{name} pays no tax (king’s court).</source>
        <translation>{name} zahlt keine Steuern (Königshof).</translation>
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
        <source>{event}. {effect}</source>
        <translation>{event}. {effect}</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>geschützt</translation>
    </message>
    <message>
        <source>gets {advantage}</source>
        <translation>Vorteil {advantage}</translation>
    </message>
    <message>
        <source>builder drawn, price {gold}</source>
        <translation>Baumeister gezogen, Preis {gold}</translation>
    </message>
    <message>
        <source>+{gold} gold</source>
        <translation>+{gold} Gold</translation>
    </message>
    <message>
        <source>+{vp} VP</source>
        <translation>+{vp} SP</translation>
    </message>
    <message>
        <source>+{count} {resource}</source>
        <translation>+{count} {resource}</translation>
    </message>
    <message>
        <source>+{count} metal</source>
        <translation>+{count} Metall</translation>
    </message>
    <message>
        <source>the tax is {gold} gold</source>
        <translation>die Steuer beträgt {gold} Gold</translation>
    </message>
    <message>
        <source>no tax</source>
        <translation>keine Steuer</translation>
    </message>
    <message>
        <source>gets {craftsman}</source>
        <translation>+1 {craftsman}</translation>
    </message>
    <message>
        <source>Step {number} · {step}</source>
        <translation>Schritt {number} · {step}</translation>
    </message>
    <message>
        <source>Resource cards are taken in phase I.</source>
        <translation>Baustoffkarten werden in Phase I genommen.</translation>
    </message>
    <message>
        <source>Craftsmen are hired from the display in phase I.</source>
        <translation>Handwerker aus der Auslage werden in Phase I angeworben.</translation>
    </message>
    <message>
        <source>Master builders are placed in phase II, when they are drawn from the bag.</source>
        <translation>Baumeister werden in Phase II eingesetzt, sobald sie aus dem Beutel gezogen sind.</translation>
    </message>
    <message>
        <source>In phase II the master builders come out of the bag by themselves.</source>
        <translation>In Phase II kommen die Baumeister von selbst aus dem Beutel.</translation>
    </message>
    <message>
        <source>The event is turned up in step 1 of phase III and takes effect by itself.</source>
        <translation>Das Ereignis wird in Schritt 1 von Phase III aufgedeckt und wirkt von selbst.</translation>
    </message>
    <message>
        <source>Resources are bought in step 12, with a master builder on the market.</source>
        <translation>Baustoffe werden in Schritt 12 gekauft, mit einem Baumeister auf dem Baustoffmarkt.</translation>
    </message>
    <message>
        <source>Resources are sold in step 12, with a master builder on the market, and built with in step 13.</source>
        <translation>Baustoffe werden in Schritt 12 verkauft, mit einem Baumeister auf dem Baustoffmarkt, und in Schritt 13 verbaut.</translation>
    </message>
    <message>
        <source>Craftsmen work on the cathedral, in step 13 of phase III.</source>
        <translation>Handwerker arbeiten an der Kathedrale, in Schritt 13 von Phase III.</translation>
    </message>
    <message>
        <source>This advantage works when its moment comes; if there is a choice, it is asked.</source>
        <translation>Diese Vorteilskarte wirkt, wenn ihr Moment kommt; gibt es eine Wahl, wird danach gefragt.</translation>
    </message>
    <message>
        <source>“{step}” is carried out in phase III.</source>
        <translation>„{step}“ wird in Phase III ausgeführt.</translation>
    </message>
    <message>
        <source>For this round that is over.</source>
        <translation>Das ist für diese Runde vorbei.</translation>
    </message>
    <message>
        <source>First say whether the drawn master builder may stay.</source>
        <translation>Sag zuerst, ob der gezogene Baumeister bleiben darf.</translation>
    </message>
    <message>
        <source>Step {number}: {step}</source>
        <translation>Schritt {number}: {step}</translation>
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
        <source>Buy {goods} (−{gold} gold)</source>
        <translation>{goods} kaufen (−{gold} Gold)</translation>
    </message>
    <message>
        <source>Sell {goods} (+{gold} gold)</source>
        <translation>{goods} verkaufen (+{gold} Gold)</translation>
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
        <source>{name}: place the builder free of charge (passed at {gold})</source>
        <translation>{name}: Baumeister kostenlos einsetzen (bei {gold} gepasst)</translation>
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
        <source>Not on display: {card}.</source>
        <translation>Nicht in der Auslage: {card}.</translation>
    </message>
    <message>
        <source>{card} demands {needed} workers; free: {free}.</source>
        <translation>{card}: verlangt {needed} Arbeiter, frei: {free}.</translation>
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
        <source>Not in stock: {resource}.</source>
        <translation>Nicht im Vorrat: {resource}.</translation>
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
        <source>{vp} VP more for each of the owner’s builders at the priory</source>
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
        <source>Everybody discards a craftsman.</source>
        <translation>Alle werfen einen Handwerker ab.</translation>
    </message>
    <message>
        <source>what counts at once</source>
        <translation>das, was sofort zählt</translation>
    </message>
    <message>
        <source>the rounds to come</source>
        <translation>die kommenden Runden</translation>
    </message>
    <message>
        <source>craftsmen and resources for later rounds</source>
        <translation>Handwerker und Baustoffe für spätere Runden</translation>
    </message>
    <message>
        <source>this round’s building and places</source>
        <translation>Bauen und Plätze in dieser Runde</translation>
    </message>
    <message>
        <source>gold for the rounds to come</source>
        <translation>Gold für die kommenden Runden</translation>
    </message>
    <message>
        <source>lower taxes</source>
        <translation>niedrigere Steuern</translation>
    </message>
    <message>
        <source>advantages and places on the board</source>
        <translation>Vorteilskarten und Plätze auf dem Plan</translation>
    </message>
    <message>
        <source>the market</source>
        <translation>den Baustoffmarkt</translation>
    </message>
    <message>
        <source>{name}: no gold, never more than {limit} (wool mill)</source>
        <translation>{name}: kein Gold, nie mehr als {limit} (Wollmanufaktur)</translation>
    </message>
    <message numerus="yes">
        <source>this round’s building makes %n point(s) more of it</source>
        <translation>
            <numerusform>der Bau dieser Runde macht daraus %n Punkt mehr</numerusform>
            <numerusform>der Bau dieser Runde macht daraus %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes up to %n point(s) in a round</source>
        <translation>
            <numerusform>macht bis zu %n Punkt in einer Runde</numerusform>
            <numerusform>macht bis zu %n Punkte in einer Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes up to %n gold in a round</source>
        <translation>
            <numerusform>macht bis zu %n Gold in einer Runde</numerusform>
            <numerusform>macht bis zu %n Gold in einer Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>works up to %n time(s) in a round</source>
        <translation>
            <numerusform>arbeitet bis zu %n-mal in einer Runde</numerusform>
            <numerusform>arbeitet bis zu %n-mal in einer Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n advantage(s) on offer</source>
        <translation>
            <numerusform>die einzige Vorteilskarte, die noch ausliegt (%n)</numerusform>
            <numerusform>eine von %n Vorteilskarten, die ausliegen</numerusform>
        </translation>
    </message>
    <message>
        <source>brings {count} × {resource}</source>
        <translation>bringt {count} × {resource}</translation>
    </message>
    <message numerus="yes">
        <source>%n free worker(s) go into the wool mill</source>
        <translation>
            <numerusform>%n freier Arbeiter geht in die Wollmanufaktur</numerusform>
            <numerusform>%n freie Arbeiter gehen in die Wollmanufaktur</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gets: {advantage}.</source>
        <translation>{name} erhält: {advantage}.</translation>
    </message>
    <message>
        <source>Taken by nobody, out of the game: {advantage}.</source>
        <translation>Von niemandem genommen, aus dem Spiel: {advantage}.</translation>
    </message>
    <message>
        <source>{name} gets from Shiring: {craftsman}.</source>
        <translation>{name} erhält aus Shiring: {craftsman}.</translation>
    </message>
    <message>
        <source>It comes later this round.</source>
        <translation>Das kommt in dieser Runde noch.</translation>
    </message>
    <message>
        <source>{craftsman} (up to {capacity} ×)</source>
        <translation>{craftsman} (bis zu {capacity}&#xa0;×)</translation>
    </message>
    <message>
        <source>{gives} without resources, up to {capacity} ×</source>
        <translation>{gives} ohne Baustoffe, bis zu {capacity} ×</translation>
    </message>
    <message>
        <source>{gives} without resources, once</source>
        <translation>{gives} ohne Baustoffe, einmal</translation>
    </message>
    <message>
        <source>{card}, {goods} for {workers} workers</source>
        <translation>{card}, {goods} für {workers} Arbeiter</translation>
    </message>
    <message>
        <source>Take: {offer}</source>
        <translation>Nehmen: {offer}</translation>
    </message>
    <message>
        <source>Hire for {gold} gold: {craftsman}</source>
        <translation>Für {gold} Gold anwerben: {craftsman}</translation>
    </message>
    <message>
        <source>Discard: {craftsman}</source>
        <translation>Abwerfen: {craftsman}</translation>
    </message>
    <message>
        <source>Accept it</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Throw it back</source>
        <translation>Zurückwerfen</translation>
    </message>
    <message>
        <source>Bless: {craftsman}</source>
        <translation>Segnen: {craftsman}</translation>
    </message>
    <message>
        <source>Sell {goods} (only +{gold} gold: no more than {limit})</source>
        <translation>{goods} verkaufen (nur +{gold} Gold: nie mehr als {limit})</translation>
    </message>
    <message>
        <source>Sell {goods} (no gold: no more than {limit})</source>
        <translation>{goods} verkaufen (kein Gold: nie mehr als {limit})</translation>
    </message>
    <message>
        <source>{name}: only {places} places for craftsmen, discard one</source>
        <translation>{name}: nur {places} Plätze für Handwerker, einen abwerfen</translation>
    </message>
    <message>
        <source>{name}: {other}’s builder was drawn. Throw it back? (once a round)</source>
        <translation>{name}: Gezogen ist der Baumeister von {other}. Zurückwerfen? (einmal je Runde)</translation>
    </message>
    <message>
        <source>{name}: {event}. Protection by the bishop, or a resource?</source>
        <translation>{name}: {event}. Schutz durch den Bischof oder ein Baustoff?</translation>
    </message>
    <message>
        <source>{name}: discard a craftsman ({event})</source>
        <translation>{name}: Einen Handwerker abwerfen ({event})</translation>
    </message>
    <message>
        <source>{name}: {gold} gold in tax. Use {advantage}?</source>
        <translation>{name}: {gold} Gold Steuern. {advantage} einsetzen?</translation>
    </message>
    <message>
        <source>{name}: buy one kind at a stall, sell one from the stock, or leave</source>
        <translation>{name}: eine Sorte am Stand kaufen, eine aus dem Vorrat verkaufen oder gehen</translation>
    </message>
    <message>
        <source>Not held: {craftsman}.</source>
        <translation>Nicht in der eigenen Reihe: {craftsman}.</translation>
    </message>
    <message>
        <source>{place}: the builder goes on the first free space.</source>
        <translation>{place}: Der Baumeister kommt auf das erste freie Feld.</translation>
    </message>
    <message>
        <source>Not held: {advantage}.</source>
        <translation>Nicht im eigenen Besitz: {advantage}.</translation>
    </message>
    <message>
        <source>Without a mortar mixer, masons cannot build.</source>
        <translation>Ohne Mörtelmischer können Maurer nicht bauen.</translation>
    </message>
    <message>
        <source>Without a woodworker, no wood can be bought on the market.</source>
        <translation>Ohne Schreiner kann auf dem Baustoffmarkt kein Holz gekauft werden.</translation>
    </message>
    <message>
        <source>Without a stonecutter, no stone can be sold on the market.</source>
        <translation>Ohne Steinmetz kann auf dem Baustoffmarkt kein Stein verkauft werden.</translation>
    </message>
    <message>
        <source>{name}: own masons can no longer build (no mortar mixer left).</source>
        <translation>{name}: Eigene Maurer können nicht mehr bauen (kein Mörtelmischer mehr).</translation>
    </message>
    <message>
        <source>{name} can no longer buy wood (no woodworker left).</source>
        <translation>{name} kann kein Holz mehr kaufen (kein Schreiner mehr).</translation>
    </message>
    <message>
        <source>{name} can no longer sell stone (no stonecutter left).</source>
        <translation>{name} kann keinen Stein mehr verkaufen (kein Steinmetz mehr).</translation>
    </message>
    <message>
        <source>This is the last mortar mixer: without one, masons cannot build.</source>
        <translation>Das ist der letzte Mörtelmischer: Ohne ihn können Maurer nicht bauen.</translation>
    </message>
    <message>
        <source>This is the last woodworker: without one, no wood can be bought.</source>
        <translation>Das ist der letzte Schreiner: Ohne ihn kann kein Holz gekauft werden.</translation>
    </message>
    <message>
        <source>This is the last stonecutter: without one, no stone can be sold.</source>
        <translation>Das ist der letzte Steinmetz: Ohne ihn kann kein Stein verkauft werden.</translation>
    </message>
    <message>
        <source>Next round everybody uses only {count} builders.</source>
        <translation>In der nächsten Runde setzen alle nur {count} Baumeister ein.</translation>
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
        <source>The king is highest: nobody gets the trick, it is set aside. {name} leads the next one.</source>
        <translation>Der König ist die höchste Karte: Niemand erhält den Stich, er wird beiseite gelegt. {name} spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>The king is highest: nobody gets the trick, it is set aside.</source>
        <translation>Der König ist die höchste Karte: Niemand erhält den Stich, er wird beiseite gelegt.</translation>
    </message>
    <message>
        <source>{name} lays out an advantage: {card}.</source>
        <translation>{name} legt eine Vorteilskarte aus: {card}.</translation>
    </message>
    <message>
        <source>Back under the stack of advantages: {card}. There will be one more deal.</source>
        <translation>Zurück unter den Stapel der Vorteilskarten: {card}. Die Partie dauert einen Durchgang länger.</translation>
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
        <translation>Die letzte Vorteilskarte liegt aus: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} gets the trick as owner of the highest card: {card}.</source>
        <translation>{name} erhält den Stich. Höchste Karte: {card}, ein Handwerker von {name}.</translation>
    </message>
    <message>
        <source>{name} gets the trick as owner of the highest card, the later one of equal value: {card}.</source>
        <translation>{name} erhält den Stich. Höchste Karte, bei gleichem Wert die spätere: {card}, ein Handwerker von {name}.</translation>
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
        <source>Not in stock: {material}.</source>
        <translation>Nicht im Vorrat: {material}.</translation>
    </message>
    <message numerus="yes">
        <source>At most {limit} materials are carried over to the next deal; %n must still be given up.</source>
        <translation>
            <numerusform>Höchstens {limit} Baustoffe werden in den nächsten Durchgang übernommen; 1 ist noch abzugeben.</numerusform>
            <numerusform>Höchstens {limit} Baustoffe werden in den nächsten Durchgang übernommen; %n sind noch abzugeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The brick maker is decided on first.</source>
        <translation>Zuerst ist über den Ziegelbrenner zu entscheiden.</translation>
    </message>
    <message>
        <source>Not among the cards taken in this deal: {card}.</source>
        <translation>Nicht in den Stichen dieses Durchgangs: {card}.</translation>
    </message>
    <message>
        <source>+1 of these: {materials}</source>
        <translation>+1 nach Wahl: {materials}</translation>
    </message>
    <message>
        <source>each material → {vp} VP</source>
        <translation>jeder Baustoff → {vp} SP</translation>
    </message>
    <message>
        <source>Whoever holds her leads the first trick of the deal.</source>
        <translation>Wer sie auf der Hand hat, spielt zum ersten Stich des Durchgangs aus.</translation>
    </message>
    <message>
        <source>Colours in seat order (with three players nobody has the last)</source>
        <translation>Farben in Sitzordnung (zu dritt bleibt die letzte frei)</translation>
    </message>
    <message>
        <source>what counts at once</source>
        <translation>das, was sofort zählt</translation>
    </message>
    <message>
        <source>cards taken in this deal</source>
        <translation>Karten aus diesem Durchgang</translation>
    </message>
    <message>
        <source>the chance of the king’s trick</source>
        <translation>die Aussicht auf den Königsstich</translation>
    </message>
    <message>
        <source>then {count} × {material}</source>
        <translation>dann {count} × {material}</translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) stay</source>
        <translation>
            <numerusform>%n Baustoff bleibt</numerusform>
            <numerusform>%n Baustoffe bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks taken stay face down until the deal is scored.</source>
        <translation>Erhaltene Stiche bleiben bis zur Wertung des Durchgangs verdeckt.</translation>
    </message>
    <message>
        <source>materials to convert</source>
        <translation>Baustoffe zum Umwandeln</translation>
    </message>
    <message>
        <source>laid-out advantages</source>
        <translation>ausliegende Vorteilskarten</translation>
    </message>
    <message>
        <source>the trick on the table</source>
        <translation>den Stich auf dem Tisch</translation>
    </message>
    <message>
        <source>the tricks to come</source>
        <translation>die kommenden Stiche</translation>
    </message>
    <message numerus="yes">
        <source>so far {name} gets the trick, which brings %n point(s)</source>
        <translation>
            <numerusform>bisher erhält {name} den Stich, der %n Punkt bringt</numerusform>
            <numerusform>bisher erhält {name} den Stich, der %n Punkte bringt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far {name} gets the trick, which costs %n point(s)</source>
        <translation>
            <numerusform>bisher erhält {name} den Stich, der %n Punkt kostet</numerusform>
            <numerusform>bisher erhält {name} den Stich, der %n Punkte kostet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far {name} gets the trick: %n card(s)</source>
        <translation>
            <numerusform>bisher erhält {name} den Stich: %n Karte</numerusform>
            <numerusform>bisher erhält {name} den Stich: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far the king sets the trick aside: %n card(s)</source>
        <translation>
            <numerusform>bisher legt der König den Stich beiseite: %n Karte</numerusform>
            <numerusform>bisher legt der König den Stich beiseite: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still follow</source>
        <translation>
            <numerusform>%n Karte folgt noch</numerusform>
            <numerusform>%n Karten folgen noch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes %n point(s) of it at once</source>
        <translation>
            <numerusform>macht daraus sofort %n Punkt</numerusform>
            <numerusform>macht daraus sofort %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the material at the foot of the score sheet.</source>
        <translation>Klick den Baustoff unten auf dem Wertungsblatt an.</translation>
    </message>
    <message>
        <source>Materials are converted by the cards on the score sheet: click one of those that are offered.</source>
        <translation>Baustoffe wandeln die Karten auf dem Wertungsblatt um: Klick eine der angebotenen an.</translation>
    </message>
    <message>
        <source>What lies in tricks that were taken is shown on the score sheet when it is counted.</source>
        <translation>Was in den Stichen liegt, zeigt das Wertungsblatt, sobald sie gewertet werden.</translation>
    </message>
    <message>
        <source>Cards are played in the tricks, from one’s own hand.</source>
        <translation>Karten werden in den Stichen von der eigenen Hand ausgespielt.</translation>
    </message>
    <message>
        <source>This card converts nothing; what it counts is scored by itself.</source>
        <translation>Diese Karte wandelt nichts um; was sie zählt, wird von selbst gewertet.</translation>
    </message>
    <message>
        <source>A laid-out advantage works by itself in every scoring.</source>
        <translation>Eine ausliegende Vorteilskarte wirkt in jeder Wertung von selbst.</translation>
    </message>
    <message>
        <source>This card lies in the trick: it goes with it to whoever gets the trick.</source>
        <translation>Diese Karte liegt im Stich und geht mit ihm an die Person, die ihn erhält.</translation>
    </message>
    <message>
        <source>Materials are converted in the scoring.</source>
        <translation>Baustoffe werden in der Wertung umgewandelt.</translation>
    </message>
    <message>
        <source>Materials are used when the deal is scored, after its last trick.</source>
        <translation>Baustoffe werden in der Wertung des Durchgangs gebraucht, nach dem letzten Stich.</translation>
    </message>
    <message>
        <source>The top advantage is dealt with the other cards, one in each deal.</source>
        <translation>Die oberste Vorteilskarte wird mit den anderen Karten verteilt, in jedem Durchgang eine.</translation>
    </message>
    <message>
        <source>This is still to come in this deal.</source>
        <translation>Das kommt in diesem Durchgang noch.</translation>
    </message>
    <message>
        <source>For this deal that is over.</source>
        <translation>Das ist für diesen Durchgang vorbei.</translation>
    </message>
    <message>
        <source>Materials are given up only at the end of the scoring, when there are more than {limit}.</source>
        <translation>Baustoffe werden erst am Ende der Wertung abgegeben, und nur wenn es mehr als {limit} sind.</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>{card} ausspielen</translation>
    </message>
    <message>
        <source>{name} plays: {card}.</source>
        <translation>{name} spielt: {card}.</translation>
    </message>
    <message>
        <source>{name} has no trick and gets the king’s trick: {cards}.</source>
        <translation>{name} ist ohne Stich und erhält den Königsstich: {cards}.</translation>
    </message>
    <message>
        <source>Nobody is without a trick: the king’s trick lapses.</source>
        <translation>Niemand ist ohne Stich: Der Königsstich verfällt.</translation>
    </message>
    <message>
        <source>Several players are without a trick: the king’s trick lapses.</source>
        <translation>Mehrere sind ohne Stich: Der Königsstich verfällt.</translation>
    </message>
    <message>
        <source>So far nobody gets the trick: the king is highest, it would be set aside.</source>
        <translation>Bisher erhält niemand den Stich: Der König ist die höchste Karte, der Stich würde beiseite gelegt.</translation>
    </message>
    <message>
        <source>So far {name} gets the trick. Highest card: {card}, {name}’s own craftsman.</source>
        <translation>Bisher erhält {name} den Stich. Höchste Karte: {card}, ein Handwerker von {name}.</translation>
    </message>
    <message>
        <source>So far {name} gets the trick. Highest card, as the later of equals: {card}, {name}’s own craftsman.</source>
        <translation>Bisher erhält {name} den Stich. Höchste, da spätere Karte: {card}, ein Handwerker von {name}.</translation>
    </message>
    <message>
        <source>So far {name} gets the trick with the highest card: {card}.</source>
        <translation>Bisher erhält {name} den Stich mit der höchsten Karte: {card}.</translation>
    </message>
    <message>
        <source>So far {name} gets the trick with the highest card, the later of equals: {card}.</source>
        <translation>Bisher erhält {name} den Stich mit der höchsten Karte, bei gleichem Wert der späteren: {card}.</translation>
    </message>
    <message>
        <source>Tom Builder’s material is chosen before any conversion.</source>
        <translation>Der Baustoff von Tom Builder wird vor allen Umwandlungen ausgesucht.</translation>
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
        <source>The helper works only after all other conversions.</source>
        <translation>Der Gehilfe arbeitet erst nach allen anderen Umwandlungen.</translation>
    </message>
    <message>
        <source>Only craftsmen of the player’s own colour convert, and this one is not: {card}.</source>
        <translation>Nur Handwerker der eigenen Farbe wandeln um; dieser gehört nicht dazu: {card}.</translation>
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
        <translation>Von vorher</translation>
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
        <source>{material} → {vp} VP</source>
        <translation>{material} → {vp} SP</translation>
    </message>
    <message>
        <source>{material} → {made}</source>
        <translation>{material} → {made}</translation>
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
        <source>A king’s trick waits here for the end of the deal: the only player without a trick gets it.</source>
        <translation>Ein Königsstich wartet hier auf das Ende des Durchgangs: Wer dann als Einziger ohne Stich ist, erhält ihn.</translation>
    </message>
</context>
<context>
    <name>pillars_cards_view</name>
    <message>
        <source>Played now: nobody would get the trick.</source>
        <translation>Jetzt gespielt: Niemand würde den Stich erhalten.</translation>
    </message>
    <message>
        <source>Played now: {name} would get the trick as things stand.</source>
        <translation>Jetzt gespielt: Der Stich ginge vorerst an {name}.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>{name} spielt aus.</translation>
    </message>
    <message>
        <source>In this deal. Played cards are gone until the next one; the others are in somebody’s hand.</source>
        <translation>In diesem Durchgang. Gespielte Karten kommen erst im nächsten wieder; die übrigen hat jemand auf der Hand.</translation>
    </message>
    <message>
        <source>{name} holds Lady Aliena and leads to the first trick.</source>
        <translation>{name} hat Lady Aliena und spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Wert {value}</translation>
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
        <translation>Vorteilskarten im Stapel: {count}. In jedem Durchgang wird die oberste eingemischt; liegen alle aus, endet die Partie.</translation>
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
        <source>{name}: {points} VP. Cards in hand: {cards}. Tricks won: {tricks}. {stock}</source>
        <translation>{name}: {points} SP. Handkarten: {cards}. Stiche: {tricks}. {stock}</translation>
    </message>
    <message>
        <source>Craftsmen</source>
        <translation>Handwerker</translation>
    </message>
    <message>
        <source>Neutral cards (black)</source>
        <translation>Neutrale Karten (schwarz)</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Vorteilskarten</translation>
    </message>
    <message>
        <source>{colour}: {name}</source>
        <translation>{colour}: {name}</translation>
    </message>
    <message>
        <source>{card} ({value})</source>
        <translation>{card} ({value})</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>King’s trick</source>
        <translation>Königsstich</translation>
    </message>
    <message>
        <source>Counts only for the player of this colour, who also gets {own} VP just for taking it.</source>
        <translation>Zählt nur für die Person, der diese Farbe gehört: Erhält sie die Karte, gibt es schon dafür {own} SP.</translation>
    </message>
    <message>
        <source>Tricks won by {name}: {count}</source>
        <translation>Stiche von {name}: {count}</translation>
    </message>
    <message>
        <source>Tricks taken in this deal</source>
        <translation>Stiche in diesem Durchgang</translation>
    </message>
    <message>
        <source>Own craftsmen and advantages</source>
        <translation>Eigene Handwerker und Vorteilskarten</translation>
    </message>
    <message>
        <source>Own craftsmen</source>
        <translation>Eigene Handwerker</translation>
    </message>
    <message>
        <source>Black cards</source>
        <translation>Schwarze Karten</translation>
    </message>
    <message>
        <source>Others’: worth nothing</source>
        <translation>Fremde: ohne Wert</translation>
    </message>
    <message>
        <source>{row}: {points}</source>
        <translation>{row}: {points}</translation>
    </message>
    <message>
        <source>No trick in this deal.</source>
        <translation>In diesem Durchgang kein Stich.</translation>
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
        <source>In total</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>From before</source>
        <translation>Von vorher</translation>
    </message>
    <message>
        <source>of which: {item}</source>
        <translation>davon: {item}</translation>
    </message>
    <message>
        <source>Most points in this deal: {name}</source>
        <translation>Die meisten Punkte in diesem Durchgang: {name}</translation>
    </message>
    <message>
        <source>Played by {name}: {card}</source>
        <translation>Gespielt von {name}: {card}</translation>
    </message>
    <message>
        <source>Laid out by {name}: {card}</source>
        <translation>Ausgelegt von {name}: {card}</translation>
    </message>
    <message>
        <source>{pile}. In it: {cards}</source>
        <translation>{pile}. Darin: {cards}</translation>
    </message>
    <message>
        <source>{item} of {name}: {points}</source>
        <translation>{item} von {name}: {points}</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Cards on the table</source>
        <translation>Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>Tricks, materials and the stack</source>
        <translation>Stiche, Baustoffe und Stapel</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>One joins each deal. Whoever gets it lays it out and keeps it.</source>
        <translation>In jeden Durchgang kommt eine. Wer sie erhält, legt sie aus und behält sie.</translation>
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
        <source>Take the best material and convert ({points} VP)</source>
        <translation>Besten Baustoff nehmen und umwandeln ({points} SP)</translation>
    </message>
    <message>
        <source>Give up {materials} (worth least)</source>
        <translation>{materials} abgeben (am wenigsten wert)</translation>
    </message>
    <message>
        <source>{count} {material}</source>
        <translation>{count} {material}</translation>
    </message>
    <message>
        <source>Take 1 {material} (in stock: {count})</source>
        <translation>1 {material} nehmen (im Vorrat: {count})</translation>
    </message>
    <message>
        <source>Give up 1 of {count} {material}</source>
        <translation>1 von {count} {material} abgeben</translation>
    </message>
    <message>
        <source>Advantages laid out</source>
        <translation>Ausliegende Vorteilskarten</translation>
    </message>
</context>
<context>
    <name>pillars_view</name>
    <message>
        <source>Builder of {name} on the cost track, at {gold} gold</source>
        <translation>Baumeister von {name} auf der Kostenleiste, bei {gold} Gold</translation>
    </message>
    <message>
        <source>Tax of this round: {gold} gold</source>
        <translation>Steuer dieser Runde: {gold} Gold</translation>
    </message>
    <message>
        <source>Cards on offer</source>
        <translation>Karten zur Auswahl</translation>
    </message>
    <message>
        <source>Own craftsmen, advantages and resources</source>
        <translation>Eigene Handwerker, Vorteilskarten und Baustoffe</translation>
    </message>
    <message>
        <source>Event and bag</source>
        <translation>Ereignis und Beutel</translation>
    </message>
    <message>
        <source>Spaces for builders</source>
        <translation>Felder für Baumeister</translation>
    </message>
    <message>
        <source>Steps of the round</source>
        <translation>Schritte der Runde</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Baustoffmarkt</translation>
    </message>
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
        <source>{name}: {count} ({percent}%)</source>
        <translation>{name}: {count} ({percent} %)</translation>
    </message>
    <message>
        <source>{percent}%</source>
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
        <source>Cathedral works</source>
        <translation>Kathedralbau</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>gold after</source>
        <translation>Gold danach</translation>
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
        <source>Starting craftsmen</source>
        <translation>Starthandwerker</translation>
    </message>
    <message>
        <source>Can build only beside a mortar mixer.</source>
        <translation>Baut nur mit einem Mörtelmischer in der Reihe.</translation>
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
        <source>A good event</source>
        <translation>Positives Ereignis</translation>
    </message>
    <message>
        <source>A bad event</source>
        <translation>Negatives Ereignis</translation>
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
        <source>Market: {count} {resource}, free of charge here</source>
        <translation>Baustoffmarkt: {count} {resource}, hier kostenlos</translation>
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
        <source>On the market: {count}, free of charge here</source>
        <translation>Auf dem Markt: {count}, hier kostenlos</translation>
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
        <translation>Keine Steuern; das erste Feld bekommt auch das Metall</translation>
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
        <translation>Gold: {now}, Einnahmen {income}, Steuern {tax}, danach {then}</translation>
    </message>
    <message>
        <source>Resources to come: {goods}</source>
        <translation>Baustoffe, die noch kommen: {goods}</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>Best build: +{vp} VP</source>
        <translation>Bester Bau: +{vp} SP</translation>
    </message>
    <message>
        <source>Best build: +{vp} VP, {gold} gold afterwards</source>
        <translation>Bester Bau: +{vp} SP, danach {gold} Gold</translation>
    </message>
    <message>
        <source>Throw none back this round</source>
        <translation>In dieser Runde nie zurückwerfen</translation>
    </message>
    <message>
        <source>Throw none back this round – ask me again</source>
        <translation>In dieser Runde nie zurückwerfen – wieder fragen</translation>
    </message>
    <message>
        <source>Whoever has one can build with masons.</source>
        <translation>Wer ihn hat, kann mit Maurern bauen.</translation>
    </message>
    <message>
        <source>Whoever has one can buy wood on the market.</source>
        <translation>Wer ihn hat, kann auf dem Baustoffmarkt Holz kaufen.</translation>
    </message>
    <message>
        <source>Whoever has one can sell stone on the market.</source>
        <translation>Wer ihn hat, kann auf dem Baustoffmarkt Stein verkaufen.</translation>
    </message>
    <message>
        <source>This round’s event is revealed and carried out</source>
        <translation>Das Ereignis der Runde wird aufgedeckt und ausgeführt</translation>
    </message>
    <message>
        <source>Places {places} VP, best build {building} VP</source>
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
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Tie: gold</source>
        <translation>Gleichstand: Gold</translation>
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
        <source>Added to the cathedral: {part}. Next start player: {name}.</source>
        <translation>Neu an der Kathedrale: {part}. Nächster Startspieler: {name}.</translation>
    </message>
    <message>
        <source>Metal at the king’s court: {count}</source>
        <translation>Metall am Königshof: {count}</translation>
    </message>
    <message>
        <source>Protected from this round’s event: {name}</source>
        <translation>Vor dem Ereignis dieser Runde geschützt: {name}</translation>
    </message>
    <message>
        <source>Cathedral: {count} of {all} parts built</source>
        <translation>Kathedrale: {count} von {all} Teilen gebaut</translation>
    </message>
    <message>
        <source>Only two builders this round (town wall).</source>
        <translation>In dieser Runde nur zwei Baumeister (Stadtmauer).</translation>
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
        <source>Kingsbridge could not open its window: {reason}. The log may tell more: {log}</source>
        <translation>Kingsbridge konnte sein Fenster nicht öffnen: {reason}. Mehr steht vielleicht im Protokoll: {log}</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM asks for “{name}”, which does not work here; it is ignored. Possible are: {names}.</source>
        <translation>QT_QPA_PLATFORM verlangt „{name}“, und das geht hier nicht; es bleibt unbeachtet. Möglich sind: {names}.</translation>
    </message>
    <message>
        <source>On this desktop the window has no frame, because a part of Qt is missing (wayland-decoration-client). Move it with the mouse while you hold the Super key, and close it with Ctrl+Q. Started with QT_QPA_PLATFORM=xcb it has a frame.</source>
        <translation>Auf diesem Desktop hat das Fenster keinen Rahmen, weil ein Teil von Qt fehlt (wayland-decoration-client). Verschieben lässt es sich mit der Maus bei gedrückter Super-Taste, schließen mit Strg+Q. Mit QT_QPA_PLATFORM=xcb gestartet, hat es einen Rahmen.</translation>
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
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>This position is impossible: {detail}.</source>
        <translation>Diese Stellung ist nicht möglich: {detail}.</translation>
    </message>
    <message>
        <source>The game cannot begin like this: {detail}.</source>
        <translation>So kann die Partie nicht beginnen: {detail}.</translation>
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
        <source>The game could not be saved.</source>
        <translation>Die Partie konnte nicht gespeichert werden.</translation>
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
        <translation>Diese Partie wurde mit einer neueren Version von Kingsbridge ({app}) gespeichert; zum Öffnen bitte aktualisieren.</translation>
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
        <source>Nothing can be written to this folder: {folder}. The game is not saved.</source>
        <translation>In diesen Ordner lässt sich nichts schreiben: {folder}. Die Partie ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Your settings file, {path}, cannot be used; everything is back to normal.</source>
        <translation>Die Datei mit den Einstellungen, {path}, ist nicht brauchbar; alles steht auf den Voreinstellungen.</translation>
    </message>
    <message>
        <source>Some of your settings made no sense and were reset: {names}.</source>
        <translation>Einige Einstellungen ergaben keinen Sinn und wurden zurückgesetzt: {names}.</translation>
    </message>
    <message>
        <source>Your settings apply for now but cannot be kept, because this folder cannot be written to: {folder}.</source>
        <translation>Die Einstellungen gelten jetzt, lassen sich aber nicht behalten, denn in diesen Ordner kann nicht geschrieben werden: {folder}.</translation>
    </message>
    <message>
        <source>This is a folder, a device or something else that is not a file; nothing was written.</source>
        <translation>Das ist ein Ordner, ein Gerät oder etwas anderes, das keine Datei ist; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The game number must be a whole number of at most 18 digits.</source>
        <translation>Die Spielnummer muss eine ganze Zahl mit höchstens 18 Ziffern sein.</translation>
    </message>
    <message>
        <source>Only the player who made this move may take it back; anybody else needs the agreement of the table.</source>
        <translation>Diesen Zug darf nur zurücknehmen, wer ihn gemacht hat; alle anderen brauchen das Einverständnis der Runde.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>The file of corrected values is damaged or cannot be read.</source>
        <translation>Die Datei mit den berichtigten Werten ist beschädigt oder nicht lesbar.</translation>
    </message>
    <message>
        <source>This game is no longer there.</source>
        <translation>Diese Partie ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This game is open in another window of Kingsbridge.</source>
        <translation>Diese Partie ist in einem anderen Fenster von Kingsbridge offen.</translation>
    </message>
    <message>
        <source>“{file}” holds other moves, saved in another window; it was left as it is.</source>
        <translation>„{file}“ enthält andere Züge, die in einem anderen Fenster gespeichert wurden; die Datei blieb, wie sie ist.</translation>
    </message>
    <message>
        <source>The same game is kept in the file {other}; this one is not counted.</source>
        <translation>Dieselbe Partie liegt schon in der Datei {other}; diese hier zählt nicht mit.</translation>
    </message>
    <message>
        <source>The disk is full. The game is not saved until there is room.</source>
        <translation>Der Datenträger ist voll. Die Partie ist erst gespeichert, wenn wieder Platz ist.</translation>
    </message>
    <message>
        <source>No table can be set up from this code: {detail}.</source>
        <translation>Aus diesem Code lässt sich kein Tisch aufbauen: {detail}.</translation>
    </message>
    <message>
        <source>A bot could not answer; a simpler one moved in its place.</source>
        <translation>Ein Bot konnte nicht antworten; ein einfacherer hat an seiner Stelle gezogen.</translation>
    </message>
    <message>
        <source>The list of your own bots cannot be used; none of them plays: {detail}.</source>
        <translation>Die Liste der eigenen Bots ist nicht zu gebrauchen; keiner von ihnen spielt: {detail}.</translation>
    </message>
    <message>
        <source>This game is not over yet: it can be reviewed when it has been played to its end.</source>
        <translation>Diese Partie ist noch nicht zu Ende: Ein Rückblick ist erst möglich, wenn sie zu Ende gespielt ist.</translation>
    </message>
    <message>
        <source>Of this game only the last position is left; without its moves it cannot be reviewed.</source>
        <translation>Von dieser Partie ist nur die letzte Stellung übrig; ohne ihre Züge ist kein Rückblick möglich.</translation>
    </message>
    <message>
        <source>A WebP can be written as it is; a GIF needs the package Pillow. To install it:
{command}</source>
        <translation>WebP geht ohne Weiteres; für GIF fehlt das Paket Pillow. So wird es installiert:
{command}</translation>
    </message>
    <message>
        <source>The film cannot be written: {detail}.</source>
        <translation>Der Film kann nicht geschrieben werden: {detail}.</translation>
    </message>
    <message>
        <source>There is no bot “{level}”; there are: {levels}.</source>
        <translation>Es gibt keinen Bot „{level}“; es gibt: {levels}.</translation>
    </message>
    <message>
        <source>The games cannot be spread over a cluster: {detail}.</source>
        <translation>Die Partien können nicht auf andere Rechner verteilt werden: {detail}.</translation>
    </message>
    <message>
        <source>The line is not JSON: {detail}.</source>
        <translation>Die Zeile ist kein JSON: {detail}.</translation>
    </message>
    <message>
        <source>A line may have at most {megabytes} MB; this one was not read.</source>
        <translation>Eine Zeile darf höchstens {megabytes} MB haben; diese wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>The command “{command}” has no field {field}; it has: {fields}. Nothing was done.</source>
        <translation>Der Befehl „{command}“ hat kein Feld {field}; er hat: {fields}. Es wurde nichts getan.</translation>
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
        <translation>Es läuft keine Partie; bitte mit „new“, „load“ oder „load_state“ beginnen.</translation>
    </message>
    <message>
        <source>Something went wrong inside Kingsbridge: {detail}.</source>
        <translation>In Kingsbridge ist etwas schiefgegangen: {detail}.</translation>
    </message>
    <message>
        <source>The program of the bot “{name}” could not be started; a simpler bot moved in its place.</source>
        <translation>Das Programm des Bots „{name}“ ließ sich nicht starten; ein einfacherer Bot hat für ihn gezogen.</translation>
    </message>
    <message>
        <source>The bot “{name}” is not among your own bots in the settings; a simpler bot plays in its place.</source>
        <translation>Der Bot „{name}“ gehört nicht zu den eigenen Bots in den Einstellungen; ein einfacherer Bot spielt an seiner Stelle.</translation>
    </message>
    <message>
        <source>The bot “{name}” did not say its name in time; a simpler bot moved in its place.</source>
        <translation>Der Bot „{name}“ hat seinen Namen nicht rechtzeitig genannt; ein einfacherer Bot hat für ihn gezogen.</translation>
    </message>
    <message>
        <source>The bot “{name}” took too long; a simpler bot moved in its place.</source>
        <translation>Der Bot „{name}“ hat zu lange gebraucht; ein einfacherer Bot hat für ihn gezogen.</translation>
    </message>
    <message>
        <source>The program of the bot “{name}” ended unexpectedly; a simpler bot moved in its place.</source>
        <translation>Das Programm des Bots „{name}“ endete unerwartet; ein einfacherer Bot hat für ihn gezogen.</translation>
    </message>
    <message>
        <source>The bot “{name}” said something without being asked; a simpler bot moved in its place.</source>
        <translation>Der Bot „{name}“ hat ungefragt etwas gesagt; ein einfacherer Bot hat für ihn gezogen.</translation>
    </message>
    <message>
        <source>The answer of the bot “{name}” was far too long; a simpler bot moved in its place.</source>
        <translation>Die Antwort des Bots „{name}“ war viel zu lang; ein einfacherer Bot hat für ihn gezogen.</translation>
    </message>
    <message>
        <source>The bot “{name}” answered something that cannot be; a simpler bot moved in its place.</source>
        <translation>Der Bot „{name}“ hat etwas geantwortet, das nicht geht; ein einfacherer Bot hat für ihn gezogen.</translation>
    </message>
    <message>
        <source>The bot “{name}” has failed three times in a row; a simpler bot plays on in its place.</source>
        <translation>Der Bot „{name}“ hat dreimal nacheinander versagt; ein einfacherer Bot spielt für ihn weiter.</translation>
    </message>
    <message>
        <source>Every player needs a name of 1 to 24 letters.</source>
        <translation>Alle brauchen einen Namen aus 1 bis 24 Zeichen.</translation>
    </message>
    <message>
        <source>Two players are called {same_name}; please give them different names.</source>
        <translation>Zwei Personen heißen {same_name}; bitte gib ihnen verschiedene Namen.</translation>
    </message>
    <message>
        <source>Every player needs a colour of their own.</source>
        <translation>Alle brauchen eine eigene Farbe.</translation>
    </message>
    <message>
        <source>This start player or option does not fit the number of players.</source>
        <translation>Dieser Startspieler oder diese Einstellung passt nicht zur Spielerzahl.</translation>
    </message>
    <message>
        <source>This is not the code of a table.</source>
        <translation>Das ist kein Code eines Tisches.</translation>
    </message>
    <message>
        <source>This code is for a game that is not on this shelf.</source>
        <translation>Dieser Code gehört zu einem Spiel, das nicht in diesem Regal steht.</translation>
    </message>
    <message>
        <source>This code is for another game: {title}.</source>
        <translation>Dieser Code gehört zu einem anderen Spiel: {title}.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Kingsbridge; please update.</source>
        <translation>Dieser Code stammt von einer neueren Version von Kingsbridge; bitte aktualisieren.</translation>
    </message>
    <message>
        <source>This code was made by another version of the rules; the same table cannot be set up with them.</source>
        <translation>Dieser Code stammt von einer anderen Fassung der Regeln; derselbe Tisch lässt sich damit nicht aufbauen.</translation>
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
        <source>Only {name} may take this move back; anybody else needs the agreement of the table.</source>
        <translation>Diesen Zug darf nur {name} zurücknehmen; alle anderen brauchen das Einverständnis der Runde.</translation>
    </message>
    <message>
        <source>This cannot be undone: then it is {name}’s turn.</source>
        <translation>Nicht zurücknehmbar: Danach ist {name} am Zug.</translation>
    </message>
    <message>
        <source>Taking back ends here: chance has decided something.</source>
        <translation>Weiter zurück geht es nicht: Der Zufall hat etwas entschieden.</translation>
    </message>
    <message>
        <source>A letter or digit of this code is wrong; please check it.</source>
        <translation>Ein Buchstabe oder eine Ziffer dieses Codes stimmt nicht; bitte noch einmal vergleichen.</translation>
    </message>
    <message>
        <source>Taking back ends here: something hidden has come to light.</source>
        <translation>Weiter zurück geht es nicht: Etwas Verdecktes ist ans Licht gekommen.</translation>
    </message>
    <message>
        <source>In a lesson, “Back” on the note leads back.</source>
        <translation>In einer Lektion führt „Zurück“ auf dem Zettel zurück.</translation>
    </message>
    <message>
        <source>Taking back ends here: {name} has acted since.</source>
        <translation>Weiter zurück geht es nicht: Seitdem war {name} am Zug.</translation>
    </message>
    <message>
        <source>This cannot be undone: chance will decide.</source>
        <translation>Nicht zurücknehmbar: Der Zufall entscheidet.</translation>
    </message>
    <message>
        <source>This cannot be undone: something hidden will come to light.</source>
        <translation>Nicht zurücknehmbar: Verdecktes kommt ans Licht.</translation>
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
        <translation>Diese Partie wurde mit einer neueren Version von Kingsbridge gespeichert; zum Öffnen bitte aktualisieren.</translation>
    </message>
    <message>
        <source>The game cannot be saved there.</source>
        <translation>Dort lässt sich die Partie nicht speichern.</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>Found! {why}</source>
        <translation>Gefunden! {why}</translation>
    </message>
    <message>
        <source>This is the move. {why}</source>
        <translation>Das ist der Zug. {why}</translation>
    </message>
    <message>
        <source>“{move}” is not the best move.</source>
        <translation>„{move}“ ist nicht der beste Zug.</translation>
    </message>
    <message>
        <source>With the next best move the chance of winning would be smaller by {chance}.</source>
        <translation>Mit dem nächstbesten Zug wäre die Aussicht auf den Sieg um {chance} kleiner.</translation>
    </message>
    <message>
        <source>“{move}” was played in that game, but it is not the best move.</source>
        <translation>„{move}“ wurde in jener Partie gespielt, ist aber nicht der beste Zug.</translation>
    </message>
    <message>
        <source>The best one brings {more}.</source>
        <translation>Der beste bringt {more}.</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>{game}: turn {turn} of {turns}</source>
        <translation>{game}: Zug {turn} von {turns}</translation>
    </message>
    <message numerus="yes">
        <source>%n possible move(s)</source>
        <translation>
            <numerusform>%n Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>found {day}</source>
        <translation>gefunden am {day}</translation>
    </message>
    <message>
        <source>tried {day}</source>
        <translation>versucht am {day}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The game is still running.</source>
        <translation>Die Partie läuft noch.</translation>
    </message>
    <message>
        <source>{place}. {name}: {points} ({parts})</source>
        <translation>{place}. {name}: {points} ({parts})</translation>
    </message>
    <message>
        <source>Moments to remember</source>
        <translation>Augenblicke, die bleiben</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message numerus="yes">
        <source>(%n move(s) taken back by agreement)</source>
        <translation>
            <numerusform>(%n Zug im Einvernehmen zurückgenommen)</numerusform>
            <numerusform>(%n Züge im Einvernehmen zurückgenommen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>From part to part</source>
        <translation>Von Abschnitt zu Abschnitt</translation>
    </message>
    <message>
        <source>points of each part; the most in gold</source>
        <translation>Punkte jedes Abschnitts; die meisten in Gold</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>Kingsbridge Desktop · game {seed} · page {page}</source>
        <translation>Kingsbridge Desktop · Partie {seed} · Seite {page}</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>Alle Quellen</translation>
    </message>
    <message>
        <source>The points after each part</source>
        <translation>Die Punkte nach jedem Abschnitt</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>“{best}” was worth about %n point(s) more.</source>
        <translation>
            <numerusform>„{best}“ war etwa %n Punkt mehr wert.</numerusform>
            <numerusform>„{best}“ war etwa %n Punkte mehr wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{best}” would have been better.</source>
        <translation>„{best}“ wäre besser gewesen.</translation>
    </message>
    <message>
        <source>“{move}”, as the master would: good luck.</source>
        <translation>„{move}“, wie der Meister: Glück gehabt.</translation>
    </message>
    <message>
        <source>“{move}”, as the master would: bad luck.</source>
        <translation>„{move}“, wie der Meister: Pech gehabt.</translation>
    </message>
    <message>
        <source>“{move}”, as the master would: good luck for {name}.</source>
        <translation>„{move}“, wie der Meister: Glück für {name}.</translation>
    </message>
    <message>
        <source>“{move}”, as the master would: bad luck for {name}.</source>
        <translation>„{move}“, wie der Meister: Pech für {name}.</translation>
    </message>
    <message>
        <source>Good luck, although “{best}” would have been better.</source>
        <translation>Glück gehabt, obwohl „{best}“ besser gewesen wäre.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>saves</name>
    <message>
        <source>A running game</source>
        <translation>Eine laufende Partie</translation>
    </message>
    <message>
        <source>This version of Kingsbridge does not have the game “{game}”.</source>
        <translation>Diese Version von Kingsbridge hat das Spiel „{game}“ nicht.</translation>
    </message>
    <message>
        <source>Damaged. What could be read can be played on; the last moves may be missing.</source>
        <translation>Beschädigt. Was noch lesbar ist, kann weitergespielt werden; die letzten Züge können fehlen.</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>noch nicht zu Ende</translation>
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
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice, people and religious conflicts</source>
        <translation>Würfel, Personen und Religionskonflikte</translation>
    </message>
    <message>
        <source>Year {number}</source>
        <translation>Jahr {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n Jahr</numerusform>
            <numerusform>%n Jahre</numerusform>
        </translation>
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
        <source>Deal {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
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
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>ausgelost</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Bot: random player</source>
        <translation>Bot: aufs Geratewohl</translation>
    </message>
    <message>
        <source>Bot: apprentice (for children)</source>
        <translation>Bot: Lehrling (für Kinder)</translation>
    </message>
    <message>
        <source>Bot: journeyman (easy)</source>
        <translation>Bot: Geselle (leicht)</translation>
    </message>
    <message>
        <source>Bot: old hand (normal)</source>
        <translation>Bot: Altgeselle (mittel)</translation>
    </message>
    <message>
        <source>Bot: foreman (hard)</source>
        <translation>Bot: Polier (schwer)</translation>
    </message>
    <message>
        <source>Bot: master (hardest)</source>
        <translation>Bot: Meister (am schwersten)</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>at first glance</source>
        <translation>erster Blick</translation>
    </message>
    <message>
        <source>apprentice</source>
        <translation>Lehrling</translation>
    </message>
    <message>
        <source>journeyman</source>
        <translation>Geselle</translation>
    </message>
    <message>
        <source>old hand</source>
        <translation>Altgeselle</translation>
    </message>
    <message>
        <source>foreman</source>
        <translation>Polier</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Looks ahead before every move and forgives little</source>
        <translation>Denkt vor jedem Zug voraus und verzeiht wenig</translation>
    </message>
    <message>
        <source>Takes all the time that a bot may have and gives nothing away</source>
        <translation>Nimmt sich alle Zeit, die ein Bot haben darf, und verschenkt nichts</translation>
    </message>
    <message>
        <source>A program that you have added in the settings</source>
        <translation>Ein Programm, in den Einstellungen hinzugefügt</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>Bot: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) can be made here. Finish all the same?</source>
        <translation>
            <numerusform>Hier ist noch %n Punkt möglich. Trotzdem aufhören?</numerusform>
            <numerusform>Hier sind noch %n Punkte möglich. Trotzdem aufhören?</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} is played from here on by: {level}.</source>
        <translation>Für {name} spielt ab hier: {level}.</translation>
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
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Bot: at first glance</source>
        <translation>Bot: auf den ersten Blick</translation>
    </message>
    <message>
        <source>random player</source>
        <translation>Geratewohl</translation>
    </message>
    <message>
        <source>Sensible, but often content with second best, and blind to your plans</source>
        <translation>Spielt vernünftig, nimmt aber oft das Zweitbeste und übersieht, was du vorhast</translation>
    </message>
    <message>
        <source>Played on from here as a game of its own, with the same luck.</source>
        <translation>Ab hier als eigene Partie weitergespielt, mit demselben Glück.</translation>
    </message>
    <message>
        <source>Played on from here as a game of its own, with new luck.</source>
        <translation>Ab hier als eigene Partie weitergespielt, mit neuem Glück.</translation>
    </message>
    <message>
        <source>There is nothing to do here. What you can click now is outlined.</source>
        <translation>Hier gibt es nichts zu tun. Was du jetzt anklicken kannst, ist umrandet.</translation>
    </message>
    <message>
        <source>There is nothing to do here. Answer with the buttons below the board.</source>
        <translation>Hier gibt es nichts zu tun. Antworte mit den Knöpfen unter dem Spielplan.</translation>
    </message>
    <message>
        <source>This belongs to {name}; it is {asked}’s turn to act.</source>
        <translation>Das gehört {name}; am Zug ist jetzt {asked}.</translation>
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
    <name>short_names</name>
    <message>
        <source>Improved mortar mixer: Impr. mortar mixer; The archbishop’s blessing: Blessing; The king’s gift: King’s gift; Archbishop Thomas: Thomas; William Hamleigh: William; Regan Hamleigh: Regan</source>
        <translation>Verbesserter Mörtelmischer: Verb. Mörtelmischer; Spezieller Schreiner: Spez. Schreiner; Teile der Kathedrale stürzen ein: Einsturz; Segen des Erzbischofs: Segen; Geschenk des Königs: Geschenk; Bau der Stadtmauer: Stadtmauer; Erzbischof Thomas: Thomas; William Hamleigh: William; Regan Hamleigh: Regan</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>Kingsbridge {running} is still open, and this is {here}. Please close the open window and start again; your game is saved.</source>
        <translation>Kingsbridge {running} ist noch geöffnet, und dies ist {here}. Bitte das offene Fenster schließen und noch einmal starten; die Partie ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>{name} passes {other} and keeps the lead to the end.</source>
        <translation>{name} zieht an {other} vorbei und bleibt bis zum Ende vorn.</translation>
    </message>
    <message>
        <source>Only now does {name} pass {other}, and win.</source>
        <translation>Erst jetzt zieht {name} an {other} vorbei und gewinnt.</translation>
    </message>
    <message>
        <source>{name} takes the lead and never gives it away again.</source>
        <translation>{name} geht in Führung und gibt sie nicht mehr ab.</translation>
    </message>
    <message>
        <source>{name} is ahead for the longest time: until {last}.</source>
        <translation>{name} liegt am längsten vorn: bis {last}.</translation>
    </message>
    <message>
        <source>{name} is ahead for the longest time, until {last}, and still does not win.</source>
        <translation>{name} liegt am längsten vorn, bis {last}, und gewinnt doch nicht.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n point(s) at one stroke, more than anybody else at once.</source>
        <translation>
            <numerusform>{name} holt auf einen Schlag %n Punkt, so viel wie sonst niemand auf einmal.</numerusform>
            <numerusform>{name} holt auf einen Schlag %n Punkte, so viele wie sonst niemand auf einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} makes %n point(s) in this part of the game, more than anybody in any other.</source>
        <translation>
            <numerusform>{name} macht in diesem Abschnitt %n Punkt, mehr als irgendwer in einem anderen.</numerusform>
            <numerusform>{name} macht in diesem Abschnitt zusammen %n Punkte, mehr als irgendwer in einem anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s), the hardest blow in this game.</source>
        <translation>
            <numerusform>{name} verliert %n Punkt, der härteste Schlag in dieser Partie.</numerusform>
            <numerusform>{name} verliert %n Punkte, der härteste Schlag in dieser Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardest blow in this game costs {names} %n point(s) together.</source>
        <translation>
            <numerusform>Der härteste Schlag in dieser Partie kostet {names} zusammen %n Punkt.</numerusform>
            <numerusform>Der härteste Schlag in dieser Partie kostet {names} zusammen %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end only %n point(s) lie between {name} and {other}.</source>
        <translation>
            <numerusform>Am Ende liegt nur %n Punkt zwischen {name} und {other}.</numerusform>
            <numerusform>Am Ende liegen nur %n Punkte zwischen {name} und {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} and {other} have the same number of points; only the tie-break decides.</source>
        <translation>{name} und {other} haben gleich viele Punkte; erst die Gleichstandsregel entscheidet.</translation>
    </message>
    <message>
        <source>{names} have the same number of points and share the victory.</source>
        <translation>{names} haben gleich viele Punkte und teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
</context>
<context>
    <name>table_words</name>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>{name} ({level}): {points}</source>
        <translation>{name} ({level}): {points}</translation>
    </message>
    <message>
        <source>Also on the table</source>
        <translation>Außerdem auf dem Tisch</translation>
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
            <numerusform>{name}: eine Karte für einen zweiten Spielstein in {country} ausspielen oder 1 Karte nachziehen</numerusform>
            <numerusform>{name}: eine Karte für einen zweiten Spielstein in {country} ausspielen oder %n Karten nachziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: play for a second piece in {country}, or finish</source>
        <translation>{name}: eine Karte für einen zweiten Spielstein in {country} ausspielen oder den Zug beenden</translation>
    </message>
    <message numerus="yes">
        <source>{name}: draw %n card(s), open or from the pile</source>
        <translation>
            <numerusform>{name}: 1 Karte nachziehen, offen oder vom Stapel</numerusform>
            <numerusform>{name}: %n Karten nachziehen, offen oder vom Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>For {country} you have to play a card first.</source>
        <translation>Für {country} muss zuerst eine Karte ausgespielt werden.</translation>
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
        <source>A card can only be swapped instead of playing and placing.</source>
        <translation>Getauscht wird nur statt auszuspielen und zu setzen.</translation>
    </message>
    <message>
        <source>{country}: never more councillors than the most cloisters any one player has there: {limit}.</source>
        <translation>{country}: nie mehr Räte, als dort jemand höchstens Klöster hat: {limit}.</translation>
    </message>
    <message>
        <source>what counts at once</source>
        <translation>das, was sofort zählt</translation>
    </message>
    <message>
        <source>cloisters at the intermediate scoring</source>
        <translation>Klöster in der Zwischenwertung</translation>
    </message>
    <message>
        <source>cloisters at the end</source>
        <translation>Klöster in der Schlusswertung</translation>
    </message>
    <message>
        <source>alliances made or within reach</source>
        <translation>geschlossene oder nahe Bündnisse</translation>
    </message>
    <message>
        <source>chains of cloisters</source>
        <translation>Klosterketten</translation>
    </message>
    <message>
        <source>the pieces still to come</source>
        <translation>noch kommende Spielsteine</translation>
    </message>
    <message>
        <source>Points now: {points}</source>
        <translation>Punkte jetzt: {points}</translation>
    </message>
    <message numerus="yes">
        <source>takes the majority in {country} ({own} : {most}): %n point(s) at the intermediate scoring and again at the end</source>
        <translation>
            <numerusform>holt die Mehrheit in {country} ({own} : {most}): %n Punkt in der Zwischenwertung und am Ende noch einmal</numerusform>
            <numerusform>holt die Mehrheit in {country} ({own} : {most}): %n Punkte in der Zwischenwertung und am Ende noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the majority in {country} ({own} : {most}): %n point(s) at the end</source>
        <translation>
            <numerusform>holt die Mehrheit in {country} ({own} : {most}): %n Punkt am Ende</numerusform>
            <numerusform>holt die Mehrheit in {country} ({own} : {most}): %n Punkte am Ende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shares the majority in {country} ({own} : {most}): %n point(s) at the intermediate scoring and again at the end</source>
        <translation>
            <numerusform>teilt die Mehrheit in {country} ({own} : {most}): %n Punkt in der Zwischenwertung und am Ende noch einmal</numerusform>
            <numerusform>teilt die Mehrheit in {country} ({own} : {most}): %n Punkte in der Zwischenwertung und am Ende noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shares the majority in {country} ({own} : {most}): %n point(s) at the end</source>
        <translation>
            <numerusform>teilt die Mehrheit in {country} ({own} : {most}): %n Punkt am Ende</numerusform>
            <numerusform>teilt die Mehrheit in {country} ({own} : {most}): %n Punkte am Ende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts in {country} behind the majority ({own} : {most}): %n point(s) at the intermediate scoring and again at the end</source>
        <translation>
            <numerusform>zählt in {country} hinter der Mehrheit ({own} : {most}): %n Punkt in der Zwischenwertung und am Ende noch einmal</numerusform>
            <numerusform>zählt in {country} hinter der Mehrheit ({own} : {most}): %n Punkte in der Zwischenwertung und am Ende noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts in {country} behind the majority ({own} : {most}): %n point(s) at the end</source>
        <translation>
            <numerusform>zählt in {country} hinter der Mehrheit ({own} : {most}): %n Punkt am Ende</numerusform>
            <numerusform>zählt in {country} hinter der Mehrheit ({own} : {most}): %n Punkte am Ende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} gets %n point(s) less in {country}</source>
        <translation>
            <numerusform>{other} erhält in {country} %n Punkt weniger</numerusform>
            <numerusform>{other} erhält in {country} %n Punkte weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes a row of {length}: %n more point(s) for chains at the end</source>
        <translation>
            <numerusform>macht eine Kette von {length}: am Ende %n Punkt mehr für Ketten</numerusform>
            <numerusform>macht eine Kette von {length}: am Ende %n Punkte mehr für Ketten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes the alliance {country}–{country_b}: %n point(s) at the end</source>
        <translation>
            <numerusform>schließt das Bündnis {country}–{country_b}: %n Punkt am Ende</numerusform>
            <numerusform>schließt das Bündnis {country}–{country_b}: %n Punkte am Ende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the alliance {country}–{country_b} is then worth %n point(s)</source>
        <translation>
            <numerusform>das Bündnis {country}–{country_b} ist dann %n Punkt wert</numerusform>
            <numerusform>das Bündnis {country}–{country_b} ist dann %n Punkte wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the alliance {country}–{country_b} from {other}: %n point(s)</source>
        <translation>
            <numerusform>nimmt {other} das Bündnis {country}–{country_b}: %n Punkt</numerusform>
            <numerusform>nimmt {other} das Bündnis {country}–{country_b}: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} then has {own} of {all} councillors in {country}</source>
        <translation>{name} stellt dann {own} von {all} Räten in {country}</translation>
    </message>
    <message numerus="yes">
        <source>then a cloister in {country} counts %n point(s)</source>
        <translation>
            <numerusform>dann zählt ein Kloster in {country} %n Punkt</numerusform>
            <numerusform>dann zählt ein Kloster in {country} %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is room for %n more councillor(s) in {country}</source>
        <translation>
            <numerusform>in {country} ist noch für %n Rat Platz</numerusform>
            <numerusform>in {country} ist noch für %n Räte Platz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s) are left in the countries of {card}</source>
        <translation>
            <numerusform>in den Ländern von {card} ist noch %n Feld frei</numerusform>
            <numerusform>in den Ländern von {card} sind noch %n Felder frei</numerusform>
        </translation>
    </message>
    <message>
        <source>2 × {card} in hand are a joker</source>
        <translation>2 × {card} auf der Hand sind ein Joker</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the pile</source>
        <translation>
            <numerusform>im Stapel ist noch %n Karte</numerusform>
            <numerusform>im Stapel sind noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay in hand</source>
        <translation>
            <numerusform>%n Karte bleibt auf der Hand</numerusform>
            <numerusform>%n Karten bleiben auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Alliances are scored at the end by themselves, for the most councillors in both countries.</source>
        <translation>Bündnisse werden am Ende von selbst gewertet, für die meisten Räte in beiden Ländern.</translation>
    </message>
    <message>
        <source>Discards are not drawn: they become the new pile when the old one is used up.</source>
        <translation>Vom Ablagestapel wird nicht gezogen: Er wird zum neuen Nachziehstapel, wenn der alte aufgebraucht ist.</translation>
    </message>
    <message>
        <source>In the last round nothing is drawn any more.</source>
        <translation>In der letzten Runde wird nicht mehr nachgezogen.</translation>
    </message>
    <message>
        <source>Placing is over: now the hand is refilled to three cards.</source>
        <translation>Das Setzen ist beendet: Jetzt wird die Hand auf drei Karten aufgefüllt.</translation>
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
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>discarded</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>What can still come is in the pile or hidden in hands. Discards come back at half-time.</source>
        <translation>Was noch kommen kann, liegt im Stapel oder verdeckt auf Händen. Abgelegte Karten kommen zur Halbzeit wieder.</translation>
    </message>
    <message>
        <source>What can still come is in the pile or hidden in hands.</source>
        <translation>Was noch kommen kann, liegt im Stapel oder verdeckt auf Händen.</translation>
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
        <source>chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>{card}: {count} of {all} discarded, {unseen} in the pile or hidden in hands, {seen} in sight</source>
        <translation>{card}: {count} von {all} abgelegt, {unseen} im Stapel oder verdeckt, {seen} zu sehen</translation>
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
        <source>A piece in {countries}; two of them: a piece anywhere else</source>
        <translation>Ein Spielstein in {countries}; zwei davon: ein Spielstein in einem beliebigen anderen Land</translation>
    </message>
    <message>
        <source>alliances</source>
        <translation>Bündnisse</translation>
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
        <source>{space}, {country}: free</source>
        <translation>{space}, {country}: frei</translation>
    </message>
    <message>
        <source>{space}, {country}: cloister of {name}</source>
        <translation>{space}, {country}: Kloster von {name}</translation>
    </message>
    <message>
        <source>{card}: lies open</source>
        <translation>{card}: liegt offen</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Open cards, draw pile and discards</source>
        <translation>Offene Karten, Nachziehstapel und Ablage</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>Cloister spaces</source>
        <translation>Klosterfelder</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Bündnisse</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {pieces}, %n point(s) now</source>
        <translation>
            <numerusform>{name}: {pieces}, jetzt %n Punkt</numerusform>
            <numerusform>{name}: {pieces}, jetzt %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloister(s)</source>
        <translation>
            <numerusform>%n Kloster</numerusform>
            <numerusform>%n Klöster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n councillor(s)</source>
        <translation>
            <numerusform>%n Rat</numerusform>
            <numerusform>%n Räte</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Points if the final scoring came now: {points}</source>
        <translation>Punkte, käme jetzt die Schlusswertung: {points}</translation>
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
<context>
    <name>why</name>
    <message>
        <source>{move}. {facts}.</source>
        <translation>{move}. {facts}.</translation>
    </message>
    <message>
        <source>{move}. {facts}; in the long run {later}.</source>
        <translation>{move}. {facts}; auf längere Sicht {later}.</translation>
    </message>
    <message numerus="yes">
        <source>about %n point(s) more from {thing}</source>
        <translation>
            <numerusform>etwa %n Punkt mehr durch {thing}</numerusform>
            <numerusform>etwa %n Punkte mehr durch {thing}</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}.</source>
        <translation>{move}.</translation>
    </message>
    <message>
        <source>The other good move would be “{other}”.</source>
        <translation>Der andere gute Zug wäre „{other}“.</translation>
    </message>
    <message>
        <source>The other good move would be “{other}” – {facts}.</source>
        <translation>Der andere gute Zug wäre „{other}“ – {facts}.</translation>
    </message>
</context>
</TS>
