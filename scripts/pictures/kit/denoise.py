"""Calls the denoiser in nlm.c."""

import ctypes

import numpy

STRENGTH = 0.55
# the part of the noise that stays, so that surfaces do not look painted
GRAIN = 0.08


def denoise(library, halves, features):
    """Two half renders (height, width, 3) with their features (height, width, 6) to one clean picture."""
    height, width, _ = halves[0].shape
    raw = (halves[0] + halves[1]) / 2
    arrays = [numpy.ascontiguousarray(each, numpy.float32).copy() for each in (*halves, *features)]
    clean = numpy.empty((height, width, 3), numpy.float32)

    def pointer(array):
        return array.ctypes.data_as(ctypes.c_void_p)

    size = (ctypes.c_int(width), ctypes.c_int(height), ctypes.c_float(STRENGTH))
    ctypes.CDLL(library).denoise(*(pointer(each) for each in arrays), *size, pointer(clean))
    return (1 - GRAIN) * clean + GRAIN * numpy.minimum(raw, clean * 1.5)
