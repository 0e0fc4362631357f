"""What is seen in a cut roll of kimbap: sticks, greens and beef, pressed against each other."""

from kit import chance
from kit.materials import surface
from kit.shapes import box
from kit.solids import blob

TOP = 0.322
# colours, x, y, width, depth
STICKS = (
    (('#e9b81c', '#f2cf3e'), 0.075, -0.055, 0.085, 0.08),
    (('#d9661a', '#ea8534'), 0.085, 0.045, 0.06, 0.07),
    (('#d9661a', '#ea8534'), 0.03, 0.085, 0.05, 0.045),
    (('#f0cf6a', '#f7e09a'), -0.03, -0.085, 0.1, 0.06),
    (('#e08a84', '#f4d9d0'), -0.1, -0.02, 0.075, 0.07),
)
# colours, x, y, radii
LUMPS = (
    (('#244f16', '#3f7a28'), -0.06, 0.075, (0.075, 0.05)),
    (('#4a2414', '#7a4426'), 0.0, 0.0, (0.055, 0.05)),
)


def kimbap_filling():
    """Returns the objects."""
    parts = []
    for colours, x, y, width, depth in STICKS:
        flesh = surface(*colours, scale=8, roughness=0.3, coat=0.35, scatter=0.3)
        spot = (x + chance.between(-0.01, 0.01), y + chance.between(-0.01, 0.01), TOP)
        turned = (chance.between(-0.06, 0.06), chance.between(-0.06, 0.06), chance.between(-0.3, 0.3))
        parts.append(box((width, depth, 0.06), flesh, 0.012, location=spot, rotation=turned))
    for colours, x, y, (wide, deep) in LUMPS:
        flesh = surface(*colours, scale=16, roughness=0.35, coat=0.3, bump=0.6, bump_scale=40)
        form = {'radii': (wide, deep, 0.03), 'uneven': 0.45, 'frequency': 3, 'subdivisions': 4}
        parts.append(blob(flesh, (x, y, TOP + 0.012), seed=chance.whole(0, 99), **form))
    return parts
