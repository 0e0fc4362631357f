"""What stands on a bench: an old radio, a vise, a tin of brushes; here 1 unit is 1 m."""

import math

from kit.materials import surface
from kit.shapes import box, group
from kit.solids import lathe, tubes
from kit.wood import wood


def radio():
    """An old radio with its back taken off beside it."""
    walnut, cloth = (
        wood('#4a2814', '#8a5228', 0.2),
        surface('#b59a68', '#c9b080', scale=60, roughness=0.95, bump=0.4, bump_scale=150),
    )
    brass, cream = surface('#c9a24a', roughness=0.25, metallic=1), surface('#efe2c4', roughness=0.2, coat=0.5)
    parts = [box((0.5, 0.2, 0.3), walnut, 0.04, location=(0, 0, 0.155))]
    parts.append(box((0.24, 0.01, 0.22), cloth, 0.004, location=(-0.1, -0.1, 0.16)))
    parts.append(box((0.15, 0.01, 0.09), cream, 0.004, location=(0.14, -0.1, 0.21)))
    parts.append(box((0.004, 0.012, 0.07), surface('#a8201c', roughness=0.4), 0.001, location=(0.12, -0.102, 0.21)))
    for i in range(5):
        parts.append(box((0.006, 0.02, 0.22), walnut, 0.002, location=(-0.19 + 0.045 * i, -0.1, 0.16)))
    for x in (0.1, 0.18):
        knob = [(0, 0.03), (0.022, 0.03), (0.026, 0.024), (0.027, 0)]
        parts.append(lathe(knob, cream, 32, location=(x, -0.1, 0.09), rotation=(math.pi / 2, 0, 0)))
        parts.append(
            lathe(
                [(0.03, 0), (0.03, 0.004), (0.026, 0.005)],
                brass,
                32,
                location=(x, -0.1, 0.09),
                rotation=(math.pi / 2, 0, 0),
            )
        )
    aerial = [(0.2, 0.06, 0.3), (0.3, 0.06, 0.48), (0.4, 0.06, 0.66)]
    return [*parts, tubes([aerial], 0.004, brass)]


def mug(spot):
    """A tin with brushes and pencils."""
    tin = surface('#c9ccce', roughness=0.3, metallic=1)
    lathe([(0, 0), (0.045, 0), (0.045, 0.12), (0.042, 0.12), (0.042, 0.01)], tin, 40, smooth=False, location=spot)
    x, y, z = spot
    for i, colour in enumerate(('#c8a01c', '#8a2018', '#c99a5c', '#2f5a6a', '#c99a5c', '#3a2a1c')):
        dx, dy = 0.03 * math.cos(i * 1.05), 0.03 * math.sin(i * 1.05)
        line = [
            (x - dx * 0.5, y - dy * 0.5, z + 0.02),
            (x + dx, y + dy, z + 0.12),
            (x + 1.9 * dx, y + 1.9 * dy, z + 0.2 + 0.012 * i),
        ]
        tubes([line], 0.006, surface(colour, roughness=0.4))


def vise(spot):
    """A bench vise."""
    iron, bright = (
        surface('#24446a', '#2c5078', scale=20, roughness=0.4, coat=0.2),
        surface('#a9acb0', roughness=0.25, metallic=1),
    )
    parts = [lathe([(0, 0), (0.1, 0), (0.1, 0.03), (0.06, 0.05), (0.06, 0.08), (0, 0.08)], iron, 48)]
    parts += [
        box((0.13, 0.16, 0.12), iron, 0.02, location=(0, 0.05, 0.13)),
        box((0.13, 0.07, 0.14), iron, 0.02, location=(0, -0.12, 0.13)),
    ]
    parts.append(box((0.07, 0.3, 0.05), iron, 0.012, location=(0, -0.08, 0.1)))
    parts += [box((0.14, 0.018, 0.05), bright, 0.004, location=(0, y, 0.2)) for y in (-0.035, -0.08)]
    parts.append(tubes([[(0, -0.1, 0.1), (0, -0.18, 0.1), (0, -0.25, 0.1)]], 0.018, bright))
    parts.append(tubes([[(-0.1, -0.24, 0.06), (0, -0.24, 0.1), (0.1, -0.24, 0.14)]], 0.008, bright))
    group(parts, spot, (0, 0, -0.35))
