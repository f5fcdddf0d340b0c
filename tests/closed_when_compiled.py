"""A mark for tests that change what a compiled module keeps closed: its constants, and the methods of its classes.

What they test is the same code, and is tested where it is not compiled (docs/bots.md, "Compiled").
"""

import pytest

from kingsbridge_desktop.core.compiling import is_compiled

open_only = pytest.mark.skipif(is_compiled(), reason="compiled modules keep their constants and methods")
