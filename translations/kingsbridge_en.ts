<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Announcer</name>
    <message numerus="yes">
        <source>%n place(s) on the board can be chosen.</source>
        <translation>
            <numerusform>%n place on the board can be chosen.</numerusform>
            <numerusform>%n places on the board can be chosen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n button(s) below the board.</source>
        <translation>
            <numerusform>%n button below the board.</numerusform>
            <numerusform>%n buttons below the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message numerus="yes">
        <source>%n more …</source>
        <translation>
            <numerusform>%n more …</numerusform>
            <numerusform>%n more …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChroniclePage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) since {day}, {won} of them won · {time}</source>
        <translation>
            <numerusform>%n game since {day}, {won} of them won · {time}</numerusform>
            <numerusform>%n games since {day}, {won} of them won · {time}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the folder cannot be read and stay apart</source>
        <translation>
            <numerusform>%n file of the folder cannot be read and stays apart</numerusform>
            <numerusform>%n files of the folder cannot be read and stay apart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilmDialog</name>
    <message numerus="yes">
        <source>%n move(s), about {time}</source>
        <translation>
            <numerusform>%n move, about {time}</numerusform>
            <numerusform>%n moves, about {time}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Filters</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewsPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more: to the log</source>
        <translation>
            <numerusform>and %n more: to the log</numerusform>
            <numerusform>and %n more: to the log</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzlesPage</name>
    <message numerus="yes">
        <source>%n position(s), {found} of them found</source>
        <translation>
            <numerusform>%n position, {found} found</numerusform>
            <numerusform>%n positions, {found} of them found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the folder cannot be read and stay apart</source>
        <translation>
            <numerusform>%n file of the folder cannot be read and stays apart</numerusform>
            <numerusform>%n files of the folder cannot be read and stay apart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%n kept for “Find the move”</source>
        <translation>
            <numerusform>%n position for “Find the move”</numerusform>
            <numerusform>%n positions for “Find the move”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with %n value(s) of your own</source>
        <translation>
            <numerusform>Played with one value of your own</numerusform>
            <numerusform>Played with %n values of your own</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>column_of_fire</name>
    <message numerus="yes">
        <source>%n free dice then</source>
        <translation>
            <numerusform>%n free die then</numerusform>
            <numerusform>%n free dice then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n use(s) of this person</source>
        <translation>
            <numerusform>%n use of this person</numerusform>
            <numerusform>%n uses of this person</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the die is free again in %n year(s)</source>
        <translation>
            <numerusform>the die is free again in %n year</numerusform>
            <numerusform>the die is free again in %n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{country}: a first house, %n VP at the end if it stays</source>
        <translation>
            <numerusform>{country}: a first house, %n VP at the end if it stays</numerusform>
            <numerusform>{country}: a first house, %n VP at the end if it stays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP at once</source>
        <translation>
            <numerusform>%n VP at once</numerusform>
            <numerusform>%n VP at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n VP stay on the track</source>
        <translation>
            <numerusform>%n VP stays on the track</numerusform>
            <numerusform>%n VP stay on the track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n good(s) in all</source>
        <translation>
            <numerusform>then %n good in all</numerusform>
            <numerusform>then %n goods in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n advantage(s) in hand</source>
        <translation>
            <numerusform>then %n advantage in hand</numerusform>
            <numerusform>then %n advantages in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n protection(s) in all</source>
        <translation>
            <numerusform>then %n protection in all</numerusform>
            <numerusform>then %n protections in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s) wait to be sold</source>
        <translation>
            <numerusform>%n good waits to be sold</numerusform>
            <numerusform>%n goods wait to be sold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{country}: a conflict would then bring %n VP</source>
        <translation>
            <numerusform>{country}: a conflict would then bring %n VP</numerusform>
            <numerusform>{country}: a conflict would then bring %n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{country}: then %n free religion field(s)</source>
        <translation>
            <numerusform>{country}: then %n free religion field</numerusform>
            <numerusform>{country}: then %n free religion fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the only one of this religion ({religion}): %n VP</source>
        <translation>
            <numerusform>the only one of this religion ({religion}): %n VP</numerusform>
            <numerusform>the only one of this religion ({religion}): %n VP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s) of the same religion ({religion})</source>
        <translation>
            <numerusform>%n other of the same religion ({religion})</numerusform>
            <numerusform>%n others of the same religion ({religion})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{country}: %n card(s) left in the deck</source>
        <translation>
            <numerusform>{country}: %n card left in the deck</numerusform>
            <numerusform>{country}: %n cards left in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>away for %n year(s)</source>
        <translation>
            <numerusform>away for %n year</numerusform>
            <numerusform>away for %n years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message numerus="yes">
        <source>%n point(s) ahead</source>
        <translation>
            <numerusform>%n point ahead</numerusform>
            <numerusform>%n points ahead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>own_records</name>
    <message numerus="yes">
        <source>%n game(s) at this table</source>
        <translation>
            <numerusform>%n game at this table</numerusform>
            <numerusform>%n games at this table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pillars</name>
    <message numerus="yes">
        <source>brings {count} × {resource} for %n worker(s)</source>
        <translation>
            <numerusform>brings {count} × {resource} for %n worker</numerusform>
            <numerusform>brings {count} × {resource} for %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) there</source>
        <translation>
            <numerusform>%n point there</numerusform>
            <numerusform>%n points there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes up to %n point(s) in a round</source>
        <translation>
            <numerusform>makes up to %n point in a round</numerusform>
            <numerusform>makes up to %n points in a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n of {all} workers are free</source>
        <translation>
            <numerusform>then %n of {all} workers is free</numerusform>
            <numerusform>then %n of {all} workers are free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this round’s building makes %n point(s) more of it</source>
        <translation>
            <numerusform>this round’s building makes %n point more of it</numerusform>
            <numerusform>this round’s building makes %n points more of it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes up to %n gold in a round</source>
        <translation>
            <numerusform>makes up to %n gold in a round</numerusform>
            <numerusform>makes up to %n gold in a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>works up to %n time(s) in a round</source>
        <translation>
            <numerusform>works up to %n time in a round</numerusform>
            <numerusform>works up to %n times in a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n advantage(s) on offer</source>
        <translation>
            <numerusform>the only advantage left on offer (%n)</numerusform>
            <numerusform>one of %n advantages on offer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey worker(s) help in the next round</source>
        <translation>
            <numerusform>%n grey worker helps in the next round</numerusform>
            <numerusform>%n grey workers help in the next round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>protection from the event, or %n resource(s) from the market</source>
        <translation>
            <numerusform>protection from the event, or %n resource from the market</numerusform>
            <numerusform>protection from the event, or %n resources from the market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold to trade with</source>
        <translation>
            <numerusform>%n gold to trade with</numerusform>
            <numerusform>%n gold to trade with</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n gold; the builder is placed later for nothing</source>
        <translation>
            <numerusform>saves %n gold; the builder is placed later for nothing</numerusform>
            <numerusform>saves %n gold; the builder is placed later for nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free worker(s) go into the wool mill</source>
        <translation>
            <numerusform>%n free worker goes into the wool mill</numerusform>
            <numerusform>%n free workers go into the wool mill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saves %n gold in tax</source>
        <translation>
            <numerusform>saves %n gold in tax</numerusform>
            <numerusform>saves %n gold in tax</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tax of %n gold is paid</source>
        <translation>
            <numerusform>the tax of %n gold is paid</numerusform>
            <numerusform>the tax of %n gold is paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold in the purse then</source>
        <translation>
            <numerusform>%n gold in the purse then</numerusform>
            <numerusform>%n gold in the purse then</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold stay in the purse</source>
        <translation>
            <numerusform>%n gold stays in the purse</numerusform>
            <numerusform>%n gold stay in the purse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at once</source>
        <translation>
            <numerusform>%n point at once</numerusform>
            <numerusform>%n points at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold at once</source>
        <translation>
            <numerusform>%n gold at once</numerusform>
            <numerusform>%n gold at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n craftsmen stay on {places} places</source>
        <translation>
            <numerusform>%n craftsman stays on {places} places</numerusform>
            <numerusform>%n craftsmen stay on {places} places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) stay</source>
        <translation>
            <numerusform>%n resource stays</numerusform>
            <numerusform>%n resources stay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n worker(s) go to the wool mill.</source>
        <translation>
            <numerusform>{name}: 1 worker goes to the wool mill.</numerusform>
            <numerusform>{name}: %n workers go to the wool mill.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: +{gold} gold (%n worker(s) in the wool mill)</source>
        <translation>
            <numerusform>{name}: +{gold} gold (1 worker in the wool mill)</numerusform>
            <numerusform>{name}: +{gold} gold (%n workers in the wool mill)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: give up %n resource(s), {limit} may be kept</source>
        <translation>
            <numerusform>{name}: give up 1 resource, {limit} may be kept</numerusform>
            <numerusform>{name}: give up %n resources, {limit} may be kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pillars_cards</name>
    <message numerus="yes">
        <source>{name}: give up %n material(s), {limit} may be kept</source>
        <translation>
            <numerusform>{name}: give up 1 material, {limit} may be kept</numerusform>
            <numerusform>{name}: give up %n materials, {limit} may be kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most {limit} materials are carried over to the next deal; %n must still be given up.</source>
        <translation>
            <numerusform>At most {limit} materials are carried over to the next deal; 1 must still be given up.</numerusform>
            <numerusform>At most {limit} materials are carried over to the next deal; %n must still be given up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far {name} gets the trick, which brings %n point(s)</source>
        <translation>
            <numerusform>so far {name} gets the trick, which brings %n point</numerusform>
            <numerusform>so far {name} gets the trick, which brings %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far {name} gets the trick, which costs %n point(s)</source>
        <translation>
            <numerusform>so far {name} gets the trick, which costs %n point</numerusform>
            <numerusform>so far {name} gets the trick, which costs %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far {name} gets the trick: %n card(s)</source>
        <translation>
            <numerusform>so far {name} gets the trick: %n card</numerusform>
            <numerusform>so far {name} gets the trick: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>so far the king sets the trick aside: %n card(s)</source>
        <translation>
            <numerusform>so far the king sets the trick aside: %n card</numerusform>
            <numerusform>so far the king sets the trick aside: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still follow</source>
        <translation>
            <numerusform>%n card still follows</numerusform>
            <numerusform>%n cards still follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes %n point(s) of it at once</source>
        <translation>
            <numerusform>makes %n point of it at once</numerusform>
            <numerusform>makes %n points of it at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n material(s) stay</source>
        <translation>
            <numerusform>%n material stays</numerusform>
            <numerusform>%n materials stay</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message numerus="yes">
        <source>%n possible move(s)</source>
        <translation>
            <numerusform>%n possible move</numerusform>
            <numerusform>%n possible moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>record</name>
    <message numerus="yes">
        <source>(%n move(s) taken back by agreement)</source>
        <translation>
            <numerusform>(%n move taken back by agreement)</numerusform>
            <numerusform>(%n moves taken back by agreement)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>“{best}” was worth about %n point(s) more.</source>
        <translation>
            <numerusform>“{best}” was worth about %n point more.</numerusform>
            <numerusform>“{best}” was worth about %n points more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s)</source>
        <translation>
            <numerusform>%n year</numerusform>
            <numerusform>%n years</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more point(s) can be made here. Finish all the same?</source>
        <translation>
            <numerusform>%n more point can be made here. Finish all the same?</numerusform>
            <numerusform>%n more points can be made here. Finish all the same?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By agreement, %n move(s) were taken back.</source>
        <translation>
            <numerusform>By agreement, 1 move was taken back.</numerusform>
            <numerusform>By agreement, %n moves were taken back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>story</name>
    <message numerus="yes">
        <source>{name} gets %n point(s) at one stroke, more than anybody else at once.</source>
        <translation>
            <numerusform>{name} gets %n point at one stroke, more than anybody else at once.</numerusform>
            <numerusform>{name} gets %n points at one stroke, more than anybody else at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} makes %n point(s) in this part of the game, more than anybody in any other.</source>
        <translation>
            <numerusform>{name} makes %n point in this part of the game, more than anybody in any other.</numerusform>
            <numerusform>{name} makes %n points in this part of the game, more than anybody in any other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s), the hardest blow in this game.</source>
        <translation>
            <numerusform>{name} loses %n point, the hardest blow in this game.</numerusform>
            <numerusform>{name} loses %n points, the hardest blow in this game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardest blow in this game costs {names} %n point(s) together.</source>
        <translation>
            <numerusform>The hardest blow in this game costs {names} %n point together.</numerusform>
            <numerusform>The hardest blow in this game costs {names} %n points together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the end only %n point(s) lie between {name} and {other}.</source>
        <translation>
            <numerusform>In the end only %n point lies between {name} and {other}.</numerusform>
            <numerusform>In the end only %n points lie between {name} and {other}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>web_of_power</name>
    <message numerus="yes">
        <source>The discards become the new draw pile: %n card(s).</source>
        <translation>
            <numerusform>The discards become the new draw pile: 1 card.</numerusform>
            <numerusform>The discards become the new draw pile: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s) for chains.</source>
        <translation>
            <numerusform>{name}: 1 point for chains.</numerusform>
            <numerusform>{name}: %n points for chains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: play for a second piece in {country}, or draw %n card(s)</source>
        <translation>
            <numerusform>{name}: play for a second piece in {country}, or draw 1 card</numerusform>
            <numerusform>{name}: play for a second piece in {country}, or draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: draw %n card(s), open or from the pile</source>
        <translation>
            <numerusform>{name}: draw 1 card, open or from the pile</numerusform>
            <numerusform>{name}: draw %n cards, open or from the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First half, %n card(s) in the pile</source>
        <translation>
            <numerusform>First half, 1 card in the pile</numerusform>
            <numerusform>First half, %n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second half, %n card(s) in the pile</source>
        <translation>
            <numerusform>Second half, 1 card in the pile</numerusform>
            <numerusform>Second half, %n cards in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the majority in {country} ({own} : {most}): %n point(s) at the intermediate scoring and again at the end</source>
        <translation>
            <numerusform>takes the majority in {country} ({own} : {most}): %n point at the intermediate scoring and again at the end</numerusform>
            <numerusform>takes the majority in {country} ({own} : {most}): %n points at the intermediate scoring and again at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the majority in {country} ({own} : {most}): %n point(s) at the end</source>
        <translation>
            <numerusform>takes the majority in {country} ({own} : {most}): %n point at the end</numerusform>
            <numerusform>takes the majority in {country} ({own} : {most}): %n points at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shares the majority in {country} ({own} : {most}): %n point(s) at the intermediate scoring and again at the end</source>
        <translation>
            <numerusform>shares the majority in {country} ({own} : {most}): %n point at the intermediate scoring and again at the end</numerusform>
            <numerusform>shares the majority in {country} ({own} : {most}): %n points at the intermediate scoring and again at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shares the majority in {country} ({own} : {most}): %n point(s) at the end</source>
        <translation>
            <numerusform>shares the majority in {country} ({own} : {most}): %n point at the end</numerusform>
            <numerusform>shares the majority in {country} ({own} : {most}): %n points at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts in {country} behind the majority ({own} : {most}): %n point(s) at the intermediate scoring and again at the end</source>
        <translation>
            <numerusform>counts in {country} behind the majority ({own} : {most}): %n point at the intermediate scoring and again at the end</numerusform>
            <numerusform>counts in {country} behind the majority ({own} : {most}): %n points at the intermediate scoring and again at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>counts in {country} behind the majority ({own} : {most}): %n point(s) at the end</source>
        <translation>
            <numerusform>counts in {country} behind the majority ({own} : {most}): %n point at the end</numerusform>
            <numerusform>counts in {country} behind the majority ({own} : {most}): %n points at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} gets %n point(s) less in {country}</source>
        <translation>
            <numerusform>{other} gets %n point less in {country}</numerusform>
            <numerusform>{other} gets %n points less in {country}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes a row of {length}: %n more point(s) for chains at the end</source>
        <translation>
            <numerusform>makes a row of {length}: %n more point for chains at the end</numerusform>
            <numerusform>makes a row of {length}: %n more points for chains at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>makes the alliance {country}–{country_b}: %n point(s) at the end</source>
        <translation>
            <numerusform>makes the alliance {country}–{country_b}: %n point at the end</numerusform>
            <numerusform>makes the alliance {country}–{country_b}: %n points at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the alliance {country}–{country_b} is then worth %n point(s)</source>
        <translation>
            <numerusform>the alliance {country}–{country_b} is then worth %n point</numerusform>
            <numerusform>the alliance {country}–{country_b} is then worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes the alliance {country}–{country_b} from {other}: %n point(s)</source>
        <translation>
            <numerusform>takes the alliance {country}–{country_b} from {other}: %n point</numerusform>
            <numerusform>takes the alliance {country}–{country_b} from {other}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then a cloister in {country} counts %n point(s)</source>
        <translation>
            <numerusform>then a cloister in {country} counts %n point</numerusform>
            <numerusform>then a cloister in {country} counts %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is room for %n more councillor(s) in {country}</source>
        <translation>
            <numerusform>there is room for %n more councillor in {country}</numerusform>
            <numerusform>there is room for %n more councillors in {country}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free space(s) are left in the countries of {card}</source>
        <translation>
            <numerusform>%n free space is left in the countries of {card}</numerusform>
            <numerusform>%n free spaces are left in the countries of {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left in the pile</source>
        <translation>
            <numerusform>%n card is left in the pile</numerusform>
            <numerusform>%n cards are left in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) stay in hand</source>
        <translation>
            <numerusform>%n card stays in hand</numerusform>
            <numerusform>%n cards stay in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>web_of_power_view</name>
    <message numerus="yes">
        <source>{name}: {pieces}, %n point(s) now</source>
        <translation>
            <numerusform>{name}: {pieces}, %n point now</numerusform>
            <numerusform>{name}: {pieces}, %n points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloister(s)</source>
        <translation>
            <numerusform>%n cloister</numerusform>
            <numerusform>%n cloisters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n councillor(s)</source>
        <translation>
            <numerusform>%n councillor</numerusform>
            <numerusform>%n councillors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why</name>
    <message numerus="yes">
        <source>about %n point(s) more from {thing}</source>
        <translation>
            <numerusform>about %n point more from {thing}</numerusform>
            <numerusform>about %n points more from {thing}</numerusform>
        </translation>
    </message>
</context>
</TS>
