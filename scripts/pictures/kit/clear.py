"""Materials that let light through without the noise of real refraction."""

from .colours import linear
from .nodes import Nodes


def film(colour, ior=1.33, roughness=0.02, ripple=0.05, ripple_scale=3, edge=5.0):
    """
    A tinted sheet with a gloss that grows at grazing angles; an `ior` of 1 has none. A lower `edge` makes the
    gloss wider. Stack sheets for the depth of a soup.
    """
    nodes = Nodes('film')
    nodes.tree.nodes.remove(nodes.principled)
    body = nodes.add('BsdfTransparent', {'Color': linear(colour)}).outputs[0]
    _cover_with_gloss(nodes, body, ior, roughness, ripple, ripple_scale, edge)
    return nodes.material


def glass(colour='#f7faf9'):
    """Thin glass: see-through, with reflections and no refraction."""
    return film(colour, ior=1.6, roughness=0.01, ripple=0, edge=2.6)


def drink(colour, cloudiness=0.4, ior=1.33):
    """A drink or ice: partly see-through, partly glowing in its colour as if light passed through it."""
    nodes = Nodes('drink')
    nodes.tree.nodes.remove(nodes.principled)
    tint = linear(colour)
    # a glass is seen through twice
    clear = nodes.add('BsdfTransparent', {'Color': tuple(part**0.5 for part in tint)}).outputs[0]
    through = nodes.add('BsdfTranslucent', {'Color': tint}).outputs[0]
    back = nodes.add('BsdfDiffuse', {'Color': tint}).outputs[0]
    glow = nodes.add('MixShader', {0: 0.5, 1: through, 2: back}).outputs[0]
    body = nodes.add('MixShader', {0: cloudiness, 1: clear, 2: glow}).outputs[0]
    _cover_with_gloss(nodes, body, ior, 0.02, 0, 3, 5)
    return nodes.material


def _cover_with_gloss(nodes, body, ior, roughness, ripple, ripple_scale, edge):
    """Schlick's approximation, the same from both sides: the Fresnel node would make a mirror of every back side."""
    if ior <= 1:
        nodes.feed(nodes.output.inputs[0], body)
        return
    head_on = ((ior - 1) / (ior + 1)) ** 2
    height = nodes.add('TexNoise', {'Scale': ripple_scale}).outputs['Fac']
    normal = nodes.add('Bump', {'Strength': ripple, 'Height': height}).outputs[0]
    facing = nodes.add('LayerWeight', {'Blend': 0.5, 'Normal': normal}).outputs['Facing']
    power = nodes.add('Math', {0: facing, 1: edge}, operation='POWER').outputs[0]
    share = nodes.add('Math', {0: power, 1: 0.85 - head_on, 2: head_on}, operation='MULTIPLY_ADD').outputs[0]
    gloss = nodes.add('BsdfGlossy', {'Roughness': roughness, 'Normal': normal}).outputs[0]
    nodes.feed(nodes.output.inputs[0], nodes.add('MixShader', {0: share, 1: body, 2: gloss}).outputs[0])
