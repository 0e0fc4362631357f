"""Lamps and the light of the sky; power is in watts, positions in scene units."""

import bpy
from mathutils import Vector

from . import chance
from .colours import linear
from .materials import glowing, surface
from .shapes import place, wall
from .solids import blob_data

# name: (sky, strength), then lamps: (position, size, power, colour)
TABLE_LIGHTS = {
    'window-left': (
        ('#e6dccf', 0.38),
        ((-3.6, 2.4, 3.9), 2.6, 600, '#fff0da'),
        ((3.6, -3.2, 3.2), 3.2, 190, '#fff4e6'),
    ),
    'window-right': (
        ('#e3e2e4', 0.4),
        ((3.6, 2.2, 3.8), 2.6, 560, '#fff4e4'),
        ((-3.6, -3.0, 3.2), 3.2, 190, '#f4f2ff'),
    ),
    'back': (('#e2e6ec', 0.42), ((0.6, 4.4, 4.0), 3.4, 640, '#fffaf0'), ((-2.6, -3.6, 3.4), 3.0, 210, '#fff2e2')),
    'bright': (('#f0f1f2', 0.5), ((-3.0, 1.6, 5.0), 3.6, 500, '#fffdf8'), ((3.6, -2.4, 4.0), 3.6, 240, '#f8faff')),
    'evening': (('#c9b8a4', 0.16), ((-3.2, 1.6, 3.4), 1.8, 430, '#ffe3bd'), ((3.2, 3.0, 2.4), 1.4, 200, '#ffcf96')),
    'overhead': (('#e9e6e0', 0.5), ((-1.2, 0.9, 6.0), 3.0, 700, '#fff6ea'), ((2.6, -3.4, 3.6), 3.2, 130, '#ffffff')),
}


def sky(colour, strength):
    """Even light from everywhere."""
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(colour)
    background.inputs[1].default_value = strength
    bpy.context.scene.world = world


def area_light(position, target=(0, 0, 0), size=2.5, power=300, colour='#fff1dd', size_y=None):
    """A soft box that faces the target."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy = power
    lamp.color = linear(colour)[:3]
    lamp.size = size
    if size_y:
        lamp.shape = 'RECTANGLE'
        lamp.size_y = size_y
    thing = place(lamp, location=position)
    thing.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def point_light(position, power, colour='#ffc88a', size=0.06):
    """A bulb or a flame."""
    lamp = bpy.data.lights.new('point', 'POINT')
    lamp.energy = power
    lamp.color = linear(colour)[:3]
    lamp.shadow_soft_size = size
    return place(lamp, location=position)


def set_light(name, strength=1.0):
    """One of the lights above, for a table-top of two to four units."""
    air, *lamps = TABLE_LIGHTS[name]
    sky(*air)
    for position, size, power, colour in lamps:
        area_light(position, (0, 0, 0.4), size, power * strength, colour)


def backdrop(colour='#2a211b', light='#3a2d24', distance=8.0, lights=18, height=(0.2, 3.4)):
    """A wall behind the table with blurred points of light, for low views."""
    plaster = surface(colour, light, scale=0.9, roughness=0.85)
    wall([(-16, distance, -1), (16, distance, -1), (16, distance, 12), (-16, distance, 12)], plaster)
    bulb = blob_data((0.1, 0.1, 0.1), 0, 1, 3)
    shades = [glowing(shade, power) for shade, power in (('#ffb45a', 9), ('#ffd79a', 12), ('#ffe9c8', 14))]
    for _ in range(lights):
        spot = (chance.between(-4.5, 4.5), distance - 1, chance.between(*height))
        place(bulb.copy(), chance.pick(shades), spot, scale=chance.between(0.7, 1.2))
