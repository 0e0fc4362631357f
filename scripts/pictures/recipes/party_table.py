"""Snacks on the low table of a karaoke room: platters of dumplings and wings, fries, edamame, microphones."""

import math

import bpy

from ingredients.dumplings import copy_of, crescent
from ingredients.fries import fries_heap
from ingredients.greens import sesame
from ingredients.rolls import soy_pods
from kit import chance
from kit.camera import set_view
from kit.lights import area_light, backdrop, sky
from kit.materials import surface
from kit.shapes import box, group, place
from kit.solids import blob_data, lathe
from kit.vessels import bowl, dish, glaze, plate
from recipes.stage import THINGS


def build(left='#ff5fa8', right='#5f8cff', view='table', turn=0):
    """Warm light on the food, the colours of the room from both sides."""
    sky('#3a3040', 0.35)
    area_light((-1.5, 1.5, 6.0), (0, 0, 0.3), 3.4, 1500, '#fff0dc')
    area_light((-6.0, 2.6, 2.0), (0, 0, 0.4), 2.4, 520, left)
    area_light((6.0, 2.2, 2.0), (0, 0, 0.4), 2.4, 170, right)
    backdrop('#2a1c34', '#3a2644', distance=9, lights=16, height=(0.6, 3.6))
    box((30, 30, 0.3), surface('#1b171d', '#221c24', scale=3, roughness=0.32), 0.02, location=(0, 0, -0.15))
    dishes = (
        (_platter, (-1.5, -0.55), -2.85),
        (_platter, (1.6, -0.72), 2.9),
        (_fries, (0.2, 1.35), 0),
        (_pods, (2.5, 1.5), 0),
    )
    # made at the origin, and put aside: sesame must not fall onto another dish
    served = [(_made(make), spot, turned) for make, spot, turned in dishes]
    for parent, spot, turned in served:
        parent.location, parent.rotation_euler = (*spot, 0), (0, 0, turned)
    for spot, turned, colour in (((-2.9, 1.75), 2.75, '#8f9296'), ((-2.5, 1.2), 3.0, '#b58a3c')):
        group(THINGS['microphone'](colour), (*spot, 0.06), (0, 0, turned), 1.15)
    set_view(view, (0.05, 0.3, 0.3), 11.6, turn, lens=66, blur=0.2, focus=(0, -0.9, 0.4))


def _made(make):
    before = set(bpy.data.objects)
    make()
    return group([each for each in bpy.data.objects if each not in before and each.parent is None], (0, 0, -90))


def _platter():
    """Dumplings on one half, glazed wings on the other, a dip between them."""
    plate(glaze('navy'), 1.5, 0.16)
    dumpling = surface('#c98f50', '#deb478', '#98561f', scale=4, roughness=0.32, coat=0.4, bump=0.15, bump_scale=20)
    first = crescent(dumpling, 1)
    first.location, first.scale = (0, 0, -50), (0.01, 0.01, 0.01)
    for i in range(8):
        x, y = -0.32 - 0.58 * (i % 2), 0.72 - 0.46 * (i // 2) - 0.12 * (i % 2)
        copy_of(first, (x, y, 0.09), (0, 0, 0.35 + chance.between(-0.15, 0.15)), 0.62)
    _wings()
    dish(glaze('black'), 0.34, 0.26, location=(0.1, -0.72, 0.08))
    sauce = surface('#7d1a0c', '#a83418', roughness=0.1, coat=1)
    lathe([(0.3, 0.29), (0.1, 0.292), (0, 0.292)], sauce, 48, location=(0.1, -0.72, 0))
    sesame([(0.6 + x, 0.2 + y) for x, y in (chance.in_disc(0.55) for _ in range(40))])


def _wings():
    crust = surface('#8a3410', '#b8561c', '#d07828', scale=6, roughness=0.22, coat=0.7, bump=0.8, bump_scale=18)
    for i in range(11):
        reach, turned = 0.5 * math.sqrt((i + 0.5) / 11), i * 2.4
        spot = (0.62 + reach * math.cos(turned), 0.2 + 1.3 * reach * math.sin(turned), 0.26 + 0.26 * (i < 4))
        form = blob_data((0.33, 0.17, 0.15), 0.28, 2.4, 5, seed=i, octaves=6)
        place(form, crust, spot, chance.tilt(0.4), chance.between(0.85, 1.05))


def _fries():
    bowl(glaze('white'), 1.0, 0.6)
    fries_heap((0, 0, 0.42), 90, 0.72, 0.6, length=(0.6, 1.0), thickness=0.09)


def _pods():
    bowl(glaze('black'), 1.0, 0.55)
    soy_pods(0.2)
