"""The wall of a dance studio: mirrors, and two rails before them. 1 unit is 1 m, the wall is y = 4."""

from kit.materials import surface
from kit.shapes import box
from kit.solids import tubes


def barre(steel, timber):
    """Five mirrors, and rails of `timber` on feet of `steel`."""
    mirror = surface('#e9edee', roughness=0.01, metallic=1)
    for i in range(5):
        box((1.28, 0.02, 2.2), mirror, 0.004, location=(-2.55 + i * 1.3, 3.95, 1.3))
    box((6.6, 0.05, 0.08), timber, 0.01, location=(0.05, 3.94, 2.44))
    for z in (0.85, 1.1):
        tubes([[(-3.1, 3.7, z), (-1, 3.7, z), (1, 3.7, z), (3.2, 3.7, z)]], 0.025, timber, fineness=6)
    for x in (-2.6, -0.9, 0.8, 2.5):
        tubes([[(x, 3.7, 1.1), (x, 3.7, 0.85), (x, 3.72, 0.0)]], 0.018, steel)
        box((0.16, 0.2, 0.02), steel, 0.004, location=(x, 3.75, 0.01))
