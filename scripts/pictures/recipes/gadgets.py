"""Small electronics on a table: chargers and ear buds."""

from kit.arrange import arrange
from props.chargers import adapter, cable, charger, pouch, power_bank
from props.earbuds import ear_tips, earbuds_case

DEFAULT = (('charger', (-0.8, 0.2), 10), ('power-bank', (0.4, 0.3), -10), ('cable', (0.2, -0.9), 0))


def build(things=DEFAULT, **scene):
    """Things: charger, power-bank, cable, adapter, pouch, case, tips."""
    arrange(THINGS, things, **scene)


THINGS = {
    'charger': charger, 'power-bank': power_bank, 'cable': cable, 'adapter': adapter, 'pouch': pouch,
    'case': earbuds_case, 'tips': ear_tips,
}  # fmt: skip
