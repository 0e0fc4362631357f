"""A car key and a cone; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import box, sheet, slab, thicken
from kit.solids import lathe, tubes


def steel(colour='#b9bcc0', roughness=0.25):
    """Plain metal."""
    return surface(colour, colour, roughness=roughness, metallic=1)


def car_key(colour='#17181b', tag='#b5401f'):
    """A key with its remote control and a leather tag on a ring, lying along the x axis."""
    shell, rubber, metal = surface(colour, colour, roughness=0.4, coat=0.3), surface('#2c2e32', roughness=0.7), steel()
    outline = [
        (0.3 * math.cos(t) ** 1 * (1.6 if math.cos(t) > 0 else 1.25), 0.23 * math.sin(t))
        for t in (i * math.pi / 24 for i in range(48))
    ]
    parts = [slab(outline, 0.15, shell, 0.05)]
    for i, x in enumerate((-0.18, 0.03, 0.24)):
        parts.append(box((0.16, 0.25, 0.03), rubber, 0.05, location=(x, 0, 0.152)))
        parts.append(
            lathe(
                [(0.035, 0), (0, 0.004)],
                surface('#d9dadc' if i else '#c8321c', roughness=0.5),
                20,
                smooth=False,
                location=(x, 0, 0.168),
            )
        )
    blade = [(-0.95, -0.05), (-0.9, -0.075), (-0.36, -0.075), (-0.36, 0.075), (-0.9, 0.075), (-0.95, 0.05)]
    parts.append(slab(blade, 0.05, metal, 0.01, location=(0, 0, 0.05)))
    groove = [(-0.88, 0.01, 0.102), (-0.7, -0.025, 0.102), (-0.6, 0.02, 0.102), (-0.38, 0.015, 0.102)]
    parts.append(tubes([groove], 0.014, surface('#5a5d60', roughness=0.4, metallic=1), fineness=2))
    for turns, reach, middle in ((0.1, 0.2, 0.62), (0.16, 0.2, 0.63)):
        ring = [
            (middle + reach * math.cos(t), 0.03 + reach * math.sin(t), 0.06 + turns * 0.3 + 0.04 * math.sin(t))
            for t in (i * math.pi / 12 for i in range(25))
        ]
        parts.append(tubes([ring], 0.018, metal, fineness=4))
    leather = surface(tag, tag, scale=20, roughness=0.6, bump=0.2, bump_scale=60)
    strip = sheet(
        lambda u, v: (
            0.78 + 0.95 * u,
            0.05 + 0.25 * u + (v - 0.5) * (0.24 + 0.08 * u),
            0.05 + 0.06 * math.sin(u * 2.5),
        ),
        30,
        8,
        leather,
    )
    parts.append(thicken(strip, 0.04))
    stitch = [
        [
            (
                0.85 + 0.85 * (i + k / 3 * 0.6) / 12,
                0.07 + 0.23 * (i + k / 3 * 0.6) / 12 + s * (0.1 + 0.03 * i / 12),
                0.085 + 0.05 * math.sin(i / 12 * 2.5),
            )
            for k in range(4)
        ]
        for i in range(12)
        for s in (-1, 1)
    ]
    return [*parts, tubes(stitch, 0.008, surface('#f0dcc0', roughness=0.8), fineness=1)]


def cone(colour='#d9521c', tall=1.6):
    """A small training cone with two pale bands."""
    paint, white = surface(colour, '#e05c22', scale=9, roughness=0.45), surface('#eceae4', roughness=0.4)
    parts = [box((0.95, 0.95, 0.09), paint, 0.03, location=(0, 0, 0.045))]

    def radius(share):
        return 0.36 - 0.29 * share

    side = [(radius(0), 0.09), (radius(1), tall), (radius(1) - 0.02, tall + 0.02), (radius(1) - 0.03, tall - 0.1)]
    parts.append(lathe([(0.42, 0.08), (0.38, 0.12), *side], paint, 80, smooth=False))
    for low, high in ((0.34, 0.52), (0.68, 0.82)):
        edge = [(radius(s) + 0.006, 0.09 + (tall - 0.09) * s) for s in (low, high)]
        parts.append(lathe(edge, white, 80, smooth=False))
    return parts
