/**
 * Calls `report` when React changes, removes or places something before a text that is not alone in its element. Such a
 * text is a node that React keeps; the translation of a browser puts elements in the place of these, after which the old
 * text stays, or React throws. They leave shadow trees alone. Runs in pages too, so that it uses nothing from elsewhere.
 */
export function watchBareTexts(report: (fault: string) => void): void {
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') as PropertyDescriptor
  const isKept = (node: unknown): node is Text =>
    node instanceof Text &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$')) &&
    !(node.getRootNode() instanceof ShadowRoot)
  const describe = (how: string, text: Text, parent: Node | null) =>
    report(`${how} “${text.data}” in ${parent instanceof Element ? parent.outerHTML.slice(0, 300) : 'nothing'}`)

  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, next: string | null) {
      if (isKept(this)) describe(`${next} replaces`, this, this.parentNode)
      value.set?.call(this, next)
    },
  })
  prototype.removeChild = function <T extends Node>(child: T): T {
    if (isKept(child)) describe('removed:', child, this)
    return removeChild.call(this, child) as T
  }
  prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    if (isKept(before)) describe('something is placed before', before, this)
    return insertBefore.call(this, node, before) as T
  }
}
