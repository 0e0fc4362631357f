"""A striped bucket of popcorn with cinema tickets."""

import math

from kit import chance
from kit.camera import set_view
from kit.colours import linear
from kit.lights import area_light, backdrop, set_light
from kit.materials import painted, surface
from kit.shapes import box, place, sheet
from kit.solids import blob, blob_data
from kit.tables import set_table


def build(stripe='#b0241c', buckets=1, tickets=True, table='charcoal', light='evening', wall='#2a1216', turn=6):
    """One or two buckets; `stripe` is the colour on the white paper."""
    set_table(table)
    set_light(light, 1.3)
    area_light((2.6, -3.4, 4.2), (0.3, 0, 1.2), 2.4, 170, '#ffe6c4')
    backdrop(wall, wall, distance=9, lights=14)
    spots = ((0.0, 0.0), (1.35, 0.7))[:buckets]
    for spot in spots:
        _bucket(spot, stripe)
    for _ in range(26):
        x, y = chance.between(-1.9, 2.1), chance.between(-1.3, -0.5)
        _kernel((x, y, 0.08))
    if tickets:
        _tickets()
    set_view('low', (0.25 * buckets, 0, 0.9), 5.2 + 0.8 * buckets, turn, lens=62, blur=0.18, focus=(0, -0.6, 1.2))


def _bucket(spot, stripe):
    paper = painted(roughness=0.5, coat=0.15)
    white, colour = linear('#f4eee2'), linear(stripe)

    def point(u, v):
        around = u * 2 * math.pi
        reach = 0.55 + 0.27 * v
        scallop = 0.05 * abs(math.sin(around * 8)) * (v > 0.96)
        return spot[0] + reach * math.cos(around), spot[1] + reach * math.sin(around), 1.45 * v + scallop

    sheet(point, 192, 40, paper, closed_across=True, colour=lambda u, v: colour if int(u * 16) % 2 else white)
    for i in range(230):
        x, y = chance.in_disc(0.82)
        dome = 0.45 * (1 - (x * x + y * y) / 0.68)
        _kernel((spot[0] + x, spot[1] + y, 1.4 + dome * chance.between(0.4, 1)), i)


_forms = []


def _kernel(spot, seed=0):
    """One popped kernel: a clump of four to six lobes."""
    if not _forms:
        flesh = surface('#f6dfa8', '#fdf0d0', '#dba850', scale=5, roughness=0.65, bump=0.3)
        hull = surface('#b5722c', '#c98a3c', roughness=0.4)
        _forms.extend((flesh, hull))
    flesh, hull = _forms
    for _ in range(chance.whole(4, 6)):
        offset = [part + chance.between(-0.075, 0.075) for part in spot]
        size = chance.between(0.06, 0.105)
        place(blob_data((size, size, size * 0.9), 0.28, 2.2, 3, seed=chance.whole(0, 999)), flesh, offset)
    if seed % 3 == 0:
        blob(hull, spot, chance.tilt(2), radii=(0.05, 0.035, 0.03), uneven=0.2, subdivisions=2)


def _tickets():
    card = surface('#d9b45a', '#e2c272', scale=3, roughness=0.7)
    ink = surface('#5a1a18', roughness=0.7)
    for i in range(2):
        turned = (0, 0, -0.35 + 0.25 * i)
        base = (-1.35 + 0.12 * i, -0.35 + 0.1 * i, 0.02 + 0.02 * i)
        box((0.95, 0.48, 0.012), card, 0.004, location=base, rotation=turned)
        for offset in (-0.12, 0.0, 0.12):
            line = (base[0] + 0.05, base[1] + offset, base[2] + 0.008)
            box((0.5, 0.035, 0.004), ink, 0.001, location=line, rotation=turned)
