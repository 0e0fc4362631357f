import { saveFocus } from '@/lib/browser/focus/keep-focus'

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'

const stopsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>(STOPS)]

/** From the last stop to the first and back; by itself a browser would lead to its own bar between them. */
function keepInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = stopsOf(dialog).filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility?.() !== false)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from && document.activeElement !== dialog) return
  event.preventDefault()
  to?.focus()
}

/** The result closes it, and returns the focus. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const returnFocus = saveFocus()
  const onKeyDown = (event: KeyboardEvent) => keepInside(dialog, event)
  const { documentElement } = document
  const scrollBar = `${innerWidth - documentElement.clientWidth}px`
  // the page keeps its width while its scroll bar is gone
  if (!document.querySelector('dialog[open]')) documentElement.style.setProperty('--scroll-bar', scrollBar)
  dialog.addEventListener('keydown', onKeyDown)
  dialog.showModal()
  const target = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? stopsOf(dialog)[0]
  target?.focus()
  return () => {
    dialog.removeEventListener('keydown', onKeyDown)
    dialog.close()
    returnFocus()
  }
}
