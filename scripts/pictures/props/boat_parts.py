"""Seats, the helm and the engine of an open boat; here 1 unit is 1 m."""

import math

from kit.materials import surface
from kit.shapes import box
from kit.solids import tubes


def seat(x, y):
    """A seat to straddle, with the bow of its back rest."""
    body, pad = surface('#d7d9d8', roughness=0.4), surface('#1c1e20', '#232527', scale=30, roughness=0.65)
    steel = surface('#b9bcc0', roughness=0.25, metallic=1)
    bow = [
        (x - 0.15, y - 0.3, 0.6),
        (x - 0.15, y - 0.36, 0.95),
        (x, y - 0.37, 1.02),
        (x + 0.15, y - 0.36, 0.95),
        (x + 0.15, y - 0.3, 0.6),
    ]
    return [
        box((0.28, 0.62, 0.42), body, 0.05, location=(x, y, 0.42)),
        box((0.32, 0.66, 0.13), pad, 0.055, location=(x, y, 0.69)),
        box((0.28, 0.07, 0.22), pad, 0.03, location=(x, y - 0.34, 0.9)),
        tubes([bow], 0.016, steel),
    ]


def console(y):
    body, dark = surface('#e2e3e0', roughness=0.35, coat=0.2), surface('#16181a', roughness=0.5)
    screen = box(
        (0.5, 0.015, 0.32),
        surface('#1a2a30', roughness=0.05, coat=1),
        0.02,
        location=(0, y + 0.14, 1.0),
        rotation=(-0.45, 0, 0),
    )
    wheel = [
        (0.17 * math.cos(i * 0.5236), y - 0.26 + 0.05 * math.sin(i * 0.5236), 0.86 + 0.16 * math.sin(i * 0.5236))
        for i in range(13)
    ]
    return [
        box((0.52, 0.42, 0.66), body, 0.09, location=(0, y, 0.52)),
        box((0.46, 0.3, 0.06), dark, 0.02, location=(0, y - 0.08, 0.86), rotation=(-0.4, 0, 0)),
        screen,
        tubes([wheel], 0.016, dark),
    ]


def engine():
    black, grey = surface('#121315', roughness=0.25, coat=0.6), surface('#3a3d40', roughness=0.4)
    return [
        box((0.5, 0.66, 0.62), black, 0.16, location=(0, -2.62, 1.12), rotation=(-0.12, 0, 0)),
        box(
            (0.46, 0.6, 0.06),
            surface('#c3c6c9', roughness=0.3, metallic=1),
            0.02,
            location=(0, -2.6, 0.86),
            rotation=(-0.12, 0, 0),
        ),
        box((0.26, 0.36, 1.3), grey, 0.06, location=(0, -2.62, 0.3)),
    ]
