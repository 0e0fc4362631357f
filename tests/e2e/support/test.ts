import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { type BrowserContext, test as base, expect, type TestInfo } from 'playwright/test'
import { followClock } from '@/scripts/clock/clock-at'
import { watchBareTexts } from '@/tests/support/bare-texts'
import { register } from './commerce-api'
import { type Faults, watchFaults } from './faults'
import type { Shopper } from './session'

interface TestFixtures {
  /** as for a visitor who acts at once; false leaves that to the page */
  startsAtOnce: boolean
  faults: Faults
  shopper: Shopper
}

interface WorkerFixtures {
  /** for tests that change nothing of it: one a worker */
  customer: Shopper
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  startsAtOnce: [true, { option: true }],
  faults: [
    async ({ context, startsAtOnce }, use, info) => {
      await followClock(context)
      if (startsAtOnce)
        await context.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))),
        )
      await context.addInitScript(
        `(${watchBareTexts})((fault) => console.error('text without its own element:', fault))`,
      )
      const faults = watchFaults(context)
      await use(faults)
      if (info.status === 'timedOut') await describeHang(context, faults, info)
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

async function describeHang(context: BrowserContext, faults: Faults, info: TestInfo): Promise<void> {
  const shown = context.pages().map(async (page) => {
    const content = await page.locator('body').ariaSnapshot({ timeout: 2000 })
    return `${page.url()}\n${content}`
  })
  const settled = await Promise.allSettled(shown)
  const pages = settled.map((one) => (one.status === 'fulfilled' ? one.value : `${one.reason}`))
  const facts = ['no answer to:', ...faults.pending(), 'faults:', ...faults.unexpected(), ...pages].join('\n')
  const file = info.outputPath('hang.txt')
  await writeFile(file, facts)
  await info.attach('hang.txt', { path: file, contentType: 'text/plain' })
}

async function openAccount(): Promise<Shopper> {
  const shopper = { email: `${randomUUID()}@shopper.test`, password: 'shopper-one' }
  await register(shopper.email, shopper.password)
  return shopper
}

export { expect }
