"""Savoury pancakes and toasts, on a plate or board whose top is at the height `floor`."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import land, lie, place, sheet, thicken
from kit.solids import blob, blob_data, lathe, tubes

from .greens import herbs
from .proteins import egg_half, prawns


def _griddled(floor, radius, pieces, tones, greens, gap):
    """
    A round cake, painted with brown blisters and strips of green, cut in wedges that stand a little apart. `greens`
    are how many, half their length and half their width.
    """
    paint = painted(roughness=0.4, coat=0.35, scatter=0.1, bump=0.4, bump_scale=20)
    pale, gold, dark, green = (linear(each) for each in tones)
    shift = chance.between(0, 50)
    count, reach_of, width = greens
    strands = [(chance.between(-1, 1), chance.between(-1, 1), chance.angle()) for _ in range(count)]

    def strand(x, y):
        """How near a strip of green is: 1 on it."""
        best = 0
        for sx, sy, turn in strands:
            dx, dy = x - sx * radius * 0.85, y - sy * radius * 0.85
            along = dx * math.cos(turn) + dy * math.sin(turn)
            across = -dx * math.sin(turn) + dy * math.cos(turn) + 0.05 * along * along
            if abs(along) < reach_of:
                best = max(best, 1 - abs(across) / width)
        return best

    def spot(u, v, start, end):
        around = start + (end - start) * u
        reach = v * radius * (1 + 0.03 * noise.noise((math.cos(around) * 2 + shift, math.sin(around) * 2, 0)))
        return reach * math.cos(around), reach * math.sin(around)

    for i in range(pieces):
        start, end = (2 * math.pi * (i + side) / pieces for side in (0, 1))
        middle = (start + end) / 2
        away = (gap * math.cos(middle), gap * math.sin(middle), 0)

        def colour(u, v, start=start, end=end):
            x, y = spot(u, v, start, end)
            field = noise.fractal((x * 2.6 + shift, y * 2.6, 0), 1, 2, 5)
            fine = noise.fractal((x * 9 + shift, y * 9, 2), 1, 2, 4)
            tone = blend(pale, gold, 0.5 + 0.9 * field + 0.4 * fine + max(0, v - 0.86) * 4)
            tone = blend(tone, dark, field * 2 + fine * 0.8 - 0.55)
            return (*blend(tone, green, strand(x, y) * 1.6)[:3], 1)

        def point(u, v, start=start, end=end):
            x, y = spot(u, v, start, end)
            rough = 0.02 * noise.fractal((x * 6, y * 6, shift), 1, 2, 4) + 0.025 * max(0, strand(x, y))
            return x, y, rough - 0.05 * max(0, v - 0.95) * 20

        top = sheet(point, 120 // pieces + 20, 90, paint, colour=colour, location=(away[0], away[1], floor + 0.13))
        thicken(top, 0.1)


def scallion_pancake(floor):
    """Flaky, golden and cut in six."""
    _griddled(floor, 1.05, 6, ('#ecd09a', '#c98838', '#8a4c18', '#5f8438'), (150, 0.06, 0.022), 0.035)


def seafood_pancake(floor):
    """With long scallions, prawns and rings of chilli, cut in four."""
    _griddled(floor, 1.12, 4, ('#edd39a', '#d29a48', '#94561e', '#527f30'), (44, 0.3, 0.032), 0.025)
    prawns([(-0.45, 0.3, 0.4), (0.4, 0.45, 2.0), (0.5, -0.35, 4.0), (-0.35, -0.5, 5.2), (0.0, 0.0, 1.2)], floor + 0.22, 0.9)
    ring = surface('#b3150d', '#d8331c', scale=4, roughness=0.2, coat=0.6)
    for point, normal in land([chance.in_disc(0.85) for _ in range(12)]):
        lie(lathe([(0.05, 0), (0.062, 0.012), (0.05, 0.03), (0.036, 0.016), (0.05, 0)], ring, 20), point, normal)


def _slice_of_bread(spot, turn, floor, size=1.0):
    """A long slice of rye with a dark crust."""
    paint = painted(roughness=0.8, bump=0.7, bump_scale=24, scatter=0.1)
    crumb, light, crust = (linear(each) for each in ('#b58a58', '#d9b586', '#4f2a12'))
    shift = chance.between(0, 50)

    def point(u, v):
        around = u * 2 * math.pi
        reach = (1 + 0.03 * noise.noise((math.cos(around) * 2 + shift, math.sin(around) * 2, 0))) * v
        corner = 1 / (abs(math.cos(around)) ** 3.2 + abs(math.sin(around)) ** 3.2) ** (1 / 3.2)
        return 0.78 * size * corner * reach * math.cos(around), 0.46 * size * corner * reach * math.sin(around), 0

    def colour(u, v):
        field = noise.fractal((v * 8 * math.cos(u * 6.283) + shift, v * 8 * math.sin(u * 6.283), 0), 1, 2, 5)
        return (*blend(blend(crumb, light, 0.5 + field), crust, (v - 0.9) * 12)[:3], 1)

    slice_of = sheet(point, 90, 40, paint, closed_across=True, colour=colour, location=(*spot, floor + 0.1))
    thicken(slice_of, 0.18).rotation_euler = (0, 0, turn)


def avocado_toast(floor):
    """Two slices of rye with mashed avocado, half an egg, seeds and chilli."""
    mash = surface('#8fa83f', '#b8c866', '#6f8a2c', scale=6, roughness=0.4, coat=0.3, scatter=0.2, bump=0.8, bump_scale=14)
    for x, y, turn in ((-0.2, 0.42, 0.18), (0.15, -0.45, 0.08)):
        _slice_of_bread((x, y), turn, floor)
        form = {'radii': (0.66, 0.37, 0.12), 'uneven': 0.3, 'frequency': 2.6, 'subdivisions': 6, 'octaves': 6, 'floor': -0.02}
        blob(mash, (x, y, floor + 0.2), (0, 0, turn), seed=int(10 * y), **form)
        egg_half((x + 0.2, y - 0.02, floor + 0.42), turn + 0.5, 1.05)
        egg_half((x - 0.28, y + 0.03, floor + 0.4), turn - 0.4, 0.98)
    flake, seed = surface('#a81f10', '#c83a1c', roughness=0.5), surface('#f0dfb4', '#2a2018', scale=9, roughness=0.5)
    for thing, data, count in ((flake, (0.026, 0.016, 0.006), 70), (seed, (0.034, 0.02, 0.014), 80)):
        for point, normal in land([chance.in_disc(0.85) for _ in range(count)]):
            if point.z > floor + 0.2:
                lie(place(blob_data(data, 0.3, 2, 2), thing), point, normal, 0, chance.angle())
    herbs((0.75, 0.35, floor + 0.1), 5, 0.26)


def eggs_benedict(floor):
    """Two muffin halves with ham, poached eggs and hollandaise."""
    bread = surface('#e2bd7e', '#f2dcae', '#b5752f', scale=6, roughness=0.7, bump=0.4, scatter=0.2)
    ham = surface('#c2574a', '#d98078', '#a8443a', scale=4, roughness=0.3, coat=0.4)
    white = surface('#fbf7ee', '#f3ecdc', scale=3, roughness=0.2, scatter=0.6, coat=0.5)
    sauce = surface('#edb53a', '#f5cc62', scale=2.5, roughness=0.12, coat=0.9, scatter=0.4, scatter_tint=(1, 0.7, 0.2))
    for x, y, shift in ((-0.52, 0.16, 1), (0.5, -0.12, 4)):
        side = [(0, 0), (0.42, 0), (0.46, 0.05), (0.46, 0.17), (0.42, 0.22), (0, 0.22)]
        lathe(side, bread, 60, wobble=0.02, location=(x, y, floor))

        def fold(u, v, shift=shift):
            around, reach = u * 2 * math.pi, v * 0.5
            wave = 0.035 * math.sin(around * 5 + shift) * v
            return reach * math.cos(around) * (1 + 0.1 * math.sin(around * 3)), reach * math.sin(around), wave

        thicken(sheet(fold, 70, 12, ham, closed_across=True, location=(x, y, floor + 0.25)), 0.035)
        blob(white, (x, y, floor + 0.42), radii=(0.36, 0.34, 0.22), uneven=0.07, frequency=1.4, subdivisions=5, seed=shift)

        def flow(u, v, shift=shift):
            around = u * 2 * math.pi
            run = 0.4 + 0.14 * noise.noise((math.cos(around) * 1.6 + shift, math.sin(around) * 1.6, 0))
            reach = run * v
            drop = 0.25 * (reach / 0.4) ** 2.4
            return reach * math.cos(around), reach * math.sin(around), 0.655 - drop

        thicken(sheet(flow, 90, 30, sauce, closed_across=True, location=(x, y, floor)), 0.035)
    chive = surface('#3f7a26', '#5f9a36', roughness=0.4, coat=0.2)
    for i, (point, normal) in enumerate(land([chance.in_disc(0.75) for _ in range(46)])):
        if point.z > floor + 0.3:
            lie(tubes([[(-0.035, 0, 0), (0, 0, 0), (0.035, 0, 0)]], 0.011, chive), point, normal, -0.008, i * 1.3)
    herbs((0.0, -0.75, floor + 0.08), 4, 0.26)
