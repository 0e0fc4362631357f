"""Coffee beans, biscuits and other things beside a cup."""

import math

import bmesh
import bpy

from kit import chance
from kit.materials import surface
from kit.shapes import box, place
from kit.solids import blob


def coffee_beans(count=60, centre=(0.0, 0.0), near=1.15, spread=0.35, arc=(-0.4, 1.5)):
    """Roasted beans strewn around the cup, in the given arc of angles."""
    roast = surface('#2a1208', '#4d2612', scale=5, roughness=0.28, coat=0.3, bump=0.15, bump_scale=20)
    bean = _bean_data()
    for _ in range(count):
        turn, distance = chance.between(*arc), near + abs(chance.around(0.12, spread))
        spot = (centre[0] + distance * math.cos(turn) * 1.1, centre[1] + distance * math.sin(turn), 0.05)
        lean = (chance.pick([0, 3.1, 0.3, 2.7]) + chance.between(-0.3, 0.3), chance.between(-0.3, 0.3), chance.angle())
        place(bean, roast, spot, lean)


def biscotti(spots):
    """Long biscuits at (x, y, turn)."""
    crumb = surface('#a8743e', '#c99a66', '#7a4a22', scale=5, roughness=0.8, bump=0.8, bump_scale=14)
    for i, (x, y, turn) in enumerate(spots):
        radii = (0.42, 0.17, 0.13)
        spot = (x, y, 0.14 + 0.07 * i)
        blob(crumb, spot, (0, 0.1, turn), radii=radii, uneven=0.16, frequency=2.2, subdivisions=5, seed=i, octaves=5)


def sugar_cubes(spots):
    """Cubes of raw sugar at (x, y)."""
    sugar = surface('#b5854c', '#d3a870', scale=30, roughness=0.6, bump=1, bump_scale=60, scatter=0.3)
    for x, y in spots:
        box((0.2, 0.2, 0.18), sugar, 0.02, location=(x, y, 0.1), rotation=(0, 0, chance.angle()))


def _bean_data():
    """An oval bean with its crease."""
    form = bmesh.new()
    bmesh.ops.create_icosphere(form, subdivisions=4, radius=1)
    for vertex in form.verts:
        x, y, z = vertex.co
        crease = 0.42 * math.exp(-(((y + 0.12 * math.sin(x * 2.6)) / 0.13) ** 2)) * (1 - x * x * 0.6)
        z = z * 0.95 - crease if z > 0 else z * 0.9
        vertex.co = (x * 0.105, y * 0.075, z * 0.052)
    data = bpy.data.meshes.new('bean')
    form.to_mesh(data)
    form.free()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return data
