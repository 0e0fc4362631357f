"""What people clean with: bottles, buckets, mops, a vacuum cleaner; here 1 unit is 1 m."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, group, place, sheet, thicken
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood


def spray(colour, clear='#f2f2ee'):
    """A bottle with its trigger."""
    body, head, label = (
        surface(colour, colour, roughness=0.2, coat=0.4, scatter=0.1),
        surface(clear, roughness=0.4),
        surface('#fbfaf6', roughness=0.5),
    )
    side = [(0, 0), (0.042, 0), (0.045, 0.01), (0.045, 0.13), (0.036, 0.17), (0.016, 0.2), (0.015, 0.22), (0, 0.22)]
    parts = [lathe(side, body, 48), lathe([(0.0455, 0.035), (0.0455, 0.105)], label, 48, smooth=False)]
    parts.append(lathe([(0.02, 0.205), (0.02, 0.235), (0.012, 0.24), (0, 0.24)], head, 32, smooth=False))
    parts.append(box((0.085, 0.026, 0.034), head, 0.008, location=(-0.018, 0, 0.256)))
    parts.append(
        lathe(
            [(0, 0), (0.01, 0), (0.011, 0.014), (0, 0.015)],
            surface(colour, roughness=0.4),
            24,
            location=(-0.06, 0, 0.26),
            rotation=(0, -math.pi / 2, 0),
        )
    )
    parts.append(tubes([[(-0.03, 0, 0.245), (-0.042, 0, 0.225), (-0.04, 0, 0.2)]], 0.006, head))
    return parts


def bucket(colour, suds=False):
    """A bucket with its bail; filled with suds if wanted."""
    shell, wire = surface(colour, colour, roughness=0.35, coat=0.2), surface('#b9bcc0', roughness=0.3, metallic=1)
    side = [
        (0, 0.012),
        (0.105, 0.012),
        (0.11, 0),
        (0.115, 0.01),
        (0.15, 0.27),
        (0.158, 0.275),
        (0.158, 0.29),
        (0.146, 0.29),
        (0.112, 0.02),
        (0, 0.016),
    ]
    parts = [lathe(side, shell, 72, smooth=False)]
    bail = [
        (0.16 * math.cos(t), -0.16 * math.sin(t) * 0.75, 0.27 - 0.06 * math.sin(t))
        for t in (math.pi * i / 14 for i in range(15))
    ]
    parts.append(tubes([bail], 0.004, wire))
    if suds:
        foam = surface('#f4f6f8', '#fdfefe', scale=20, roughness=0.4, scatter=0.3, coat=0.2)
        for i in range(150):
            x, y = chance.in_disc(0.13)
            size = chance.between(0.012, 0.032)
            spot = (x, y, 0.265 + 0.05 * (1 - (x * x + y * y) / 0.018) + chance.between(-0.01, 0.015))
            parts.append(place(blob_data((size, size, size * 0.9), 0.05, 2, 3, seed=i), foam, spot))
    return parts


def gloves(spot):
    """Two rubber gloves over the rim of the bucket."""
    x, y, z = spot
    rubber = surface('#d9566a', '#e0647a', scale=9, roughness=0.35, coat=0.15)
    for side in (-1, 1):

        def cuff(u, v, side=side):
            drop = max(0.0, v - 0.3)
            return (
                side * 0.06 + (u - 0.5) * (0.1 - 0.02 * v),
                -0.135 - 0.075 * min(1, v * 2.2),
                -0.012 + 0.03 * math.sin(min(1, v / 0.3) * math.pi) - 0.2 * drop,
            )

        parts = [thicken(sheet(cuff, 14, 30, rubber), 0.014)]
        fingers = []
        for i in range(4):
            start = side * 0.06 - 0.03 + 0.02 * i
            fingers.append(
                [
                    (start, -0.212, -0.14),
                    (start + 0.003 * (i - 1.5), -0.216, -0.18),
                    (start + 0.006 * (i - 1.5), -0.214, -0.225 + 0.012 * abs(i - 1.5)),
                ]
            )
        parts.append(tubes(fingers, 0.011, rubber, fineness=5))
        group(parts, (x, y, z), (0, 0, 0.12 * side))


def mop(x, wall, colour):
    """A flat mop that leans at the wall."""
    metal, plastic = surface('#c3c6c9', roughness=0.25, metallic=1), surface(colour, roughness=0.4)
    foot, top = (x, 3.62, 0.05), (x + 0.06, wall - 0.03, 1.42)
    middle = tuple((a + b) / 2 for a, b in zip(foot, top))
    tubes([[foot, middle, top]], 0.011, metal)
    tubes([[tuple(b + (a - b) * t for a, b in zip(middle, top)) for t in (0, 0.12, 0.24)]], 0.017, plastic, fineness=5)
    box((0.42, 0.11, 0.02), plastic, 0.008, location=(x, 3.62, 0.045))
    fibre = surface('#e9e6de', '#f4f2ec', scale=40, roughness=0.95, sheen=0.4, bump=0.8, bump_scale=90)
    box((0.45, 0.14, 0.03), fibre, 0.014, location=(x, 3.62, 0.018))


def broom(x, wall):
    timber, hair = (
        wood('#a8763f', '#d9a868', 0.45),
        surface('#c9a868', '#a88444', scale=2, stretch=(40, 40, 1), roughness=0.8),
    )
    foot, top = (x, 3.66, 0.2), (x - 0.07, wall - 0.03, 1.5)
    tubes([[foot, tuple((a + b) / 2 for a, b in zip(foot, top)), top]], 0.012, timber, fineness=5)
    box((0.34, 0.06, 0.05), timber, 0.012, location=(x, 3.655, 0.18))
    bristles = []
    for i in range(34):
        for row in range(4):
            start = (x - 0.16 + 0.32 * i / 33, 3.637 + 0.012 * row, 0.17)
            spread = 1.18
            bristles.append(
                [
                    start,
                    (x + (start[0] - x) * 1.07, start[1], 0.09),
                    (x + (start[0] - x) * spread, start[1] + chance.between(-0.008, 0.008), 0.0),
                ]
            )
    tubes(bristles, 0.0042, hair, fineness=1)


def caddy(spot):
    """A basket with a handle, full of bottles, brushes and sponges."""
    x, y, z = spot
    shell = surface('#f0efe9', roughness=0.35, coat=0.2)
    parts = [box((0.5, 0.3, 0.012), shell, 0.004, location=(0, 0, 0.008))]
    for side in (-1, 1):
        parts.append(box((0.5, 0.012, 0.15), shell, 0.005, location=(0, side * 0.145, 0.08)))
        parts.append(box((0.012, 0.3, 0.15), shell, 0.005, location=(side * 0.245, 0, 0.08)))
        parts.append(box((0.03, 0.012, 0.3), shell, 0.005, location=(side * 0.235, 0, 0.2)))
    parts.append(tubes([[(-0.235, 0, 0.34), (0, 0, 0.36), (0.235, 0, 0.34)]], 0.016, shell, fineness=5))
    for dx, dy, colour, turned in (
        (-0.16, 0.07, '#3f9ab0', 0.4),
        (0.0, 0.08, '#6aa860', -0.3),
        (0.15, 0.07, '#e0785a', 0.2),
    ):
        parts.append(group(spray(colour), (dx, dy, 0.014), (0, 0, turned), 1.1))
    sponge = (('#e8b02c', '#4a8a4a'), ('#e0785a', '#c8c2b4'))
    for i, (soft, rough) in enumerate(sponge):
        block = [
            box((0.12, 0.075, 0.035), surface(soft, soft, scale=60, roughness=0.95, bump=0.8, bump_scale=60), 0.008)
        ]
        block.append(box((0.12, 0.075, 0.01), surface(rough, roughness=1), 0.003, location=(0, 0, 0.022)))
        parts.append(group(block, (-0.12 + 0.17 * i, -0.08, 0.15), (0.4, 0, 0.2 - 0.4 * i)))
    group(parts, spot, (0, 0, -0.22))


def vacuum(spot):
    """A round vacuum cleaner with its hose."""
    x, y, z = spot
    shell, black = surface('#b83a2c', '#c0402f', roughness=0.25, coat=0.5), surface('#1c1d20', roughness=0.45)
    parts = [
        place(blob_data((0.21, 0.16, 0.13), 0, 1, 5, floor=-0.09), shell, (0, 0, 0.15)),
        box((0.34, 0.2, 0.05), black, 0.02, location=(0, 0, 0.06)),
    ]
    for side in (-1, 1):
        parts.append(
            lathe(
                [(0, -0.02), (0.075, -0.02), (0.085, 0), (0.075, 0.02), (0, 0.02)],
                black,
                48,
                location=(0.1, side * 0.15, 0.085),
                rotation=(math.pi / 2, 0, 0),
            )
        )
    parts.append(tubes([[(0.02, -0.05, 0.28), (0.07, 0, 0.32), (0.14, 0.02, 0.26)]], 0.014, black, fineness=5))
    hose = [
        (-0.18, 0, 0.17),
        (-0.36, 0.04, 0.22),
        (-0.44, 0.3, 0.3),
        (-0.2, 0.52, 0.62),
        (0.12, 0.66, 0.86),
        (0.3, 0.72, 0.84),
    ]
    parts.append(tubes([hose], 0.024, black, fineness=6))
    metal = surface('#c3c6c9', roughness=0.25, metallic=1)
    parts.append(tubes([[(0.28, 0.72, 0.86), (0.3, 0.66, 0.5), (0.33, 0.58, 0.06)]], 0.018, metal, fineness=5))
    parts.append(box((0.32, 0.13, 0.05), black, 0.016, location=(0.335, 0.55, 0.03)))
    group(parts, spot, (0, 0, 0.15))
