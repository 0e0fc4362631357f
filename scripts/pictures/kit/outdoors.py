"""The open air: a sky that glows, ridges at the horizon, a low sun, hedges; here 1 unit is 1 m."""

import math

from mathutils import Vector, noise

from . import chance
from .colours import blend, linear
from .leaves import leaf
from .lights import area_light
from .materials import glowing, painted, surface
from .shapes import box, place, sheet
from .solids import blob_data, tubes


def wide_sky(low, high, distance=60.0, height=40.0, strength=1.0):
    """A bent wall that glows from the colour of the horizon to that above."""
    paint = painted(roughness=1)
    principled = paint.node_tree.nodes['Principled BSDF']
    paint.node_tree.links.new(principled.inputs['Base Color'].links[0].from_socket, principled.inputs['Emission'])
    principled.inputs['Emission Strength'].default_value = strength
    first, last = linear(low), linear(high)

    def point(u, v):
        turn = (u - 0.5) * 2.6
        return distance * math.sin(turn), distance * math.cos(turn), -2 + height * v

    return sheet(point, 40, 30, paint, colour=lambda u, v: (*blend(first, last, v**0.7)[:3], 1))


def ridge(colour, distance, height, shift, strength=1.0, trees=0.0):
    """Hills far away; `trees` makes their line jagged."""

    def top(u):
        rise = 0.55 + 0.3 * math.sin(u * 9 + shift) + 0.15 * math.sin(u * 21 + 2 * shift)
        spruces = noise.noise((u * 170, shift, 0)) + 0.8 * noise.noise((u * 420, shift, 3))
        return height * max(0.08, rise) + trees * (0.7 + 0.6 * spruces)

    def point(u, v):
        turn = (u - 0.5) * 2.2
        return distance * math.sin(turn), distance * math.cos(turn), -1 + (1 + top(u)) * v

    return sheet(point, 900 if trees else 200, 2, glowing(colour, strength))


def sun(position, power, colour='#ffe6c0', size=1.2):
    """Light of a sun that stands low; the shadows have soft edges."""
    return area_light(position, (0, 1, 0.5), size, power, colour)


def hedge(start, end, y, height, depth=0.6, count=2600, colours=('#2f5228', '#45702f', '#5a8238')):
    """A clipped hedge from x = start to end."""
    core = surface('#16240f', roughness=1)
    box((end - start, depth * 0.8, height * 0.94), core, 0.05, location=((start + end) / 2, y, height * 0.47))
    forms = _foliage(colours)
    for _ in range(count):
        x, share = chance.between(start, end), chance.between(0, 1)
        if share < 0.72:
            spot = (x, y - depth * 0.42 + chance.between(-0.06, 0.04), chance.between(0, height))
        else:
            spot = (x, y + chance.between(-0.45, 0.45) * depth, height * 0.95 + chance.between(-0.03, 0.05))
        tip = (chance.between(-1.2, 1.2), chance.between(-1.2, 0.6), chance.angle())
        place(chance.pick(forms), None, spot, tip, chance.between(0.7, 1.3))


def tree(x, y, height, width, colours=('#3a5f2a', '#4f7a34', '#6b9440'), count=2400):
    """A round tree, for the background."""
    tubes([[(x, y, 0), (x, y, height * 0.4), (x, y, height * 0.7)]], 0.12, surface('#4a3a2c', roughness=0.9))
    forms = _foliage(colours)
    middle = height - width * 0.55
    for i in range(16):
        turn, reach = i * 2.4, 0.36 * width * math.sqrt(i / 16)
        lift = chance.between(-0.12, 0.3) * (1 - 2 * reach / width) * width
        spot = (x + reach * math.cos(turn), y + reach * math.sin(turn), middle + lift)
        size = width * chance.between(0.15, 0.24)
        place(
            blob_data((size, size, size), 0.25, 2, 4, seed=i), surface('#335426', '#4a6f34', scale=3, roughness=1), spot
        )
        for _ in range(count // 16):
            out = Vector((chance.around(0, 1), chance.around(0, 1), chance.around(0, 1))).normalized() * size
            tip = (chance.between(-1.2, 1.2), chance.between(-1.2, 0.6), chance.angle())
            place(chance.pick(forms), None, Vector(spot) + out, tip, chance.between(1.4, 2.4))


def _foliage(colours):
    """Leaves in some shades, to be placed many times."""
    pattern = leaf(surface(colours[0], roughness=0.5), 0.11, 0.035, 0.3, fineness=5)
    pattern.hide_render = True
    forms = []
    for colour in colours:
        data = pattern.data.copy()
        data.materials[0] = surface(colour, colour, roughness=0.5, scatter=0.1)
        forms.append(data)
    return forms
