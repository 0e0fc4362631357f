"""Wood: a material with grain along x, and planks of it."""

from . import chance
from .colours import linear
from .nodes import Nodes
from .shapes import box, group


def wood(dark='#3a2216', light='#6b4226', roughness=0.42):
    """Grain along the x axis; every object has a shade and a piece of grain of its own."""
    nodes = Nodes('wood')
    chosen = nodes.add('ObjectInfo').outputs['Random']
    position = nodes.add('TexCoord').outputs['Object']
    apart = nodes.add('VectorMath', {0: chosen, 1: (37, 53, 0), 2: position}, operation='MULTIPLY_ADD').outputs[0]
    broad = nodes.add('Mapping', {'Vector': apart, 'Scale': (0.35, 4.5, 4.5)}).outputs[0]
    fine = nodes.add('Mapping', {'Vector': apart, 'Scale': (0.8, 30, 30)}).outputs[0]
    rings = {'Vector': broad, 'Scale': 1.3, 'Detail': 10, 'Distortion': 1.2, 'Roughness': 0.62}
    figure = nodes.add('TexNoise', rings).outputs['Fac']
    fibre = nodes.add('TexNoise', {'Vector': fine, 'Scale': 2, 'Detail': 6}).outputs['Fac']
    mixed = nodes.add('MixRGB', {'Fac': 0.6, 'Color1': figure, 'Color2': fibre}, blend_type='OVERLAY').outputs[0]
    colour = nodes.ramp(mixed, [(0.3, linear(dark)), (0.72, linear(light))])
    shade = nodes.scale_range(chosen, (0, 1), (0.75, 1.25))
    inputs = nodes.principled.inputs
    nodes.feed(inputs['Base Color'], nodes.add('HueSaturation', {'Value': shade, 'Color': colour}).outputs[0])
    inputs['Roughness'].default_value = roughness
    bump = nodes.add('Bump', {'Strength': 0.25, 'Distance': 0.03, 'Height': mixed}).outputs[0]
    nodes.feed(inputs['Normal'], bump)
    return nodes.material


def planks(material, width=1.35, extent=14, turn=0.0, top=0.0):
    """A table or floor of planks, `extent` units deep, whose upper side is at the height `top`."""
    count = round(extent / width)
    boards = []
    for i in range(count):
        across = (i - count / 2 + 0.5) * width
        height = -0.15 + chance.between(-0.006, 0.006)
        boards.append(box((extent * 1.6, width * 0.992, 0.3), material, 0.025, location=(0, across, height)))
    group(boards, (0, 0, top), (0, 0, turn))
