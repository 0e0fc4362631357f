"""Cookies, muffins, doughnuts and pancakes, on a plate or board whose top is at the height `floor`."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import place, sheet
from kit.solids import blob, blob_data, lathe

from .cake import berries


def cookies(floor):
    """Chocolate chip cookies with sea salt."""
    dough = surface('#a8683a', '#c98f5c', '#8f5228', scale=5, roughness=0.75, bump=0.7, bump_scale=16)
    chip = surface('#2a140c', '#40221a', scale=3, roughness=0.25, coat=0.5)
    salt = surface('#f6f4f0', '#ffffff', roughness=0.3, scatter=0.4)
    spots = [(-0.45, 0.4, 0), (0.5, 0.35, 0.02), (-0.1, -0.4, 0.03), (0.25, 0.0, 0.2), (0.85, -0.55, 0.1)]
    for i, (x, y, z) in enumerate(spots):
        radii = (0.52, 0.52, 0.1)
        blob(
            dough,
            (x, y, floor + z + 0.08),
            (0.05 * i, 0.04, i),
            radii=radii,
            uneven=0.14,
            frequency=2.4,
            seed=i,
            floor=-0.05,
            subdivisions=5,
        )
        for _ in range(9):
            dx, dy = chance.in_disc(0.4)
            form = blob_data((0.07, 0.06, 0.045), 0.2, 2, 3, seed=chance.whole(0, 99))
            place(form, chip, (x + dx, y + dy, floor + z + 0.17), chance.tilt(0.4))
        for _ in range(12):
            dx, dy = chance.in_disc(0.4)
            place(blob_data((0.02, 0.02, 0.014), 0.3, 2, 1), salt, (x + dx, y + dy, floor + z + 0.185), chance.tilt(1))


def muffins(floor):
    """Three blueberry muffins in paper."""
    crumb = surface('#b5783a', '#d9a862', '#9a5f28', scale=5, roughness=0.75, bump=0.6, bump_scale=18, scatter=0.1)
    paper = surface('#efe4d0', '#f6eee0', roughness=0.7)
    for x, y in ((-0.55, 0.3), (0.5, 0.35), (0.0, -0.45)):

        def case(u, v, x=x, y=y):
            around = u * 2 * math.pi
            reach = 0.3 + 0.11 * v + 0.014 * math.cos(around * 26)
            return x + reach * math.cos(around), y + reach * math.sin(around), floor + 0.42 * v

        sheet(case, 208, 8, paper, closed_across=True)
        top = {'radii': (0.5, 0.5, 0.33), 'uneven': 0.1, 'frequency': 2.2, 'floor': -0.08, 'subdivisions': 5}
        blob(crumb, (x, y, floor + 0.5), (0, 0, x * 5), seed=int(x * 10), **top)
        spots = []
        for _ in range(7):
            dx, dy = chance.in_disc(0.34)
            spots.append((x + dx, y + dy, floor + 0.5 + 0.31 * math.sqrt(max(0, 1 - (dx * dx + dy * dy) / 0.25))))
        berries(spots)


def doughnuts(floor):
    """Three iced doughnuts."""
    dough = surface('#b5702c', '#d69a52', scale=4, roughness=0.5, bump=0.15, bump_scale=16)
    icings = [('#3a1a0e', '#4a2414'), ('#e0909a', '#e8a4aa'), ('#f3e9d8', '#f8f0e2')]
    for i, (x, y, z, lean) in enumerate(((-0.5, 0.3, 0, 0), (0.52, 0.25, 0, 0), (0.0, -0.35, 0.22, 0.35))):
        icing = surface(*icings[i], scale=3, roughness=0.15, coat=0.8, scatter=0.2)

        def ring(u, v, low=0.0, high=2 * math.pi, thick=0.2, shift=i):
            around, section = u * 2 * math.pi, low + (high - low) * v
            wave = 0.05 * noise.noise((math.cos(around) * 2.5, math.sin(around) * 2.5, shift)) if thick > 0.2 else 0
            reach = 0.31 + (thick + wave * abs(math.cos(section))) * math.cos(section)
            return reach * math.cos(around), reach * math.sin(around), thick * 0.9 * math.sin(section)

        spot, turned = (x, y, floor + 0.19 + z), (lean, 0, 0)
        sheet(ring, 80, 30, dough, closed_across=True, closed_along=True, location=spot, rotation=turned)
        sheet(
            lambda u, v: ring(u, v, 0.35, 2.8, 0.212),
            120,
            24,
            icing,
            closed_across=True,
            location=spot,
            rotation=turned,
        )


def pancakes(floor):
    """A stack of five pancakes."""
    side = surface('#e8c88e', '#f0d8a8', scale=5, roughness=0.7, scatter=0.2)
    tones = [linear(each) for each in ('#8f4f1c', '#b8742f', '#e2b46c')]
    for i in range(5):
        x, y, z = chance.between(-0.05, 0.05), chance.between(-0.05, 0.05), floor + 0.17 * i
        edge = [(0.78, 0.0), (0.86, 0.05), (0.87, 0.1), (0.8, 0.155), (0.7, 0.16)]
        lathe([(0, 0), *edge], side, 72, wobble=0.02, location=(x, y, z))
        paint = painted(roughness=0.55, coat=0.1, bump=0.1, bump_scale=20)
        shift = i * 7.0

        def colour(u, v, shift=shift):
            around = u * 2 * math.pi
            field = noise.fractal((v * 3 * math.cos(around) + shift, v * 3 * math.sin(around), 0), 1, 2, 4)
            tone = blend(tones[0], tones[1], 0.5 + field)
            return (*blend(tone, tones[2], (v - 0.86) * 9)[:3], 1)

        def top(u, v):
            around = u * 2 * math.pi
            reach = 0.84 * v
            return reach * math.cos(around), reach * math.sin(around), 0.165 - 0.06 * max(0, v - 0.9) * 10

        sheet(top, 90, 40, paint, closed_across=True, colour=colour, location=(x, y, z))
