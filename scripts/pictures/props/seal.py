"""A harbour seal that rests on a rock; here 1 unit is 1 m."""

import math

from mathutils import noise

from kit import chance
from kit.colours import blend, linear
from kit.materials import painted, surface
from kit.shapes import group, place, sheet
from kit.solids import blob_data

# share of the length from the nose: half width, half height
FORM = (
    (0.0, 0.035, 0.03),
    (0.025, 0.062, 0.052),
    (0.06, 0.088, 0.08),
    (0.1, 0.112, 0.112),
    (0.15, 0.118, 0.118),
    (0.21, 0.125, 0.125),
    (0.3, 0.19, 0.17),
    (0.42, 0.25, 0.21),
    (0.55, 0.255, 0.205),
    (0.7, 0.19, 0.155),
    (0.82, 0.115, 0.1),
    (0.91, 0.065, 0.06),
    (0.95, 0.05, 0.04),
    (1.0, 0.012, 0.012),
)


def _form(v):
    for (a, w0, h0), (b, w1, h1) in zip(FORM, FORM[1:]):
        if v <= b:
            t = (v - a) / (b - a)
            t = t * t * (3 - 2 * t)
            return w0 + (w1 - w0) * t, h0 + (h1 - h0) * t
    return FORM[-1][1:]


def _spine(v, lift, tail):
    """Where the middle of the body is: the head and the tail are raised; the nose points along -x."""
    x = -0.8 + 1.6 * v
    up = lift * max(0.0, (0.36 - v) / 0.36) ** 1.5 - 0.06 * max(0.0, (0.1 - v) / 0.1)
    return x * (1 - 0.05 * lift), up + tail * max(0.0, (v - 0.66) / 0.34) ** 1.7


def seal(colours=('#8a8378', '#c4bba8', '#3f3b36'), lift=0.3, tail=0.25, seed=0):
    """`colours` are those of the back, the belly and the spots."""
    paint, dark = painted(roughness=0.5, coat=0.15), surface('#0a0a0b', roughness=0.12, coat=1)
    back, belly, spot = (linear(colour) for colour in colours)

    def body(u, v):
        turn = u * 2 * math.pi
        wide, tall = _form(v)
        x, z = _spine(v, lift, tail)
        low = -0.85 if math.sin(turn) < 0 else 1.0
        soft = 1 + 0.02 * noise.noise((v * 6, math.cos(turn) * 2, seed))
        return x, wide * soft * math.cos(turn), z + 0.2 + tall * soft * math.sin(turn) * abs(low)

    def colour(u, v):
        turn = u * 2 * math.pi
        x, y, z = body(u, v)
        up = math.sin(turn)
        tone = blend(belly, back, min(1, max(0, 0.45 + 0.8 * up)))
        grain = noise.fractal((x * 13, y * 13 + seed, z * 13), 0.9, 2.1, 4)
        spots = noise.noise((x * 21 + seed, y * 21, z * 21))
        tone = blend(tone, spot, min(0.75, max(0, spots * 2.2 - 0.35 + 0.3 * up)))
        return (*blend(tone, belly, min(1, max(0, 0.25 * grain)))[:3], 1)

    parts = [sheet(body, 96, 150, paint, closed_across=True, colour=colour)]
    x, z = _spine(0.062, lift, tail)
    for side in (-1, 1):
        parts.append(place(blob_data((0.019, 0.014, 0.02), 0, 1, 3), dark, (x + 0.012, side * 0.074, z + 0.245)))
        muzzle = surface(colours[1], colours[0], scale=12, roughness=0.6)
        nx, nz = _spine(0.012, lift, tail)
        parts.append(place(blob_data((0.045, 0.038, 0.034), 0.03, 2, 3), muzzle, (nx - 0.008, side * 0.03, nz + 0.188)))
        flipper = surface(colours[2], colours[0], scale=7, roughness=0.5)
        at, rise = _spine(0.36, lift, tail)
        fin = place(
            blob_data((0.16, 0.07, 0.022), 0.05, 2, 3),
            flipper,
            (at + 0.06, side * 0.24, rise + 0.08),
            (side * -0.7, 0.25, side * 0.5),
        )
        parts.append(fin)
        end, high = _spine(0.96, lift, tail)
        parts.append(
            place(
                blob_data((0.17, 0.055, 0.03), 0.05, 2, 3),
                flipper,
                (end + 0.09, side * 0.05, high + 0.215),
                (side * 0.9, -0.5 * tail - 0.1, side * 0.22),
            )
        )
    nx, nz = _spine(0.0, lift, tail)
    parts.append(place(blob_data((0.02, 0.024, 0.015), 0, 1, 3), dark, (nx - 0.028, 0, nz + 0.208)))
    return parts


def resting(spot, turn, tilt=0.0, size=1.0, **form):
    """A seal at its place; `tilt` follows the slope of the rock."""
    return group(seal(seed=chance.between(0, 20), **form), spot, (0, tilt, turn), size)
