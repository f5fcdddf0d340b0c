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
</TS>
