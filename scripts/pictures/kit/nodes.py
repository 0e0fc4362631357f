"""A thin wrapper around the node tree of a material."""

import bpy


class Nodes:
    """Adds and links shader nodes of one new material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.output = self.tree.nodes['Material Output']

    @property
    def principled(self):
        return self.tree.nodes['Principled BSDF']

    def add(self, kind, inputs=None, **settings):
        """Adds a node `ShaderNode<kind>`; an input is a value, or the socket that feeds it."""
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.feed(node.inputs[name], value)
        return node

    def feed(self, socket, value):
        """Sets the input to a value, or links it to another node's output."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def coordinates(self, space='Object', stretch=(1, 1, 1)):
        """Texture coordinates, scaled per axis."""
        source = self.add('TexCoord').outputs[space]
        return self.add('Mapping', {'Vector': source, 'Scale': stretch}).outputs[0]

    def ramp(self, factor, stops):
        """A colour ramp; stops are (position, linear colour), in ascending order."""
        node = self.add('ValToRGB', {'Fac': factor})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = colour
        return node.outputs[0]

    def scale_range(self, value, source, target):
        """Maps a number from the range `source` to the range `target`, clamped."""
        names = ('From Min', 'From Max', 'To Min', 'To Max')
        node = self.add('MapRange', {'Value': value, **dict(zip(names, (*source, *target)))})
        return node.outputs[0]
