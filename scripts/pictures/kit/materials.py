"""Opaque materials. Roughness, coat, scatter and the like go from 0 to 1; lengths are in scene units."""

from .colours import linear
from .nodes import Nodes


def surface(
    *colours,
    scale=6,
    detail=6,
    band=(0.35, 0.65),
    distortion=0,
    stretch=(1, 1, 1),
    roughness=0.5,
    rough_to=None,
    specular=0.5,
    coat=0,
    metallic=0,
    sheen=0,
    scatter=0,
    scatter_tint=(1, 0.5, 0.3),
    scatter_depth=0.12,
    bump=0,
    bump_scale=None,
    foot=None,
):
    """
    A material of one to three colours, mixed by noise of the given scale: `band` is where the first ends and the
    second begins. `rough_to` varies the roughness with the noise. `foot` is (colour, from, to): a colour that fades
    out with the height of the object, from 0 at its bottom to 1 at its top.
    """
    nodes = Nodes('surface')
    inputs = nodes.principled.inputs
    values = {'Roughness': roughness, 'Specular': specular, 'Metallic': metallic, 'Sheen': sheen}
    values.update({'Clearcoat': coat, 'Clearcoat Roughness': 0.06})
    for name, value in values.items():
        inputs[name].default_value = value
    place = nodes.coordinates(stretch=stretch)
    colour = linear(colours[0])
    if len(colours) > 1:
        grain = {'Vector': place, 'Scale': scale, 'Detail': detail, 'Distortion': distortion}
        noise = nodes.add('TexNoise', grain).outputs['Fac']
        stops = [(band[0], linear(colours[0])), (band[1], linear(colours[1]))]
        if len(colours) > 2:
            stops.append((min(0.98, band[1] + 0.12), linear(colours[2])))
        colour = nodes.ramp(noise, stops)
        if foot:
            colour = _with_foot(nodes, colour, noise, foot)
        if rough_to is not None:
            nodes.feed(inputs['Roughness'], nodes.scale_range(noise, (0.3, 0.7), (roughness, rough_to)))
    nodes.feed(inputs['Base Color'], colour)
    _add_scatter(nodes, colour, scatter, scatter_tint, scatter_depth)
    if bump:
        _add_bump(nodes, place, bump, bump_scale or scale * 3, coat)
    return nodes.material


def painted(scatter=0, scatter_tint=(1, 0.5, 0.3), scatter_depth=0.12, bump=0, bump_scale=20, coat=0, roughness=0.5):
    """A material whose colour is the vertex attribute 'Col' of its object."""
    nodes = Nodes('painted')
    inputs = nodes.principled.inputs
    inputs['Roughness'].default_value = roughness
    inputs['Clearcoat'].default_value = coat
    inputs['Clearcoat Roughness'].default_value = 0.06
    colour = nodes.add('VertexColor', layer_name='Col').outputs[0]
    nodes.feed(inputs['Base Color'], colour)
    _add_scatter(nodes, colour, scatter, scatter_tint, scatter_depth)
    if bump:
        _add_bump(nodes, nodes.coordinates(), bump, bump_scale, coat)
    return nodes.material


def glowing(colour, strength):
    """A material that emits light; flames stay orange up to a strength of 9."""
    nodes = Nodes('glowing')
    inputs = nodes.principled.inputs
    inputs['Base Color'].default_value = (0, 0, 0, 1)
    inputs['Emission'].default_value = linear(colour)
    inputs['Emission Strength'].default_value = strength
    return nodes.material


def ceramic(colour='#efe9df', speck='#c9bda9', roughness=0.22):
    """Glazed stoneware with fine specks."""
    return surface(
        colour, speck, scale=26, band=(0.55, 0.75), roughness=roughness, coat=0.6, bump=0.04, bump_scale=5, scatter=0.05
    )


def _with_foot(nodes, colour, noise, foot):
    foot_colour, low, high = foot
    height = nodes.add('SeparateXYZ', {'Vector': nodes.add('TexCoord').outputs['Generated']}).outputs['Z']
    uneven = nodes.add('Math', {0: noise, 1: 0.25, 2: height}, operation='MULTIPLY_ADD').outputs[0]
    share = nodes.scale_range(uneven, (low + 0.125, high + 0.125), (1, 0))
    return nodes.add('MixRGB', {'Fac': share, 'Color1': colour, 'Color2': linear(foot_colour)}).outputs[0]


def _add_scatter(nodes, colour, scatter, tint, depth):
    if not scatter:
        return
    inputs = nodes.principled.inputs
    nodes.feed(inputs['Subsurface Color'], colour)
    inputs['Subsurface'].default_value = scatter
    inputs['Subsurface Radius'].default_value = [depth * part for part in tint]


def _add_bump(nodes, place, strength, scale, coat):
    height = nodes.add('TexNoise', {'Vector': place, 'Scale': scale, 'Detail': 8}).outputs['Fac']
    bump = nodes.add('Bump', {'Strength': strength, 'Distance': 0.03, 'Height': height}).outputs[0]
    nodes.feed(nodes.principled.inputs['Normal'], bump)
    if coat:
        nodes.feed(nodes.principled.inputs['Clearcoat Normal'], bump)
