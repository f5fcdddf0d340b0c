#!/usr/bin/perl
# A bot in another language, without any library: the test double of docs/own_bots.md. Takes the last action.
use strict; use warnings;
$| = 1;
while (my $line = <STDIN>) {
    if ($line =~ /"cmd":"hello"/) { print "{\"name\":\"Sister Perl\",\"protocol\":1}\n"; next; }
    my ($actions) = $line =~ /"actions":(\[.*?\]),"state":/;
    my $count = () = $actions =~ /"kind":/g;
    if (my $record = $ENV{KINGSBRIDGE_TEST_RECORD}) { open(my $file, '>>', "$record.$$") or die; print $file $line; close $file; }
    print "{\"index\":", $count - 1, "}\n";
}
