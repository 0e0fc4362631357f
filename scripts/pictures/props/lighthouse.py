"""A lighthouse with the house of its keeper, and sea birds; here 1 unit is 1 m."""

import math

from kit import chance
from kit.materials import glowing, surface
from kit.shapes import box, group, place, sheet, slab, thicken
from kit.solids import blob_data, lathe, tubes


def lighthouse(height=9.0):
    """A white tower with a red lantern house; it stands at the origin."""
    white = surface('#e9e5dc', '#f3f0e8', '#d9d2c4', scale=1.5, roughness=0.8, bump=0.1, bump_scale=8)
    red, iron = surface('#b0281c', '#9c2318', scale=3, roughness=0.5), surface('#2a2c2e', roughness=0.5)
    pane, stone = surface('#26323a', roughness=0.1, coat=0.6), surface('#7a766c', '#94908a', scale=2, roughness=0.9)
    top = height
    parts = [lathe([(1.75, -1.5), (1.7, 0.5), (1.62, 0.5)], stone, 48, smooth=False)]
    parts.append(lathe([(1.55, 0.4), (1.3, top * 0.4), (1.08, top * 0.8), (1.05, top)], white, 64))
    parts.append(
        lathe([(1.05, top - 0.5), (1.5, top - 0.05), (1.5, top + 0.1), (0, top + 0.1)], white, 48, smooth=False)
    )
    rails = []
    for z in (0.4, 0.7, 1.0):
        rails.append([(1.45 * math.cos(i * 0.2618), 1.45 * math.sin(i * 0.2618), top + z) for i in range(25)])
    for i in range(16):
        x, y = 1.45 * math.cos(i * 0.3927), 1.45 * math.sin(i * 0.3927)
        rails.append([(x, y, top), (x, y, top + 0.5), (x, y, top + 1.0)])
    parts.append(tubes(rails, 0.035, iron, fineness=1))
    parts.append(lathe([(0.85, top + 0.1), (0.85, top + 0.6), (0, top + 0.6)], red, 32, smooth=False))
    parts.append(
        lathe([(0.72, top + 0.6), (0.72, top + 1.7)], surface('#ffdf9a', roughness=0.2, coat=1), 12, smooth=False)
    )
    parts.append(place(blob_data((0.3, 0.3, 0.4), 0, 1, 3), glowing('#ffd07a', 9), (0, -0.5, top + 1.15)))
    for i in range(12):
        x, y = 0.78 * math.cos(i * 0.5236), 0.78 * math.sin(i * 0.5236)
        parts.append(tubes([[(x, y, top + 0.6), (x, y, top + 1.1), (x, y, top + 1.75)]], 0.035, iron, fineness=1))
    dome = [
        (0.95, top + 1.7),
        (0.85, top + 1.95),
        (0.4, top + 2.35),
        (0.08, top + 2.5),
        (0.08, top + 2.85),
        (0, top + 2.9),
    ]
    parts.append(lathe(dome, red, 40))
    parts.append(tubes([[(0, 0, top + 2.8), (0, 0, top + 3.2), (0, 0, top + 3.7)]], 0.03, iron))
    for z, x in ((2.4, -0.3), (4.8, 0.25), (6.9, -0.15)):
        reach = 1.55 - 0.055 * z
        parts.append(box((0.42, 0.3, 0.7), pane, 0.03, location=(x, -reach + 0.02, z)))
        parts.append(box((0.56, 0.2, 0.1), stone, 0.02, location=(x, -reach, z - 0.4)))
    return parts


def keepers_house():
    """A white house with a red roof."""
    white, roof = (
        surface('#ece8df', '#f4f1ea', scale=2, roughness=0.85),
        surface('#9c3424', '#7f2a1e', scale=4, roughness=0.8),
    )
    pane, trim = surface('#2a3840', roughness=0.1, coat=0.5), surface('#3a5a50', roughness=0.6)
    parts = [box((4.2, 3.0, 2.6), white, 0.03, location=(0, 0, 1.0))]
    gable = slab([(-1.5, 0), (1.5, 0), (0, 1.5)], 4.2, white, 0.01, rotation=(math.pi / 2, 0, math.pi / 2))
    gable.location = (-2.1, 0, 2.3)
    parts.append(gable)
    for side in (-1, 1):
        parts.append(box((4.7, 2.35, 0.12), roof, 0.02, location=(0, side * 0.92, 3.0), rotation=(-side * 0.785, 0, 0)))
    parts.append(
        box((0.5, 0.5, 1.2), surface('#8a4a38', '#7a4030', scale=5, roughness=0.9), 0.02, location=(1.2, 0.3, 3.9))
    )
    for x in (-1.3, 1.3):
        parts.append(box((0.7, 0.1, 1.0), trim, 0.02, location=(x, -1.5, 1.3)))
        parts.append(box((0.58, 0.1, 0.88), pane, 0.02, location=(x, -1.52, 1.3)))
    parts.append(box((0.8, 0.1, 1.7), trim, 0.02, location=(0, -1.5, 0.6)))
    return parts


def gull(spot, heading=0.0, size=1.0, lift=0.35):
    """A gull that glides, seen from afar."""
    white, tip = surface('#eceae6', roughness=0.8), surface('#3a3c40', roughness=0.8)
    parts = [place(blob_data((0.09, 0.24, 0.08), 0.05, 1, 3), white)]
    for side in (-1, 1):

        def wing(u, v, side=side):
            reach = 0.7 * u
            bend = lift * (math.sin(u * 1.9) - 0.35 * u)
            return side * reach, (v - 0.5) * 0.2 * (1 - 0.75 * u * u) - 0.22 * u * u + 0.06, bend

        parts.append(thicken(sheet(wing, 14, 4, white), 0.015))
        parts.append(thicken(sheet(lambda u, v, s=side: wing(0.86 + 0.14 * u, v, s), 4, 4, tip), 0.018))
    return group(parts, spot, (chance.between(-0.2, 0.2), chance.between(-0.35, 0.35), heading), size)


def cormorant(spot, heading=0.0, size=1.0):
    """A dark bird that stands upright on a rock."""
    black = surface('#15171a', roughness=0.7)
    parts = [place(blob_data((0.12, 0.13, 0.28), 0.05, 1, 3), black, (0, 0, 0.35), (0.35, 0, 0))]
    neck = [(0, -0.1, 0.5), (0, -0.18, 0.66), (0, -0.13, 0.8), (0, -0.2, 0.9), (0, -0.34, 0.92)]
    parts.append(tubes([neck], 0.05, black, taper=lambda t: 1.2 - 0.85 * t))
    parts.append(tubes([[(0, 0.08, 0.2), (0, 0.18, 0.06), (0, 0.24, -0.04)]], 0.06, black, taper=lambda t: 1 - 0.4 * t))
    return group(parts, spot, (0, 0, heading), size)
