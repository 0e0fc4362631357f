"""Things of a garage: wheels, a tool chest, cans of oil; here 1 unit is 1 m."""

import math

from kit.materials import surface
from kit.shapes import box, slab
from kit.solids import lathe

TYRE = [
    (0.215, -0.085), (0.23, -0.095), (0.28, -0.102), (0.305, -0.092), (0.315, -0.075), (0.318, -0.03), (0.311, -0.03),
    (0.311, -0.022), (0.318, -0.022), (0.318, 0.022), (0.311, 0.022), (0.311, 0.03), (0.318, 0.03), (0.315, 0.075),
    (0.305, 0.092), (0.28, 0.102), (0.23, 0.095), (0.215, 0.085),
]  # fmt: skip


def tyre():
    """A tyre that lies flat around the origin; its tread is cut across, too."""
    rubber = surface('#141516', '#1c1d1f', scale=30, roughness=0.75, bump=0.15, bump_scale=80)
    parts = [lathe(TYRE, rubber, 96, smooth=False), lathe([(0.215, -0.085), (0.205, 0), (0.215, 0.085)], rubber)]
    for i in range(48):
        turn = i * math.pi / 24
        for z in (-0.055, 0.055):
            spot = (0.316 * math.cos(turn), 0.316 * math.sin(turn), z)
            parts.append(
                box((0.012, 0.024, 0.05), rubber, 0.003, location=spot, rotation=(0.35 * (-1) ** (z > 0), 0, turn))
            )
    return parts


def wheel():
    """A tyre with its alloy rim of five double spokes."""
    alloy = surface('#b5b8bb', '#c3c6c9', scale=20, roughness=0.28, metallic=0.9)
    rim = [(0.216, -0.08), (0.2, -0.075), (0.195, 0), (0.2, 0.06), (0.216, 0.085), (0.208, 0.09), (0.19, 0.06)]
    parts = [*tyre(), lathe(rim, alloy, 96, smooth=False)]
    parts.append(
        lathe([(0, 0.055), (0.028, 0.055), (0.055, 0.045), (0.06, 0.0), (0.06, -0.04)], alloy, 64, smooth=False)
    )
    spoke = [(0.04, -0.018), (0.2, -0.026), (0.2, 0.026), (0.04, 0.018)]
    for i in range(10):
        turn = i // 2 * 2 * math.pi / 5 + (0.2 if i % 2 else -0.2)
        parts.append(slab(spoke, 0.025, alloy, 0.008, location=(0, 0, 0.025), rotation=(0, 0, turn)))
    dark = surface('#1a1b1d', roughness=0.5)
    parts.append(lathe([(0.2, -0.05), (0, -0.05)], dark, 64, smooth=False))
    for i in range(5):
        turn = i * 2 * math.pi / 5 + math.pi / 5
        spot = (0.042 * math.cos(turn), 0.042 * math.sin(turn), 0.05)
        parts.append(lathe([(0.008, 0), (0.008, 0.012), (0, 0.012)], dark, 6, smooth=False, location=spot))
    return parts


def chest(colour='#a81c1c', drawers=(0.07, 0.07, 0.1, 0.1, 0.14, 0.18)):
    """A tool chest with drawers on castors; its top is at 0.93."""
    enamel, steel = surface(colour, colour, roughness=0.25, coat=0.6), surface('#b9bcc0', roughness=0.25, metallic=1)
    black = surface('#151618', roughness=0.6)
    parts = [
        box((0.86, 0.48, 0.76), enamel, 0.012, location=(0, 0, 0.51)),
        box((0.9, 0.52, 0.04), black, 0.012, location=(0, 0, 0.91)),
    ]
    z = 0.87
    for high in drawers:
        parts.append(box((0.8, 0.02, high - 0.012), enamel, 0.006, location=(0, -0.245, z - high / 2)))
        parts.append(box((0.76, 0.022, 0.018), steel, 0.006, location=(0, -0.256, z - 0.02)))
        z -= high
    for x in (-0.34, 0.34):
        for y in (-0.17, 0.17):
            parts.append(lathe([(0.02, -0.02), (0.06, -0.02), (0.06, 0.02), (0.02, 0.02)], black, 32, smooth=False,
                               location=(x, y, 0.065), rotation=(math.pi / 2, 0, math.pi / 2)))  # fmt: skip
            parts.append(box((0.06, 0.06, 0.05), steel, 0.008, location=(x, y, 0.12)))
    return parts


def can(colour='#1f4a8a', band='#e6dcc8'):
    """A canister of oil with its grip and its cap."""
    shell, label = surface(colour, colour, roughness=0.35, coat=0.2), surface(band, band, roughness=0.5)
    return [
        box((0.16, 0.09, 0.24), shell, 0.02, location=(0, 0, 0.12)),
        box((0.13, 0.092, 0.12), label, 0.004, location=(0, 0, 0.1)),
        box((0.07, 0.05, 0.03), shell, 0.01, location=(-0.035, 0, 0.25)),
        lathe(
            [(0, 0), (0.022, 0), (0.022, 0.035), (0, 0.036)],
            surface('#17181a', roughness=0.5),
            24,
            location=(0.05, 0, 0.235),
        ),
    ]
