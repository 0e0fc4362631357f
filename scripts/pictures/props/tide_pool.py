"""What lives in a pool between rocks: sea stars, urchins, anemones; the bed of stones below them."""

import math

from mathutils import Vector, noise

from kit import chance
from kit.materials import surface
from kit.shapes import group, place, sheet
from kit.solids import blob_data, tubes


def sea_star(colour='#c8642c', light='#e0904a', arms=5, size=1.0):
    """A sea star with rough skin lying on the ground."""
    skin, wart = (
        surface(colour, light, scale=5, roughness=0.6, bump=0.4, bump_scale=20),
        surface(light, '#f0d0a0', scale=6, roughness=0.6),
    )

    def reach(turn):
        return 0.3 + 0.7 * (0.5 + 0.5 * math.cos(turn * arms)) ** 1.9

    def body(u, v):
        turn = u * 2 * math.pi
        out = reach(turn) * v
        ridge = 0.5 + 0.5 * math.cos(turn * arms)
        high = 0.2 * (1 - v**1.6) * (0.45 + 0.55 * ridge) + 0.03 * (1 - v**8)
        bend = 0.12 * math.sin(turn * 2 + 1) * out * out
        return out * math.cos(turn + bend), out * math.sin(turn + bend), high

    parts = [sheet(body, 220, 26, skin, closed_across=True)]
    knob = blob_data((0.028, 0.028, 0.024), 0.1, 2, 2)
    for _ in range(230):
        u, v = chance.between(0, 1), chance.between(0, 1) ** 0.6 * 0.93
        parts.append(place(knob, wart, body(u, v), scale=chance.between(0.5, 1.0)))
    return group(parts, scale=size)


def urchin(colour='#5a2a6a', size=0.4, spines=420):
    """A sea urchin, its spines to all sides but the ground."""
    tint, core = surface(colour, '#8a5a9a', scale=3, roughness=0.5), surface('#241028', roughness=0.8)
    lines = []
    for i in range(spines):
        up = 1 - 1.25 * (i + 0.5) / spines
        turn, flat = i * 2.39996, math.sqrt(max(0, 1 - up * up))
        out = Vector((flat * math.cos(turn), flat * math.sin(turn), up)) + Vector(chance.in_disc(0.15)).to_3d()
        lines.append([tuple(out * 0.5), tuple(out * 0.75), tuple(out * chance.between(0.92, 1.08))])
    parts = [
        place(blob_data((0.6, 0.6, 0.5), 0.05, 2, 3), core),
        tubes(lines, 0.022, tint, fineness=1, taper=lambda t: 1 - 0.7 * t),
    ]
    return group(parts, (0, 0, 0.3 * size), scale=size)


def anemone(colour='#7fae8a', tip='#d99ab0', size=0.4, count=110):
    """An open anemone: tentacles around its disc."""
    body, arms = (
        surface(colour, '#5f8a6a', scale=3, roughness=0.5),
        surface(colour, tip, scale=1.2, roughness=0.4, scatter=0.2),
    )
    lines = []
    for i in range(count):
        reach, turn = 0.35 + 0.5 * (i / count), i * 2.39996
        lean, drift = 0.45 * reach, chance.between(-0.12, 0.12)
        x, y = reach * math.cos(turn), reach * math.sin(turn)
        lines.append(
            [
                (x, y, 0.3),
                (x * 1.1, y * 1.1 + drift, 0.62),
                (x * (1.2 + lean), y * (1.2 + lean) + drift, 0.66),
                (x * (1.4 + lean) + drift, y * (1.4 + lean), 0.5),
            ]
        )
    stem = place(blob_data((0.9, 0.9, 0.35), 0.05, 2, 4, floor=-0.05), body, (0, 0, 0.06))
    return group([stem, tubes(lines, 0.07, arms, fineness=3, taper=lambda t: 1 - 0.5 * t)], scale=size)


def bed():
    """Sand with stones; returns the height of the ground at (x, y)."""
    sand = surface('#8f8066', '#b5a488', '#6f6450', scale=14, roughness=0.95, bump=0.5, bump_scale=30)

    def ground(x, y):
        return 0.18 * noise.noise((x * 0.5, y * 0.5, 4))

    sheet(lambda u, v: ((u - 0.5) * 16, (v - 0.5) * 14, ground((u - 0.5) * 16, (v - 0.5) * 14)), 120, 110, sand)
    shades = ('#6f6a62', '#8f887a', '#544f4a', '#a89c88', '#7a6452')
    stones = [surface(shade, shade, '#b8b4a8', scale=5, roughness=0.8, bump=0.3, bump_scale=14) for shade in shades]
    forms = []
    for i in range(15):
        form = blob_data((1.2, 0.95, 0.6), 0.2, 1.2, 4, seed=i)
        form.materials.append(stones[i % 5])
        forms.append(form)
    for _ in range(1700):
        x, y = chance.between(-5.5, 5.5), chance.between(-4, 6)
        size = chance.pick((0.06, 0.09, 0.12, 0.16, 0.26))
        place(
            chance.pick(forms),
            None,
            (x, y, ground(x, y) + size * 0.2),
            chance.tilt(0.3),
            size * chance.between(0.8, 1.2),
        )
    return ground
