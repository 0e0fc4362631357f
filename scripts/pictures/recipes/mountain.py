"""In the mountains: skis in the snow, a lit hut at dusk, a lake in summer, a lake at sunrise. 1 unit is 1 m."""

import math

from mathutils import noise

from kit import chance
from kit.camera import camera
from kit.lights import point_light, sky
from kit.materials import surface
from kit.shapes import group
from kit.solids import tubes
from props.alps import conifers, mountains, snowfield
from props.log_book import storm_lantern
from props.log_cabin import log_cabin
from props.sea import clear_sky, sunlight
from recipes.ski_room import ski


def build(motif='skis', turn=0.0):
    """Motifs: skis, hut, lake, sunrise. `turn` moves the camera sideways."""
    MOTIFS[motif](turn)


def _skis(turn):
    sky('#b4d0f4', 0.5)
    clear_sky('#cfe2f4', '#3f7cc4', distance=170, height=110, strength=1.15)
    sunlight((0.8, 0.25, -0.42), 5.2, '#ffedcf')
    mountains(seed=3, snow=0.22, woods=0.1, height=44, near=30, level=-3)

    def ground(x, y):
        heap = sum(math.exp(-(((x - px) / 0.2) ** 2 + ((y - 1.66) / 0.16) ** 2)) for px in (-0.36, 0.36))
        return 0.16 * noise.noise((x * 0.3, y * 0.3, 1)) - 0.006 * max(0, y - 4) ** 2 + 0.07 * heap

    snowfield(-18, 18, -2, 34, ground, fine=(480, 340))
    for i, (x, colours) in enumerate(((-0.36, ('#c8321c', '#f0e6d2')), (0.34, ('#1f4a8a', '#e0a42c')))):
        for side in (-1, 1):
            group(
                ski(*colours),
                (x + side * 0.062, 1.6 + 0.08 * i, -0.36),
                (-0.08, side * 0.035 + 0.05 - 0.1 * i, 0.25 - 0.5 * i),
            )
    tint, grip = surface('#26292e', roughness=0.35), surface('#121315', roughness=0.7)
    for x, lean in ((-0.84, -0.08), (-0.7, 0.05), (0.72, -0.04), (0.86, 0.07)):
        pole = [tubes([[(0, 0, -0.2), (0, 0, 0.5), (0, 0, 1.08)]], 0.009, tint)]
        pole.append(tubes([[(0, 0, 1.02), (0, 0, 1.1), (0, 0, 1.18)]], 0.018, grip))
        pole.append(
            tubes(
                [[(0, 0, 1.15), (0.05, 0.02, 1.0), (0.02, 0.03, 0.9), (-0.02, 0.01, 1.02), (0, 0, 1.15)]], 0.006, grip
            )
        )
        group(pole, (x, 1.75, ground(x, 1.75)), (0.05, lean, 0))
    conifers(
        [
            (chance.pick((-1, 1)) * chance.between(5, 15), chance.between(17, 30), -1.4, chance.between(2.4, 4.6))
            for _ in range(34)
        ],
        0.55,
    )
    camera((0.25 + turn, -0.75, 0.8), (0, 2, 0.74), lens=37, blur=0.02, focus=(0, 1.6, 0.8))


def _hut(turn):
    sky('#5f7fb8', 0.42)
    clear_sky('#8f93b8', '#243a6a', distance=120, height=70, strength=0.5)
    mountains(seed=7, snow=0.1, woods=0.12, height=26, near=44, haze='#6f80aa', level=-2)

    def ground(x, y):
        rise = 0.3 * noise.noise((x * 0.25, y * 0.25, 5)) + 0.02 * y
        for px, py in prints:
            if abs(x - px) < 0.6 and abs(y - py) < 1:
                rise -= 0.1 * math.exp(-((((x - px) / 0.17) ** 2 + ((y - py) / 0.34) ** 2) ** 2))
        return rise

    # the tracks of snowshoes lead to the door
    prints = [(0.2 + 0.35 * math.sin(i * 0.35) + 0.2 * (-1) ** i + 0.06 * i, -1.2 + 0.62 * i) for i in range(16)]
    snowfield(-22, 22, -6, 46, ground, '#dfe8f6', (480, 340))
    log_cabin((1.2, 10.5, 0.1))
    spots = [
        (-5.2, 9, 0, 6.4),
        (-3.6, 13, 0, 8.2),
        (-7.4, 12, 0, 8.8),
        (6.2, 10, 0, 7.4),
        (5.0, 15, 0, 9.4),
        (8.4, 13, 0, 8.6),
        (-1.2, 17, 0.2, 9),
        (-10, 16, 0, 10),
    ]
    spots += [(chance.between(-20, 20), chance.between(18, 34), 0.3, chance.between(6, 11)) for _ in range(60)]
    conifers(spots, 0.75)
    group(storm_lantern(), (-0.75, 1.9, ground(-0.75, 1.9) - 0.02), (0, 0, 0.4), 0.13)
    point_light((-0.75, 1.7, 0.5), 5, '#ffb060', 0.05)
    camera((-0.5 + turn, -2.6, 1.35), (0.35, 8, 1.3), lens=36, blur=0.02, focus=(0, 5, 0.8))


MOTIFS = {'skis': _skis, 'hut': _hut}
