"""Pavement, road and the houses beside a store; here 1 unit is 1 m, the wall is y = 0."""

from kit import chance
from kit.materials import surface
from kit.shapes import box
from kit.solids import lathe, tubes
from props.shop_windows import sash


def pavement(shades, wet=False):
    """Slabs, a curb and the road."""
    gloss = {'roughness': 0.2, 'rough_to': 0.42} if wet else {'roughness': 0.85}
    stones = [surface(dark, light, scale=3, bump=0.12, bump_scale=18, **gloss) for dark, light in shades]
    box((20, 2.4, 0.1), surface('#3a3835', roughness=0.95), 0.001, location=(0, -0.95, -0.13))
    for row in range(5):
        for i in range(-15, 16):
            spot = (i * 0.6 + (0.3 if row % 2 else 0), -0.12 - row * 0.42, -0.04 + chance.between(-0.003, 0.003))
            box((0.588, 0.408, 0.08), chance.pick(stones), 0.008, location=spot)
    for i in range(-9, 10):
        box((0.99, 0.2, 0.2), stones[0], 0.025, location=(i, -2.12, -0.1))
    asphalt = surface('#3a3c40', '#4a4c50', '#55575b', scale=24, detail=10, bump=0.4, bump_scale=90, **gloss)
    box((30, 8, 0.1), asphalt, 0.001, location=(0, -6.2, -0.18))


def neighbours(left, right, lit=0.0):
    """The houses to both sides, in their colours, with a pipe at the edge."""
    frame = surface('#d9d4c8' if not lit else '#4a4844', roughness=0.5)
    for side, colour in ((-1, left), (1, right)):
        plaster = surface(colour, colour, scale=1, roughness=0.9, bump=0.15, bump_scale=30)
        box((9, 0.3, 6), plaster, 0.01, location=(side * 7.88, 0.16, 2.9))
        stone = surface('#8a857c', '#9b968d', scale=4, roughness=0.85)
        box((9, 0.06, 0.5), stone, 0.01, location=(side * 7.9, 0.0, 0.25))
        x, zinc = side * 3.42, surface('#5f6468', '#6d7276', scale=4, roughness=0.45, metallic=0.7)
        tubes([[(x, -0.07, 0.0), (x, -0.07, 2), (x, -0.07, 4.7)]], 0.045, zinc, fineness=5)
        for z in (0.5, 2.2, 3.6):
            lathe([(0.056, -0.025), (0.056, 0.025)], zinc, 24, smooth=False, location=(x, -0.07, z))
        sash(side * 4.75, 0.0, 1.75, 1.1, 1.5, frame, lit)
