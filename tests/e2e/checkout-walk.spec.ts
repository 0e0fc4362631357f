import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { openShop, type Shop } from './checkout-walk/shop'
import { led, STEPS, used } from './checkout-walk/steps'
import { openWalker } from './checkout-walk/walker'

const MINUTES = process.env.SOAK ? 60 : 1.5
const WALK = { seed: Number(process.env.WALK_SEED ?? Date.now() % 2 ** 31), path: process.env.WALK_PATH }

test.describe('a shopper at the checkout', () => {
  test.describe.configure({ mode: 'serial', retries: 0, timeout: (MINUTES + 4) * 60_000 })
  let shop: Shop
  test.beforeAll(async () => {
    shop = await openShop()
  })
  test.afterAll(async () => {
    await shop?.close()
  })

  test(`walks at random for ${MINUTES} minutes: what is shown is charged, nothing entered is lost, every press leads somewhere`, async ({
    browser,
  }) => {
    process.stdout.write(`WALK_SEED=${WALK.seed} repeats this walk\n`)
    const walk = fc.asyncProperty(fc.commands(STEPS, { maxCommands: 40, size: 'max' }), async (commands) => {
      await shop.calm()
      const context = await browser.newContext({ locale: 'en-CA', timezoneId: 'America/Vancouver' })
      const walker = await openWalker(shop, context)
      await fc.asyncModelRun(() => ({ model: {}, real: { shop, walker } }), commands).finally(() => context.close())
      expect(await shop.differences(), 'the books agree').toEqual([])
    })
    await fc.assert(walk, {
      seed: WALK.seed,
      ...(WALK.path && { path: WALK.path }),
      numRuns: 10_000,
      interruptAfterTimeLimit: MINUTES * 60_000,
      markInterruptAsFailure: false,
    })
    process.stdout.write(`${countsOf('steps', used)}\n${countsOf('presses', led)}\n`)
    expect(total(used)).toBeGreaterThan(MINUTES * 20)
  })
})

function total(counts: Map<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function countsOf(what: string, counts: Map<string, number>): string {
  const lines = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${`${count}`.padStart(6)} ${name}`)
  return [`${total(counts)} ${what}:`, ...lines].join('\n')
}
