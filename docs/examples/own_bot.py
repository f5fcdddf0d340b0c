#!/usr/bin/env python3
"""A bot of one's own for Kingsbridge: it likes variety, and passes only when nothing else is left.

Add it in Settings, Your own bots, with the command:  python3 /path/to/own_bot.py
It reads one JSON object a line from stdin, answers each with one line on stdout, and ends when stdin does.
"""

import json
import sys
from collections import Counter

done = Counter()  # how often it has done what: a bot may remember the game it sits in


def hello(question):
    """Says who we are; a program that speaks another protocol would say so here."""
    return {"name": "Brother Variety", "protocol": question["protocol"]}


def choose(question):
    """The index of the action we want. The position is in question["state"], our seat in question["seat"]."""
    me = question["state"]["players"][question["seat"]]
    print(f"I own {sorted(me)}; {question['seconds']} s to think", file=sys.stderr)  # goes to the log

    def worth(index):
        action = question["actions"][index]
        passes = "pass" in action["kind"] or action["kind"].startswith(("end", "decline"))
        return (not passes, -done[action["kind"], *action["args"]], -index)

    best = max(range(len(question["actions"])), key=worth)
    action = question["actions"][best]
    done[action["kind"], *action["args"]] += 1
    return {"index": best}


for line in sys.stdin:
    asked = json.loads(line)
    answer = hello(asked) if asked["cmd"] == "hello" else choose(asked)
    print(json.dumps(answer), flush=True)
