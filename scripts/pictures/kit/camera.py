"""The camera: named views of a table-top, or any place in a room."""

import math

import bpy
from mathutils import Vector

# degrees above the table
ELEVATIONS = {'eye': 9, 'low': 19, 'table': 30, 'seated': 40, 'high': 56, 'top': 84}


def camera(position, target, lens=68, blur=0.2, focus=None):
    """
    Looks from position to target. `lens` is the focal length in mm on a 36 mm sensor, `blur` the diameter of the
    aperture in tenths of a unit; `focus` is the point that is sharp.
    """
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    thing.location = position
    thing.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    data.lens = lens
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(focus or target) - Vector(position)).length
    data.dof.aperture_fstop = lens / 1000 / blur
    bpy.context.scene.camera = thing


def set_view(name, target=(0, 0, 0.4), distance=5.4, turn=0.0, lens=68, blur=0.2, focus=None):
    """
    A named elevation above the table; `turn` in degrees walks around it to the right. The nearer half is in focus.
    """
    elevation, around = math.radians(ELEVATIONS[name]), math.radians(turn)
    level = distance * math.cos(elevation)
    offset = Vector((level * math.sin(around), -level * math.cos(around), distance * math.sin(elevation)))
    nearer = Vector(target) + Vector((offset.x, offset.y, 0)).normalized() * 0.2
    camera(Vector(target) + offset, target, lens, blur, focus or nearer)
