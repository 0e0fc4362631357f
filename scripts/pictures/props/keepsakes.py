"""A passport and a record player, in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import box
from kit.solids import lathe, tubes
from kit.wood import wood


def passport(colour='#1a2440', gold='#c9a24a'):
    """A passport of 12.5 by 8.8 cm that lies closed, with a round device stamped in gold."""
    cover = surface(colour, colour, scale=60, roughness=0.6, bump=0.5, bump_scale=120)
    foil, page = surface(gold, gold, roughness=0.3, metallic=1), surface('#efe8d8', roughness=0.9)
    parts = [box((0.86, 1.23, 0.03), page, 0.01, location=(0.006, 0, 0.035))]
    for z in (0.012, 0.058):
        parts.append(box((0.88, 1.25, 0.014), cover, 0.006, location=(0, 0, z)))
    top = 0.0665
    for reach in (0.2, 0.165):
        parts.append(
            tubes(
                [[(reach * math.cos(i * 0.2094), 0.1 + reach * math.sin(i * 0.2094), top) for i in range(31)]],
                0.006,
                foil,
                fineness=1,
            )
        )
    for i in range(12):
        turn = i * math.pi / 6
        parts.append(
            tubes(
                [[((r) * math.cos(turn), 0.1 + r * math.sin(turn), top) for r in (0.03, 0.08, 0.14)]],
                0.006,
                foil,
                fineness=1,
            )
        )
    parts.append(box((0.13, 0.085, 0.004), foil, 0.012, location=(0, -0.46, top)))
    return parts


def record_player(dark='#4a2c18', light='#8a5a34'):
    """A turntable of 42 cm with a record on it, its arm lowered."""
    timber, black = wood(dark, light, 0.3), surface('#0c0c0e', roughness=0.3)
    steel = surface('#c3c6c9', roughness=0.22, metallic=1)
    parts = [
        box((4.4, 3.5, 0.5), timber, 0.06, location=(0, 0, 0.4)),
        box((4.2, 3.3, 0.04), surface('#1a1a1c', roughness=0.4), 0.02, location=(0, 0, 0.66)),
    ]
    for x in (-1.9, 1.9):
        for y in (-1.45, 1.45):
            parts.append(lathe([(0, 0), (0.2, 0), (0.2, 0.16), (0, 0.16)], black, 32, smooth=False, location=(x, y, 0)))
    middle = (-0.5, 0.02, 0.68)
    parts.append(
        lathe([(0, 0), (1.56, 0), (1.56, 0.14), (1.5, 0.16), (0, 0.16)], steel, 96, smooth=False, location=middle)
    )
    grooves = [(0.0, 0.2)]
    for i in range(150):
        r = 0.5 + i * 1.0 / 150
        gap = 0.004 if i % 38 in (0, 1) else 0
        grooves.append((r, 0.196 - gap + 0.0035 * (i % 2)))
    vinyl = surface('#0d0d0f', roughness=0.28, coat=0.4)
    parts.append(lathe([*grooves, (1.51, 0.196), (1.51, 0.17)], vinyl, 160, smooth=False, location=middle))
    parts.append(
        lathe(
            [(0.0, 0.203), (0.5, 0.202)],
            surface('#b5402c', '#c4523a', scale=2, roughness=0.7),
            64,
            smooth=False,
            location=middle,
        )
    )
    parts.append(
        lathe([(0.3, 0.2045), (0.32, 0.2045)], surface('#efe2c4', roughness=0.7), 64, smooth=False, location=middle)
    )
    parts.append(lathe([(0.036, 0.2), (0.036, 0.27), (0.02, 0.3), (0, 0.3)], steel, 24, location=middle))
    base = (1.62, 1.05, 0.68)
    parts.append(
        lathe(
            [(0, 0), (0.32, 0), (0.32, 0.12), (0.16, 0.14), (0.16, 0.42), (0, 0.44)],
            steel,
            48,
            smooth=False,
            location=base,
        )
    )
    arm = [(1.62, 1.5, 1.06), (1.62, 1.05, 1.06), (1.6, 0.2, 1.04), (1.3, -0.45, 1.0), (0.75, -0.78, 0.95)]
    parts.append(tubes([arm], 0.045, steel, fineness=5))
    parts.append(
        lathe(
            [(0, -0.16), (0.14, -0.16), (0.14, 0.16), (0, 0.16)],
            black,
            32,
            smooth=False,
            location=(1.62, 1.55, 1.06),
            rotation=(math.pi / 2, 0, 0),
        )
    )
    parts.append(box((0.34, 0.18, 0.08), black, 0.02, location=(0.66, -0.83, 0.94), rotation=(0, 0.1, 0.55)))
    for x in (1.35, 1.75):
        parts.append(
            lathe(
                [(0, 0), (0.12, 0), (0.12, 0.1), (0.1, 0.13), (0, 0.13)],
                steel,
                32,
                smooth=False,
                location=(x, -1.35, 0.68),
            )
        )
    return parts
