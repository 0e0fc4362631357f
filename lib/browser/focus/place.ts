const TARGETS = 'a[href], button, input, select, textarea, summary, [tabindex]'

interface Level {
  element: Element
  parent: Element
  index: number
}

/** Where an element is in the document: its position among its siblings, then that of each ancestor. */
export type Place = readonly Level[]

export function placeOf(element: Element | null): Place {
  const parent = element?.parentElement
  if (!element || !parent || element === document.body) return []
  return [{ element, parent, index: [...parent.children].indexOf(element) }, ...placeOf(parent)]
}

/**
 * Focuses what was at the place, else the first control of what is there now, of what follows, or of what precedes it, else
 * the content of the page.
 */
export function focusNear(place: Place): void {
  for (const target of targetsNear(place)) {
    // what is hidden, disabled or behind a dialog does not take it
    target.focus()
    if (document.activeElement === target) return
  }
}

function* targetsNear(place: Place): Generator<HTMLElement> {
  const [first] = place
  if (first?.element instanceof HTMLElement) yield first.element
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue
    const siblings = [...parent.children]
    yield* [...siblings.slice(index), ...siblings.slice(0, index).reverse()].flatMap(targetsIn)
  }
  const content = document.getElementById('content')
  if (content) yield content
}

function targetsIn(element: Element): HTMLElement[] {
  const inside = [...element.querySelectorAll<HTMLElement>(TARGETS)]
  return element instanceof HTMLElement && element.matches(TARGETS) ? [element, ...inside] : inside
}
