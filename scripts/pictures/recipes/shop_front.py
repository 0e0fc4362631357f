"""The front of a small restaurant or cafe, seen from the street. 1 unit is 1 m."""

import bpy

from kit.camera import camera
from kit.lights import area_light, sky
from kit.materials import surface
from kit.outdoors import sun
from kit.render import set_exposure
from kit.shapes import box
from kit.wood import wood
from props.shop_covers import flat_canopy, noren, striped_awning, tiled_eaves
from props.shop_inside import room
from props.shop_lamps import long_lantern, soft_spots, string_lights, swan_lamps
from props.shop_walls import DOOR, WINDOW, middle_of, mirrored, street_wall, upright
from props.shop_windows import fascia, shop_door, shop_window, upper_windows
from props.street import neighbours, pavement
from props.street_things import THINGS

STONES = {
    'pale': (('#8f8678', '#a09789'), ('#998f80', '#a89e8f'), ('#867e72', '#978e82'), ('#9a8c7a', '#a99b89')),
    'grey': (('#7b7a78', '#8c8b88'), ('#84827e', '#94928d'), ('#747371', '#858380'), ('#8a8780', '#98958d')),
}
# name: (brightness of the room, wet pavement, kind of stones, light in the windows of the neighbours)
HOURS = {'day': (1.0, False, 'pale', 0), 'dusk': (0.9, True, 'grey', 0.25), 'night': (1.6, True, 'grey', 0.3)}


def build(
    wall='plaster',
    colours=('#ecdcc0', '#f3e7d0'),
    trim='#2f6a6a',
    above='awning',
    cloth=('#d9707a', '#f6efe2'),
    hour='day',
    inside='cafe',
    lights='none',
    things=(),
    sides=('#c9b8a0', '#a8b4b0'),
    door='right',
    seen_from=-2.2,
    lens=30,
    upper='#e9e2d4',
):
    """
    Walls: brick, timber, plaster, tiles. Above the window: awning, noren, canopy. Hours: day, dusk, night. Inside:
    gelato, sushi, grill, cafe. Lights: none, lanterns, string, lamps. Things on the pavement: bench, cone, pots,
    planters, bamboo. `sides` are the houses beside it, `seen_from` is where along the street the camera stands, `upper`
    the colour of the windows above, if there are any.
    """
    side = 1 if door == 'right' else -1
    window, entry = (WINDOW, DOOR) if side > 0 else (mirrored(WINDOW), mirrored(DOOR))
    brightness, wet, stones, lit = HOURS[hour]
    _set_hour(hour)
    street_wall(wall, colours, (window, entry))
    neighbours(*sides, lit)
    if upper:
        upper_windows((-1.9, 0, 1.9), upper, lit)
    pavement(STONES[stones], wet)
    frame = wood(*trim, 0.5) if isinstance(trim, list) else surface(trim, roughness=0.4, coat=0.15)
    shop_window(window, frame, 3, panelled=above != 'noren')
    shop_door(entry, frame, -side)
    room(inside, window, brightness)
    ABOVE[above](window, entry, frame, cloth)
    LIGHTS[lights](window, entry)
    for name in things:
        THINGS[name](window, entry, side)
    camera((seen_from, -6.9, 1.5), (seen_from * 0.12, 0, 1.5), lens=lens, blur=0.02, focus=(0, -0.2, 1.5))
    bpy.context.scene.camera.data.shift_y = 0.012


def _set_hour(hour):
    if hour == 'day':
        sky('#bcd4f4', 0.42)
        sun((-7.5, -8.5, 10.5), 9500, '#ffe6bc', 0.6)
        set_exposure(0.45, 'High Contrast')
    elif hour == 'dusk':
        sky('#5f7ec4', 0.5)
        area_light((4, -9, 6), (0, 0, 1.5), 6, 420, '#b4c2f0')
        set_exposure(0.8)
    else:
        sky('#2f4fa8', 0.5)
        area_light((-5, -8, 6), (0, 0, 1.5), 3, 210, '#ffe0c0')
        set_exposure(0.85)


def _edges(window, entry):
    return min(window[0], entry[0]) - 0.3, max(window[1], entry[1]) + 0.3


def _awning(window, entry, frame, cloth):
    fascia((window, entry), frame)
    left, right = _edges(window, entry)
    striped_awning(left, right, cloth)


def _noren(window, entry, frame, cloth):
    left, right = _edges(window, entry)
    tiled_eaves(left - 0.25, right + 0.25)
    noren(entry[0] - 0.08, entry[1] + 0.08, 2.42, 0.85, cloth[0], cloth[1])
    start, end, low, high = window
    stone = surface('#6f6c68', '#7d7a75', scale=5, roughness=0.8)
    for piece in ((-3.35, entry[0]), (entry[1], 3.35)):
        box((piece[1] - piece[0], 0.1, 0.3), stone, 0.012, location=((piece[0] + piece[1]) / 2, -0.03, 0.15))
    for i in range(int((end - start) / 0.11)):
        x = start + 0.08 + i * 0.11
        if i % 8 < 3:
            upright(frame, (0.035, 0.04, high - low - 0.1), (x, 0.02, (low + high) / 2))


def _canopy(window, entry, frame, cloth):
    fascia((window, entry), frame, wood('#6b4424', '#a8743f', 0.5))
    left, right = _edges(window, entry)
    flat_canopy(left - 0.1, right + 0.1, cloth[0])


ABOVE = {'awning': _awning, 'noren': _noren, 'canopy': _canopy}


def _lanterns(window, entry):
    x = (window[1] + entry[0]) / 2 if entry[0] > window[1] else (window[0] + entry[1]) / 2
    x += 0.14 if entry[0] < window[0] else -0.14
    long_lantern((x, -0.34, 2.1), size=1.1)
    soft_spots([(x, -0.8, 2.6), (middle_of(entry) - 0.2, -0.85, 2.6), (middle_of(entry) + 0.2, -0.85, 2.6)], 12)
    soft_spots([(window[0] + 0.4, -0.8, 2.6), (window[1] - 0.2, -0.8, 2.6)], 8)


def _string(window, entry):
    left, right = _edges(window, entry)
    string_lights((left, -0.78, 2.6), ((left + right) / 2, -0.78, 2.6), 0.14, 9)
    string_lights(((left + right) / 2, -0.78, 2.6), (right, -0.78, 2.6), 0.14, 9)
    swan_lamps([left + (right - left) * t for t in (0.1, 0.37, 0.63, 0.9)])


def _lamps(window, entry):
    left, right = _edges(window, entry)
    swan_lamps([left + (right - left) * t for t in (0.1, 0.37, 0.63, 0.9)])


LIGHTS = {'none': lambda window, entry: None, 'lanterns': _lanterns, 'string': _string, 'lamps': _lamps}
