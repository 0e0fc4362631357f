"""A caddy with what cleaners need; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import box, group, sheet, slab, thicken
from kit.solids import blob, lathe, tubes
from kit.wood import wood

from .cleaning import spray


def caddy(colour='#e9e6de', bottles=('#4f8a98', '#7a9a6a', '#c98a68')):
    """A caddy with a handle: bottles, a brush, sponges, a rolled cloth."""
    shell = surface(colour, colour, roughness=0.35, coat=0.25)

    def side(u, v):
        turn = u * 2 * math.pi
        cx, sy = (math.copysign(abs(f(turn)) ** 0.4, f(turn)) for f in (math.cos, math.sin))
        grow = 0.92 + 0.08 * v
        return 2.1 * cx * grow, 1.25 * sy * grow, 0.06 + 1.35 * v

    rim = [side(i / 60, 1.0) for i in range(61)]
    parts = [thicken(sheet(side, 120, 20, shell, closed_across=True), 0.06), tubes([rim], 0.06, shell, fineness=4)]
    parts.append(lathe([(1.2, 0), (0, 0)], shell, 64, smooth=False, location=(0, 0, 0.08), scale=(1.6, 0.95, 1)))
    parts.append(box((3.9, 0.08, 1.3), shell, 0.02, location=(0, 0.0, 0.7)))
    for x in (-1.9, 1.9):
        parts.append(slab([(-0.16, 0), (0.16, 0), (0.12, 0.75), (-0.12, 0.75)], 0.1, shell, 0.03, location=(x, 0, 1.3),
                          rotation=(math.pi / 2, 0, math.pi / 2)))  # fmt: skip
    parts.append(
        tubes([[(-1.9, 0, 1.9), (-1.8, -0.02, 2.1), (1.8, -0.02, 2.1), (1.9, 0, 1.9)]], 0.1, shell, fineness=6)
    )
    for i, tint in enumerate(bottles):
        spot = (-1.2 + 1.15 * i, 0.55, 0.1)
        parts.append(group(spray(tint), spot, (0, 0, 0.5 - 0.5 * i), 11))
    return [*parts, *_in_front()]


def _in_front():
    """What stands in the nearer half of the caddy."""
    parts, timber = [], wood('#a8763f', '#d9a868', 0.5)
    hair = surface('#d9c49a', '#b59a68', scale=2, stretch=(40, 40, 1), roughness=0.8)
    for i, (soft, rough) in enumerate((('#d9a03c', '#3f7a48'), ('#c9785a', '#8a9a90'))):
        block = [box((1.1, 0.34, 0.7), surface(soft, '#c98a34' if i == 0 else soft, scale=30, roughness=0.95), 0.05)]
        block.append(box((1.1, 0.1, 0.7), surface(rough, roughness=1), 0.03, location=(0, 0.2, 0)))
        parts.append(group(block, (-1.2 + 0.15 * i, -0.4 - 0.42 * i, 1.35), (0.1, 0.12 - 0.3 * i, 0.06)))
    parts.append(tubes([[(0.3, -0.6, 0.4), (0.36, -0.62, 1.5), (0.45, -0.7, 2.1)]], 0.1, timber, fineness=5))
    bristles = []
    for i in range(260):
        turn, reach = i * 2.39996, 0.2 * math.sqrt(i / 260)
        x, y = reach * math.cos(turn), reach * math.sin(turn)
        bristles.append(
            [
                (0.46 + x, -0.72 + y, 2.2),
                (0.47 + 1.15 * x, -0.73 + 1.15 * y, 2.38),
                (0.48 + 1.4 * x, -0.74 + 1.4 * y, 2.58),
            ]
        )
    parts.append(tubes(bristles, 0.018, hair, fineness=1))
    block = [(0, 2.04), (0.12, 2.05), (0.25, 2.1), (0.26, 2.22), (0, 2.24)]
    parts.append(lathe(block, timber, 48, smooth=False, location=(0.46, -0.72, 0)))
    cloth = surface('#5f9ab0', '#6faac0', scale=30, roughness=0.95, sheen=0.4)
    parts.append(blob(cloth, (1.2, -0.5, 1.25), radii=(0.55, 0.4, 0.5), uneven=0.35, frequency=1.6, subdivisions=6))
    return parts
