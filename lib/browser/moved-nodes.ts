/**
 * React throws where it removes a node, or places one before it, that a browser's translation or an extension has moved or
 * replaced meanwhile, after which the page would show an error. Texts that change have elements of their own, so that
 * this is for what others do to those.
 */
export function tolerateMovedNodes({ prototype }: typeof Node = Node): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = <T extends Node>(child: T): T => {
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }
  prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    let place = before
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as T
  }
}
