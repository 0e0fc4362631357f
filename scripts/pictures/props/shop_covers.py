"""What hangs above the window of a store: an awning, curtains, small roofs; here 1 unit is 1 m."""

import math

from mathutils import noise

from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import box, sheet, thicken
from kit.solids import lathe, tubes
from kit.wood import wood


def striped_awning(left, right, colours, stripe=0.23):
    """Striped fabric on a frame, with a scalloped edge."""
    cloths = [surface(colour, colour, scale=50, roughness=0.9, sheen=0.2) for colour in colours]
    for cloth in cloths:
        _let_through(cloth)
    count = round((right - left) / stripe)
    width = (right - left) / count
    for i in range(count):

        def point(u, v, start=left + i * width):
            x = start + u * width
            if v < 0.7:
                t = v / 0.7
                sag = 0.03 * math.sin(math.pi * t) + 0.008 * noise.noise((x * 1.7, t * 3, 1))
                return x, -0.06 - 1.08 * t, 3.08 - 0.52 * t - sag
            t = (v - 0.7) / 0.3
            round_edge = 0.15 + 0.075 * math.sqrt(max(0, 1 - (2 * u - 1) ** 2))
            return x, -1.14 - 0.012 * t + 0.012 * math.sin(x * 3.1) * t, 2.56 - t * round_edge

        thicken(sheet(point, 15, 31, cloths[i % len(cloths)]), 0.004)
    steel = surface('#d9d6d0', roughness=0.4)
    tubes([[(left, -1.12, 2.55), ((left + right) / 2, -1.12, 2.55), (right, -1.12, 2.55)]], 0.014, steel)
    for x in (left + 0.02, right - 0.02):
        tubes([[(x, -0.05, 3.06), (x, -0.6, 2.8), (x, -1.12, 2.55)]], 0.012, steel)
        tubes([[(x, -0.05, 2.5), (x, -0.6, 2.52), (x, -1.12, 2.55)]], 0.012, steel)


def _let_through(cloth):
    """Fabric glows a little where the sun stands behind it."""
    tree = cloth.node_tree
    principled = tree.nodes['Principled BSDF']
    through, mix = tree.nodes.new('ShaderNodeBsdfTranslucent'), tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(principled.inputs['Base Color'].links[0].from_socket, through.inputs['Color'])
    output = next(node for node in tree.nodes if node.type == 'OUTPUT_MATERIAL')
    mix.inputs[0].default_value = 0.3
    tree.links.new(principled.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])


def noren(left, right, top, length, colour, mark='#e9e2d2', panels=4):
    """A curtain of several pieces on a rod, with a pale disc in the middle."""
    cotton = painted(roughness=0.95)
    ground, pale = linear(colour), linear(mark)
    middle, width = (left + right) / 2, (right - left) / panels
    for i in range(panels):

        def point(u, v, start=left + i * width, seed=i):
            x = start + width * (0.015 + 0.97 * u)
            fold = 0.05 * math.sin(u * 9 + seed * 2) * (0.25 + 0.75 * v) + 0.05 * noise.noise((x * 2, v * 2, seed))
            return x + 0.015 * v * math.sin(seed * 4), -0.2 + fold, top - length * v

        def shade(u, v, start=left + i * width):
            x, z = start + width * u - middle, length * (v - 0.52)
            inside = (0.33 * length - math.hypot(x, z)) / 0.008 + 0.5
            return blend(ground, pale, inside)

        thicken(sheet(point, 110, 200, cotton, colour=shade), 0.004)
    bamboo = surface('#a8824a', '#c29c60', scale=6, roughness=0.45)
    rod = [(left - 0.12, -0.2, top + 0.01), (middle, -0.2, top + 0.01), (right + 0.12, -0.2, top + 0.01)]
    tubes([rod], 0.02, bamboo, fineness=5)


def tiled_eaves(left, right, z=2.85, reach=0.95):
    """A small roof of dark tiles on rafters."""
    tile, timber = surface('#2f3336', '#3d4145', scale=5, roughness=0.4), wood('#2a1a10', '#4a2f1c', 0.6)
    slope, middle, width = 0.42, (left + right) / 2, right - left
    depth = reach / math.cos(slope)
    tilt = (slope, 0, 0)
    centre = (middle, -reach / 2, z + reach / 2 * math.tan(slope))
    box((width, depth, 0.05), timber, 0.006, location=centre, rotation=tilt)
    box((width, depth + 0.02, 0.03), tile, 0.006, location=(middle, centre[1], centre[2] + 0.05), rotation=tilt)
    lines, ends = [], []
    for i in range(int(width / 0.17) + 1):
        x = left + 0.04 + i * 0.17
        lines.append([(x, -reach * t - 0.02, z + 0.08 + reach * (1 - t) * math.tan(slope)) for t in (0, 0.5, 1)])
        ends.append((x, -reach - 0.03, z + 0.075))
    tubes(lines, 0.052, tile, fineness=6)
    for spot in ends:
        lathe(
            [(0.062, 0), (0.062, 0.03), (0.04, 0.03), (0, 0.022)],
            tile,
            24,
            smooth=False,
            location=spot,
            rotation=(math.pi / 2, 0, 0),
        )
    tubes([[(left, 0, z + 0.52), (middle, 0, z + 0.52), (right, 0, z + 0.52)]], 0.09, tile, fineness=6)
    for i in range(int(width / 0.42) + 1):
        x = left + 0.1 + i * 0.42
        box((0.07, depth, 0.08), timber, 0.006, location=(x, -reach / 2, centre[2] - 0.07), rotation=tilt)
    box((width, 0.05, 0.12), timber, 0.008, location=(middle, -reach + 0.02, z))


def flat_canopy(left, right, colour, reach=0.8, z=2.6):
    """A flat roof of steel with a wooden underside, hung on rods."""
    steel, middle, width = surface(colour, roughness=0.4, metallic=0.5), (left + right) / 2, right - left
    box((width, reach, 0.12), steel, 0.01, location=(middle, -reach / 2, z + 0.06))
    timber = wood('#6b4424', '#a8743f', 0.5)
    for i in range(6):
        depth = reach / 6
        spot = (middle, -(i + 0.5) * depth, z - 0.008)
        box((width - 0.06, depth - 0.01, 0.016), timber, 0.003, location=spot)
    for i in range(4):
        x = left + 0.2 + (width - 0.4) * i / 3
        tubes([[(x, -0.08, 3.12), (x, -0.4, 2.9), (x, -reach + 0.08, z + 0.12)]], 0.013, steel)
