"""A signed bowling pin and a ball; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import place, sheet, thicken
from kit.solids import blob, blob_data, lathe, tubes

PIN = [
    (0, 0),
    (0.26, 0),
    (0.285, 0.03),
    (0.36, 0.3),
    (0.52, 0.9),
    (0.605, 1.15),
    (0.595, 1.45),
    (0.48, 1.95),
    (0.3, 2.45),
]
PIN += [(0.235, 2.75), (0.25, 3.05), (0.31, 3.35), (0.325, 3.52), (0.29, 3.7), (0.17, 3.81), (0, 3.83)]


def pin(ribbon='#2f7a8a'):
    """A bowling pin with two red bands, signed with a flourish, a ribbon around its neck."""
    white, red = surface('#f3f0e8', roughness=0.12, coat=0.8), surface('#b8241c', roughness=0.15, coat=0.8)
    parts = [lathe(PIN, white, 128)]
    for low, high in ((2.42, 2.55), (2.66, 2.79)):
        band = [(radius(z) + 0.004, z) for z in (low + (high - low) * i / 6 for i in range(7))]
        parts.append(lathe(band, red, 128, smooth=False))
    ink, line = surface('#1f3a7a', roughness=0.5), []
    for i in range(90):
        t = i / 89
        z = 1.3 + 0.2 * math.sin(t * 30 + 4 * t * t) * (
            0.25 + 0.75 * math.exp(-((t - 0.08) ** 2) * 90) + 0.5 * math.exp(-((t - 0.6) ** 2) * 60)
        )
        turn = -math.pi / 2 + (t - 0.5) * 1.25 + 0.07 * math.cos(t * 30 + 4 * t * t)
        line.append((radius(z) * 1.006 * math.cos(turn), radius(z) * 1.006 * math.sin(turn), z))
    parts.append(tubes([line], 0.011, ink, fineness=2))
    silk = surface(ribbon, ribbon, roughness=0.4, sheen=0.5)
    parts.append(lathe([(0.27, 2.92), (0.275, 3.02), (0.28, 3.12)], silk, 64, smooth=False))
    for side in (-1, 1):

        def loop(u, v, side=side):
            turn = u * 2 * math.pi
            x = side * 0.5 * (1 - math.cos(turn)) * 0.5
            return (
                x,
                -0.3 - 0.06 * math.sin(turn) - 0.08 * abs(x),
                3.02 + (v - 0.5) * 0.2 * (0.5 + math.sin(u * math.pi)) + 0.12 * abs(x),
            )

        def tail(u, v, side=side):
            return (
                side * (0.04 + 0.3 * u) + (v - 0.5) * 0.15,
                -0.3 - 0.35 * u**0.5 * (0.6 + u),
                3.0 - 0.75 * u + 0.03 * side * (v - 0.5),
            )

        parts += [thicken(sheet(each, 50, 8, silk), 0.012) for each in (loop, tail)]
    return [*parts, place(blob_data((0.08, 0.07, 0.09), 0, 1, 4), silk, (0, -0.31, 3.02))]


def radius(height):
    """The radius of the pin at a height."""
    for (r, z), (s, y) in zip(PIN[1:], PIN[2:]):
        if z <= height <= y:
            t = (height - z) / (y - z)
            t = t * t * (3 - 2 * t) * 0.35 + t * 0.65
            return r + (s - r) * t
    return 0.3


def ball(colour='#1f4a8a', light='#4f86c0'):
    """A marbled bowling ball with its holes to the viewer."""
    glossy = surface(colour, light, '#16305a', scale=1.6, distortion=2.5, roughness=0.06, coat=1)
    parts = [blob(glossy, (0, 0, 1.08), radii=(1.08,) * 3, uneven=0, subdivisions=6)]
    dark = surface('#0a0a0c', roughness=0.8)
    for a, b in ((-0.34, 0.95), (0.1, 1.02), (0.02, 0.62)):
        out = (math.sin(a), -math.cos(a) * math.cos(b), math.sin(b))
        size = math.sqrt(sum(part * part for part in out))
        spot = [1.079 * part / size for part in out]
        hole = lathe([(0.11, 0), (0, 0.002)], dark, 32, smooth=False, location=(spot[0], spot[1], spot[2] + 1.08))
        hole.rotation_euler = (math.pi / 2 - b, 0, a)
        parts.append(hole)
    return parts
