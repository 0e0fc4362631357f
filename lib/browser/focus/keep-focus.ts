import { focusNear, type Place, placeOf } from './place'

let place: Place = []

const isLost = () => place.length > 0 && document.activeElement === document.body

/** Whether it was removed, or only moved: a moved element loses focus too. */
function wasTaken(removed: readonly Node[]): boolean {
  const element = place[0]?.element
  return !element?.isConnected || removed.some((node) => node.contains(element))
}

function onMutation(records: readonly MutationRecord[]): void {
  if (isLost() && wasTaken(records.flatMap(({ removedNodes }) => [...removedNodes]))) focusNear(place)
}

function onFocusIn({ target }: FocusEvent): void {
  if (target instanceof Element) place = placeOf(target)
}

/** A browser also reports a focus that is lost since its element is hidden or disabled. */
function onFocusOut(): void {
  setTimeout(() => {
    if (!isLost()) return
    const element = place[0]?.element
    if (element?.matches(':disabled') || element?.checkVisibility?.() === false) focusNear(place)
    // the visitor left it
    else if (element?.isConnected) place = []
  })
}

/**
 * When a change removes, moves, hides or disables what has the focus, the focus goes to what is nearby instead of to the
 * body. Started once a page; the result stops it. A component that knows a better place focuses that itself.
 */
export function keepFocus(): () => void {
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  const observer = new MutationObserver(onMutation)
  observer.observe(document, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
  }
}

/** Remembers what has the focus. The result gives it back, or to what is nearby, after the current change. */
export function saveFocus(): () => void {
  const saved = placeOf(document.activeElement)
  return () => {
    place = saved
    setTimeout(() => {
      if (document.activeElement === document.body) focusNear(saved)
    })
  }
}
