"""What lives in the tanks: jellies, a shoal, sea stars, urchins, anemones; sizes are those of the water around."""

import math

from mathutils import Vector, noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.nodes import Nodes
from kit.shapes import group, place, sheet
from kit.solids import tubes


def veil(colour, rim, strength=1.0, thin=0.12, thick=0.75):
    """A thin body that glows: see-through in the middle, denser where it turns away."""
    nodes = Nodes('veil')
    nodes.tree.nodes.remove(nodes.principled)
    facing = nodes.add('LayerWeight', {'Blend': 0.45}).outputs['Facing']
    tint = nodes.add('MixRGB', {'Fac': facing, 'Color1': linear(colour), 'Color2': linear(rim)}).outputs[0]
    glow = nodes.add('Emission', {'Color': tint, 'Strength': strength}).outputs[0]
    clear = nodes.add('BsdfTransparent', {'Color': (1, 1, 1, 1)}).outputs[0]
    share = nodes.scale_range(facing, (0, 1), (thin, thick))
    mixed = nodes.add('MixShader', {0: share, 1: clear, 2: glow}).outputs[0]
    nodes.feed(nodes.tree.nodes['Material Output'].inputs['Surface'], mixed)
    return nodes.material


def jelly(bell, arms, squeeze=0.5, seed=0.0):
    """A sea nettle of radius 1 with its arms and threads hanging down from the origin."""

    def dome(u, v):
        turn = u * 2 * math.pi
        lobe = 0.06 * math.cos(turn * 16) * max(0, v - 0.8) * 5
        bend = v * (1.62 + 0.5 * squeeze)
        out = math.sin(min(bend, 1.57)) * (1 - 0.28 * squeeze * max(0, v - 0.72) / 0.28) + lobe * 0.3
        return out * math.cos(turn), out * math.sin(turn), (0.62 + 0.3 * squeeze) * math.cos(bend) - 0.06 + lobe

    parts = [sheet(dome, 128, 40, bell, closed_across=True)]
    parts.append(sheet(lambda u, v: tuple(0.9 * c for c in dome(u, v * 0.8)), 64, 20, bell, closed_across=True))
    for i in range(4):
        long, turn0 = chance.between(2.2, 3.2), i * math.pi / 2 + seed

        def ribbon(u, v, long=long, turn0=turn0, i=i):
            wide = 0.34 * (1 - v) ** 0.7 + 0.03
            frill = 0.2 * math.sin(v * 34 + i) * (u - 0.5) + 0.14 * noise.noise((u * 3, v * 9, i + seed))
            away = 0.16 + 0.3 * noise.noise((v * 1.6, i, seed))
            x, y = away + frill, (u - 0.5) * wide + 0.3 * noise.noise((v * 2.0, i + 5, seed))
            return x * math.cos(turn0) - y * math.sin(turn0), x * math.sin(turn0) + y * math.cos(turn0), 0.2 - long * v

        parts.append(sheet(ribbon, 14, 110, arms))
    threads = []
    for i in range(22):
        turn, long = i * 2 * math.pi / 22, chance.between(2.4, 4.4)
        line = []
        for k in range(14):
            t = k / 13
            drift = 0.7 * noise.noise((t * 1.8, i * 0.12, seed + 9)) * t + 0.1 * noise.noise((t * 7, i * 2.3, seed)) * t
            reach = 0.9 - 0.35 * t
            line.append((reach * math.cos(turn) + drift, reach * math.sin(turn), 0.0 - long * t))
        threads.append(line)
    parts.append(tubes(threads, 0.011, arms, fineness=1))
    return parts


def fish_data(long=1.0):
    """A slender silver fish along x, its head towards +x."""
    paint = painted(roughness=0.22, coat=0.4)
    back, side, belly = linear('#2f5a6a'), linear('#a9c0c8'), linear('#eaf2f2')

    def body(u, v):
        turn = u * 2 * math.pi
        thick = math.sin(math.pi * min(1, 0.02 + v * 0.97)) ** 0.75 * (1 - 0.45 * (1 - v)) + 0.04
        tall, wide = 0.11 * thick, 0.05 * thick
        return long * (v - 0.5), wide * long * math.sin(turn), tall * long * math.cos(turn)

    def colour(u, v):
        up = math.cos(u * 2 * math.pi)
        eye = (v - 0.915) ** 2 * 9000 + (up - 0.18) ** 2 * 22
        if eye < 1.6:
            return linear('#0c1216' if eye < 0.6 else '#d9d2b0')
        if abs(v - 0.82 + 0.03 * up * up) < 0.004:
            return linear('#5f7076')
        return (*blend(blend(belly, side, (up + 1) * 1.2), back, (up - 0.1) * 2.2)[:3], 1)

    def tail(u, v):
        spread = (u - 0.5) * 2
        return long * (-0.46 - 0.17 * v * (0.55 + 0.45 * abs(spread))), 0.0, 0.13 * long * spread * (0.25 + 0.75 * v)

    def fin(u, v):
        return long * (0.08 - 0.16 * u), 0, long * (0.1 + 0.06 * v * math.sin(math.pi * u))

    trunk = sheet(body, 64, 130, paint, closed_across=True, colour=colour)
    fins = sheet(tail, 9, 5, surface('#5f7f8a', roughness=0.4)), sheet(fin, 9, 3, surface('#5f7f8a', roughness=0.4))
    for thing in (trunk, *fins):
        thing.hide_render = True
    return [thing.data for thing in (trunk, *fins)]


def shoal(spots, size=0.2):
    """Fish at (point, heading), all swimming."""
    forms = fish_data()
    for point, heading in spots:
        turned = Vector(heading).to_track_quat('X', 'Z').to_euler()
        group([place(data) for data in forms], point, turned, size * chance.between(0.85, 1.15))
