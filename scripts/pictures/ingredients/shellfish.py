"""Open oysters and clams."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import group, sheet, thicken
from kit.solids import blob


def oyster(length=0.62):
    """One on its half shell at the origin, its hinge to -x; returns its objects."""
    shift = chance.between(0, 90)
    wide = chance.between(0.6, 0.72)
    return [_oyster_shell(length, wide, shift), _oyster_flesh(length, wide, shift), _liquor(length, wide)]


def _rim(turn, length, wide):
    """The outline of the shell: a drop."""
    narrow = 1 - 0.38 * max(0, -math.cos(turn)) ** 1.2
    return length * math.cos(turn), length * wide * narrow * math.sin(turn)


def _oyster_shell(length, wide, shift):
    paint = painted(roughness=0.3, coat=0.5, bump=0.35, bump_scale=18)
    pearl, grey, brown, violet = (linear(each) for each in ('#e9e4da', '#8f8a80', '#5a5144', '#6b5f66'))

    def point(u, v):
        turn = u * 2 * math.pi
        x, y = _rim(turn, length, wide)
        ruffle = noise.fractal((math.cos(turn) * 3.2 + shift, math.sin(turn) * 3.2, v * 3), 1, 2, 4)
        edge = max(0, (v - 0.72) / 0.28)
        reach = v * (1 + 0.1 * edge * ruffle)
        layers = 0.02 * math.sin(v * 60 + 3 * ruffle) * edge
        return x * reach, y * reach, 0.17 * v**2.6 + 0.085 * ruffle * edge + layers

    def colour(u, v):
        turn = u * 2 * math.pi
        field = noise.fractal((math.cos(turn) * 4 * v + shift, math.sin(turn) * 4 * v, 2), 1, 2, 4)
        tone = blend(pearl, violet, max(0, field) * 0.8 * (v > 0.3))
        band = 0.5 + 0.5 * math.sin(v * 90 + 5 * field)
        tone = blend(tone, blend(grey, brown, band), max(0, (v + 0.1 * field - 0.76) * 8))
        return (*tone[:3], 1)

    return thicken(sheet(point, 160, 60, paint, closed_across=True, colour=colour), 0.035)


def _oyster_flesh(length, wide, shift):
    """A plump body, and a dark, pleated edge around it."""
    paint = painted(roughness=0.12, coat=1, scatter=0.45, scatter_tint=(1, 0.8, 0.6), scatter_depth=0.08, bump=0.1)
    cream, beige, mantle, dark = (linear(each) for each in ('#dcd0b4', '#b8a684', '#857a66', '#3a352e'))

    def point(u, v):
        turn = u * 2 * math.pi
        x, y = _rim(turn, length * 0.74, wide * 0.95)
        lump = noise.fractal((x * v * 3.4 + shift, y * v * 3.4, 0), 1, 2, 4)
        edge = max(0, (v - 0.62) / 0.38)
        pleat = 0.024 * math.sin(turn * 26 + 4 * lump) * edge
        rise = 0.17 * (1 - v**2.2) ** 0.6 + 0.05 * lump * (1 - edge) if v < 1 else 0
        return x * v * (1 + 0.05 * lump), y * v * (1 + 0.05 * lump), 0.06 + rise + pleat + 0.06 * edge

    def colour(u, v):
        turn = u * 2 * math.pi
        field = noise.fractal((math.cos(turn) * 2 * v + shift, math.sin(turn) * 2 * v, 5), 1, 2, 4)
        tone = blend(cream, beige, 0.35 + 1.1 * field)
        tone = blend(tone, mantle, (v - 0.58 + 0.15 * field) * 6)
        return (*blend(tone, dark, (v - 0.86 + 0.08 * field) * 9)[:3], 1)

    return sheet(point, 200, 50, paint, closed_across=True, colour=colour)


def _liquor(length, wide):
    """The water in the shell."""
    wet = surface('#a39c8c', '#b8b2a2', scale=3, roughness=0.03, coat=1)

    def point(u, v):
        x, y = _rim(u * 2 * math.pi, length * 0.82, wide)
        return x * v, y * v, 0.085

    return sheet(point, 60, 4, wet, closed_across=True)


def clam(size=0.3, gape=0.8):
    """Opened by steam, its hinge to -x, at the origin: two ringed halves, the meat in the lower one."""
    shift = chance.between(0, 90)
    flesh = surface('#d9a45e', '#ecc48c', '#c98f4a', scale=5, roughness=0.2, coat=0.7, scatter=0.4)
    form = {'radii': (0.5 * size, 0.44 * size, 0.22 * size), 'uneven': 0.28, 'frequency': 2}
    meat = blob(flesh, (0.05 * size, 0, 0.32 * size), seed=chance.whole(0, 99), **form)
    upper = group(_valve(size, shift, -1), (-0.84 * size, 0, 0.46 * size), (0, -gape, 0))
    return [*_valve(size, shift, 1), meat, upper]


def _valve(size, shift, side):
    """The lower half (1), or the upper one (-1), whose hinge is at the origin."""
    paint = painted(roughness=0.35, coat=0.35, bump=0.15, bump_scale=30)
    cream, brown, dark = (linear(each) for each in ('#d9c9ac', '#8a7054', '#4f4236'))
    inner = surface('#f2ece0', '#e3d8c6', '#b5a0a4', scale=4, roughness=0.15, coat=0.7)

    def point(u, v, lift=0.0):
        turn = u * 2 * math.pi
        reach = v * (1 + 0.08 * math.cos(turn * 2) - 0.05 * math.cos(turn))
        height = size * (0.46 * (1 - (1 - min(1, v**2)) ** 0.5) + 0.007 * math.sin(v * 60)) + lift
        x, y = size * reach * math.cos(turn) * 0.9, size * reach * math.sin(turn) * 0.84
        return (x, y, height) if side > 0 else (x + 0.84 * size, y, 0.46 * size - height)

    def colour(u, v):
        turn = u * 2 * math.pi
        field = noise.fractal((math.cos(turn) * 3 + shift, math.sin(turn) * 3, v * 1.5), 1, 2, 4)
        ring = 0.5 + 0.5 * math.sin(v * 34 + field)
        tone = blend(cream, brown, 0.25 + 0.3 * ring + 1.3 * field)
        return (*blend(tone, dark, max(0, field * 2.4 - 0.55))[:3], 1)

    shell = sheet(point, 90, 44, paint, closed_across=True, colour=colour)
    lining = sheet(lambda u, v: point(u, 0.96 * v, 0.02 + 0.02 * size), 60, 24, inner, closed_across=True)
    return [shell, lining]
