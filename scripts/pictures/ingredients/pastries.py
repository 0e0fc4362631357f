"""Baguettes, buns and flat loaves, on a board or plate whose top is at the height `floor`."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.leaves import leaf
from kit.materials import painted, surface
from kit.shapes import group, land, lie, place, sheet
from kit.solids import blob_data, tubes


def baguettes(floor):
    """Three, two beside each other and one across them."""
    for spot, turn in (((0.0, 0.42, 0), 0.16), ((0.0, -0.2, 0), 0.02), ((0.1, 0.1, 0.36), -0.42)):
        _baguette((spot[0], spot[1], floor + spot[2] + 0.2), turn)


def _baguette(location, turn):
    crust = painted(roughness=0.55, coat=0.15, bump=0.5, bump_scale=26)
    tones = [linear(each) for each in ('#8a4a1a', '#c07c34', '#f0dcb0', '#e6bd7c')]
    shift = chance.between(0, 50)

    def cut(t, side):
        """How deep in one of five slanting cuts a spot is, from 0 to 1."""
        place_in = (t * 2.7 + side * 0.9 + 5.5) % 1
        return max(0, 1 - abs(place_in - 0.5) / 0.2) * (abs(side) < 0.55) * (abs(t) < 0.88)

    def colour(u, v):
        t, around = u * 2 - 1, v * 2 * math.pi
        side, up = math.cos(around), math.sin(around)
        field = noise.fractal((t * 6 + shift, side * 2, up * 2), 1, 2, 5)
        tone = blend(tones[0], tones[1], 0.5 + field - 0.3 * max(0, up))
        flour = noise.fractal((t * 22, side * 9 + shift, 0), 1, 2, 4)
        tone = blend(tone, tones[2], max(0, flour) * 0.5 * max(0, up))
        return (*blend(tone, tones[3], cut(t, side) * max(0, up) * 1.2)[:3], 1)

    def point(u, v):
        t, around = u * 2 - 1, v * 2 * math.pi
        side, up = math.cos(around), math.sin(around)
        reach = 0.2 * (1 - abs(t) ** 4.5) ** 0.5 * (1 + 0.04 * noise.noise((t * 4 + shift, side, up)))
        ridge = cut(t, side) * max(0, up)
        return t * 1.3, reach * side, max(-0.15, reach * 0.86 * up * (1 - 0.13 * ridge))

    sheet(point, 220, 60, crust, closed_along=True, colour=colour, location=location, rotation=(0, 0, turn))


def cinnamon_buns(floor):
    """Two, with white glaze that runs down their sides."""
    for x, y, turn in ((-0.48, 0.16, 0.3), (0.5, -0.1, 2.4)):
        _bun((x, y, floor), turn)


def _bun(spot, turn):
    dough = painted(roughness=0.5, coat=0.2, scatter=0.15, bump=0.25, bump_scale=20)
    pale, gold, spice = (linear(each) for each in ('#d9a868', '#a8601f', '#5a2a12'))
    glaze_white = surface('#f8f2e6', '#fdfaf4', roughness=0.12, coat=0.9, scatter=0.5)
    turns = 3.1

    def colour(u, v):
        top = max(0, 1 - abs(v - 0.5) * 2.6)
        fine = noise.fractal((u * 30, v * 5, 0), 1, 2, 4)
        tone = blend(pale, gold, 0.25 + 0.75 * top + 0.5 * fine)
        inside = max(0, 0.22 - v) * 6 + max(0, v - 0.8) * 3
        return (*blend(tone, spice, inside * (0.4 if v > 0.5 else 1))[:3], 1)

    def point(u, v):
        around = u * turns * 2 * math.pi
        middle = 0.03 + 0.165 * u * turns
        across = (v - 0.5) * 0.2
        height = 0.4 * (1 - abs(v * 2 - 1) ** 5) ** 0.5 * (1.05 - 0.22 * u)
        reach = middle + across
        return reach * math.cos(around), reach * math.sin(around), height

    parts = [sheet(point, 300, 24, dough, colour=colour)]
    shift = chance.between(0, 50)

    def flow(u, v):
        around = u * 2 * math.pi
        run = 0.47 + 0.14 * noise.noise((math.cos(around) * 2 + shift, math.sin(around) * 2, 0))
        reach = run * v
        ring = 0.022 * math.cos((reach / 0.165) * 2 * math.pi - around)
        return reach * math.cos(around), reach * math.sin(around), 0.42 + ring - 0.34 * (reach / 0.55) ** 4

    parts.append(sheet(flow, 110, 50, glaze_white, closed_across=True))
    group(parts, spot, (0, 0, turn), 1.0)


def chocolate_rolls(floor):
    """Two rolls of puff pastry with a stick of chocolate at each side."""
    paint = painted(roughness=0.38, coat=0.35, bump=0.3, bump_scale=26)
    tones = [linear(each) for each in ('#7a3c14', '#bd7a30', '#e3b264')]
    chocolate = surface('#2a140c', '#3a1c10', roughness=0.3, coat=0.4)
    for x, y, turn in ((-0.12, 0.42, 0.25), (0.15, -0.38, 0.1)):
        shift = chance.between(0, 50)

        def point(u, v, shift=shift):
            t, around = u * 2 - 1, v * 2 * math.pi
            layers = 1 + 0.007 * math.sin(t * 24) * max(0, math.sin(around))
            end = (1 - abs(t) ** 16) ** 0.5
            across, up = math.cos(around), math.sin(around)
            wave = 0.02 * noise.noise((t * 3 + shift, across * 2, up))
            lift = 0.25 * up * layers * end + 0.05 * math.cos(across * 5) * max(0, up)
            return 0.52 * t, 0.36 * across * end * layers + wave, max(-0.19, lift)

        def colour(u, v, shift=shift):
            t, up = u * 2 - 1, max(0, math.sin(v * 2 * math.pi))
            flake = noise.fractal((t * 14, v * 20 + shift, 0), 1, 2, 4)
            stripe = max(0, math.sin(t * 24 + 0.6 * noise.noise((t * 5, v * 4, shift)))) * 0.22
            tone = blend(tones[2], tones[1], 0.2 + 0.8 * up + flake * 0.5)
            return (*blend(tone, tones[0], up * 0.35 + max(0, flake) * up - stripe)[:3], 1)

        parts = [sheet(point, 150, 60, paint, closed_along=True, colour=colour)]
        for side in (-0.14, 0.14):
            stick = [(-0.55, side, -0.03), (-0.53, side, -0.03), (0.53, side, -0.03), (0.55, side, -0.03)]
            parts.append(tubes([stick], 0.055, chocolate))
        group(parts, (x, y, floor + 0.2), (0, 0, turn), 1.15)


def focaccia(floor):
    """A slab with dimples, oil, rosemary and salt."""
    paint = painted(roughness=0.3, coat=0.5, bump=0.35, bump_scale=18)
    pale, gold, brown = (linear(each) for each in ('#efd292', '#d99f4a', '#9a5c20'))
    dimples = [(chance.between(-1.1, 1.1), chance.between(-0.68, 0.68)) for _ in range(34)]

    def depth(x, y):
        return max(max(0, 1 - (math.hypot(x - dx, y - dy) / 0.15) ** 2) for dx, dy in dimples)

    def at(u, v):
        return (u * 2 - 1) * 1.25, (v * 2 - 1) * 0.82

    def edge(u, v):
        return max(abs(u * 2 - 1), abs(v * 2 - 1))

    def point(u, v):
        x, y = at(u, v)
        top = 0.36 * (1 - edge(u, v) ** 18) ** 0.5 + 0.05 * noise.fractal((x * 2, y * 2, 0), 1, 2, 3)
        return x, y, top - 0.14 * depth(x, y)

    def colour(u, v):
        x, y = at(u, v)
        field = noise.fractal((x * 2.4, y * 2.4, 5), 1, 2, 5)
        fine = noise.fractal((x * 10, y * 10, 2), 1, 2, 4)
        tone = blend(pale, gold, 0.7 + field + 0.4 * fine - 0.5 * depth(x, y))
        return (*blend(tone, brown, field * 1.5 + fine * 0.7 - 0.25 + max(0, edge(u, v) - 0.9) * 6)[:3], 1)

    sheet(point, 190, 130, paint, colour=colour, location=(0, 0, floor + 0.02), rotation=(0, 0, 0.12))
    needle = surface('#3a5a34', '#5f7f52', scale=6, roughness=0.5)
    for point_on, normal in land([(chance.between(-1.05, 1.05), chance.between(-0.62, 0.62)) for _ in range(22)]):
        turn = chance.angle()
        for i in range(5):
            thing = leaf(needle, 0.17, 0.018, 0.1)
            lie(thing, point_on, normal, -0.012, turn + (i - 2) * 0.5)
    salt = surface('#f8f6f2', '#ffffff', roughness=0.25, scatter=0.4)
    for point_on, normal in land([(chance.between(-1.1, 1.1), chance.between(-0.66, 0.66)) for _ in range(90)]):
        lie(place(blob_data((0.022, 0.018, 0.014), 0.3, 2, 1), salt), point_on, normal, 0, chance.angle())
