"""What stands on a stage: a kitchen table, chairs with music stands, lamps, a stand with hats. 1 unit is 1 m."""

from kit.materials import surface
from kit.shapes import box, group
from kit.solids import lathe, tubes
from kit.vessels import glaze
from kit.wood import wood


def kitchen_table(x, y, z):
    """A scrubbed table with a teapot, two cups and a loaf's board."""
    top, leg = wood('#8a6238', '#c49a66', 0.5), surface('#5f7f78', '#557068', scale=3, roughness=0.6)
    box((1.35, 0.8, 0.045), top, 0.01, location=(x, y, z + 0.75))
    box((1.2, 0.66, 0.09), leg, 0.006, location=(x, y, z + 0.69))
    for dx in (-0.58, 0.58):
        for dy in (-0.3, 0.3):
            box((0.065, 0.065, 0.7), leg, 0.008, location=(x + dx, y + dy, z + 0.36))
    pot, cup = glaze('rust'), glaze('stoneware')
    at = (x + 0.05, y + 0.02, z + 0.773)
    lathe(
        [
            (0, 0),
            (0.06, 0),
            (0.09, 0.04),
            (0.095, 0.08),
            (0.07, 0.13),
            (0.05, 0.14),
            (0.012, 0.15),
            (0.018, 0.17),
            (0, 0.18),
        ],
        pot,
        48,
        location=at,
    )
    tubes(
        [[(at[0] + 0.08, y, at[2] + 0.05), (at[0] + 0.13, y, at[2] + 0.08), (at[0] + 0.16, y, at[2] + 0.13)]],
        0.014,
        pot,
    )
    arch = [
        (at[0] - 0.075, y, at[2] + 0.11),
        (at[0] - 0.15, y, at[2] + 0.12),
        (at[0] - 0.15, y, at[2] + 0.04),
        (at[0] - 0.09, y, at[2] + 0.03),
    ]
    tubes([arch], 0.011, pot)
    for dx, dy in ((-0.4, -0.12), (0.42, 0.1)):
        lathe(
            [(0, 0), (0.03, 0), (0.042, 0.05), (0.042, 0.08), (0.036, 0.08), (0.03, 0.02), (0, 0.02)],
            cup,
            32,
            location=(x + dx, y + dy, z + 0.773),
        )
    page = surface('#efe8d8', roughness=0.9)
    box((0.21, 0.3, 0.012), page, 0.002, location=(x - 0.2, y - 0.2, z + 0.78), rotation=(0, 0, 0.3))


def wooden_chair(x, y, z, facing, colour=('#4a2e1c', '#7d5232')):
    """A plain chair with slats in its back."""
    timber = wood(*colour, 0.4)
    parts = [box((0.42, 0.42, 0.04), timber, 0.015, location=(0, 0, 0.45))]
    for side in (-0.18, 0.18):
        parts.append(tubes([[(side, 0.17, 0.44), (side * 1.05, 0.19, 0.2), (side * 1.1, 0.2, 0)]], 0.018, timber))
        parts.append(
            tubes(
                [[(side * 1.1, -0.24, 0), (side, -0.18, 0.45), (side, -0.2, 0.7), (side * 1.02, -0.27, 0.95)]],
                0.018,
                timber,
            )
        )
    for i in range(4):
        parts.append(
            box(
                (0.36, 0.018, 0.05),
                timber,
                0.008,
                location=(0, -0.2 - 0.018 * i, 0.58 + 0.11 * i),
                rotation=(0.16, 0, 0),
            )
        )
    for yy in (-0.2, 0.19):
        parts.append(box((0.38, 0.02, 0.03), timber, 0.006, location=(0, yy, 0.24)))
    group(parts, (x, y, z), (0, 0, facing))


def cubes(spots):
    """Painted wooden cubes to sit on or to climb, at (x, y, z, turn, colour)."""
    for x, y, z, turn, colour in spots:
        paint = surface(colour, colour, scale=5, roughness=0.5, bump=0.1, bump_scale=20)
        box((0.45, 0.45, 0.45), paint, 0.012, location=(x, y, z + 0.225), rotation=(0, 0, turn))
