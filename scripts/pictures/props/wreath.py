"""A wreath of dried flowers and cedar; lengths are in units of 10 cm."""

import math

from kit import chance
from kit.leaves import leaf
from kit.materials import surface
from kit.shapes import place
from kit.solids import blob_data, lathe, tubes

from .ribbon import bow


def _patterns(colours, length, width, curl=0.3):
    """Leaves of some colours, to be placed many times."""
    forms = []
    for colour, light in colours:
        thing = leaf(surface(colour, light, scale=5, roughness=0.6, scatter=0.1), length, width, curl, fineness=8)
        thing.hide_render = True
        forms.append(thing)
    return forms


def _copy(form, spot, rotation, scale):
    """One more of a leaf, with its thickness."""
    thing = place(form.data, None, spot, rotation, scale)
    modifier = thing.modifiers.new('thickness', 'SOLIDIFY')
    modifier.thickness = 0.006
    return thing


def wreath(radius=1.3, ribbon='#a8604c'):
    """A wreath lying flat, its ribbon in front."""
    greens = _patterns((('#3f5a3c', '#5f7a50'), ('#57705a', '#7d947a'), ('#4a5f38', '#6b7f4c')), 0.42, 0.11)
    dried = _patterns((('#9a7a4c', '#c0a070'), ('#8a6a44', '#b08f60')), 0.34, 0.08, 0.5)
    bark, parts = surface('#5a4230', '#745840', scale=9, roughness=0.9), []
    rings = []
    for k in range(5):
        rings.append(
            [
                (
                    (radius + 0.09 * math.cos(t * 7 + k * 1.25)) * math.cos(t),
                    (radius + 0.09 * math.cos(t * 7 + k * 1.25)) * math.sin(t),
                    0.14 + 0.08 * math.sin(t * 7 + k * 1.25),
                )
                for t in (i * math.pi / 60 for i in range(121))
            ]
        )
    parts.append(tubes(rings, 0.035, bark, fineness=3))
    for i in range(620):
        turn = i * 2 * math.pi / 620 + chance.between(-0.05, 0.05)
        out, high = chance.between(-0.2, 0.22), chance.between(0.12, 0.3)
        spot = ((radius + out) * math.cos(turn), (radius + out) * math.sin(turn), high)
        heading = turn + math.pi / 2 + out * -3.2 + chance.between(-0.5, 0.5)
        form = chance.pick(dried) if i % 9 == 0 else chance.pick(greens)
        tip = (chance.between(-0.7, 0.7), chance.between(-0.75, -0.05), heading)
        parts.append(_copy(form, spot, tip, chance.between(0.7, 1.25)))
    return [*parts, *_flowers(radius), *bow(radius, ribbon)]


def _flowers(radius):
    """Heads of hydrangea, seed heads and berries between the leaves."""
    petal = leaf(surface('#b98a90', '#cfa8a4', scale=6, roughness=0.8), 0.11, 0.05, 0.2, fineness=5)
    petal.hide_render = True
    tints = [
        surface(*pair, scale=6, roughness=0.85)
        for pair in (('#a9808c', '#c4a0a2'), ('#c2a58e', '#d9c4aa'), ('#8f8aa0', '#aaa4b4'))
    ]
    forms = []
    for tint in tints:
        data = petal.data.copy()
        data.materials[0] = tint
        forms.append(data)
    seed, parts = surface('#7a5a38', '#9a7a50', scale=14, roughness=0.8), []
    for i, turn in enumerate((-2.5, -2.05, -1.0, -0.55, 0.3, 2.6, 1.7)):
        x, y = radius * math.cos(turn), radius * math.sin(turn)
        size = 0.3 if i % 2 == 0 else 0.24
        for k in range(150):
            rise, around = math.asin((k + 0.5) / 150), k * 2.39996
            out = (math.cos(rise) * math.cos(around), math.cos(rise) * math.sin(around), math.sin(rise))
            spot = (x + size * out[0], y + size * out[1], 0.22 + 0.8 * size * out[2])
            parts.append(
                place(
                    forms[i % 3], None, spot, (chance.between(-0.5, 0.5), -rise + 0.4, around), chance.between(0.8, 1.2)
                )
            )
    for turn in (-1.75, 1.0, 2.1, -0.1, 3.1):
        for k in range(3):
            spot = (
                (radius + 0.16 * (k - 1)) * math.cos(turn + 0.12 * k),
                (radius + 0.16 * (k - 1)) * math.sin(turn + 0.12 * k),
                0.36,
            )
            side = [(0, -0.12), (0.06, -0.1), (0.1, 0), (0.085, 0.08), (0.1, 0.12), (0.05, 0.11), (0, 0.1)]
            parts.append(lathe(side, seed, 20, location=spot, rotation=chance.tilt(0.5)))
    berry, red = blob_data((0.055,) * 3, 0.03, 1, 3), surface('#8a2a24', '#a33a2c', roughness=0.3, coat=0.4)
    for _ in range(46):
        turn = chance.pick((-1.4, 0.7, 2.35, -2.85)) + chance.between(-0.2, 0.2)
        reach = radius + chance.between(-0.2, 0.2)
        parts.append(
            place(
                berry,
                red,
                (reach * math.cos(turn), reach * math.sin(turn), chance.between(0.3, 0.42)),
                scale=chance.between(0.8, 1.1),
            )
        )
    return parts
