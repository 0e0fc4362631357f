"""For pilates: a ring with two pads, a soft ball; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import group
from kit.solids import blob, tubes


def pilates_ring(colour='#2c2f36', pad='#8a94a8', radius=1.85):
    """A ring lying flat, with its pads to the left and the right."""
    rubber, foam = (
        surface(colour, colour, scale=30, roughness=0.55, bump=0.1),
        surface(pad, pad, scale=30, roughness=0.8, bump=0.15, bump_scale=70),
    )
    circle = [(radius * math.cos(t), radius * math.sin(t), 0.2) for t in (i * math.pi / 36 for i in range(75))]
    parts = [tubes([circle], 0.085, rubber, 6)]
    for side in (-1, 1):
        arc = [
            (side * radius * math.cos(t), radius * math.sin(t), 0.22)
            for t in (-0.42, -0.36, -0.24, -0.12, 0, 0.12, 0.24, 0.36, 0.42)
        ]
        parts.append(tubes([arc], 0.2, foam, 7, lambda t: 0.72 + 0.28 * min(1, 8 * min(t, 1 - t))))
    return parts


def leaning_ring(lean=0.5, **options):
    """The ring on its edge, leaning back."""
    radius = options.get('radius', 1.85)
    return [group(pilates_ring(**options), (0, 0, radius * math.cos(lean) + 0.1), (math.pi / 2 - lean, 0, 0))]


def soft_ball(colour='#a8705c', radius=1.1):
    """A soft ball with a matt skin."""
    skin = surface(colour, colour, scale=9, roughness=0.6, specular=0.4, sheen=0.3, bump=0.06, bump_scale=60)
    return [blob(skin, (0, 0, radius * 0.98), radii=(radius, radius, radius * 0.98), uneven=0.004, subdivisions=6)]
