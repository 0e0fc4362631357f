"""Rolled, folded and cut snacks, on a plate whose top is at the height `floor`."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import box, group, place, sheet, thicken
from kit.solids import blob, blob_data, lathe

from .greens import herbs, spring_onion
from .pieces import heap


def _roll(material, spot, turn, length=0.62, radius=0.17, flatness=0.9, colour=None):
    """A roll along x whose ends are folded in."""
    shift = chance.between(0, 50)

    def point(u, v):
        t, around = u * 2 - 1, v * 2 * math.pi
        close = (1 - abs(t) ** 7) ** 0.5
        bumps = 1 + 0.05 * noise.noise((t * 3 + shift, math.cos(around), math.sin(around)))
        fold = 0.012 * math.sin(around + 5 * t + shift)
        reach = (radius * bumps + fold) * close
        return t * length, reach * math.cos(around), reach * math.sin(around) * flatness

    options = {'closed_along': True, 'location': spot, 'rotation': (0, 0, turn)}
    return sheet(point, 90, 40, material, colour=colour and (lambda u, v: colour(u, v, shift)), **options)


def fried_rolls(floor):
    """Four spring rolls, fried, two on two, with leaves."""
    crust = painted(roughness=0.45, coat=0.3, bump=0.9, bump_scale=30)
    tones = [linear(each) for each in ('#6b300c', '#a8601c', '#cf8c3a')]

    def colour(u, v, shift):
        field = noise.fractal((u * 9 + shift, math.cos(v * 6.283) * 1.5, math.sin(v * 6.283) * 1.5), 1, 2, 5)
        return (*blend(blend(tones[2], tones[1], 0.6 + field), tones[0], field * 2.2 - 0.4)[:3], 1)

    heap(('lettuce',), 14, 0.5, 0.08, centre=(-0.75, 0.45), base=floor + 0.05, tilt=0.7)
    for x, y, z, turn in ((-0.05, 0.3, 0.17, 0.12), (0.0, -0.12, 0.17, 0.05), (-0.05, -0.55, 0.17, 0.14)):
        _roll(crust, (x, y, floor + z), turn, colour=colour)
    _roll(crust, (0.02, 0.06, floor + 0.44), 0.42, colour=colour)
    herbs((-0.85, -0.5, floor + 0.15), 6, 0.3)


def summer_rolls(floor):
    """Four rolls of rice paper through which prawns and leaves are seen."""
    paper = painted(roughness=0.12, coat=0.8, scatter=0.5, scatter_tint=(1, 0.9, 0.8), scatter_depth=0.2)
    rice, leaf, prawn, carrot = (linear(each) for each in ('#f0eadb', '#5f9440', '#ee8a62', '#e8953c'))

    def colour(u, v, shift):
        top = math.sin(v * 2 * math.pi)
        band = abs((u * 3.2 + 0.25 * math.sin(v * 9 + shift)) % 1 - 0.5) * 2
        tone = blend(rice, prawn, max(0, top - 0.1) * 3 * (1 - band**2.4))
        field = noise.fractal((u * 4 + shift, v * 6, 0), 1, 2, 4)
        tone = blend(tone, carrot, max(0, field - 0.12) * 3 * (abs(top) < 0.7))
        return (*blend(tone, leaf, max(0, 0.42 - abs(top - 0.1) + field) * 1.5)[:3], 1)

    for x, y, z, turn in ((-0.1, 0.36, 0.17, 0.1), (0.0, -0.1, 0.17, -0.02), (-0.05, -0.56, 0.17, 0.08)):
        _roll(paper, (x, y, floor + z), turn, 0.68, 0.2, 0.85, colour)
    _roll(paper, (0.0, 0.13, floor + 0.48), 0.5, 0.66, 0.2, 0.85, colour)
    herbs((0.9, -0.55, floor + 0.1), 6, 0.3)


def rice_rolls(floor):
    """Three steamed rolls of rice with prawns, in a pool of soy."""
    skin = painted(roughness=0.1, coat=0.9, scatter=0.6, scatter_depth=0.25)
    white, pink = linear('#f4efe4'), linear('#f0b49a')
    pool = surface('#2a0f06', '#3a170a', scale=3, roughness=0.05, coat=1)
    lathe([(0.98, floor), (0.95, floor + 0.02), (0, floor + 0.024)], pool, 72, wobble=0.06)

    def colour(u, v, shift):
        shine = noise.fractal((u * 4 + shift, v * 3, 0), 1, 2, 3) + 0.1
        return (*blend(white, pink, max(0, shine) * 1.8 * max(0, math.sin(v * 6.283)))[:3], 1)

    for i in range(3):
        _roll(skin, (0.02 * i, 0.46 - 0.46 * i, floor + 0.16), 0.04 * i, 0.82, 0.23, 0.68, colour)
    spring_onion([chance.in_disc(0.5) for _ in range(14)])


def turnip_cakes(floor):
    """Four squares, fried on both sides."""
    paint = painted(roughness=0.35, coat=0.35, scatter=0.2, bump=0.35, bump_scale=20)
    pale, gold, dark = (linear(each) for each in ('#e8d6b0', '#c8853a', '#8a4a1c'))
    bits = surface('#8f3a24', '#b5583a', scale=5, roughness=0.3, coat=0.4)
    for x, y, z, turn, lean in (
        (-0.48, 0.34, 0.14, 0.2, 0), (0.42, 0.4, 0.14, -0.15, 0), (0.02, -0.42, 0.14, 0.5, 0), (0.2, 0.1, 0.38, 0.25, 0.14),
    ):  # fmt: skip
        shift = chance.between(0, 50)

        def point(u, v, shift=shift):
            across, along = u * 2 - 1, v * 2 - 1
            edge = (1 - max(abs(across), abs(along)) ** 14) ** 0.4
            return 0.42 * across, 0.36 * along, 0.13 * edge + 0.012 * noise.noise((across * 5 + shift, along * 5, 0))

        def colour(u, v, shift=shift):
            across, along = u * 2 - 1, v * 2 - 1
            field = noise.fractal((across * 3 + shift, along * 3, 0), 1, 2, 5)
            rim = max(0, max(abs(across), abs(along)) - 0.72) * 3
            return (*blend(blend(pale, gold, 0.55 + 1.2 * field + rim), dark, field * 2 - 0.5 + rim * 0.5)[:3], 1)

        parts = [
            sheet(point, 70, 60, paint, colour=colour),
            box((0.8, 0.68, 0.24), surface('#e6d2a8', '#d9bb84', scale=7, roughness=0.5, scatter=0.3), 0.04),
        ]
        for _ in range(9):
            spot = (chance.between(-0.34, 0.34), chance.between(-0.28, 0.28), 0.135)
            form = {'radii': (0.035, 0.03, 0.016), 'uneven': 0.3, 'subdivisions': 3}
            parts.append(blob(bits, spot, chance.tilt(0.3), **form))
        group(parts, (x, y, floor + z), (lean, 0, turn))


def samosas(floor):
    """Three filled triangles with a pinched seam."""
    crust = painted(roughness=0.55, coat=0.2, bump=0.5, bump_scale=26)
    tones = [linear(each) for each in ('#9a5a1c', '#c98a3c', '#e3b268')]
    for x, y, turn, lean in ((-0.45, 0.22, 0.3, 0.0), (0.5, 0.3, 2.2, 0.0), (0.05, -0.42, 1.2, 0.25)):
        shift = chance.between(0, 50)

        def point(u, v, shift=shift):
            around, rise = u * 2 * math.pi, v
            corner = 1 / max(0.5, math.cos((around % 2.0944) - 1.0472))
            reach = 0.4 * corner ** 0.8 * (1 - rise**1.5) ** 0.62
            wave = 0.03 * noise.noise((math.cos(around) * 3 + shift, math.sin(around) * 3, rise * 3))
            return (reach + wave) * math.cos(around), (reach + wave) * math.sin(around), 0.74 * rise

        def colour(u, v, shift=shift):
            field = noise.fractal((u * 9 + shift, v * 5, 0), 1, 2, 5)
            tone = blend(tones[1], tones[2], 0.4 + field)
            return (*blend(tone, tones[0], max(0, 0.16 - v) * 4 + field * 1.4 - 0.3)[:3], 1)

        sheet(point, 120, 50, crust, closed_across=True, colour=colour, location=(x, y, floor), rotation=(lean, 0, turn))
    herbs((-0.7, -0.55, floor + 0.1), 6, 0.28)


def soy_pods(floor):
    """A heap of salted pods."""
    pod = surface('#6f9a3a', '#94ba58', '#5a8a2c', scale=5, roughness=0.42, coat=0.35, scatter=0.2, bump=0.25, bump_scale=30)
    salt = surface('#f8f6f2', '#ffffff', roughness=0.3, scatter=0.4)
    for i in range(34):
        beans, shift = chance.whole(2, 3), chance.between(0, 9)
        length = 0.14 * beans + 0.12

        def point(u, v, beans=beans, shift=shift, length=length):
            t, around = u * 2 - 1, v * 2 * math.pi
            bean = math.cos(math.pi * (t * 1.15 * beans + (beans - 1) % 2))
            reach = (0.075 + 0.022 * bean) * max(0, 1 - abs(t) ** 2.6) ** 0.7 + 0.006
            bend = 0.06 * math.cos(t * 1.5 + shift)
            return t * length, bend + reach * 1.25 * math.cos(around), reach * 0.7 * math.sin(around)

        distance = 0.7 * math.sqrt((i + 0.5) / 34)
        turn = i * 2.4
        spot = (distance * math.cos(turn), distance * math.sin(turn), floor + 0.1 + 0.4 * (1 - (distance / 0.75) ** 2))
        rotation = (chance.between(-0.5, 0.5), chance.between(-0.5, 0.5), chance.angle())
        sheet(point, 50, 16, pod, closed_along=True, location=spot, rotation=rotation)
    grain = blob_data((0.018, 0.016, 0.014), 0.3, 2, 1)
    for _ in range(110):
        x, y = chance.in_disc(0.7)
        place(grain, salt, (x, y, floor + 0.19 + 0.42 * (1 - (x * x + y * y) / 0.56)), chance.tilt(1))


def syrup_balls(floor):
    """Two dark milk balls in rose syrup."""
    skin = surface('#5f2410', '#7d3a1a', '#481808', scale=6, roughness=0.2, coat=0.9, scatter=0.1, bump=0.08, bump_scale=20)
    syrup = surface('#b5651c', '#c9802f', roughness=0.04, coat=1, scatter=0.2)
    lathe([(0.98, floor + 0.2), (0.5, floor + 0.2), (0, floor + 0.2)], syrup, 72)
    for x, y, seed in ((-0.36, 0.14, 1), (0.4, 0.2, 2), (0.02, -0.4, 3)):
        blob(skin, (x, y, floor + 0.36), radii=(0.37, 0.37, 0.35), uneven=0.025, frequency=1.5, subdivisions=5, seed=seed)
    nut = surface('#8aa84a', '#b5c46a', '#6b8a34', scale=6, roughness=0.6)
    for _ in range(26):
        x, y = chance.in_disc(0.16)
        centre = chance.pick(((-0.36, 0.14), (0.4, 0.2), (0.02, -0.4)))
        form = {'radii': (0.035, 0.022, 0.016), 'uneven': 0.4, 'subdivisions': 2}
        blob(nut, (centre[0] + x, centre[1] + y, floor + 0.7 - (x * x + y * y) * 1.4), chance.tilt(0.6), **form)


def grilled_ribs(floor):
    """Short ribs cut across three bones, marked by the grill."""
    meat = painted(roughness=0.28, coat=0.7, bump=0.5, bump_scale=20)
    tones = [linear(each) for each in ('#3a140a', '#6b2c14', '#94481f')]
    bone = surface('#e6d6ba', '#f0e6d2', '#c9b08a', scale=5, roughness=0.5, scatter=0.2)
    for i, (x, y, turn) in enumerate(((-0.1, 0.5, 0.1), (0.05, 0.16, -0.04), (-0.08, -0.2, 0.08), (0.04, -0.55, 0.0))):
        shift = i * 9.0

        def point(u, v, shift=shift):
            t, w = u * 2 - 1, v * 2 - 1
            edge = 1 + 0.12 * noise.noise((t * 3 + shift, w, 0))
            lift = 0.09 * (1 - abs(w) ** 6) * (1 - abs(t) ** 10) + 0.03 * noise.noise((t * 4 + shift, w * 3, 1))
            return 0.88 * t * edge, 0.17 * w * edge, lift

        def colour(u, v, shift=shift):
            field = noise.fractal((u * 7 + shift, v * 3, 0), 1, 2, 5)
            mark = max(0, 1 - abs((u * 6 + v * 0.5) % 1 - 0.5) * 5)
            return (*blend(blend(tones[1], tones[2], 0.5 + field), tones[0], mark * 0.7 + field * 0.8)[:3], 1)

        parts = [thicken(sheet(point, 130, 30, meat, colour=colour), 0.06)]
        for along in (-0.52, 0.02, 0.56):
            parts.append(blob(bone, (along, 0.13, 0.09), radii=(0.1, 0.06, 0.075), uneven=0.12, frequency=2))
        group(parts, (x, y, floor + 0.05), (0.1, 0, turn))
    spring_onion([chance.in_disc(0.65) for _ in range(20)])


def pork_slices(floor):
    """Thick slices of grilled belly, fat and lean in layers."""
    paint = painted(roughness=0.3, coat=0.6, scatter=0.15, bump=0.35, bump_scale=20)
    fat, lean, brown, dark = (linear(each) for each in ('#ead0a4', '#b06a4c', '#b5722c', '#4a2010'))
    for i in range(9):
        shift = i * 7.0

        def point(u, v, shift=shift):
            t, w = u * 2 - 1, v * 2 - 1
            wave = 0.05 * math.sin(t * 4 + shift) + 0.03 * noise.noise((t * 3 + shift, w * 2, 0))
            return 0.5 * t, 0.2 * w * (1 + 0.1 * noise.noise((t * 3, shift, 0))), wave

        def colour(u, v, shift=shift):
            wander = 0.12 * noise.noise((u * 4 + shift, v * 2, 0))
            layer = abs(((v + wander) * 2.6) % 1 - 0.5) * 2
            sear = noise.fractal((u * 6 + shift, v * 4, 3), 1, 2, 5)
            tone = blend(fat, lean, (layer - 0.42) * 6)
            return (*blend(blend(tone, brown, 0.35 + sear), dark, sear * 2.4 - 0.75)[:3], 1)

        row, column = i // 3, i % 3
        spot = (-0.55 + 0.52 * column + 0.06 * row, 0.5 - 0.48 * row, floor + 0.1 + 0.05 * column)
        rotation = (0.1, -0.18, 0.9 + chance.between(-0.15, 0.15))
        thicken(sheet(point, 70, 26, paint, colour=colour, location=spot, rotation=rotation), 0.09)
    herbs((0.95, -0.55, floor + 0.1), 4, 0.3, 0.05)
