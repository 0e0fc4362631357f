"""Croissants and loaves, standing on a plate or board whose top is at the height `floor`."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import place, sheet
from kit.solids import blob_data, lathe


def croissants(floor):
    """Two butter croissants."""
    for x, y, turn, size in ((-0.32, 0.42, 0.35, 0.95), (0.22, -0.4, -0.25, 1.05)):
        _croissant((x, y, floor), turn, size)


def _croissant(location, turn, size):
    crust = painted(roughness=0.38, coat=0.35, scatter=0.1, bump=0.25, bump_scale=26)
    tones = [linear(each) for each in ('#6b3412', '#b06a26', '#dfa858')]
    steps, shift = 7, chance.between(0, 20)

    def along(u):
        t = u * 2 - 1
        step = t * steps
        ridge = abs(step - round(step)) * 2
        return t, 1 - ridge, abs(t)

    def colour(u, v):
        t, ridge, _ = along(u)
        top = max(0, math.sin(v * 2 * math.pi))
        tone = blend(tones[2], tones[1], 0.35 + 0.65 * top)
        flake = noise.fractal((t * 9, v * 30, shift), 1, 2, 4)
        tone = blend(tone, tones[0], ridge**2 * 0.25 + 0.6 * top * max(0, flake) + 0.2 * top)
        return (*tone[:3], 1)

    def point(u, v):
        t, ridge, far = along(u)
        around = v * 2 * math.pi
        body = (0.36 * (1 - far**2.2) + 0.06) * (0.86 + 0.18 * (1 - ridge) ** 0.6)
        body *= 1 + 0.02 * noise.noise((t * 14, v * 20, shift))
        bend = 1.25 * t
        reach = 0.85
        x, y = reach * math.sin(bend), reach * (1 - math.cos(bend))
        out = body * math.cos(around)
        z = max(0.0, 0.62 * body + body * math.sin(around) * 0.85)
        return (x - out * math.sin(bend)) * size, (-y + out * math.cos(bend)) * size, z * size

    sheet(point, 240, 60, crust, closed_along=True, colour=colour, location=location, rotation=(0, 0, turn))


def loaf(floor, slices=2):
    """A round country loaf and some slices of it; returns its objects."""
    crust = painted(roughness=0.75, bump=0.5, bump_scale=22)
    tones = [linear(each) for each in ('#7a4218', '#b5732f', '#f0e4d0', '#e6c490')]
    data = blob_data((1.0, 0.82, 0.62), 0.04, 1, 6, floor=-0.25)
    layer = data.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
    for i, vertex in enumerate(data.vertices):
        p = vertex.co
        cut = min(abs(p.x - 0.25 * p.y - shift) for shift in (-0.38, 0.0, 0.38))
        open_cut = max(0, 1 - cut / 0.1) if p.z > 0.12 else 0
        flour = noise.fractal((p.x * 9, p.y * 9, p.z * 9), 1, 2, 5) + 0.6 * p.z
        tone = blend(tones[0], tones[1], 0.5 + noise.fractal((p.x * 2, p.y * 2, p.z * 2), 1, 2, 3))
        tone = blend(tone, tones[2], min(0.75, max(0, flour - 0.3) * 1.1))
        layer.data[i].color = (*blend(tone, tones[3], open_cut)[:3], 1)
        ridge = max(0, 1 - abs(cut - 0.13) / 0.06) if p.z > 0.12 else 0
        vertex.co = p * (1 + 0.05 * ridge - 0.05 * open_cut)
    parts = [place(data, crust, (-0.1, 0.2, floor + 0.3), (0, 0, 0.3))]
    crumb = surface('#f0deb8', '#f8eed6', '#e0c48c', scale=9, roughness=0.8, bump=1, bump_scale=22, scatter=0.2)
    rim = surface('#8a5220', '#b5732f', scale=5, roughness=0.7, bump=0.3)
    for i in range(slices):
        spot, lean = (0.35 + 0.42 * i, -0.78 + 0.1 * i, floor + 0.12 + 0.1 * i), (0.25, 0.12, 0.5 + 0.3 * i)
        for material, scale, lift in ((rim, 1.05, 0), (crumb, 1.0, 0.012)):
            outline = [(0, 0.05), (0.5, 0.05), (0.56, 0.03), (0.56, -0.03), (0.5, -0.05), (0, -0.05)]
            parts.append(lathe([(r * scale, z + lift) for r, z in outline], material, 48, wobble=0.03, location=spot,
                               rotation=lean, scale=(1, 0.72, 1)))  # fmt: skip
    return parts
