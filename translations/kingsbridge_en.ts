<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>SetupDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pillars</name>
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
        <source>At most {limit} materials go over to the next deal; %n must still be given up.</source>
        <translation>
            <numerusform>At most {limit} materials go over to the next deal; 1 must still be given up.</numerusform>
            <numerusform>At most {limit} materials go over to the next deal; %n must still be given up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shared</name>
    <message numerus="yes">
        <source>By agreement, %n move(s) were taken back.</source>
        <translation>
            <numerusform>By agreement, 1 move was taken back.</numerusform>
            <numerusform>By agreement, %n moves were taken back.</numerusform>
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
</context>
</TS>
