import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import { ASYNC_TIMEOUT } from './timeouts'

configure({ asyncUtilTimeout: ASYNC_TIMEOUT.timeout })

/** An error on the console that no test expected fails it. */
let errors: MockInstance

beforeEach(() => {
  errors = vi.spyOn(globalThis.console, 'error')
})

afterEach(() => {
  cleanup()
  expect(errors).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** jsdom draws nothing, so that nothing is ever resized; the combobox asks all the same. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
