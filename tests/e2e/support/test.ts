import { randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { register } from './commerce-api'
import { type Faults, watchFaults } from './faults'
import type { Shopper } from './session'

interface TestFixtures {
  /** starts the scripts of a page at once, as for a visitor who acts at once; false leaves that to the page */
  startsAtOnce: boolean
  /** fails the test on a fault that it does not expect */
  faults: Faults
  /** an account of the test's own */
  shopper: Shopper
}

interface WorkerFixtures {
  /** an account for tests that change nothing of it: one a worker */
  customer: Shopper
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  startsAtOnce: [true, { option: true }],
  faults: [
    async ({ context, startsAtOnce }, use) => {
      if (startsAtOnce)
        await context.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))),
        )
      const faults = watchFaults(context)
      await use(faults)
      expect(faults.unexpected(), 'faults in the browser').toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures take
  shopper: async ({}, use) => use(await openAccount()),
  customer: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that fixtures take
    async ({}, use) => use(await openAccount()),
    { scope: 'worker' },
  ],
})

async function openAccount(): Promise<Shopper> {
  const shopper = { email: `${randomUUID()}@shopper.test`, password: 'shopper-one' }
  await register(shopper.email, shopper.password)
  return shopper
}

export { expect }
