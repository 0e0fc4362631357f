"""Seeded random numbers: the same seed always builds the same picture."""

import math
import random

_source = random.Random(0)


def seed(value):
    """Starts the sequence of a picture."""
    _source.seed(value)


def between(low, high):
    """A number from low to high."""
    return _source.uniform(low, high)


def around(mean, spread):
    """A normally distributed number."""
    return _source.gauss(mean, spread)


def whole(low, high):
    """A whole number from low to high, both included."""
    return _source.randint(low, high)


def pick(options):
    """One of the options."""
    return _source.choice(options)


def angle():
    """Any angle, in radians."""
    return _source.uniform(0, 2 * math.pi)


def tilt(most):
    """A small rotation around all three axes: up to `most` radians for x and y, any angle for z."""
    return (between(-most, most), between(-most, most), angle())


def in_disc(radius):
    """A point (x, y) evenly distributed in a disc around the origin."""
    distance = radius * math.sqrt(_source.random())
    direction = angle()
    return distance * math.cos(direction), distance * math.sin(direction)
