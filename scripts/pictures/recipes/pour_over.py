"""Filter coffee: a dripper on a glass server, and a cup."""

import math

from mathutils import noise

from ingredients.coffee_table import coffee_beans
from kit.arrange import arrange
from kit.clear import drink, glass
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import sheet, thicken
from kit.solids import lathe, tubes
from kit.vessels import glaze

DEFAULT = (('server', (-0.35, 0.2), 0), ('cup', (0.95, -0.35), 25))
TOP = 1.02


def build(things=DEFAULT, beans=True, **scene):
    """Things: server (with its dripper), cup."""
    arrange(THINGS, things, **scene)
    if beans:
        coffee_beans(34, (0.3, -0.45), 0.75, 0.25, (-2.6, -0.9))


def _server(vessel='white', level=0.5):
    clear = glass()
    side = [
        (0, 0.0),
        (0.5, 0.0),
        (0.57, 0.04),
        (0.6, 0.2),
        (0.58, 0.42),
        (0.5, 0.68),
        (0.38, 0.86),
        (0.35, 0.94),
        (0.38, TOP),
    ]
    parts = [lathe(side, clear)]
    coffee = [(0, 0.03), (0.5, 0.03), (0.56, 0.08), (0.575, 0.22), (0.56, 0.4), (0.53, level), (0, level)]
    parts.append(lathe(coffee, drink('#4a1a06', 0.35), smooth=False))
    ear = [(0.4, 0, 0.88), (0.66, 0, 0.92), (0.88, 0, 0.78), (0.9, 0, 0.5), (0.8, 0, 0.3), (0.6, 0, 0.24)]
    parts.append(tubes([ear], 0.05, glass('#eef3f3'), fineness=6))
    collar = surface('#8a5a34', '#a06c40', scale=4, roughness=0.5)
    parts.append(lathe([(0.385, 0.83), (0.41, 0.85), (0.385, 0.95), (0.365, 0.97)], collar, smooth=False))
    return parts + _dripper(vessel)


def _dripper(vessel):
    clay = glaze(vessel)
    foot = [(0.1, TOP + 0.02), (0.46, TOP + 0.02), (0.5, TOP + 0.04), (0.49, TOP + 0.07), (0.26, TOP + 0.09)]
    cone = [
        (0.2, TOP + 0.13),
        (0.3, TOP + 0.3),
        (0.5, TOP + 0.62),
        (0.6, TOP + 0.78),
        (0.615, TOP + 0.8),
        (0.6, TOP + 0.81),
    ]
    inside = [(0.57, TOP + 0.79), (0.46, TOP + 0.62), (0.16, TOP + 0.15)]
    ear = [
        (0.3, 0, TOP + 0.3),
        (0.62, 0, TOP + 0.34),
        (0.76, 0, TOP + 0.46),
        (0.7, 0, TOP + 0.6),
        (0.52, 0, TOP + 0.64),
    ]
    return [lathe(foot + cone + inside, clay), tubes([ear], 0.06, clay, fineness=6), _paper(), _grounds()]


def _paper():
    """A filter whose rim stands above the dripper."""
    white = surface('#efe7d8', '#f6f0e4', scale=20, roughness=0.85, scatter=0.3, bump=0.15, bump_scale=60)

    def point(u, v):
        turn = u * 2 * math.pi
        wave = 0.012 * noise.noise((math.cos(turn) * 3, math.sin(turn) * 3, 1)) * v
        reach = 0.16 + (0.475 + wave) * v
        return reach * math.cos(turn), reach * math.sin(turn), TOP + 0.18 + 0.77 * v + 0.02 * math.sin(turn * 2) * v

    return thicken(sheet(point, 100, 24, white, closed_across=True), 0.01)


def _grounds():
    """Wet coffee with a pale, bubbling middle."""
    paint = painted(roughness=0.3, coat=0.5, bump=0.4, bump_scale=40)
    dark, brown, foam = linear('#1a0a04'), linear('#3a1c0c'), linear('#a06a38')

    def point(u, v):
        x, y = 0.49 * v * math.cos(u * 2 * math.pi), 0.49 * v * math.sin(u * 2 * math.pi)
        return x, y, TOP + 0.7 + 0.05 * v**3 + 0.012 * noise.noise((x * 12, y * 12, 0))

    def colour(u, v):
        x, y = v * math.cos(u * 2 * math.pi), v * math.sin(u * 2 * math.pi)
        field = noise.fractal((x * 5, y * 5, 2), 1, 2, 5)
        tone = blend(dark, brown, 0.5 + field)
        return (*blend(tone, foam, max(0, 0.75 - 1.3 * v + 0.9 * field))[:3], 1)

    return sheet(point, 100, 50, paint, closed_across=True, colour=colour)


def _cup(vessel='white', coffee='#2a0f05'):
    """A round cup with a handle along x, on its saucer."""
    clay = glaze(vessel)
    liquid = surface(coffee, '#3a1808', roughness=0.04, coat=1)
    plate = [
        (0, 0.03),
        (0.36, 0.03),
        (0.4, 0),
        (0.46, 0.03),
        (0.68, 0.1),
        (0.75, 0.13),
        (0.68, 0.13),
        (0.4, 0.06),
        (0, 0.05),
    ]
    side = [(0, 0.06), (0.24, 0.06), (0.28, 0.08), (0.42, 0.24), (0.47, 0.42), (0.485, 0.6), (0.47, 0.61), (0.45, 0.57)]
    handle = [(0.46, 0, 0.52), (0.66, 0, 0.54), (0.7, 0, 0.36), (0.6, 0, 0.22), (0.4, 0, 0.22)]
    parts = [lathe(plate, clay), lathe([*side, (0.42, 0.3), (0.25, 0.13), (0, 0.12)], clay)]
    return [*parts, tubes([handle], 0.04, clay, fineness=6), lathe([(0.452, 0.52), (0.2, 0.52), (0, 0.52)], liquid, 64)]


THINGS = {'server': _server, 'cup': _cup}
