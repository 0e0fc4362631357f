import { focusNear, isFocusLost, type Place, placeOf } from './place'

let place: Place | null = null

function follow(target: EventTarget | null): void {
  if (target instanceof Element) place = placeOf(target)
}

function onMutation(): void {
  if (place?.position.collapsed && isFocusLost()) focusNear(place)
}

function onFocusIn({ target }: FocusEvent): void {
  follow(target)
}

/** A browser also reports a focus that is lost since its element is hidden or disabled. */
function onFocusOut(): void {
  setTimeout(() => {
    if (!place || !isFocusLost()) return
    const { element, position } = place
    if (element.matches(':disabled') || element.checkVisibility?.() === false) focusNear(place)
    // the visitor left it
    else if (!position.collapsed) place = null
  })
}

/**
 * When a change removes, moves, hides or disables what has the focus, the focus goes to what is nearby instead of to the
 * body. Started once a page; the result stops it. A component that knows a better place focuses that itself.
 */
export function keepFocus(): () => void {
  follow(document.activeElement)
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
  const saved = placeOf(document.activeElement ?? document.body)
  return () => {
    place = saved
    setTimeout(() => {
      if (isFocusLost()) focusNear(saved)
    })
  }
}
