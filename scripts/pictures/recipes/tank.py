"""Before and in the tanks of an aquarium: jellies, a shoal, a pool to touch. 1 unit is 1 m; in the pool 10 cm."""

import math

from mathutils import Vector, noise

from kit import chance
from kit.camera import camera
from kit.clear import film
from kit.colours import blend, linear
from kit.lights import area_light, sky
from kit.materials import painted, surface
from kit.shapes import group, place, sheet
from kit.solids import blob_data
from props.sea_life import jelly, shoal, veil
from props.tide_pool import anemone, bed, sea_star, urchin


def build(motif='jellies', turn=0.0):
    """Motifs: jellies, shoal, pool. `turn` moves the camera sideways."""
    MOTIFS[motif](turn)


def _blue(deep, light, distance, wide, tall, low):
    """Water behind everything: it glows, lighter above."""
    paint = painted(roughness=1.0)
    principled = paint.node_tree.nodes['Principled BSDF']
    paint.node_tree.links.new(principled.inputs['Base Color'].links[0].from_socket, principled.inputs['Emission'])
    principled.inputs['Emission Strength'].default_value = 0.8
    first, last = linear(deep), linear(light)

    def colour(u, v):
        ray = 0.1 * math.sin(u * 23 + v * 2) * v + 0.06 * math.sin(u * 51 + v * 5) * v
        middle = 1 - abs(u - 0.45) * 1.1
        return (*blend(first, last, (v**1.4 * middle + ray))[:3], 1)

    sheet(lambda u, v: ((u - 0.5) * wide, distance, low + tall * v), 120, 60, paint, colour=colour)


def _jellies(turn):
    sky('#16345a', 0.2)
    _blue('#04122e', '#1f6fc0', 12, 26, 17, -8)
    bell, arms = veil('#d97a34', '#ffb060', 1.15, 0.2, 0.85), veil('#e8a070', '#ffd0a8', 0.9, 0.16, 0.5)
    faint = veil('#b0683c', '#d99a60', 0.7, 0.2, 0.7), veil('#c09078', '#d9b49a', 0.5, 0.12, 0.4)
    for x, y, z, size, tilt, near in (
        (0.35, 0, 0.75, 0.95, (0.28, 0.32), True), (-1.75, 0.8, 1.75, 0.62, (-0.1, -0.45), True),
        (2.5, 2.4, 2.15, 0.55, (0.3, -0.3), False), (-2.3, 1.6, -0.6, 0.5, (0.2, 0.6), True),
        (-0.7, 4.5, 2.9, 0.55, (0.1, 0.4), False), (2.9, 4.8, -0.3, 0.6, (0.2, -0.5), False),
        (-3.6, 4.2, 0.9, 0.6, (0.1, 0.2), False),
    ):  # fmt: skip
        skin = (bell, arms) if near else faint
        group(jelly(*skin, chance.between(0.2, 0.7), x), (x, y, z), (*tilt, chance.angle()), size)
    camera((0.1 + turn, -6.2, 0.2), (0, 0, 0.25), lens=42, blur=0.03, focus=(0.3, -0.3, 0.6))


def _shoal(turn):
    sky('#2a4460', 0.3)
    _blue('#03182e', '#2f93bc', 10, 24, 9, -1.6)
    spots = []
    for _ in range(620):
        around, out = chance.angle(), chance.around(0, 0.34)
        reach = 1.55 + 0.55 * noise.noise((math.cos(around) * 2, math.sin(around) * 2, 3)) + out
        high = 2.3 + 0.5 * math.sin(around + 0.7) + chance.around(0, 0.42) * (1 - 0.3 * abs(out))
        spot = Vector((reach * 1.25 * math.cos(around), 6.2 + reach * 0.8 * math.sin(around), high))
        ahead = Vector((-math.sin(around) * 1.25, 0.8 * math.cos(around), 0.3 * math.cos(around + 0.7)))
        spots.append((spot, ahead + Vector((chance.around(0, 0.1), chance.around(0, 0.1), chance.around(0, 0.08)))))
    shoal(spots, 0.46)
    rock = surface('#24343a', '#3f5254', scale=3, roughness=0.9, bump=0.6, bump_scale=8)
    for i in range(22):
        size = chance.between(0.25, 0.7)
        place(
            blob_data((size * 1.3, size, size * 0.8), 0.35, 1.5, 5, seed=i),
            rock,
            (chance.between(-4.5, 4.5), chance.between(5, 8), 0.2),
        )
    area_light((0, 5.8, 5.6), (0, 6.2, 0), 5, 420, '#d4f6ff', size_y=2)
    area_light((-2, 0.5, 4.5), (0, 6, 2), 3, 200, '#c4ecff')
    area_light((-1, 4.3, 4.0), (0, 6.6, 2.2), 3, 160, '#c4ecff')
    camera((0.4 + turn, 0.2, 1.7), (0, 6, 2.3), lens=32, blur=0.02, focus=(0, 4.8, 2.2))


def _pool(turn):
    sky('#c4d8e0', 0.55)
    for spot, size, power, colour in (((-4, 2, 5), 2, 560, '#ffedd2'), ((4, -3, 5), 3, 160, '#fff4e4')):
        area_light(spot, (0, 0, 0), size, power, colour).visible_glossy = False
    ground = bed()
    for x, y, size, colours in (
        (-0.55, -0.35, 1.05, ('#b5521f', '#d9813c')), (1.25, 0.75, 0.85, ('#5f2f66', '#8a5a94')),
        (-1.7, 1.35, 0.7, ('#a8401f', '#d0702c')), (2.3, -0.85, 0.6, ('#b5701f', '#d9a04a')),
    ):  # fmt: skip
        star = sea_star(*colours, size=size)
        star.location, star.rotation_euler = (x, y, ground(x, y) + 0.24), (0.05, -0.05, chance.angle())
    for x, y, size in (
        (0.75, -1.0, 0.42),
        (-2.15, -0.55, 0.46),
        (0.05, 1.75, 0.4),
        (2.75, 1.6, 0.42),
        (-0.9, 2.6, 0.36),
    ):
        urchin(size=size).location = (x, y, ground(x, y) + 0.2)
    for x, y, size, tint in ((1.75, -0.2, 0.46, '#6b9a6a'), (-0.5, 0.95, 0.4, '#8a9a5a')):
        anemone(tint, size=size).location = (x, y, ground(x, y) + 0.05)

    def surface_of(u, v):
        x, y = (u - 0.5) * 16, (v - 0.5) * 14
        return x, y, 0.95 + 0.02 * noise.noise((x * 0.9, y * 0.9, 7)) + 0.006 * noise.noise((x * 3, y * 3, 2))

    sheet(surface_of, 200, 180, film('#eef8f4', ior=1.33, roughness=0.02, ripple=0.06, ripple_scale=2))
    camera((0.3 + turn, -3.6, 5.2), (0.05, 0.35, 0.1), lens=42, blur=0.06, focus=(-0.4, -0.3, 0.2))


MOTIFS = {'jellies': _jellies, 'shoal': _shoal, 'pool': _pool}
