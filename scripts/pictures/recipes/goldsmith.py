"""At a goldsmith's: a necklace with its stone, a bench where rings are made."""

from kit.arrange import arrange
from props.goldsmith import filings, mandrel, planishing_hammer, ring
from props.necklace import necklace

DEFAULT = (('necklace', (0, 0), 0),)


def build(things=DEFAULT, **scene):
    """Things: necklace, mandrel, ring, hammer, filings."""
    arrange(THINGS, things, **scene)


THINGS = {'necklace': necklace, 'mandrel': mandrel, 'ring': ring, 'hammer': planishing_hammer, 'filings': filings}
