import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { keepFocus } from '@/lib/browser/focus/keep-focus'
import { watchBareTexts } from './bare-texts'
import { ASYNC_TIMEOUT } from './timeouts'

configure({ asyncUtilTimeout: ASYNC_TIMEOUT })

// as every page does; the next file of a worker has modules of its own
afterAll(keepFocus())

const bareTexts: string[] = []
watchBareTexts((fault) => bareTexts.push(fault))

let errors: MockInstance

beforeEach(() => {
  // an act() that an earlier file did not wait for leaves it on
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  errors = vi.spyOn(globalThis.console, 'error')
})

afterEach(() => {
  cleanup()
  expect(errors).not.toHaveBeenCalled()
  expect(bareTexts.splice(0), 'text that changes and has no element of its own').toEqual([])
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

/** The real one, since a test may have replaced it. */
const { setImmediate } = globalThis

// React's scheduler works in immediates: one that is still queued would run when the page is gone
afterAll(async () => {
  for (let round = 0; round < 3; round++) await new Promise<void>((resolve) => setImmediate(resolve))
})

/** jsdom has no layout, but the combobox requires a ResizeObserver. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const modals: { dialog: HTMLDialogElement; opener: EventTarget | null }[] = []

/** Other than in a dialog that is not open yet, where nothing can have it. */
let focused: EventTarget | null = null
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && !target.closest('dialog:not([open])')) focused = target
})

function hideOutside() {
  const top = modals.at(-1)?.dialog
  for (const element of document.body.children)
    if (top && element !== top) element.setAttribute('aria-hidden', 'true')
    else element.removeAttribute('aria-hidden')
}

// jsdom has no modal dialogs: these open, close and return the focus as a browser's do
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    const { activeElement } = document
    modals.push({ dialog: this, opener: this.contains(activeElement) ? focused : activeElement })
    this.open = true
    this.setAttribute('aria-modal', 'true')
    hideOutside()
  },
  close(this: HTMLDialogElement) {
    const index = modals.findIndex(({ dialog }) => dialog === this)
    const [{ opener = null } = {}] = index < 0 ? [] : modals.splice(index, 1)
    this.open = false
    hideOutside()
    if (opener instanceof HTMLElement) opener.focus()
    setTimeout(() => this.dispatchEvent(new Event('close')))
  },
})
document.addEventListener('keydown', (event) => {
  const top = modals.at(-1)?.dialog
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close()
})
