"""Objects from points and faces: sheets, boxes, groups. Rotations are Euler angles in radians."""

import bpy
from mathutils import Quaternion, Vector


def place(data, material=None, location=(0, 0, 0), rotation=(0, 0, 0), scale=1):
    """Puts a mesh or curve into the scene; the same data can be placed many times."""
    thing = bpy.data.objects.new('thing', data)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = rotation
    thing.scale = scale if hasattr(scale, '__len__') else (scale, scale, scale)
    if material and data.materials:
        data.materials[0] = material
    elif material:
        data.materials.append(material)
    return thing


def mesh_data(points, faces, smooth=True):
    """Mesh data that is not in the scene yet."""
    data = bpy.data.meshes.new('mesh')
    data.from_pydata(points, [], faces)
    data.update()
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    return data


def sheet(function, across, along, material=None, closed_across=False, closed_along=False, colour=None, **placing):
    """
    A surface of `across` by `along` points: function(u, v) gives each point, with u and v from 0 to 1. A closed
    direction joins its end to its beginning. `colour(u, v)` paints it, for the material `painted`.
    """
    steps_u = across if closed_across else across - 1
    steps_v = along if closed_along else along - 1
    points = [tuple(function(i / steps_u, j / steps_v)) for i in range(across) for j in range(along)]
    faces = []
    for i in range(steps_u):
        for j in range(steps_v):
            next_i, next_j = (i + 1) % across, (j + 1) % along
            faces.append((i * along + j, next_i * along + j, next_i * along + next_j, i * along + next_j))
    data = mesh_data(points, faces)
    if colour:
        layer = data.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
        for i in range(across):
            for j in range(along):
                layer.data[i * along + j].color = colour(i / steps_u, j / steps_v)
    return place(data, material, **placing)


def box(size, material=None, bevel=0.02, **placing):
    """A box with rounded edges, centred on its location."""
    x, y, z = (length / 2 for length in size)
    points = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return round_edges(place(mesh_data(points, faces, smooth=False), material, **placing), bevel)


def slab(outline, thickness, material=None, bevel=0.03, **placing):
    """A flat plate whose outline is a list of (x, y), counter-clockwise; it lies on z = 0."""
    count = len(outline)
    points = [(x, y, 0) for x, y in outline] + [(x, y, thickness) for x, y in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count)), *sides]
    return round_edges(place(mesh_data(points, faces, smooth=False), material, **placing), bevel, 3)


def wall(corners, material):
    """A flat quadrilateral."""
    return place(mesh_data(corners, [(0, 1, 2, 3)], smooth=False), material)


def thicken(thing, thickness):
    """Gives a sheet a thickness, half to each side."""
    modifier = thing.modifiers.new('thickness', 'SOLIDIFY')
    modifier.thickness = thickness
    modifier.offset = 0
    return thing


def round_edges(thing, width, segments=4):
    """Rounds the edges of a solid."""
    modifier = thing.modifiers.new('edges', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.use_auto_smooth = True
    return thing


def group(things, location=(0, 0, 0), rotation=(0, 0, 0), scale=1):
    """Moves several objects as one."""
    parent = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(parent)
    parent.location = location
    parent.rotation_euler = rotation
    parent.scale = (scale, scale, scale)
    for thing in things:
        thing.parent = parent
    return parent


def land(spots, height=20):
    """Where things dropped at the (x, y) spots come to lie: a list of (point, normal), without spots of empty space."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    landed = []
    for x, y in spots:
        found, point, normal, *_ = bpy.context.scene.ray_cast(graph, Vector((x, y, height)), Vector((0, 0, -1)))
        if found:
            landed.append((point, normal if normal.z > 0 else -normal))
    return landed


def lie(thing, point, normal, sink=0.0, turn=0.0):
    """Lays a thing flat on a surface found by `land`; `sink` is how deep it is pressed in."""
    thing.rotation_euler = (normal.to_track_quat('Z', 'Y') @ Quaternion((0, 0, 1), turn)).to_euler()
    thing.location = point - normal * sink
    return thing
