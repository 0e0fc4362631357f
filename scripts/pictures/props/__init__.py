"""Things that are not food and that several recipes share; lengths are in units of 10 cm."""
