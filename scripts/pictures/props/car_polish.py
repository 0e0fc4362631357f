"""Wax, clay and a pad on the bonnet of a car; lengths are in units of 10 cm."""

import math

from kit.materials import surface
from kit.shapes import box, group, sheet, thicken
from kit.solids import blob, lathe

from .brakes import steel


def wax_tin(colour='#1c2a44', wax='#ecdca8'):
    """An open tin of wax whose lid leans at it."""
    tin, metal = surface(colour, colour, roughness=0.3, coat=0.4), steel('#b9bcc0', 0.22)
    paste = surface(wax, wax, scale=3, roughness=0.35, scatter=0.3, coat=0.3)
    parts = [lathe([(0, 0), (0.6, 0), (0.62, 0.02), (0.62, 0.34)], tin, 96, smooth=False)]
    parts.append(lathe([(0.62, 0.33), (0.63, 0.36), (0.6, 0.46), (0.58, 0.46), (0.58, 0.3)], metal, 96, smooth=False))

    def swirl(u, v):
        turn, reach = u * 2 * math.pi, 0.58 * (1 - v)
        dent = 0.05 * math.exp(-((reach * math.cos(turn) - 0.2) ** 2 + (reach * math.sin(turn)) ** 2) * 14)
        return reach * math.cos(turn), reach * math.sin(turn), 0.36 - dent + 0.008 * math.sin(reach * 60 + turn)

    parts.append(sheet(swirl, 96, 60, paste, closed_across=True))
    lid = [(0, 0.2), (0.58, 0.2), (0.64, 0.16), (0.64, 0), (0.62, 0), (0.62, 0.15), (0, 0.18)]
    cover = [lathe(lid, tin, 96, smooth=False), lathe([(0.4, 0.202), (0, 0.203)], surface(wax, roughness=0.4), 64)]
    return [*parts, group(cover, (0.95, 0.3, 0.52), (1.15, 0, 0.85))]


def applicator(colour='#c98a3c'):
    """A round pad of foam with a dab of wax."""
    foam = surface(colour, '#d39a50', '#a86f2c', scale=30, roughness=0.95)
    parts = [blob(foam, (0, 0, 0.16), radii=(0.5, 0.5, 0.17), uneven=0.02, subdivisions=5, floor=-0.13)]
    dab = surface('#f0e4bc', roughness=0.3, coat=0.3, scatter=0.2)
    return [*parts, blob(dab, (0.05, -0.05, 0.32), radii=(0.2, 0.15, 0.05), uneven=0.4, frequency=2, subdivisions=5)]


def clay_bar(colour='#5f9ac0'):
    """A bar of clay on its opened wrapper."""
    clay, paper = surface(colour, colour, scale=3, roughness=0.6), surface('#e9e6df', roughness=0.5)
    wrapper = sheet(lambda u, v: (1.5 * u - 0.75, 1.1 * v - 0.55, 0.02 + 0.1 * (2 * u - 1) ** 4), 30, 8, paper)
    return [thicken(wrapper, 0.01), box((0.85, 0.5, 0.22), clay, 0.06, location=(0, 0, 0.14), rotation=(0, 0, 0.1))]


def bonnet(colour='#8a1418'):
    """The bonnet of a car, as large as the table; things lie on it at a height of 0.3."""
    paint = surface(colour, colour, roughness=0.08, coat=1, metallic=0.25, specular=0.6)

    def point(u, v):
        x, y = (u - 0.5) * 14, (v - 0.5) * 9
        crease = 0.12 * math.exp(-((x + 2.1 + 0.12 * y) ** 2) * 9) + 0.12 * math.exp(-((x - 2.3 - 0.12 * y) ** 2) * 9)
        return x, y, 0.29 - 0.004 * x * x - 0.004 * (y + 1) ** 2 + crease

    return [sheet(point, 160, 60, paint)]
