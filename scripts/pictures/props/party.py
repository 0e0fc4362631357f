"""Cups, hats and confetti of a party; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box, sheet
from kit.solids import blob, lathe, tubes


def paper_cup(colour='#d9604a', straw='#f0ece4', juice='#d98a24'):
    """A striped paper cup of juice with its straw."""
    white, paint = surface('#f3f0e8', roughness=0.6), surface(colour, colour, roughness=0.6)
    parts = [
        lathe(
            [(0, 0.03), (0.28, 0.03), (0.29, 0), (0.42, 0.98), (0.44, 1.0), (0.42, 1.02), (0.4, 0.98), (0.36, 0.6)],
            white,
            80,
            smooth=False,
        )
    ]
    for i in range(12):
        turn = i * math.pi / 6

        def stripe(u, v, turn=turn):
            reach, around = 0.293 + 0.132 * v, turn + (u - 0.5) * 0.26
            return reach * math.cos(around), reach * math.sin(around), 0.02 + 0.95 * v

        parts.append(sheet(stripe, 6, 4, paint))
    parts.append(lathe([(0.395, 0.84), (0, 0.84)], surface(juice, juice, roughness=0.06, coat=1), 64, smooth=False))
    line = [(0.0, 0, 0.3), (0.12, 0.02, 0.9), (0.26, 0.05, 1.55)]
    return [*parts, tubes([line], 0.04, surface(straw, straw, roughness=0.6), fineness=5)]


def hat(colour='#e0a83c', dots='#f5efe2', tuft='#c8402c'):
    """A pointed hat of card with dots and a tuft."""
    card, spot_of, wool = (
        surface(colour, colour, roughness=0.55),
        surface(dots, roughness=0.6),
        surface(tuft, tuft, roughness=1, sheen=0.6),
    )
    parts = [lathe([(0.55, 0), (0.54, 0.02), (0.03, 1.5), (0, 1.52)], card, 80, smooth=False)]
    for i in range(34):
        share, turn = ((i + 0.5) / 34) ** 1.1 * 0.86, i * 2.39996
        reach = 0.55 * (1 - share) + 0.02
        size = 0.055
        dot = lathe(
            [(size, 0), (0, 0.004)],
            spot_of,
            24,
            smooth=False,
            location=(reach * math.cos(turn), reach * math.sin(turn), 1.5 * share),
        )
        dot.rotation_euler = (0, math.pi / 2 - 0.33, turn)
        parts.append(dot)
    return [*parts, blob(wool, (0, 0, 1.56), radii=(0.17, 0.17, 0.17), uneven=0.25, frequency=6, subdivisions=5)]


def confetti(count=90, spread=2.4, colours=('#c8402c', '#e0a83c', '#2f7a8a', '#7a4a8a', '#4a9a5a')):
    """Small round papers on the table."""
    paints = [surface(tint, roughness=0.6) for tint in colours]
    parts = []
    for _ in range(count):
        x, y = chance.in_disc(spread)
        size = (0.09, 0.09, 0.004) if chance.between(0, 1) < 0.5 else (0.16, 0.035, 0.004)
        tip = (chance.between(-0.12, 0.12), chance.between(-0.12, 0.12), chance.angle())
        parts.append(box(size, chance.pick(paints), 0.001, location=(x, y, 0.012), rotation=tip))
    return parts
