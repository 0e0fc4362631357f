"""Bread before the oven: dough in a cane basket, flour, a scraper and a jar of starter."""

import math

from ingredients.dough import risen_dough, starter
from kit import chance
from kit.arrange import arrange
from kit.materials import surface
from kit.shapes import box, place
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood

DEFAULT = (
    ('basket', (-0.3, 0.1), 0), ('scraper', (1.5, -0.6), 28), ('starter', (1.35, 1.05), 0), ('flour', (0.3, -1.35), 0),
)  # fmt: skip


def build(things=DEFAULT, **scene):
    """Things: basket, scraper, starter, flour (strewn on the table)."""
    arrange(THINGS, things, **scene)


def _basket():
    """A proofing basket of coiled cane, 22 cm, with risen dough."""
    cane = surface(
        '#8a6236', '#b58d58', '#9c7444', scale=3, stretch=(3, 3, 14), roughness=0.65, bump=0.3, bump_scale=24
    )
    coils = []
    for i in range(11):
        reach = 0.78 + 0.36 * (i / 10) ** 0.75
        coils.append((reach, 0.07 + 0.074 * i))
    parts = []
    for reach, z in coils:
        line = []
        for k in range(73):
            turn = k * math.pi / 36
            sway = reach + 0.008 * math.sin(turn * 5 + z * 9)
            line.append((sway * math.cos(turn), sway * math.sin(turn), z))
        parts.append(tubes([line], 0.039, cane, fineness=6))
    gap = surface('#3f2a16', '#5a3f24', roughness=0.9)
    parts.append(lathe([(0, 0.05), (0.75, 0.05), (0.93, 0.3), (1.06, 0.55), (1.125, 0.8)], gap))
    return [*parts, *risen_dough()]


def _scraper():
    """A steel blade with a wooden grip, lying flat; its grip points along y."""
    steel = surface('#b9babb', '#cacbcb', scale=4, stretch=(8, 1, 1), roughness=0.22, metallic=1)
    timber = wood('#6b4224', '#94622f', 0.45)
    blade = box((1.3, 0.95, 0.02), steel, 0.006, location=(0, -0.1, 0.07), rotation=(0.06, 0, 0))
    grip = box((1.32, 0.24, 0.22), timber, 0.09, location=(0, 0.42, 0.12))
    return [blade, grip]


def _flour(count=900, spread=0.7):
    """A thin veil of flour with small lumps."""
    white = surface('#f4efe4', '#fbf8f0', roughness=0.95, scatter=0.2)
    parts = []
    for _ in range(count):
        x, y = chance.around(0, spread), chance.around(0, spread * 0.6)
        size = abs(chance.around(0, 0.009)) + 0.004
        parts.append(
            place(blob_data((size, size * 0.9, size * 0.35), 0.4, 3, 1), white, (x, y, 0.006), chance.tilt(0.2))
        )
    for _ in range(5):
        x, y, size = chance.around(0, spread * 0.5), chance.around(0, spread * 0.35), chance.between(0.08, 0.26)
        form = blob_data((size, size * 0.7, 0.008), 0.7, 4, 4, seed=chance.whole(0, 99), octaves=6)
        parts.append(place(form, white, (x, y, 0.002), (0, 0, chance.angle())))
    return parts


THINGS = {'basket': _basket, 'scraper': _scraper, 'starter': starter, 'flour': _flour}
