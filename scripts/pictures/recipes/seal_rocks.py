"""Seals on a rock off the harbour in the light of an afternoon. 1 unit is 1 m."""

from kit.camera import camera
from kit.lights import sky
from kit.outdoors import ridge
from kit.shapes import land
from props.sea import clear_sky, islet, sea, sunlight
from props.seal import resting

SHADES = (('#9a948a', '#d0c8b8', '#4a453e'), ('#6b6864', '#b0a898', '#2c2a26'), ('#a89a82', '#d3c6ac', '#5f5442'))


def build(turn=0.0):
    """`turn` moves the camera sideways."""
    sky('#cfdcec', 0.5)
    clear_sky('#f3d3a8', '#6a9ed4', height=32, strength=1.12)
    ridge('#8fa0b4', 56, 4.2, 1.7, 0.85)
    ridge('#48686c', 50, 2.0, 3.9, 0.6, 0.9)
    sunlight((0.75, 0.5, -0.55), 3.5, '#ffdcae')
    sea(('#24566a', '#2c6274'), swell=0.11)
    islet((0.1, 4.6, 0), 7.4, 4.8, 1.4, seed=6, colours=('#0e0f11', '#2c2a28', '#55504a'), jagged=0.13)
    islet((-6.5, 12, 0), 6, 3, 0.9, seed=3)
    spots = ((-1.45, 4.05), (0.12, 3.7), (1.5, 4.7))
    found = land(spots)
    for i, (point, _) in enumerate(found):
        turned, tilt, lift, tail = ((0.35, 0.0, 0.34, 0.3), (-0.25, 0.05, 0.2, 0.34), (2.75, 0.0, 0.3, 0.26))[i]
        resting((point.x, point.y, point.z - 0.05), turned, tilt, 1.15, colours=SHADES[i % 3], lift=lift, tail=tail)
    camera((0.4 + turn, -1.6, 1.75), (0.1, 4.0, 0.72), lens=43, blur=0.015, focus=(0.2, 3.6, 0.8))
