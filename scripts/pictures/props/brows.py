"""For brows: a card of shapes, drawn hair by hair, a small brush; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.materials import surface
from kit.shapes import box
from kit.solids import lathe, tubes


def _brow(x, y, wide, arch, thick, side):
    """Lines of hair along a bent shape; it starts at the nose."""
    hairs = []
    for _ in range(230):
        t = chance.between(0, 1) ** 0.9
        row = chance.between(-1, 1)
        rise = arch * math.sin(math.pi * min(1, t * 0.62 + 0.06)) - 0.32 * arch * t
        half = thick * (0.75 + 0.25 * math.sin(math.pi * min(1, t * 1.6))) * (1 - 0.82 * max(0.0, t - 0.45) / 0.55)
        px, py = x + side * wide * (t - 0.5), y + rise + row * half
        lean = 1.25 - 1.15 * t - 0.25 * row
        long = 0.1 * (1 - 0.45 * t)
        dx, dy = side * long * math.cos(lean), long * math.sin(lean)
        hairs.append([(px, py, 0.032), (px + 0.5 * dx, py + 0.55 * dy, 0.034), (px + dx, py + dy, 0.032)])
    return hairs


def brow_card(ink='#3a261a', colour='#f3ece4'):
    """A card with four pairs of brows, each of another shape."""
    card = surface(colour, colour, scale=20, roughness=0.75)
    parts = [box((2.5, 2.3, 0.03), card, 0.01, location=(0, 0, 0.015))]
    tint, hairs = surface(ink, '#4f3626', scale=20, roughness=0.8), []
    for row, (arch, thick) in enumerate(((0.16, 0.05), (0.24, 0.062), (0.1, 0.075), (0.3, 0.045))):
        y = 0.72 - 0.53 * row
        for side in (-1, 1):
            hairs += _brow(side * 0.6, y, 0.8, arch, thick, side)
    parts.append(tubes(hairs, 0.006, tint, 1, lambda t: 1.1 - 0.7 * t))
    rule = surface('#c9a48f', roughness=0.8)
    for row in range(3):
        parts.append(box((2.2, 0.008, 0.004), rule, 0.001, location=(0, 0.5 - 0.53 * row, 0.031)))
    return parts


def spoolie(colour='#c98f7a', metal='#d9b48a'):
    """A small brush for brows along the x axis, its bristles to the left."""
    grip = surface(colour, colour, roughness=0.3, coat=0.4)
    gold = surface(metal, metal, roughness=0.2, metallic=1)
    placing = {'location': (0, 0, 0.055), 'rotation': (0, math.pi / 2, 0)}
    parts = [lathe([(0, -0.2), (0.045, -0.2), (0.055, 0.1), (0.04, 0.9), (0.02, 1.05), (0, 1.06)], grip, 40, **placing)]
    parts.append(
        lathe([(0.03, -0.42), (0.042, -0.4), (0.047, -0.2), (0.047, -0.16)], gold, 40, smooth=False, **placing)
    )
    parts.append(tubes([[(-0.98, 0, 0.06), (-0.7, 0, 0.06), (-0.4, 0, 0.056)]], 0.012, gold, 3))
    bristles = []
    for i in range(360):
        t, turn = i / 359, i * 2.39996
        reach = 0.085 * (0.62 + 0.38 * math.sin(math.pi * min(1, t * 1.1)))
        x = -0.96 + 0.5 * t
        bristles.append(
            [(x, 0, 0.06), (x + 0.005, 0.6 * reach * math.cos(turn), 0.06 + 0.6 * reach * math.sin(turn)),
             (x + 0.012, reach * math.cos(turn), max(0.008, 0.06 + reach * math.sin(turn)))]
        )  # fmt: skip
    return [*parts, tubes(bristles, 0.0052, surface('#241c1a', roughness=0.5), 1)]
