import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
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

/** jsdom has no layout, but the combobox requires a ResizeObserver. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
