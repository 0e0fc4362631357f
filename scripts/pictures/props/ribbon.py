"""A bow of ribbon and a spool of wire; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import place, sheet, thicken
from kit.solids import blob_data, lathe, tubes


def bow(radius, colour):
    """A bow of ribbon at the front of the wreath."""
    silk, parts = surface(colour, colour, scale=6, roughness=0.5, sheen=0.6), []
    for side in (-1, 1):

        def loop(u, v, side=side):
            turn = u * 2 * math.pi
            x = side * 0.62 * (1 - math.cos(turn)) * 0.5
            return (
                x,
                -radius + (v - 0.5) * 0.26 * (0.5 + math.sin(u * math.pi)) + 0.1 * x * side,
                0.44 + 0.2 * math.sin(turn) + 0.06 * abs(x),
            )

        def tail(u, v, side=side):
            return (
                side * (0.08 + 0.42 * u),
                -radius - 1.0 * u + (v - 0.5) * 0.02,
                max(0.03, 0.42 - 0.38 * min(1, u * 1.5) + 0.05 * math.sin(u * 7)) + (v - 0.5) * 0.01,
            )

        parts.append(thicken(sheet(loop, 60, 8, silk), 0.014))
        wide = sheet(
            lambda u, v, t=tail, s=side: (t(u, v)[0] + (v - 0.5) * 0.24, t(u, v)[1] + s * (v - 0.5) * 0.1, t(u, v)[2]),
            40,
            8,
            silk,
        )
        parts.append(thicken(wide, 0.012))
    return [*parts, place(blob_data((0.12, 0.13, 0.1), 0.05, 2, 4), silk, (0, -radius, 0.48))]


def spool(colour='#b58a4c'):
    """A spool of wire."""
    timber, wire = surface('#b58a58', '#cfa878', scale=5, roughness=0.5), surface(colour, roughness=0.3, metallic=1)
    parts = [lathe([(0, z), (0.3, z), (0.3, z + 0.06), (0, z + 0.06)], timber, 48, smooth=False) for z in (0, 0.42)]
    coil = [
        (
            (0.2 + 0.004 * (i % 3)) * math.cos(i * 0.5),
            (0.2 + 0.004 * (i % 3)) * math.sin(i * 0.5),
            0.08 + 0.33 * abs((i / 90) % 2 - 1),
        )
        for i in range(360)
    ]
    return [*parts, tubes([coil], 0.014, wire, fineness=2)]
