"""A bell of glass with a flower that glows, in units of 10 cm."""

from kit.clear import glass
from kit.leaves import leaf
from kit.lights import point_light
from kit.materials import surface
from kit.shapes import group, place
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood
from recipes.plants import THINGS as PLANTS


def cloche():
    """A bell of glass on a wooden foot; a flower glows under it."""
    timber, clear = wood('#4a2c18', '#7a4c2a', 0.35), glass()
    green = surface('#2f5a34', '#4f7f4a', scale=5, roughness=0.5)
    parts = [lathe([(0, 0), (1.12, 0), (1.16, 0.06), (1.1, 0.16), (1.0, 0.2), (0, 0.2)], timber, 96)]
    bell = [(0.95, 0.2), (0.95, 0.3), (0.94, 1.3), (0.84, 1.85), (0.5, 2.22), (0.1, 2.36), (0, 2.37)]
    parts.append(lathe(bell, clear, 96))
    parts.append(lathe([(0, 2.36), (0.06, 2.38), (0.06, 2.44), (0.14, 2.54), (0.1, 2.66), (0, 2.69)], clear, 48))
    moss = surface('#4a5f24', '#6b7f34', scale=20, roughness=0.95, bump=0.6, bump_scale=40)
    parts.append(place(blob_data((0.8, 0.8, 0.2), 0.12, 3, 5, floor=-0.02), moss, (0, 0, 0.2)))
    parts.append(tubes([[(0, 0, 0.3), (0.06, 0.02, 0.8), (0, -0.04, 1.25)]], 0.04, green))
    for i in range(5):
        tip = (0.2, -0.7 + 0.1 * i, i * 1.4)
        parts.append(leaf(green, 0.55, 0.13, 0.3, location=(0.02, 0, 0.45 + 0.13 * i), rotation=tip))
    flower = PLANTS['peony']('#ffb0a0', '#ff7a5a', 0.42)
    for petal in flower:
        inputs = petal.data.materials[0].node_tree.nodes['Principled BSDF'].inputs
        inputs['Emission'].default_value, inputs['Emission Strength'].default_value = (1, 0.3, 0.16, 1), 0.35
    parts.append(group(flower, (0, -0.05, 1.2), (0.35, 0, 0)))
    lamp = point_light((0, -0.2, 1.75), 14, '#ff9a6a', 0.1)
    return [*parts, lamp]
