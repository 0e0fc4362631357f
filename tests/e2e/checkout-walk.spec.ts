import fc from 'fast-check'
import { type BrowserContext, expect, test } from 'playwright/test'
import { followClock } from '@/scripts/clock/clock-at'
import { size } from '@/tests/support/scale'
import { typeComment, whenReady } from './checkout-walk/screen'
import { openShop, type Shop } from './checkout-walk/shop'
import { fillIn, led, STEPS, used } from './checkout-walk/steps'
import { openWalker } from './checkout-walk/walker'

const MINUTES = Number(process.env.WALK_MINUTES ?? (process.env.SOAK ? 60 : 0.5))
/** Short walks get through on a busy machine, long ones reach more. */
const MOST_STEPS = process.env.SOAK ? 40 : 12
const { WALK_SEED, WALK_PATH, WALK_REPLAY } = process.env
const seed = Number(WALK_SEED ?? Date.now() % 2 ** 31)

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
    process.stdout.write(`WALK_SEED=${seed} repeats this walk\n`)
    const options = { maxCommands: MOST_STEPS, size: 'max', ...(WALK_REPLAY && { replayPath: WALK_REPLAY }) } as const
    // most short walks begin where the first press can place the order
    const isFilled = process.env.SOAK ? fc.constant(false) : fc.integer({ min: 0, max: 3 }).map((n) => n > 0)
    const walk = fc.asyncProperty(isFilled, fc.commands(STEPS, options), async (filled, commands) => {
      await shop.calm()
      const context = await browser.newContext({ locale: 'en-CA', timezoneId: 'America/Vancouver' })
      await followClock(context)
      const walker = await openWalker(shop, context)
      if (filled) await fillIn({ shop, walker }, ['Pickup', 'Cash'])
      await fc
        .asyncModelRun(() => ({ model: {}, real: { shop, walker } }), commands)
        .catch(async (error) => {
          await walker.page.screenshot({ path: test.info().outputPath('found.png'), fullPage: true })
          throw error
        })
        .finally(() => context.close())
      expect(await shop.differences(), 'the books agree').toEqual([])
    })
    await fc
      .assert(walk, {
        seed,
        ...(WALK_PATH && { path: WALK_PATH }),
        numRuns: 10_000,
        interruptAfterTimeLimit: MINUTES * 60_000,
        markInterruptAsFailure: false,
      })
      .finally(() => process.stdout.write(`${countsOf('steps', used)}\n${countsOf('presses', led)}\n`))
    expect(total(used)).toBeGreaterThan(size(10, 3))
  })
})

/** In the browser: changes what is sent to place an order. */
function replaceInOrders([pattern, text]: readonly [string, string]): void {
  const send = window.fetch
  window.fetch = (address, init) => {
    const isOrder = `${address}`.endsWith('/api/checkout/order') && typeof init?.body === 'string'
    return send(address, isOrder ? { ...init, body: `${init?.body}`.replace(new RegExp(pattern), text) } : init)
  }
}

/** In the browser: each answer to a checkout says that it failed. */
function denyOrders(): void {
  const send = window.fetch
  window.fetch = async (address, init) => {
    const answer = await send(address, init)
    if (!`${address}`.endsWith('/api/checkout/order') || init?.method !== 'POST') return answer
    return new Response(JSON.stringify({ code: 'checkout_failed' }), { status: 422, headers: answer.headers })
  }
}

/** What would be wrong with the product, and what the walk says of it. */
interface Plant {
  shop: Shop
  context: BrowserContext
}
const PLANTS: [fault: string, plant: (real: Plant) => Promise<unknown>, says: RegExp][] = [
  [
    'more is due than the button said',
    async ({ shop }) => shop.plant((id) => shop.changeOrder(id, { tips: 500 })),
    /what is due is what the button said/,
  ],
  [
    'other lines are billed than were listed',
    async ({ shop }) => shop.plant((id) => shop.renameLines(id, 'Something else')),
    /Something else/,
  ],
  [
    'a checkout becomes two orders',
    async ({ shop }) => shop.plant((id) => shop.copyOrder(id)),
    /one order for each checkout/,
  ],
  [
    'another amount is sent than is shown',
    ({ context }) => context.addInitScript(replaceInOrders, ['"totalDue":\\d+', '"totalDue":1'] as const),
    /the amount on the button is in the request/,
  ],
  [
    'a method is chosen that is not offered',
    ({ context }) => context.addInitScript(replaceInOrders, ['"paymentMethod":\\d+', '"paymentMethod":12'] as const),
    /all that is chosen is offered.*the method/s,
  ],
  [
    'an order type is chosen that is not offered',
    ({ context }) =>
      context.addInitScript(replaceInOrders, ['"fulfilmentMethod":\\d', '"fulfilmentMethod":4'] as const),
    /the order type is offered/,
  ],
  [
    'what was typed is lost by a reload',
    ({ context }) =>
      context.addInitScript(() => {
        for (const key of Object.keys(localStorage)) if (key.startsWith('plaza:checkout')) localStorage.removeItem(key)
      }),
    /what was typed into Comment for the store/,
  ],
  [
    'a typed comment is not in the order',
    async ({ shop }) => shop.plant((id) => shop.dropComments(id)),
    /the comment in the order/,
  ],
  [
    'an order that was placed is told as failed',
    ({ context }) => context.addInitScript(denyOrders),
    /an order was placed, and its shopper is told “message: Unsuccessful check out/,
  ],
  [
    'a press leads nowhere',
    ({ context }) =>
      context.addInitScript(() =>
        addEventListener(
          'click',
          (event) => {
            const { target } = event
            if (target instanceof Element && target.closest('p:has(> .money) + button'))
              event.stopImmediatePropagation()
          },
          true,
        ),
      ),
    /led nowhere/,
  ],
]

test.describe('a planted fault is found', () => {
  test.describe.configure({ mode: 'serial' })
  let shop: Shop
  test.beforeAll(async () => {
    shop = await openShop()
  })
  test.afterAll(async () => {
    await shop?.close()
  })
  // in quick runs two of them, others on the next day
  const stride = size(1, PLANTS.length / 2)
  for (const [fault, plant, says] of PLANTS.filter((_, at) => at % stride === new Date().getUTCDate() % stride)) {
    test(fault, async ({ browser }) => {
      await shop.calm()
      const context = await browser.newContext({ locale: 'en-CA', timezoneId: 'America/Vancouver' })
      await followClock(context)
      await plant({ shop, context })
      const walk = async () => {
        const walker = await openWalker(shop, context, 4000)
        await typeComment(walker.page, 'No onions')
        walker.entered.comment = 'No onions'
        await walker.page.reload()
        await whenReady(walker.page)
        await walker.check()
        await fillIn({ shop, walker }, ['Pickup', 'Cash'])
        process.stdout.write(
          `LED ${await walker.press()} ${JSON.stringify((await shop.lastOrder(walker.account.id))?.order)}\n`,
        )
      }
      await expect(walk()).rejects.toThrow(says)
      await context.close()
    })
  }
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
