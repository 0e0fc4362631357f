import fc from 'fast-check'
import type { Page } from 'playwright/test'
import * as screen from './screen'
import { type Fault, type Faulty, GOODS, type Shop } from './shop'
import type { Walker } from './walker'

/** How often each step was used: a step whose part is not on the screen does not count. */
export const used = new Map<string, number>()
/** How often a press has led where. */
export const led = new Map<string, number>()

interface Real {
  shop: Shop
  walker: Walker
}
type Run = (real: Real) => Promise<boolean | string | null>
export type Command = fc.AsyncCommand<object, Real>

class Step implements Command {
  constructor(
    readonly name: string,
    readonly detail: string,
    readonly act: Run,
  ) {}
  check = () => true
  toString = () => (this.detail ? `${this.name} (${this.detail})` : this.name)
  async run(_: object, real: Real): Promise<void> {
    const { page } = real.walker
    // a dialog that opens by itself takes the page from the shopper's hands
    const done = await this.act(real).catch(async (error: Error) => {
      const isTaken = error.name === 'TimeoutError' && (await page.getByRole('dialog').count()) > 0
      if (!isTaken) throw error
      await settle(real)
      return false
    })
    if (done === false || done === null) return
    used.set(this.name, (used.get(this.name) ?? 0) + 1)
    if (this.name === 'press' && typeof done === 'string') led.set(done, (led.get(done) ?? 0) + 1)
    await settle(real)
    // a dialog may open while the screen is looked at, such as the one of an ended session
    await real.walker.check().catch(async (error) => {
      if ((await page.getByRole('dialog').count()) === 0) throw error
      await settle(real)
      await real.walker.check()
    })
  }
}

async function settle(real: Real): Promise<void> {
  await leaveDialog(real)
  if (!/\/checkout\?/.test(real.walker.page.url())) await real.walker.startAgain()
}

/** Ends what a press or a change has opened, as a shopper would. */
async function leaveDialog({ walker: { page, startAgain, logIn } }: Real): Promise<void> {
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) === 0) return
  const title = (await dialog.getByRole('heading').first().textContent()) ?? ''
  if (/Order placed|Please check your cart|Payment was not/.test(title)) return startAgain()
  if (/logged out|Log in/i.test(title)) {
    await logIn()
    await page.reload()
    await screen.whenReady(page)
    return
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden', timeout: 4000 }).catch(async () => {
    await page.reload()
    await screen.whenReady(page)
  })
}

const at =
  (act: (real: Real) => Promise<boolean | string | null>): Run =>
  async (real) =>
    (await screen.isAtCheckout(real.walker.page)) ? act(real) : false
const step = (name: string, act: Run) => fc.constant(new Step(name, '', at(act)))
const stepOf = <T>(
  name: string,
  detail: fc.Arbitrary<T>,
  act: (real: Real, detail: T) => Promise<boolean | string | null>,
) =>
  detail.map(
    (value) =>
      new Step(
        name,
        JSON.stringify(value),
        at((real) => act(real, value)),
      ),
  )

/** Remembers what was entered if it could be. */
async function enter(real: Real, key: keyof Walker['entered'], value: string, isDone: Promise<boolean>) {
  const done = await isDone
  if (done) Object.assign(real.walker.entered, { [key]: value })
  return done
}

/** Another type has its own times and tips; the first that is possible is selected from the start. */
async function chooseType(real: Real, type: screen.FulfilmentName) {
  const isOther = !(await screen.isOfType(real.walker.page, type))
  const isDone = await enter(real, 'type', type, screen.chooseType(real.walker.page, type))
  if (isDone && isOther) Object.assign(real.walker.entered, { tip: null, time: null })
  return isDone
}

type Way = readonly [type: screen.FulfilmentName, method: screen.Method]
const WAYS: readonly Way[] = [
  ['Pickup', 'Cash'],
  ['Delivery', 'Credit card'],
  ['Dine in', 'Cash'],
]
const PHONES = ['6045550101', '6045550122', '604']
const FAULTS: Fault[] = ['slow', 'lost', 'no id', 'reset', 'unavailable', 'internal error']
const QUOTE_FAULTS: Fault[] = ['slow', 'reset', 'internal error']

/** Everything that a shopper, another device or the store may do. */
export const STEPS: fc.Arbitrary<Command>[] = [
  ...Array.from({ length: 6 }, () => step('press', ({ walker }) => walker.press())),
  ...Array.from({ length: 3 }, () => stepOf('fill in what is missing', fc.constantFrom(...WAYS), fillIn)),
  stepOf('type a first name', fc.constantFrom('Ada', 'Béla', '李'), (real, text) =>
    enter(real, 'firstName', text, screen.typeFirstName(real.walker.page, text)),
  ),
  stepOf('type a phone', fc.constantFrom(...PHONES), (real, text) =>
    enter(real, 'phone', text, screen.typePhone(real.walker.page, text)),
  ),
  stepOf('type a comment', fc.constantFrom('No onions', 'Ring twice', ''), (real, text) =>
    enter(real, 'comment', text, screen.typeComment(real.walker.page, text)),
  ),
  ...Array.from({ length: 5 }, () =>
    stepOf('type a table', fc.constantFrom('12', '3'), (real, text) =>
      enter(real, 'table', text, screen.typeTable(real.walker.page, text)),
    ),
  ),
  ...Array.from({ length: 2 }, () => stepOf('choose an order type', fc.constantFrom(...screen.TYPES), chooseType)),
  stepOf('choose a method', fc.constantFrom('Credit card', ...screen.METHODS), (real, method) =>
    enter(real, 'method', method, screen.chooseMethod(real.walker.page, method)),
  ),
  step('choose or take back the gift card', async ({ walker }) => {
    const isDone = await screen.toggleGiftCard(walker.page)
    // a wallet pays the whole, and is not offered beside a gift card
    if (isDone && walker.entered.method === 'Alipay') walker.entered.method = null
    return isDone
  }),
  stepOf('use points', fc.integer({ min: 0, max: 2 }), ({ walker }, presses) => screen.usePoints(walker.page, presses)),
  stepOf('choose a tip', fc.integer({ min: 0, max: 3 }), async ({ walker }, index) => {
    const tip = await screen.chooseTip(walker.page, index)
    if (tip) walker.entered.tip = tip
    return tip
  }),
  stepOf('apply or remove a coupon', fc.constantFrom('TEN', 'NOPE', ''), (real, code) =>
    enter(real, 'coupon', code, screen.applyCoupon(real.walker.page, code)),
  ),
  stepOf('type a coupon', fc.constantFrom('TEN', 'NOPE'), (real, code) =>
    enter(real, 'coupon', code, screen.typeCoupon(real.walker.page, code)),
  ),
  ...Array.from({ length: 5 }, () =>
    stepOf('choose a time', fc.integer({ min: 0, max: 9 }), async ({ walker }, index) => {
      const time = await screen.chooseTime(walker.page, index)
      if (time) walker.entered.time = time
      return time
    }),
  ),
  step('reload', async ({ walker }) => {
    await walker.page.reload()
    await screen.whenReady(walker.page)
    Object.assign(walker.entered, { method: walker.entered.method === 'Credit card' ? null : walker.entered.method })
    return true
  }),
  step('leave and come back', async ({ shop, walker }) => {
    await walker.page.goto(`${shop.url}/help/terms`)
    await walker.page.goBack()
    await screen.whenReady(walker.page)
    Object.assign(walker.entered, { method: walker.entered.method === 'Credit card' ? null : walker.entered.method })
    return true
  }),
  stepOf('another tab changes the cart', fc.integer({ min: 0, max: 3 }), async (real, qty) => {
    const [key] = real.walker.cart().entry
    await inAnotherTab(real, (tab) => tab.evaluate(changeFirstLine, { key, qty }))
    return true
  }),
  stepOf('start again', fc.constantFrom(...GOODS), async ({ walker }, goods) => {
    await walker.startAgain(goods)
    return true
  }),
  step('another tab logs out', async (real) => {
    await inAnotherTab(real, (tab) => tab.evaluate(() => fetch('/api/session', { method: 'DELETE' })))
    return true
  }),
  step('log in elsewhere', async ({ shop, walker: { account } }) => {
    await shop.api.post('/api/rest/v8/login', { data: { email: account.email, password: account.password } })
    return true
  }),
  stepOf('the store changes', fc.constantFrom('suspended', 'on hold', 'closed', 'open'), async ({ shop }, state) => {
    const none = [[], [], [], [], [], [], []] as const
    if (state === 'open') await shop.calm()
    else if (state === 'suspended') await shop.setStore({ suspended: true })
    else if (state === 'on hold') await shop.setStore({ settings: { ...shop.settings, holdOrdering: true } })
    else await shop.setStore({ hours: none, deliveryHours: none })
    return true
  }),
  stepOf('a dish changes', fc.constantFrom('sold out', 'dearer', 'back'), async ({ shop }, state) => {
    await shop.setDish(shop.dish, {
      ...{ 'sold out': { stock: 0 }, dearer: { price: 1900 }, back: { price: 1450, stock: 1000 } }[state],
    })
    return true
  }),
  step('the gift card is spent elsewhere', async ({ shop, walker: { account } }) => {
    await shop.spendGiftCard(account.card)
    return true
  }),
  stepOf('the next checkout fails', fc.constantFrom(...FAULTS), async ({ shop }, fault) =>
    fail(shop, 'checkout', fault),
  ),
  stepOf('the next quote fails', fc.constantFrom(...QUOTE_FAULTS), async ({ shop }, fault) =>
    fail(shop, 'quote', fault),
  ),
]

async function inAnotherTab({ shop, walker }: Real, act: (tab: Page) => Promise<unknown>): Promise<void> {
  const tab = await walker.context.newPage()
  await tab.goto(`${shop.url}/help/terms`)
  await act(tab)
  await tab.close()
}

/** In the browser: the first line gets another quantity; with 0, one piece of the last line is left. */
function changeFirstLine({ key, qty }: { key: string; qty: number }): void {
  const cart = JSON.parse(localStorage.getItem(key) ?? 'null')
  if (!cart) return
  cart.items = qty > 0 ? cart.items : cart.items.slice(-1)
  cart.items[0].qty = qty || 1
  localStorage.setItem(key, JSON.stringify(cart))
}

/** So that the next press can place the order. */
export async function fillIn(real: Real, [type, method]: Way): Promise<boolean> {
  const { page, entered } = real.walker
  if (!entered.type) await chooseType(real, type)
  if ((entered.phone?.length ?? 0) < 10)
    await enter(real, 'phone', PHONES[0] ?? '', screen.typePhone(page, PHONES[0] ?? ''))
  if (!entered.table) await enter(real, 'table', '12', screen.typeTable(page, '12'))
  if (!entered.method) await enter(real, 'method', method, screen.chooseMethod(page, method))
  return true
}

async function fail(shop: Shop, kind: Faulty, fault: Fault): Promise<boolean> {
  shop.failNext(kind, fault)
  return true
}
