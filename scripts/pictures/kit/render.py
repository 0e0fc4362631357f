"""Renders the scene twice with half of the samples, denoises and grades it, and writes a PNG."""

import os
import tempfile

import bpy
import numpy

from .denoise import denoise
from .grade import grade

PASSES = {'colour': 'Image', 'albedo': 'DiffCol', 'normal': 'Normal'}


def start_scene(width, height, samples):
    """Empties the scene and sets how it is rendered."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = max(1, samples // 2)
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 7
    cycles.transparent_max_bounces = 14
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 20
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    set_exposure(0.4)


def set_exposure(stops, look='Medium High Contrast'):
    """How bright the picture is, in stops."""
    settings = bpy.context.scene.view_settings
    settings.view_transform = 'Filmic'
    settings.look = look
    settings.exposure = stops


def render_picture(output, seed, denoiser):
    """Renders the scene to the PNG `output`; `denoiser` is the compiled nlm.c."""
    scene = bpy.context.scene
    halves, features = [], []
    with tempfile.TemporaryDirectory() as folder:
        _write_passes(scene, folder)
        for frame in (1, 2):
            scene.frame_set(frame)
            scene.cycles.seed = seed * 10 + frame
            bpy.ops.render.render()
            colour, albedo, normal = (_read_pass(folder, name, frame) for name in PASSES)
            halves.append(colour)
            features.append(numpy.concatenate([albedo, normal], axis=2))
    _save(grade(denoise(denoiser, halves, features), seed), output)


def _write_passes(scene, folder):
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_color = True
    layer.use_pass_normal = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[output], files.inputs[name])
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])


def _read_pass(folder, name, frame):
    image = bpy.data.images.load(os.path.join(folder, f'{name}{frame:04d}.exr'))
    image.colorspace_settings.name = 'Linear'
    width, height = image.size
    pixels = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3].copy()


def _save(picture, output):
    height, width, _ = picture.shape
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format = 'PNG'
    settings.color_mode = 'RGB'
    settings.color_depth = '8'
    image.save_render(output, scene=bpy.context.scene)
