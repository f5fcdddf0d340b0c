<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>ChroniclePage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since {day}, {won} of them won · {time}</source>
        <translation>
            <numerusform>%n Spiel seit {day}, davon {won} gewonnen · {time}</numerusform>
            <numerusform>%n Spiele seit {day}, davon {won} gewonnen · {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the folder cannot be read and stay apart</source>
        <translation>
            <numerusform>%n Datei im Ordner ist nicht lesbar und bleibt beiseite</numerusform>
            <numerusform>%n Dateien im Ordner sind nicht lesbar und bleiben beiseite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message numerus="yes">
        <source>%n move(s), about {time}</source>
        <translation>
            <numerusform>%n Zug, etwa {time}</numerusform>
            <numerusform>%n Züge, etwa {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>zu %n</numerusform>
            <numerusform>zu %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message numerus="yes">
        <source>%n more …</source>
        <translation>
            <numerusform>%n weitere …</numerusform>
            <numerusform>%n weitere …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n position(s), {found} of them found</source>
        <translation>
            <numerusform>%n Stellung, davon {found} gefunden</numerusform>
            <numerusform>%n Stellungen, davon {found} gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the folder cannot be read and stay apart</source>
        <translation>
            <numerusform>%n Datei im Ordner ist nicht lesbar und bleibt beiseite</numerusform>
            <numerusform>%n Dateien im Ordner sind nicht lesbar und bleiben beiseite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n kept for “Find the move”</source>
        <translation>
            <numerusform>%n Stellung für „Finde den Zug“</numerusform>
            <numerusform>%n Stellungen für „Finde den Zug“</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Played with %n value(s) of your own</source>
        <translation>
            <numerusform>Gespielt wird mit einem berichtigten Wert</numerusform>
            <numerusform>Gespielt wird mit %n berichtigten Werten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message numerus="yes">
        <source>and %n more: to the log</source>
        <translation>
            <numerusform>und %n weiteres: zum Protokoll</numerusform>
            <numerusform>und %n weitere: zum Protokoll</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>column_of_fire</name>
    <message numerus="yes">
        <source>%n free dice then</source>
        <translation>
            <numerusform>dann %n freier Würfel</numerusform>
            <numerusform>dann %n freie Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{person} is used %n time(s)</source>
        <translation>
            <numerusform>{person} wird %n-mal genutzt</numerusform>
            <numerusform>{person} wird %n-mal genutzt</numerusform>
        </translation>
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
        <source>then %n protection(s)</source>
        <translation>
            <numerusform>dann %n Schutzplättchen</numerusform>
            <numerusform>dann %n Schutzplättchen</numerusform>
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
    <message numerus="yes">
        <source>{country}: then %n free religion field(s)</source>
        <translation>
            <numerusform>{country}: dann %n freies Religionsfeld</numerusform>
            <numerusform>{country}: dann %n freie Religionsfelder</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>the {die} is away for %n year(s)</source>
        <translation>
            <numerusform>{die}: %n Jahr lang weg</numerusform>
            <numerusform>{die}: %n Jahre lang weg</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n Punkt voraus</numerusform>
            <numerusform>%n Punkte voraus</numerusform>
        </translation>
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
</context>
<context>
    <name>pillars</name>
    <message numerus="yes">
        <source>brings {count} × {resource} for %n worker(s)</source>
        <translation>
            <numerusform>bringt {count} × {resource} für %n Arbeiter</numerusform>
            <numerusform>bringt {count} × {resource} für %n Arbeiter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this round&apos;s building makes %n point(s) more of it</source>
        <translation>
            <numerusform>der Bau dieser Runde macht daraus %n Punkt mehr</numerusform>
            <numerusform>der Bau dieser Runde macht daraus %n Punkte mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{craftsman} makes up to %n point(s) in a round</source>
        <translation>
            <numerusform>{craftsman} macht bis zu %n Punkt in einer Runde</numerusform>
            <numerusform>{craftsman} macht bis zu %n Punkte in einer Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{craftsman} makes up to %n gold in a round</source>
        <translation>
            <numerusform>{craftsman} macht bis zu %n Gold in einer Runde</numerusform>
            <numerusform>{craftsman} macht bis zu %n Gold in einer Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{craftsman} works up to %n time(s) in a round</source>
        <translation>
            <numerusform>{craftsman} arbeitet bis zu %n-mal in einer Runde</numerusform>
            <numerusform>{craftsman} arbeitet bis zu %n-mal in einer Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) there</source>
        <translation>
            <numerusform>dort %n Punkt</numerusform>
            <numerusform>dort %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{advantage} is one of %n advantage(s) on offer</source>
        <translation>
            <numerusform>{advantage} ist die einzige Vorteilskarte, die noch ausliegt (%n)</numerusform>
            <numerusform>{advantage} ist eine von %n Vorteilskarten, die ausliegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey worker(s) help in the next round</source>
        <translation>
            <numerusform>%n grauer Arbeiter hilft in der nächsten Runde</numerusform>
            <numerusform>%n graue Arbeiter helfen in der nächsten Runde</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n free worker(s) go to the wool mill</source>
        <translation>
            <numerusform>%n freier Arbeiter geht in die Wollmühle</numerusform>
            <numerusform>%n freie Arbeiter gehen in die Wollmühle</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>{name}: %n worker(s) go to the wool mill.</source>
        <translation>
            <numerusform>{name}: 1 Arbeiter in die Wollmanufaktur.</numerusform>
            <numerusform>{name}: %n Arbeiter in die Wollmanufaktur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: +{gold} gold (%n worker(s) in the wool mill)</source>
        <translation>
            <numerusform>{name}: +{gold} Gold (1 Arbeiter in der Wollmanufaktur)</numerusform>
            <numerusform>{name}: +{gold} Gold (%n Arbeiter in der Wollmanufaktur)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: give up %n resource(s), {limit} may be kept</source>
        <translation>
            <numerusform>{name}: 1 Baustoff abgeben, höchstens {limit} bleiben</numerusform>
            <numerusform>{name}: %n Baustoffe abgeben, höchstens {limit} bleiben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pillars_cards</name>
    <message numerus="yes">
        <source>{name}: give up %n material(s), {limit} may be kept</source>
        <translation>
            <numerusform>{name}: 1 Baustoff abgeben, {limit} dürfen bleiben</numerusform>
            <numerusform>{name}: %n Baustoffe abgeben, {limit} dürfen bleiben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most {limit} materials are carried over to the next deal; %n must still be given up.</source>
        <translation>
            <numerusform>Höchstens {limit} Baustoffe werden in den nächsten Durchgang übernommen; 1 ist noch abzugeben.</numerusform>
            <numerusform>Höchstens {limit} Baustoffe werden in den nächsten Durchgang übernommen; %n sind noch abzugeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as it lies {name} gets the trick (cards: {cards}): %n point(s) in it</source>
        <translation>
            <numerusform>so, wie er liegt, erhält {name} den Stich (Karten: {cards}): %n Punkt darin</numerusform>
            <numerusform>so, wie er liegt, erhält {name} den Stich (Karten: {cards}): %n Punkte darin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as it lies {name} gets the trick and loses %n point(s) by it</source>
        <translation>
            <numerusform>so, wie er liegt, erhält {name} den Stich und verliert damit %n Punkt</numerusform>
            <numerusform>so, wie er liegt, erhält {name} den Stich und verliert damit %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as it lies {name} gets the trick: %n card(s)</source>
        <translation>
            <numerusform>so, wie er liegt, erhält {name} den Stich: %n Karte</numerusform>
            <numerusform>so, wie er liegt, erhält {name} den Stich: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>as it lies the king sets the trick aside: %n card(s)</source>
        <translation>
            <numerusform>so, wie er liegt, legt der König den Stich beiseite: %n Karte</numerusform>
            <numerusform>so, wie er liegt, legt der König den Stich beiseite: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) still play to it</source>
        <translation>
            <numerusform>%n Spieler legt noch dazu</numerusform>
            <numerusform>%n Spieler legen noch dazu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} makes %n point(s) of it at once</source>
        <translation>
            <numerusform>{card} macht daraus sofort %n Punkt</numerusform>
            <numerusform>{card} macht daraus sofort %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) stay</source>
        <translation>
            <numerusform>%n Baustoff bleibt</numerusform>
            <numerusform>%n Baustoffe bleiben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>%n possible move(s)</source>
        <translation>
            <numerusform>%n Möglichkeit</numerusform>
            <numerusform>%n Möglichkeiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>record</name>
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
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n Jahr</numerusform>
            <numerusform>%n Jahre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) can be made here. Finish all the same?</source>
        <translation>
            <numerusform>Hier ist noch %n Punkt möglich. Trotzdem aufhören?</numerusform>
            <numerusform>Hier sind noch %n Punkte möglich. Trotzdem aufhören?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By agreement, %n move(s) were taken back.</source>
        <translation>
            <numerusform>Einvernehmlich wurde 1 Zug zurückgenommen.</numerusform>
            <numerusform>Einvernehmlich wurden %n Züge zurückgenommen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>story</name>
    <message numerus="yes">
        <source>{name} gets %n point(s) at a stroke, the most in this game.</source>
        <translation>
            <numerusform>{name} holt auf einen Schlag %n Punkt, so viel wie sonst niemand.</numerusform>
            <numerusform>{name} holt auf einen Schlag %n Punkte, so viele wie sonst niemand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} makes %n point(s), more than anybody at any other time.</source>
        <translation>
            <numerusform>{name} macht %n Punkt, mehr als irgendwer zu anderer Zeit.</numerusform>
            <numerusform>{name} macht %n Punkte, mehr als irgendwer zu anderer Zeit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s), the hardest blow in this game.</source>
        <translation>
            <numerusform>{name} verliert %n Punkt, der härteste Schlag in diesem Spiel.</numerusform>
            <numerusform>{name} verliert %n Punkte, der härteste Schlag in diesem Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardest blow in this game costs {names} %n point(s) together.</source>
        <translation>
            <numerusform>Der härteste Schlag in diesem Spiel kostet {names} zusammen %n Punkt.</numerusform>
            <numerusform>Der härteste Schlag in diesem Spiel kostet {names} zusammen %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end only %n point(s) lie between {name} and {other}.</source>
        <translation>
            <numerusform>Am Ende liegt nur %n Punkt zwischen {name} und {other}.</numerusform>
            <numerusform>Am Ende liegen nur %n Punkte zwischen {name} und {other}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>web_of_power</name>
    <message numerus="yes">
        <source>The discards become the new draw pile: %n card(s).</source>
        <translation>
            <numerusform>Der Ablagestapel wird zum neuen Nachziehstapel: 1 Karte.</numerusform>
            <numerusform>Der Ablagestapel wird zum neuen Nachziehstapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s) for chains.</source>
        <translation>
            <numerusform>{name}: 1 Punkt für Klosterketten.</numerusform>
            <numerusform>{name}: %n Punkte für Klosterketten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: play for a second piece in {country}, or draw %n card(s)</source>
        <translation>
            <numerusform>{name}: für einen zweiten Spielstein in {country} ausspielen oder 1 Karte nachziehen</numerusform>
            <numerusform>{name}: für einen zweiten Spielstein in {country} ausspielen oder %n Karten nachziehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: draw %n card(s), open or from the pile</source>
        <translation>
            <numerusform>{name}: 1 Karte nachziehen, offen oder vom Stapel</numerusform>
            <numerusform>{name}: %n Karten nachziehen, offen oder vom Stapel</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>takes the majority in {country}, {own} : {most}: %n point(s) at the intermediate scoring and again at the end</source>
        <translation>
            <numerusform>holt die Mehrheit in {country}, {own} : {most}: %n Punkt in der Zwischenwertung und am Ende noch einmal</numerusform>
            <numerusform>holt die Mehrheit in {country}, {own} : {most}: %n Punkte in der Zwischenwertung und am Ende noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the majority in {country}, {own} : {most}: %n point(s) at the end</source>
        <translation>
            <numerusform>holt die Mehrheit in {country}, {own} : {most}: %n Punkt am Ende</numerusform>
            <numerusform>holt die Mehrheit in {country}, {own} : {most}: %n Punkte am Ende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shares the majority in {country}, {own} : {most}: %n point(s) at the intermediate scoring and again at the end</source>
        <translation>
            <numerusform>teilt die Mehrheit in {country}, {own} : {most}: %n Punkt in der Zwischenwertung und am Ende noch einmal</numerusform>
            <numerusform>teilt die Mehrheit in {country}, {own} : {most}: %n Punkte in der Zwischenwertung und am Ende noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shares the majority in {country}, {own} : {most}: %n point(s) at the end</source>
        <translation>
            <numerusform>teilt die Mehrheit in {country}, {own} : {most}: %n Punkt am Ende</numerusform>
            <numerusform>teilt die Mehrheit in {country}, {own} : {most}: %n Punkte am Ende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts in {country} behind the majority, {own} : {most}: %n point(s) at the intermediate scoring and again at the end</source>
        <translation>
            <numerusform>zählt in {country} hinter der Mehrheit, {own} : {most}: %n Punkt in der Zwischenwertung und am Ende noch einmal</numerusform>
            <numerusform>zählt in {country} hinter der Mehrheit, {own} : {most}: %n Punkte in der Zwischenwertung und am Ende noch einmal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts in {country} behind the majority, {own} : {most}: %n point(s) at the end</source>
        <translation>
            <numerusform>zählt in {country} hinter der Mehrheit, {own} : {most}: %n Punkt am Ende</numerusform>
            <numerusform>zählt in {country} hinter der Mehrheit, {own} : {most}: %n Punkte am Ende</numerusform>
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
    <message numerus="yes">
        <source>then a cloister in {country} counts %n point(s) there</source>
        <translation>
            <numerusform>dann zählt ein Kloster in {country} dort %n Punkt</numerusform>
            <numerusform>dann zählt ein Kloster in {country} dort %n Punkte</numerusform>
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
</context>
<context>
    <name>why</name>
    <message numerus="yes">
        <source>about %n point(s) more from {thing}</source>
        <translation>
            <numerusform>etwa %n Punkt mehr durch {thing}</numerusform>
            <numerusform>etwa %n Punkte mehr durch {thing}</numerusform>
        </translation>
    </message>
</context>
</TS>
