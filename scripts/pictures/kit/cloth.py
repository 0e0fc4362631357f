"""Woven cloth: napkins, runners and whole table covers."""

from mathutils import Vector, noise

from . import chance
from .materials import surface
from .shapes import sheet


def linen(colour, light, weave=60):
    """A rough weave; `weave` is the number of threads per unit, roughly."""
    material = surface(colour, light, scale=3, roughness=0.9, sheen=0.4)
    tree = material.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    threads = []
    for direction in ('X', 'Y'):
        wave = tree.nodes.new('ShaderNodeTexWave')
        wave.bands_direction = direction
        settings = {'Scale': weave, 'Distortion': 2.2, 'Detail': 2, 'Detail Scale': 0.4}
        for name, value in settings.items():
            wave.inputs[name].default_value = value
        tree.links.new(place.outputs['Object'], wave.inputs['Vector'])
        threads.append(wave)
    total = tree.nodes.new('ShaderNodeMath')
    for socket, wave in zip(total.inputs, threads):
        tree.links.new(wave.outputs['Fac'], socket)
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.35
    bump.inputs['Distance'].default_value = 0.012
    tree.links.new(total.outputs[0], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal'])
    return material


def cloth(material, width, depth, location=(0, 0, 0), turn=0.0, folds=0.04):
    """A cloth lying on the table with soft folds of the given height."""
    shift = chance.between(0, 50)

    def point(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        soft = noise.fractal(Vector((x * 0.5 + shift, y * 0.9, shift)), 1, 2, 3)
        crease = abs(noise.noise(Vector((x * 1.1 + y * 0.7 + shift, y * 0.35, 0))))
        return x, y, folds * (soft + 0.6 * crease)

    return sheet(point, 120, 120, material, location=location, rotation=(0, 0, turn))
