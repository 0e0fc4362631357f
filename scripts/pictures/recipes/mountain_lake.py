"""A lake among mountains: with a pack and poles on a summer day, with a van's stop at sunrise. 1 unit is 1 m."""

from mathutils import noise

from kit import chance
from kit.camera import camera
from kit.lights import sky
from kit.materials import surface
from kit.shapes import box, sheet
from kit.solids import lathe
from kit.wood import wood
from props.alps import conifers, mountains
from props.sea import boulders, clear_sky, pebbles, sunlight


def build(motif='summer', turn=0.0):
    """Motifs: summer, sunrise. `turn` moves the camera sideways."""
    MOTIFS[motif](turn)


def _water(colours, near, far=44, ripple=0.006):
    water = surface(*colours, scale=0.2, roughness=0.04, specular=0.7)

    def wave(u, v):
        x, y = (u - 0.5) * 90, near + (far - near) * v**1.6
        return x, y, ripple * (noise.fractal((x * 0.9, y * 1.6, 1), 1, 2, 3) + 0.5 * noise.noise((x * 3, y * 5, 5)))

    sheet(wave, 420, 360, water)


def _shore(slope):
    soil = surface('#6b6250', '#857a62', '#4f5638', scale=8, roughness=0.95, bump=0.5, bump_scale=30)
    sheet(lambda u, v: ((u - 0.5) * 24, -5 + 12 * v, slope((u - 0.5) * 24, -5 + 12 * v)), 160, 120, soil)


def _summer(turn):
    sky('#bcd4f0', 0.6)
    clear_sky('#d9e8f6', '#4a86cc', distance=190, height=120, strength=1.15)
    sunlight((0.75, 0.5, -0.62), 3.8, '#fff0d6')
    mountains(seed=11, snow=0.36, woods=0.27, height=46, near=36, level=-1.5, air=(0.04, 0.3))
    _water(('#175f66', '#1f7274'), 0.5)

    def slope(x, y):
        return 0.55 - 0.16 * y + 0.12 * noise.noise((x * 0.5, y * 0.5, 3))

    _shore(slope)
    pebbles(-5, 5, -2.5, 4.6, slope, 4200, (0.02, 0.06))
    stones = [
        (-3.2, 5.4, 0.0, 0.8),
        (-2.2, 4.4, 0.05, 0.45),
        (3.6, 5.2, 0, 0.9),
        (2.7, 4.4, 0.02, 0.4),
        (4.8, 6.5, -0.1, 1.1),
        (-4.6, 7, -0.1, 0.9),
        (0.9, 6.2, -0.12, 0.5),
    ]
    boulders([*stones, (0.15, 1.7, 0.3, 0.62)])
    spots = [
        (-9.2, 15, 0.1, 5.2),
        (-10.8, 17, 0, 6.6),
        (-12, 16, 0, 6),
        (10.2, 16, 0.1, 5.4),
        (11.8, 18, 0, 6.8),
        (13, 17, 0, 6.0),
    ]
    spots += [
        (chance.pick((-1, 1)) * chance.between(12, 40), chance.between(34, 42), -0.3, chance.between(3, 6))
        for _ in range(90)
    ]
    conifers(spots)
    camera((-0.3 + turn, -2.4, 1.75), (0.1, 8, 1.75), lens=31, blur=0.01, focus=(0, 8, 1))


def _sunrise(turn):
    sky('#a9b4d8', 0.5)
    clear_sky('#ffc48a', '#6f86c4', distance=190, height=120, strength=1.12)
    sunlight((0.92, 0.3, -0.2), 4.6, '#ffb070')
    mountains(seed=5, snow=0.26, woods=0.12, height=52, near=40, haze='#b8a9c0', level=-1)
    _water(('#1f4a6a', '#2a5a78'), 1.0, 48, 0.0025)

    def slope(x, y):
        return 0.5 - 0.17 * y + 0.05 * noise.noise((x * 0.6, y * 0.6, 3))

    _shore(slope)
    pebbles(-5, 5, -2.2, 4.2, slope, 3600, (0.02, 0.05))
    _jetty()
    spots = [(-8.0, 8, 0.1, 7.4), (-9.4, 11, 0, 9.0), (-6.9, 12, 0, 6.4)]
    spots += [(chance.between(-46, 46), chance.between(44, 47), -0.3, chance.between(2.6, 5)) for _ in range(110)]
    conifers(spots, 0.15)
    camera((-1.15 + turn, -3.0, 1.7), (0.2, 9, 2.1), lens=31, blur=0.01, focus=(0, 6, 1))


def _jetty():
    """A short landing stage."""
    timber, pile = wood('#6b5a48', '#9c8a74', 0.7), wood('#4a3a2c', '#75614c', 0.7)
    for i in range(44):
        box((1.5, 0.135, 0.045), timber, 0.006, location=(0.75 + chance.between(-0.01, 0.01), 1.2 + i * 0.144, 0.36))
    for side in (-0.7, 0.7):
        for y in (2.2, 4.8, 7.3):
            lathe(
                [(0, 0.62), (0.08, 0.61), (0.085, 0.58), (0.09, -0.8)],
                pile,
                28,
                wobble=0.006,
                location=(0.75 + side * 1.08, y, 0),
            )


MOTIFS = {'summer': _summer, 'sunrise': _sunrise}
