"""On a potter's table: a bowl mended with gold, a bowl on the wheel, glazes and test tiles."""

from kit.arrange import arrange
from props.mended_bowl import gold_dish, mended_bowl
from props.studio_pots import glaze_jar, pot, splash_pan, thrown_bowl, tiles

DEFAULT = (('mended-bowl', (-0.3, 0.2), 0), ('gold-dish', (1.2, -0.6), 10))


def build(things=DEFAULT, **scene):
    """Things: mended-bowl, gold-dish, thrown-bowl, splash-pan, jar, pot, tiles."""
    arrange(THINGS, things, **scene)


THINGS = {
    'mended-bowl': mended_bowl, 'gold-dish': gold_dish, 'thrown-bowl': thrown_bowl,
    'splash-pan': splash_pan, 'jar': glaze_jar, 'pot': pot, 'tiles': tiles,
}  # fmt: skip
