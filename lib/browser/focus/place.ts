const TARGETS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** An element and its position, which the browser keeps up to date: it collapses when the element is removed or moved. */
export interface Place {
  element: Element
  position: Range
}

export const isFocusLost = () => document.activeElement === document.body

export function placeOf(element: Element): Place {
  const position = document.createRange()
  position.selectNode(element)
  return { element, position }
}

/**
 * Focuses the element, else the first control of what stands there now, of what follows, or of what precedes it, else the
 * content of the page.
 */
export function focusNear({ element, position }: Place): void {
  for (const target of [element, ...targetsNear(position.startContainer, position.startOffset)]) {
    // what is hidden, disabled or behind a dialog does not take it
    if (target instanceof HTMLElement) target.focus()
    if (!isFocusLost()) return
  }
}

function targetsNear(parent: Node, index: number): (Element | null)[] {
  const above = parent.parentNode
  if (!above || parent === document.documentElement) return [document.getElementById('content')]
  const siblings = [...parent.childNodes]
  const near = [...siblings.slice(index), ...siblings.slice(0, index).reverse()]
  const around: Node[] = [...above.childNodes]
  return [...near.flatMap(targetsIn), ...targetsNear(above, around.indexOf(parent))]
}

function targetsIn(node: Node): Element[] {
  if (!(node instanceof Element)) return []
  const inside = [...node.querySelectorAll(TARGETS)]
  return node.matches(TARGETS) ? [node, ...inside] : inside
}
