"""A hut of logs with lit windows under snow; here 1 unit is 1 m."""

import math

from kit.lights import point_light
from kit.materials import glowing, surface
from kit.shapes import box, group
from kit.solids import lathe
from kit.wood import wood


def log_cabin(spot):
    """A hut of logs with lit windows under a thick roof of snow."""
    logs, dark = wood('#3f2a1a', '#6b4a30', 0.7), surface('#20160f', roughness=0.8)
    snow, warm = surface('#e6edf8', roughness=0.7, scatter=0.1), glowing('#ffb45a', 3.2)
    parts = []
    for row in range(11):
        z = 0.1 + row * 0.2
        parts.append(
            lathe(
                [(0.1, -2.5), (0.1, 2.5)], logs, 16, smooth=False, location=(0, -1.6, z), rotation=(0, math.pi / 2, 0)
            )
        )
        for x in (-2.35, 2.35):
            parts.append(
                lathe(
                    [(0.1, -1.9), (0.1, 1.9)], logs, 16, smooth=False, location=(x, 0, z), rotation=(math.pi / 2, 0, 0)
                )
            )
    for i in range(9):
        z = 2.3 + i * 0.2
        half = 2.0 * (1 - i / 9.5)
        for x in (-2.35, 2.35):
            parts.append(
                lathe(
                    [(0.1, -half), (0.1, half)],
                    logs,
                    16,
                    smooth=False,
                    location=(x, 0, z),
                    rotation=(math.pi / 2, 0, 0),
                )
            )
    for side in (-1, 1):
        parts.append(box((5.6, 2.95, 0.12), dark, 0.02, location=(0, side * 1.12, 3.02), rotation=(-side * 0.73, 0, 0)))
        parts.append(box((5.75, 3.1, 0.34), snow, 0.14, location=(0, side * 1.16, 3.26), rotation=(-side * 0.73, 0, 0)))
    for x, wide, tall, z in ((-1.45, 0.9, 0.9, 1.3), (1.45, 0.9, 0.9, 1.3), (0, 0.9, 1.9, 0.95)):
        parts.append(box((wide + 0.16, 0.1, tall + 0.16), dark, 0.02, location=(x, -1.7, z)))
        if x:
            parts.append(box((wide, 0.1, tall), warm, 0.01, location=(x, -1.73, z)))
            parts.append(box((0.05, 0.1, tall), dark, 0.005, location=(x, -1.76, z)))
            parts.append(box((wide, 0.1, 0.05), dark, 0.005, location=(x, -1.76, z)))
        else:
            parts.append(box((wide, 0.1, tall), logs, 0.02, location=(x, -1.74, z)))
    parts.append(
        box((0.6, 0.6, 1.4), surface('#6b6660', '#55504a', scale=4, roughness=0.9), 0.03, location=(1.3, 0.4, 4.3))
    )
    parts.append(box((0.7, 0.7, 0.16), snow, 0.07, location=(1.3, 0.4, 5.05)))
    group(parts, spot, (0, 0, 0.22))
    for x in (-1.4, 1.5):
        point_light((spot[0] + x, spot[1] - 2.6, 1.0), 60, '#ffab58', 0.3)
