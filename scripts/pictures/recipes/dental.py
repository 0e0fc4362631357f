"""On a dentist's counter: brushes for children, a tray of tools."""

from kit.arrange import arrange
from props.dental import cotton_rolls, mirror, probe, tray, tweezers
from props.textiles import folded_towel
from props.toothbrushes import cup_of_brushes, toothpaste

DEFAULT = (('tray', (0, 0), 0), ('mirror', (0, 0.3, 0.06), 0), ('probe', (0, -0.2, 0.06), 0))


def build(things=DEFAULT, **scene):
    """Things: brushes, toothpaste, tray, mirror, probe, tweezers, cotton, folded-towel."""
    arrange(THINGS, things, **scene)


THINGS = {
    'brushes': cup_of_brushes, 'toothpaste': toothpaste, 'tray': tray, 'mirror': mirror, 'probe': probe,
    'tweezers': tweezers, 'cotton': cotton_rolls, 'folded-towel': folded_towel,
}  # fmt: skip
