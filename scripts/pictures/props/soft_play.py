"""Large blocks and balls of foam; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import place, slab
from kit.solids import blob_data, lathe


def foam_block(kind='cube', colour='#3f7ab0'):
    """A block of foam in smooth cover, 4 wide: cube, roll, arch, wedge or step."""
    cover = surface(colour, colour, scale=4, roughness=0.45, coat=0.1)
    if kind == 'roll':
        side = [(0, -2.0), (0.92, -2.0), (1.0, -1.92), (1.0, 1.92), (0.92, 2.0), (0, 2.0)]
        return [lathe(side, cover, 80, smooth=False, location=(0, 0, 1.0), rotation=(0, math.pi / 2, 0))]
    outlines = {
        'cube': [(-1.2, 0), (1.2, 0), (1.2, 2.4), (-1.2, 2.4)],
        'wedge': [(-2.2, 0), (2.2, 0), (2.2, 2.0)],
        'step': [(-2.2, 0), (2.2, 0), (2.2, 2.2), (0.7, 2.2), (0.7, 1.45), (-0.75, 1.45), (-0.75, 0.72), (-2.2, 0.72)],
        'arch': [
            (-2.2, 0),
            (-1.2, 0),
            *((-1.2 * math.cos(t), 1.2 * math.sin(t)) for t in (i * math.pi / 24 for i in range(1, 24))),
            (1.2, 0),
            (2.2, 0),
            (2.2, 2.1),
            (-2.2, 2.1),
        ],
    }
    return [slab(outlines[kind], 2.4, cover, 0.1, location=(0, 1.2, 0), rotation=(math.pi / 2, 0, 0))]


def balls(count=30, spread=3.0, colours=('#c8402c', '#d9a03c', '#3f7ab0', '#4a9a6a')):
    """Balls of a pit that rolled out."""
    paints = [surface(colour, colour, roughness=0.35, scatter=0.1) for colour in colours]
    form, parts, spots = blob_data((0.36,) * 3, 0, 1, 4), [], []
    while len(spots) < count:
        x, y = chance.in_disc(spread)
        if all(math.hypot(x - a, y - b) > 0.74 for a, b in spots):
            spots.append((x, y))
            parts.append(place(form.copy(), chance.pick(paints), (x, y, 0.36)))
    return parts
