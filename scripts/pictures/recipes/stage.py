"""Music and shows: a microphone, piano keys, a drum, with lamps behind them."""

import math

from kit import chance
from kit.arrange import arrange
from kit.materials import glowing, surface
from kit.shapes import box, group, place
from kit.solids import blob_data, lathe, tubes
from kit.wood import wood

DEFAULT = (('microphone', (0, 0), 20), ('glow', (0, 6.5, 1.0), 0))


def build(things=DEFAULT, **scene):
    """Things: microphone, stand-microphone, keys, drum, glow (blurred lamps in given colours)."""
    arrange(THINGS, things, **scene)


def _microphone(colour='#17181a', mesh='#a9acb0', standing=False):
    """A hand microphone, lying on the table or held upright by a stand."""
    body = surface(colour, colour, scale=40, roughness=0.4, coat=0.1)
    ring = surface(mesh, mesh, roughness=0.25, metallic=1)
    handle = [(0, 0), (0.1, 0), (0.115, 0.04), (0.14, 0.9), (0.2, 1.35), (0.22, 1.42), (0.2, 1.45), (0, 1.45)]
    collar = [(0.22, 1.42), (0.27, 1.45), (0.28, 1.49), (0.27, 1.53), (0.22, 1.55)]
    parts = [lathe(handle, body, smooth=False), lathe(collar, ring), _grille(ring)]
    if standing:
        clip = [(0.2, 0.55), (0.23, 0.6), (0.23, 0.85), (0.2, 0.9)]
        pole = [(0, 0, 0.7), (0.2, 0.35, 0.2), (0.5, 0.9, -0.6), (0.9, 1.6, -1.6)]
        black = surface('#0f1012', roughness=0.4)
        return [*parts, lathe(clip, black), tubes([pole], 0.06, black)]
    return [group(parts, (0.8, 0, 0.15), (0, -math.pi / 2 - 0.06, 0))]


def _grille(metal):
    """The round head, woven from wire around a dark core."""
    core = place(blob_data((0.245, 0.245, 0.265), 0, 1, 4), surface('#0c0d0e', roughness=0.9), (0, 0, 1.72))
    wires = []
    for i in range(26):
        for way in (-1, 1):
            line = []
            for step in range(15):
                height = -0.8 + 1.78 * step / 14
                turn = i * 2 * math.pi / 26 + way * height * 1.1
                reach = 0.27 * math.sqrt(max(0.0, 1 - height * height))
                line.append((reach * math.cos(turn), reach * math.sin(turn), 0.285 * height))
            wires.append(line)
    ball = tubes(wires, 0.0085, metal, fineness=1)
    ball.location = (0, 0, 1.72)
    band = [(0.272, -0.035), (0.285, -0.02), (0.285, 0.02), (0.272, 0.035)]
    around = lathe(band, metal, location=(0, 0, 1.7))
    return group((core, ball, around))


def _keys(octaves=3):
    """Piano keys along the x axis; the player sits in front."""
    ivory = surface('#f1ece2', '#f6f2ea', scale=3, roughness=0.12, coat=0.6)
    ebony = surface('#0d0d0f', '#141416', roughness=0.18, coat=0.5)
    lacquer = surface('#0a0a0b', roughness=0.05, coat=1)
    felt = surface('#7a1420', '#8a1c28', scale=30, roughness=0.95, sheen=0.6)
    parts, count = [], octaves * 7
    for i in range(count):
        x = (i - count / 2 + 0.5) * 0.236
        low = 0.035 if i == 9 else 0
        parts.append(box((0.228, 1.5, 0.22), ivory, 0.022, location=(x, 0, 0.11 - low), rotation=(low * 1.4, 0, 0)))
        if i % 7 not in (2, 6) and i < count - 1:
            parts.append(box((0.125, 0.95, 0.24), ebony, 0.03, location=(x + 0.118, 0.28, 0.28)))
    wide = count * 0.236 + 3
    parts.append(box((wide, 0.06, 0.26), felt, 0.01, location=(0, 0.79, 0.13)))
    parts.append(box((wide, 0.2, 1.9), lacquer, 0.04, location=(0, 0.95, 0.9)))
    parts.append(box((wide, 0.5, 0.24), lacquer, 0.05, location=(0, -1.02, 0.0)))
    return parts


def _drum(colour='#7a2418'):
    """A barrel drum with nailed skins and two sticks."""
    body, skin = wood(colour, '#a8442c', 0.25), surface('#e6d3ac', '#efe0c0', scale=2, roughness=0.6, scatter=0.2)
    brass, stick = surface('#b58a3c', roughness=0.25, metallic=1), wood('#b58a58', '#d9b07c', 0.4)
    parts = [lathe([(0.95, 0), (1.18, 0.4), (1.25, 0.8), (1.18, 1.2), (0.95, 1.6)], body)]
    parts.append(lathe([(0.99, 1.46), (0.98, 1.6), (0.93, 1.64), (0.4, 1.645), (0, 1.645)], skin))
    nail = blob_data((0.045, 0.045, 0.045), 0, 1, 2)
    for row, z in ((1.09, 1.4), (1.02, 1.52)):
        for i in range(40):
            turn = i * math.pi / 20 + z
            parts.append(place(nail, brass, (row * math.cos(turn), row * math.sin(turn), z)))
    for y in (-0.2, 0.25):
        path = [(-1.3, y - 0.5, 1.74), (0.2, y, 1.74), (1.6, y + 0.4, 1.74)]
        parts.append(tubes([path], 0.07, stick, fineness=6))
    return parts


def _glow(colours=('#ff5a8a', '#5a8aff', '#ffb45a'), count=26, spread=4.0):
    """Blurred lamps far behind."""
    parts = []
    lamps = [glowing(colour, 9) for colour in colours]
    for _ in range(count):
        spot = (chance.between(-spread, spread), chance.between(-1, 0.8), chance.between(-0.6, 2.6))
        size = chance.between(0.06, 0.13)
        parts.append(place(blob_data((size, size, size), 0, 1, 2), chance.pick(lamps), spot))
    return parts


THINGS = {
    'microphone': _microphone,
    'stand-microphone': lambda *colours: _microphone(*colours, standing=True),
    'keys': _keys,
    'drum': _drum,
    'glow': _glow,
}
