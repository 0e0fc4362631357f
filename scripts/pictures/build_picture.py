"""
Run by Blender: builds one picture with its recipe and renders it.

The request is one JSON argument after `--`: recipe, parameters, seed, width, height, samples, output (a PNG) and
denoiser (the compiled nlm.c).
"""

import importlib
import json
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import chance
from kit.render import render_picture, start_scene


def main():
    request = json.loads(sys.argv[sys.argv.index('--') + 1])
    chance.seed(request['seed'])
    start_scene(request['width'], request['height'], request['samples'])
    bpy.context.scene.render.threads_mode = 'FIXED'
    bpy.context.scene.render.threads = 2
    recipe = importlib.import_module('recipes.' + request['recipe'].replace('-', '_'))
    recipe.build(**request['parameters'])
    render_picture(request['output'], request['seed'], request['denoiser'])


main()
