"""Pieces of an evening or a night out: the door of a vault, a wreath on its table."""

from kit.arrange import arrange
from props.hair_tools import scissors
from props.ribbon import spool
from props.vault import vault
from props.wreath import wreath

DEFAULT = (('wreath', (0, 0), 0),)


def build(things=DEFAULT, **scene):
    """Things: vault, wreath, spool, scissors."""
    arrange(THINGS, things, **scene)


THINGS = {'vault': vault, 'wreath': wreath, 'spool': spool, 'scissors': scissors}
