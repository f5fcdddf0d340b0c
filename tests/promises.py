"""How far a measured time may miss its promise.

The check runs on machines that do other things as well and counts seconds that those things stretch: there a promise
is broken only when it is missed by far, as by whoever paints a board anew in every frame. `STRICT_TIMES=1` asks for the
promise itself; it is meant for a machine on which nothing else runs.
"""

import os

IS_STRICT = os.environ.get("STRICT_TIMES") == "1"
LEEWAY = 1.15 if IS_STRICT else 3.0
