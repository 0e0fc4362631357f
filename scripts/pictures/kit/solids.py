"""Round things: turned on a lathe, swollen into blobs, drawn along a line."""

import math

import bmesh
import bpy
from mathutils import Vector, noise

from . import chance
from .shapes import place, sheet


def smooth_profile(profile, steps=6):
    """More points on a smooth curve through the given ones."""
    points = [Vector(point) for point in profile]
    curve = []
    for i in range(len(points) - 1):
        before, start, end, after = points[max(0, i - 1)], points[i], points[i + 1], points[min(len(points) - 1, i + 2)]
        for step in range(steps):
            t = step / steps
            bend = (2 * before - 5 * start + 4 * end - after) * t**2 + (3 * start - before - 3 * end + after) * t**3
            curve.append(0.5 * (2 * start + (end - before) * t + bend))
    return [*curve, points[-1]]


def lathe(profile, material=None, segments=96, wobble=0, smooth=True, **placing):
    """Turns a profile of (radius, height) around the z axis; `wobble` makes it hand-made."""
    curve = smooth_profile(profile) if smooth else [Vector(point) for point in profile]
    offset = chance.between(0, 50)

    def point(u, v):
        radius, height = curve[min(len(curve) - 1, round(v * (len(curve) - 1)))]
        turn = u * 2 * math.pi
        if wobble:
            radius += wobble * noise.noise((math.cos(turn) * 1.5, math.sin(turn) * 1.5, height * 2 + offset))
        return radius * math.cos(turn), radius * math.sin(turn), height

    return sheet(point, segments, len(curve), material, closed_across=True, **placing)


def blob_data(radii=(1, 1, 1), uneven=0.1, frequency=1.5, subdivisions=4, seed=0, octaves=4, floor=None):
    """A sphere with radii per axis and noise; below the height `floor` it is pressed flat."""
    form = bmesh.new()
    bmesh.ops.create_icosphere(form, subdivisions=subdivisions, radius=1)
    shift = Vector((seed * 7.3, seed * 3.1, seed))
    for vertex in form.verts:
        point = vertex.co * (1 + uneven * noise.fractal(vertex.co * frequency + shift, 1.0, 2.0, octaves))
        point = Vector(part * radius for part, radius in zip(point, radii))
        if floor is not None and point.z < floor:
            point.z = floor + (point.z - floor) * 0.12
        vertex.co = point
    data = bpy.data.meshes.new('blob')
    form.to_mesh(data)
    form.free()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return data


def blob(material, location=(0, 0, 0), rotation=(0, 0, 0), scale=1, **form):
    """One blob; see `blob_data` for its form."""
    return place(blob_data(**form), material, location, rotation, scale)


def tubes(paths, radius, material, fineness=3, taper=None, flatness=1.0):
    """
    Tubes along lines of points, as one object; taper(t) scales the radius from the start (0) to the end (1). A
    flatness below 1 makes ribbons that lie flat.
    """
    curve = bpy.data.curves.new('tubes', 'CURVE')
    curve.dimensions = '3D'
    if flatness < 1:
        curve.bevel_mode = 'OBJECT'
        curve.bevel_object = _oval(radius, radius * flatness)
        curve.twist_mode = 'Z_UP'
    else:
        curve.bevel_depth = radius
        curve.bevel_resolution = fineness
    curve.use_fill_caps = True
    curve.resolution_u = 4
    for path in paths:
        spline = curve.splines.new('NURBS')
        spline.points.add(len(path) - 1)
        for i, point in enumerate(path):
            spline.points[i].co = (*point, 1)
            spline.points[i].radius = taper(i / (len(path) - 1)) if taper else 1
        spline.use_endpoint_u = True
        spline.order_u = min(4, len(path))
    return place(curve, material)


def _oval(half_width, half_height):
    """The cross-section of a ribbon."""
    outline = bpy.data.curves.new('oval', 'CURVE')
    spline = outline.splines.new('POLY')
    spline.points.add(11)
    for i, point in enumerate(spline.points):
        turn = i * math.pi / 6
        point.co = (half_width * math.cos(turn), half_height * math.sin(turn), 0, 1)
    spline.use_cyclic_u = True
    section = place(outline)
    section.hide_render = True
    return section


def ring_data(radius, height, thickness, segments=24):
    """A short pipe, such as a slice of spring onion."""
    inner, rim = radius - thickness, thickness * 0.3
    profile = [(radius, 0), (radius + 0.004, height / 2), (radius, height), (radius - thickness / 2, height + rim)]
    profile += [(inner, height), (inner - 0.002, height / 2), (inner, 0), (radius - thickness / 2, -rim), (radius, 0)]
    thing = lathe(profile, None, segments)
    data = thing.data
    bpy.data.objects.remove(thing)
    return data
