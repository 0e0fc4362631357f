"""What a garage and a car wash work with: wheels, brake parts, oil, wax, buckets."""

import math

from mathutils import Vector

from kit import chance
from kit.arrange import arrange
from kit.materials import surface
from kit.shapes import box, group, place
from kit.solids import blob, blob_data
from props.brakes import brake_disc, brake_pad
from props.car_polish import applicator, bonnet, clay_bar, wax_tin
from props.cleaning import bucket, spray
from props.engine_oil import dipstick, funnel, oil_filter, oil_jug
from props.textiles import folded_towel, rolled_towel
from props.tools import spanner
from props.winter_wheels import standing_wheel, winter_wheel

DEFAULT = (('brake-disc', (0, 0), 0), ('brake-pad', (1.5, -0.9), 20))


def build(things=DEFAULT, **scene):
    """Things: wheel, standing-wheel, brake-disc, brake-pad, jug, filter, funnel, dipstick, wax, bucket and others."""
    arrange(THINGS, things, **scene)


def _bucket(colour='#1f6aa0'):
    """A bucket of 29 cm, full of suds."""
    foam = surface('#eef2f5', '#fbfcfd', scale=12, roughness=0.35, scatter=0.3, coat=0.2)
    parts = [group(bucket(colour), scale=10)]
    parts.append(blob(foam, (0, 0, 2.52), radii=(1.36, 1.36, 0.62), uneven=0.1, frequency=3, subdivisions=5))
    bubble = blob_data((1, 1, 0.9), 0.03, 2, 3)
    for _ in range(420):
        x, y = chance.in_disc(1.24)
        size = chance.between(0.05, 0.2) * (1.15 - 0.5 * (x * x + y * y) / 1.5)
        high = 2.76 + 0.42 * (1 - (x * x + y * y) / 1.6) + chance.between(-0.06, 0.08)
        parts.append(place(bubble, foam, (x, y, high), scale=size))
    return parts


def _spray(colour='#c8321c', head='#1c1d20'):
    return [group(spray(colour, head), scale=10)]


def _sponge(colour='#c98436'):
    soft, pore = surface(colour, '#cf9040', scale=14, roughness=0.95), surface('#8a5a1c', roughness=1)
    parts = [box((2.3, 1.4, 0.9), soft, 0.16, location=(0, 0, 0.45))]
    hole = blob_data((1, 1, 0.35), 0.2, 2, 3)
    for _ in range(70):
        x, y = chance.between(-1.0, 1.0), chance.between(-0.58, 0.58)
        parts.append(place(hole, pore, (x, y, 0.892), scale=chance.between(0.02, 0.06)))
    for _ in range(50):
        spot = (chance.between(-1.0, 1.0), -0.695, chance.between(0.12, 0.78))
        parts.append(place(hole, pore, spot, (1.57, 0, 0), chance.between(0.02, 0.055)))
    return parts


def _mitt(colour='#2f6a9a'):
    """A washing mitt of chenille: many soft bobbles."""
    plush = [surface(tint, tint, roughness=1, sheen=0.5) for tint in (colour, '#3f7aaa', '#275d8a')]
    bobble = blob_data((0.16, 0.09, 0.09), 0.05, 2, 3)
    parts = [blob(plush[2], (0, 0, 0.3), radii=(1.15, 0.78, 0.36), uneven=0.05, floor=-0.26)]
    for i in range(520):
        turn, rise = i * 2.39996, math.asin(min(1.0, (i + 0.5) / 520))
        out = (math.cos(rise) * math.cos(turn), math.cos(rise) * math.sin(turn), math.sin(rise))
        spot = (1.16 * out[0], 0.8 * out[1], 0.14 + 0.55 * out[2] + chance.between(-0.03, 0.03))
        thing = place(bobble.copy(), chance.pick(plush), spot, scale=chance.between(0.8, 1.15))
        thing.rotation_euler = Vector(out).to_track_quat('X', 'Z').to_euler()
        parts.append(thing)
    return parts


THINGS = {
    'wheel': winter_wheel, 'standing-wheel': standing_wheel, 'brake-disc': brake_disc, 'brake-pad': brake_pad,
    'jug': oil_jug, 'filter': oil_filter, 'funnel': funnel, 'dipstick': dipstick, 'wax': wax_tin, 'bonnet': bonnet,
    'applicator': applicator, 'clay': clay_bar, 'bucket': _bucket, 'spray': _spray, 'sponge': _sponge, 'mitt': _mitt,
    'folded-towel': folded_towel, 'rolled-towel': rolled_towel, 'spanner': spanner,
}  # fmt: skip
