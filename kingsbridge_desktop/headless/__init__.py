"""Front ends without a window: the protocol, tournaments of bots, and measurements."""
