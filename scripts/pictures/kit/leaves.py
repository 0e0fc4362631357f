"""Leaves and petals."""

import math

from . import chance
from .shapes import sheet, thicken


def leaf(material, length=0.3, width=0.12, curl=0.25, wave=0.02, teeth=0, fineness=14, **placing):
    """A leaf along the x axis, folded at its rib; `teeth` serrates its edge."""
    phase = chance.between(0, 9)

    def point(u, v):
        half = math.sin(math.pi * min(1, u**0.75)) * width * (1 - 0.25 * u) + 0.002
        half *= 1 + teeth * abs(math.sin(u * 22))
        y = (v - 0.5) * 2 * half
        lift = abs(y) * 0.45 + wave * math.sin(u * 9 + phase) * abs(v - 0.5) * 2
        return u * length, y, lift - curl * length * (u - 0.4) ** 2 * 2

    return thicken(sheet(point, fineness * 2, 9, material, **placing), 0.006)


def sprig(material, centre, leaves=6, length=0.3, teeth=0.18):
    """A loose rosette of leaves, such as coriander or basil."""
    x, y, z = centre
    for i in range(leaves):
        size = length * chance.between(0.7, 1.1)
        spot = (x + chance.between(-0.05, 0.05), y + chance.between(-0.05, 0.05), z + chance.between(0, 0.06))
        turn = i * 2 * math.pi / leaves + chance.between(-0.4, 0.4)
        tip = (chance.between(-0.4, 0.4), chance.between(-0.5, 0.15), turn)
        leaf(material, size, 0.34 * length * chance.between(0.8, 1.2), teeth=teeth, location=spot, rotation=tip)
