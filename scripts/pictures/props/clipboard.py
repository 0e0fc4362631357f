"""A form on its clipboard, and a pen; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import lathe, tubes

from .driving import steel


def _form():
    """Lines, boxes and ticks on a sheet of paper; no words."""
    paper, ink = surface('#f4f2ec', '#f7f5f0', scale=20, roughness=0.8), surface('#5a6068', roughness=0.9)
    blue, grey = surface('#22489a', roughness=0.6), surface('#c3ccd3', roughness=0.9)
    parts = [box((2.1, 2.97, 0.012), paper, 0.002)]
    parts.append(box((1.8, 0.2, 0.004), grey, 0.001, location=(0, 1.24, 0.008)))
    lines, ticks = [], []
    for row in range(11):
        y = 0.9 - 0.2 * row
        long = chance.between(0.75, 1.25)
        lines.append([(-0.9 + long * t, y, 0.008) for t in (0, 0.33, 0.67, 1)])
        for i in range(3):
            x = 0.5 + 0.17 * i
            corners = [(x - 0.05, y - 0.05), (x + 0.05, y - 0.05), (x + 0.05, y + 0.05), (x - 0.05, y + 0.05)]
            for a, b in zip(corners, [*corners[1:], corners[0]]):
                lines.append([(*a, 0.008), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0.008), (*b, 0.008)])
        if row < 7:
            x = 0.5 + 0.17 * (1 if row in (3, 5) else 0)
            ticks.append([(x - 0.04, y + 0.01, 0.012), (x - 0.01, y - 0.04, 0.012), (x + 0.09, y + 0.1, 0.012)])
    parts += [
        tubes(lines, 0.007, ink, fineness=1),
        *(tubes([[a, b], [b, c]], 0.012, blue, fineness=2) for a, b, c in ticks),
    ]
    name = []
    for i in range(70):
        high = 0.1 * math.exp(-((i - 6) ** 2) / 30) + 0.06 * math.exp(-((i - 38) ** 2) / 20) + 0.03
        x = -0.9 + 0.011 * i + 0.03 * math.sin(i * 0.8 + 1.2)
        name.append((x, -1.33 + high * math.sin(i * 0.8) + 0.001 * i, 0.01))
    return [*parts, tubes([name], 0.009, blue, fineness=1)]


def clipboard(dark='#5a3a20', light='#8a5f38'):
    """A form on its clipboard."""
    wood = surface(dark, light, scale=26, detail=8, roughness=0.55, bump=0.1)
    metal = steel('#c3c6c9', 0.18)
    parts = [box((2.3, 3.3, 0.07), wood, 0.03, location=(0, 0, 0.035))]
    parts.append(group(_form(), (0, -0.1, 0.085)))
    parts.append(box((0.95, 0.42, 0.06), metal, 0.03, location=(0, 1.42, 0.12)))

    def jaw(u, v):
        return (u - 0.5) * 0.9, 1.2 + 0.22 * v, 0.12 + 0.12 * math.sin(v * math.pi / 2)

    parts.append(thicken(sheet(jaw, 20, 10, metal), 0.03))
    parts.append(tubes([[(-0.42, 1.42, 0.2), (0, 1.42, 0.2), (0.42, 1.42, 0.2)]], 0.07, metal, fineness=5))
    return parts


def ballpoint(colour='#1f3f7a'):
    """A ballpoint lying along the x axis, its tip to the left."""
    body, metal = surface(colour, colour, roughness=0.2, coat=0.6), steel('#c3c6c9', 0.16)
    tip = [(0, -0.78), (0.012, -0.76), (0.02, -0.7), (0.062, -0.52), (0.066, -0.48)]
    barrel = [(0.066, -0.48), (0.07, 0), (0.068, 0.55), (0.064, 0.6)]
    knob = [(0.045, 0.6), (0.045, 0.72), (0.03, 0.75), (0, 0.755)]
    placing = {'location': (0, 0, 0.075), 'rotation': (0, math.pi / 2, 0)}
    parts = [
        lathe(each, what, 40, smooth=False, **placing) for each, what in ((tip, metal), (barrel, body), (knob, metal))
    ]
    return [*parts, box((0.5, 0.04, 0.02), metal, 0.008, location=(0.32, 0, 0.16))]
