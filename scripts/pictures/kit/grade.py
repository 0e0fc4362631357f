"""What a photographer does afterwards: colour, glow, vignette, grain."""

import numpy

LUMINANCE = numpy.array([0.2126, 0.7152, 0.0722], numpy.float32)


def grade(image, seed, saturation=1.08, glow=0.2, vignette=0.4, grain=0.01):
    """Grades a linear picture (height, width, 3)."""
    height, width, _ = image.shape
    grey = (image @ LUMINANCE)[..., None]
    image = numpy.maximum(0, grey + (image - grey) * saturation)
    image = image + glow * _blur(numpy.clip(image - 1.2, 0, 6), (width // 90, width // 40, width // 22))
    y, x = numpy.mgrid[0:height, 0:width]
    off_centre = (x / width - 0.5) ** 2 + (y / height - 0.5) ** 2
    image = image * (1 - vignette * off_centre)[..., None]
    return image * (1 + numpy.random.default_rng(seed).normal(0, grain, (height, width, 1)))


def _blur(image, radii):
    """Box blurs of growing size, one after another."""
    for radius in radii:
        for axis in (0, 1):
            length = image.shape[axis]
            margin = [(radius + 1, radius) if axis == each else (0, 0) for each in range(3)]
            sums = numpy.cumsum(numpy.pad(image, margin, mode='edge'), axis=axis)
            window = 2 * radius + 1
            upper = numpy.take(sums, numpy.arange(window, window + length), axis=axis)
            image = (upper - numpy.take(sums, numpy.arange(length), axis=axis)) / window
    return image
