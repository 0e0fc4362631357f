"""A lunch outdoors by the water: soup from a flask, bread and cheese in a basket, on weathered boards."""

import math

from ingredients.breads import loaf
from ingredients.cake import berries
from ingredients.greens import herbs
from kit import chance
from kit.camera import set_view
from kit.colours import linear
from kit.lights import area_light, sky
from kit.materials import painted, surface
from kit.shapes import box, group, sheet, slab, wall
from kit.solids import blob, lathe, tubes
from kit.tables import napkin, set_table
from kit.vessels import round_board


def build(table='driftwood', cloth='indigo', view='low', turn=4):
    """Islands and the sea are behind, out of focus."""
    set_table(table)
    sky('#cfe0ee', 0.75)
    area_light((-4.5, 1.5, 5.5), (0, 0, 0.4), 2.2, 950, '#fff0d6')
    area_light((4.0, -4.0, 3.5), (0, 0, 0.4), 3.5, 160, '#eaf2ff')
    _sea()
    napkin(cloth, (-0.5, 0.3), 0.12, 4.4, 2.6)
    group(_flask(), (-1.75, 0.75, 0.05))
    group(_mug('#f0ede4', '#c8641c'), (-0.75, -0.75, 0.06), (0, 0, 2.6))
    group(_mug('#2f5a6b', '#c8641c'), (-1.85, -0.45, 0.06), (0, 0, 2.9))
    group([round_board(1.25), *_cheese()], (0.95, -0.35, 0.05))
    group(loaf(0.0, 0), (0.6, 1.35, 0.06), (0, 0, 0.5), 0.95)
    berries([(1.6 + 0.14 * (i % 3), -0.5 + 0.13 * (i // 3), 0.29) for i in range(7)])
    herbs((0.35, -0.95, 0.25), 4, 0.2)
    set_view(view, (-0.22, 0.1, 0.98), 9.4, turn, lens=66, blur=0.2, focus=(-0.2, -0.7, 0.5))


def _sea():
    """Bands of water, islands and sky, far behind the boards."""
    paint = painted(roughness=1.0)
    water, near, far, haze = (linear(each) for each in ('#5f8ea0', '#3f5f54', '#6f8c94', '#cfe2ea'))

    def colour(u, v):
        height = v * 7
        island = 2.15 + 0.55 * math.sin(u * 9 + 1.0) * math.sin(u * 4)
        ridge = 2.35 + 0.6 * math.sin(u * 7 + 3.4)
        return water if height < 1.75 else near if height < island else far if height < ridge else haze

    back = sheet(lambda u, v: ((u - 0.5) * 26, 10, v * 7 - 1.2), 160, 120, paint, colour=colour)
    back.visible_shadow = False
    wall([(-14, 9.9, -1.2), (14, 9.9, -1.2), (14, 9.0, -1.4), (-14, 9.0, -1.4)], surface('#5f8ea0', roughness=0.4))


def _flask():
    """A steel flask with a lid that is a cup, 27 cm."""
    green = surface('#2f4f44', '#38594c', scale=40, roughness=0.42, coat=0.2, bump=0.05, bump_scale=80)
    steel = surface('#b9bbbc', '#c9cacb', scale=4, stretch=(1, 1, 9), roughness=0.25, metallic=1)
    side = [(0, 0), (0.4, 0), (0.43, 0.03), (0.43, 1.62), (0.41, 1.7), (0.36, 1.8), (0.35, 1.88)]
    cup = [(0.37, 1.88), (0.385, 1.9), (0.385, 2.42), (0.36, 2.5), (0.3, 2.52), (0, 2.52)]
    rings = [[(0.436, 0.02), (0.44, 0.04), (0.436, 0.1)], [(0.355, 1.84), (0.37, 1.86), (0.36, 1.89)]]
    handle = [(0.42, 0, 1.5), (0.66, 0, 1.52), (0.72, 0, 1.3), (0.72, 0, 0.8), (0.66, 0, 0.6), (0.42, 0, 0.6)]
    parts = [lathe(side, green, smooth=False), lathe(cup, steel, smooth=False)]
    parts += [lathe(ring, steel) for ring in rings]
    return [*parts, tubes([handle], 0.055, surface('#1c2422', roughness=0.5), fineness=6)]


def _mug(colour, soup):
    """An enamelled mug with a dark rim, full of soup."""
    shell, rim = surface(colour, colour, roughness=0.2, coat=0.8), surface('#1f2a33', roughness=0.3, coat=0.5)
    side = [(0, 0), (0.36, 0), (0.4, 0.03), (0.41, 0.7), (0.415, 0.74)]
    inside = [(0.4, 0.74), (0.385, 0.7), (0.38, 0.06), (0, 0.05)]
    handle = [(0.4, 0, 0.6), (0.62, 0, 0.62), (0.68, 0, 0.4), (0.6, 0, 0.2), (0.4, 0, 0.17)]
    liquid = surface(soup, '#d9782a', scale=3, roughness=0.2, coat=0.6, scatter=0.3)
    cream = surface('#f3e6cc', roughness=0.3, scatter=0.3)
    parts = [
        lathe(side, shell, smooth=False),
        lathe(inside, shell, smooth=False),
        lathe([(0.383, 0.6), (0, 0.6)], liquid),
    ]
    parts.append(lathe([(0.4, 0.73), (0.42, 0.745), (0.4, 0.76), (0.395, 0.74)], rim, 96))
    for i in range(5):
        x, y = chance.in_disc(0.2)
        form = {'radii': (0.1, 0.05, 0.008), 'uneven': 0.4, 'frequency': 2}
        parts.append(blob(cream, (x, y, 0.602), (0, 0, i * 1.3), seed=i, **form))
    return [*parts, tubes([handle], 0.045, shell, fineness=6)]


def _cheese():
    """A wedge with a rind, a few slices and a knife."""
    paste = surface(
        '#dba850', '#e6bc70', '#d09a40', scale=4, roughness=0.45, scatter=0.3, coat=0.1, bump=0.15, bump_scale=10
    )
    rind = surface('#b5803f', '#c99452', scale=6, roughness=0.7, bump=0.3)
    arc = [(0.95 * math.cos(0.42 * k), 0.95 * math.sin(0.42 * k)) for k in (0, 0.5, 1, 1.5, 2)]
    wedge = slab([(0, 0), *arc], 0.42, paste, 0.02, location=(-0.35, -0.1, 0.165))
    outer = arc + [(x * 1.04, y * 1.04) for x, y in reversed(arc)]
    crust = slab(outer, 0.42, rind, 0.01, location=(-0.35, -0.1, 0.166))
    parts = [wedge, crust]
    for i in range(3):
        lean = (0.02, -0.16, 0.5 + 0.22 * i)
        parts.append(
            box((0.62, 0.36, 0.05), paste, 0.015, location=(-0.3 + 0.1 * i, -0.6, 0.2 + 0.045 * i), rotation=lean)
        )
    steel, timber = (
        surface('#b9bbbc', roughness=0.2, metallic=1),
        surface('#5a3218', '#7a4a28', scale=3, roughness=0.45),
    )
    blade = slab([(0, -0.08), (0.75, -0.08), (0.85, 0.02), (0.7, 0.06), (0, 0.06)], 0.02, steel, 0.004)
    grip = box((0.6, 0.14, 0.1), timber, 0.04, location=(-0.3, -0.01, 0.02))
    return [*parts, group([blade, grip], (0.35, -0.75, 0.2), (0.1, 0, 0.35))]
