"""Small brushes in their cup and a tube of paste; lengths are in units of 10 cm."""

import math

from kit.materials import ceramic, surface
from kit.shapes import box, group, sheet
from kit.solids import blob, lathe, tubes


def toothbrush(colour='#2f8aa0', grip='#e6e2d8', length=1.35):
    """A small brush along the z axis, its bristles up and to the viewer."""
    plastic, soft = surface(colour, colour, roughness=0.25, coat=0.4), surface(grip, grip, roughness=0.5)

    def handle(u, v):
        turn = u * 2 * math.pi
        wide = (0.1 - 0.055 * min(1, max(0, v - 0.45) * 2.6)) * min(1, 0.4 + v * 9)
        wide *= 1 + 0.12 * math.sin(v * 9) * (v < 0.6)
        end = 1 if 0 < v < 1 else 0
        return wide * math.cos(turn) * end, 0.75 * wide * math.sin(turn) * end, length * v

    parts = [sheet(handle, 40, 60, plastic, closed_across=True)]
    for i in range(5):
        z = 0.18 + 0.11 * i
        parts.append(blob(soft, (0, -0.07, z), radii=(0.075, 0.03, 0.035), uneven=0, subdivisions=3))
    parts.append(box((0.15, 0.06, 0.36), plastic, 0.025, location=(0, 0, length + 0.12)))
    white, tint = surface('#f6f6f2', roughness=0.6), surface(colour, colour, roughness=0.6)
    tufts = {0: [], 1: []}
    for row in range(7):
        for column in range(4):
            x, z = -0.048 + 0.032 * column, length - 0.02 + 0.047 * row
            tufts[row in (2, 4)].append([(x, -0.02, z), (x, -0.1, z), (x * 1.15, -0.17, z + 0.004)])
    return [*parts, tubes(tufts[0], 0.015, white, fineness=2), tubes(tufts[1], 0.015, tint, fineness=2)]


def cup_of_brushes(colours=('#d9604a', '#2f8aa0', '#e0a43c')):
    """A cup with a brush for each colour."""
    side = [
        (0, 0.03),
        (0.36, 0.03),
        (0.4, 0),
        (0.42, 0.03),
        (0.47, 0.78),
        (0.455, 0.81),
        (0.43, 0.78),
        (0.38, 0.1),
        (0, 0.08),
    ]
    parts = [lathe(side, ceramic('#f1eee6', '#e3ded2', 0.2), 80)]
    for i, colour in enumerate(colours):
        shift = i - (len(colours) - 1) / 2
        lean = (0.02 - 0.1 * abs(shift), 0.24 * shift, 0.35 * shift)
        spot = (-0.18 * shift, -0.06 + 0.12 * abs(shift), 0.1)
        parts.append(group(toothbrush(colour), spot, lean))
    return parts


def toothpaste(colour='#4fa8a0', band='#f3f1ea'):
    """A full tube lying along the x axis, its cap to the left."""
    skin, white = surface(colour, colour, roughness=0.3, coat=0.3), surface(band, band, roughness=0.35)

    def body(u, v):
        turn, flat = u * 2 * math.pi, max(0.0, v - 0.1) ** 1.4
        return (
            1.6 * v,
            0.27 * (1 + 0.28 * flat) * math.cos(turn),
            0.25 + 0.25 * (1 - 0.97 * flat) * math.sin(turn) - 0.2 * flat,
        )

    parts = [sheet(body, 64, 40, skin, closed_across=True)]
    stripe = sheet(
        lambda u, v: [c * s for c, s in zip(body(u, 0.35 + 0.3 * v), (1, 1.004, 1.004))],
        64,
        12,
        white,
        closed_across=True,
    )
    cap = [(0.27, 0), (0.24, 0.04), (0.17, 0.06), (0.17, 0.3), (0.15, 0.32), (0, 0.32)]
    parts.append(lathe(cap, white, 48, smooth=False, location=(0.01, 0, 0.25), rotation=(0, -math.pi / 2, 0)))
    return [*parts, stripe]
