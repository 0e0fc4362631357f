"""In a clinic or a beauty room: cups and needles, bands, lashes, a basin for the feet."""

from kit.arrange import arrange
from props.beauty import foot_basin, glue_ring, lash_card, pumice, salt_bowl
from props.bottles import dropper
from props.dental import tweezers
from props.textiles import folded_towel, rolled_towel
from props.treatment import bamboo_cup, foam_roller, glass_cup, latex_band, needles, spiky_ball

DEFAULT = (('glass-cup', (-0.8, 0.3), 0), ('glass-cup', (0.2, 0.5), 0), ('needles', (0.6, -0.7), 12))


def build(things=DEFAULT, **scene):
    """Things: glass-cup, bamboo-cup, needles, band, ball, roller, lashes, glue, tweezers, basin and others."""
    arrange(THINGS, things, **scene)


THINGS = {
    'glass-cup': glass_cup, 'bamboo-cup': bamboo_cup, 'needles': needles, 'band': latex_band, 'ball': spiky_ball,
    'roller': foam_roller, 'lashes': lash_card, 'glue': glue_ring, 'tweezers': tweezers, 'basin': foot_basin,
    'pumice': pumice, 'salt': salt_bowl, 'dropper': dropper, 'folded-towel': folded_towel,
    'rolled-towel': rolled_towel,
}  # fmt: skip
