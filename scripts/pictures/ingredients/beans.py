"""Dry goods in grains: roasted coffee, rice, beans, oats and nuts; many copies of a few forms."""

import math

import bmesh
import bpy

from kit import chance
from kit.materials import surface
from kit.shapes import place
from kit.solids import blob_data


def roasted_bean(size=1.0):
    """An oval bean with its crease, lying with its flat side up."""
    form = bmesh.new()
    bmesh.ops.create_icosphere(form, subdivisions=4, radius=1)
    for vertex in form.verts:
        x, y, z = vertex.co
        crease = 0.45 * math.exp(-(((y + 0.1 * math.sin(x * 2.6)) / 0.12) ** 2)) * (1 - x * x * 0.6)
        z = z * 0.75 - crease if z > 0 else z
        vertex.co = (x * 0.06 * size, y * 0.043 * size, z * 0.032 * size)
    data = bpy.data.meshes.new('bean')
    form.to_mesh(data)
    form.free()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return data


def roasts():
    """Three shades of roasted coffee."""
    shades = (('#241008', '#3a1c0d'), ('#3a1c0c', '#562d15'), ('#331809', '#4d2612'))
    return [surface(*each, scale=5, roughness=0.32, coat=0.25, bump=0.12, bump_scale=20) for each in shades]


# name: (radii of a grain, unevenness, its colours, how many cover a jar)
GRAINS = {
    'rice': ((0.04, 0.015, 0.014), 0.05, ('#f6f0e2', '#efe6d2', '#faf6ec'), 2400),
    'oats': ((0.045, 0.034, 0.009), 0.25, ('#d9bf90', '#e8d4ac', '#c9a974'), 1500),
    'red-bean': ((0.062, 0.04, 0.038), 0.06, ('#5f1a14', '#7d2a1e', '#4a120e'), 800),
    'white-bean': ((0.066, 0.044, 0.04), 0.06, ('#eee4d0', '#e2d3b8', '#f4ecdc'), 760),
    'lentil': ((0.03, 0.03, 0.013), 0.05, ('#b5602a', '#c8783a', '#a04f20'), 2200),
    'chickpea': ((0.058, 0.054, 0.05), 0.14, ('#d3ae70', '#e0c088', '#c49a58'), 760),
    'almond': ((0.11, 0.062, 0.042), 0.1, ('#8a4f26', '#a5683a', '#74401c'), 420),
    'coffee': (None, 0, (), 900),
}


def grain_forms(name):
    """The forms and materials of a grain, to be picked from."""
    if name == 'coffee':
        return [roasted_bean()], roasts()
    radii, uneven, colours, _ = GRAINS[name]
    forms = [blob_data(radii, uneven, 2, 2 if max(radii) < 0.05 else 3, seed=i) for i in range(4)]
    paints = [surface(colour, colour, roughness=0.55, coat=0.1, scatter=0.1) for colour in colours]
    return forms, paints


def strew(name, spots, tilt=0.5):
    """One grain on each spot (x, y, z); returns them."""
    forms, paints = grain_forms(name)
    return [place(chance.pick(forms).copy(), chance.pick(paints), spot, _lean(tilt)) for spot in spots]


def _lean(tilt):
    over = chance.pick((0, math.pi))
    return (over + chance.between(-tilt, tilt), chance.between(-tilt, tilt), chance.angle())
