import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { ASYNC_TIMEOUT } from './timeouts'

configure({ asyncUtilTimeout: ASYNC_TIMEOUT })

/** An error on the console that no test expected fails it. */
let errors: MockInstance

beforeEach(() => {
  // an act() that an earlier file did not wait for leaves it on
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  errors = vi.spyOn(globalThis.console, 'error')
})

afterEach(() => {
  cleanup()
  expect(errors).not.toHaveBeenCalled()
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
