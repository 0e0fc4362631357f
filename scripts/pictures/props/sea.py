"""Water, pebbles and rocks of a coast; here 1 unit is 1 m."""

import bpy
from mathutils import Vector, noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.outdoors import wide_sky
from kit.shapes import place, sheet
from kit.solids import blob_data


def sunlight(towards, power=3.0, colour='#ffe2bd', soft=0.02):
    """Parallel light that shines in the direction `towards`."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = power, soft, linear(colour)[:3]
    place(lamp).rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()


def clear_sky(low, high, **form):
    """A sky that no lamp shines on."""
    paint = wide_sky(low, high, **form).data.materials[0]
    base = paint.node_tree.nodes['Principled BSDF'].inputs['Base Color']
    paint.node_tree.links.remove(base.links[0])
    base.default_value = (0, 0, 0, 1)


def sea(colours=('#1f4a58', '#26545f'), level=0.0, swell=0.09, near=-8, roughness=0.06):
    """Water with waves from y = near to the horizon."""
    water = surface(*colours, scale=0.4, roughness=roughness, specular=0.6)

    def wave(u, v):
        x, y = (u - 0.5) * 120, near + 66 * v**1.8
        calm = min(1, 14 / (y + 12 - min(0, near + 8)))
        rise = swell * noise.fractal((x * 0.55, y * 0.8, 1), 1, 2, 4)
        return x, y, level + (rise + swell / 3 * noise.noise((x * 2.6, y * 3.4, 5))) * calm

    return sheet(wave, 620, 460, water)


def islet(spot, wide, deep, height, seed=0, grass=0.0, colours=('#16181a', '#4f4a44', '#8a8276'), jagged=0.36):
    """A rock that rises from the water; `grass` is the share of its height above which grass grows."""
    paint = painted(roughness=0.9, bump=0.9, bump_scale=3)
    wet, stone, light = (linear(colour) for colour in colours)
    green = linear('#6b7040')
    points = {}

    def rise(u, v):
        x, y = (u - 0.5) * 2, (v - 0.5) * 2
        round_off = max(0.0, 1 - (x * x + y * y))
        rough = noise.ridged_multi_fractal((x * 1.4 + seed, y * 1.4, seed), 0.8, 2.2, 8, 1.0, 2.0)
        top = (
            height * (round_off**0.7 * (0.66 - jagged + jagged * rough) + 0.05 * noise.noise((x * 14, y * 14, seed)))
            - 0.5
        )
        points[(u, v)] = top
        return x * wide / 2, y * deep / 2, top

    def colour(u, v):
        z = points[(u, v)] / height
        grain = 0.5 + 0.9 * noise.fractal((u * 26, v * 26, seed + 3), 1, 2, 4)
        tone = blend(stone, light, min(1, max(0, grain)))
        tone = blend(wet, tone, min(1, max(0, (z - 0.06 + 0.05 * grain) * 9)))
        if grass and z > grass + 0.16 * grain:
            tone = blend(tone, green, 0.8)
        return (*tone[:3], 1)

    return sheet(rise, 190, 190, paint, colour=colour, location=spot)


def pebbles(left, right, near, far, height, count=2600, size=(0.025, 0.075)):
    """Round stones on the slope height(x, y)."""
    shades = ('#8f9290', '#6f7474', '#b0aba0', '#5c6266', '#a08f80', '#c4c0b6')
    stones = [surface(shade, shade, '#d8d4ca', scale=9, roughness=0.75) for shade in shades]
    forms = []
    for i in range(18):
        form = blob_data((1.2, 0.95, 0.55), 0.14, 1.1, 3, seed=i)
        form.materials.append(stones[i % len(stones)])
        forms.append(form)
    for _ in range(count):
        t = chance.between(0, 1) ** 1.5
        x, y = chance.between(left, right), near + (far - near) * t
        wide = chance.between(*size) * chance.pick((1, 1, 1, 1.6))
        spot = (x, y, height(x, y) + 0.25 * wide)
        place(chance.pick(forms), None, spot, chance.tilt(0.3), wide)


def boulders(spots, colours=('#5c5e60', '#85837e', '#a8a49a')):
    """Stones at (x, y, z, size)."""
    stone = surface(*colours, scale=3, roughness=0.9, bump=0.5, bump_scale=10)
    for i, (x, y, z, size) in enumerate(spots):
        place(blob_data((size, size * 0.8, size * 0.6), 0.3, 1.4, 5, seed=i), stone, (x, y, z), (0, 0, chance.angle()))
