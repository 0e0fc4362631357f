"""Miso soup with clams in a lacquer bowl."""

import math

from mathutils import noise

from ingredients.beside import set_beside
from ingredients.greens import spring_onion
from ingredients.shellfish import clam
from kit import chance
from kit.camera import set_view
from kit.colours import blend, linear
from kit.lights import set_light
from kit.materials import painted, surface
from kit.shapes import group, sheet
from kit.solids import lathe
from kit.tables import set_table

LEVEL = 0.58


def build(beside=('chopsticks',), table='ash', light='window-left', view='seated', turn=6, **dish):
    """The soup of `serve` on a table."""
    set_table(table)
    set_light(light, 0.9)
    serve(**dish)
    set_beside(beside)
    set_view(view, (0, 0, 0.45), 4.6, turn, lens=66, blur=0.15, focus=(0, -0.35, 0.6))


def serve(outside='#1c1412', inside='#6b1410', clams=7):
    """At the origin."""
    _lacquer_bowl(outside, inside)
    _broth()
    for i in range(clams):
        turned, reach = i * 2.4 + 0.4, 0.56 * math.sqrt((i + 0.3) / clams)
        spot = (reach * math.cos(turned), reach * math.sin(turned), LEVEL - 0.05 + 0.05 * (i % 2))
        lean = (chance.between(-0.35, 0.35), chance.between(-0.3, 0.2), chance.angle())
        group(clam(0.23, chance.between(0.7, 1.0)), spot, lean)
    spring_onion([chance.in_disc(0.72) for _ in range(26)])


def _lacquer_bowl(outside, inside):
    shell = surface(outside, outside, roughness=0.18, coat=1)
    lining = surface(inside, inside, roughness=0.18, coat=1)
    side = [(0.42, 0), (0.45, 0.01), (0.44, 0.09), (0.5, 0.13), (0.8, 0.3), (0.95, 0.55), (0.98, 0.82), (0.965, 0.84)]
    lathe([(0, 0.05), (0.38, 0.05), (0.4, 0), *side], shell)
    lathe([(0.965, 0.84), (0.945, 0.82), (0.91, 0.56), (0.78, 0.34), (0.5, 0.17), (0, 0.14)], lining)


def _broth():
    """White miso: clouds of paste that settle in a pale broth."""
    paint = painted(roughness=0.08, coat=0.8, scatter=0.2)
    clear, cloud = linear('#a57c44'), linear('#d3b27a')

    def colour(u, v):
        x, y = v * math.cos(u * 2 * math.pi), v * math.sin(u * 2 * math.pi)
        field = noise.fractal((x * 2.2 + 0.6 * math.sin(y * 3), y * 2.2, 4), 1, 2, 5)
        return (*blend(clear, cloud, 0.55 + 1.1 * field)[:3], 1)

    sheet(lambda u, v: (0.915 * v * math.cos(u * 6.28319), 0.915 * v * math.sin(u * 6.28319), LEVEL), 120, 80, paint,
          closed_across=True, colour=colour)  # fmt: skip
