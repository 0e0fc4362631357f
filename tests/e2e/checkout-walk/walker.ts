import { type BrowserContext, expect } from 'playwright/test'
import type { OrderRequest } from '@/lib/domain/checkout/checkout'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { followOffers } from './offers'
import {
  amountShown,
  type FulfilmentName,
  isAtCheckout,
  listedLines,
  type Method,
  mainButton,
  offeredTypes,
  timeShown,
  toCents,
  whenReady,
} from './screen'
import type { Shop } from './shop'

/** What the shopper has entered, as the screen must show it until they change it. */
interface Entered {
  firstName: string | null
  phone: string | null
  comment: string | null
  type: FulfilmentName | null
  method: Method | null
  table: string | null
  tip: string | null
  coupon: string | null
  time: string | null
}

const NOTHING: Entered = {
  firstName: null,
  phone: null,
  comment: null,
  type: null,
  method: null,
  table: null,
  tip: null,
  coupon: null,
  time: null,
}
/** Where the shopper is before a press, and how many prices and answers to checkouts there were. */
interface Before {
  url: string
  prices: number
  answers: number
}
/** Sentences that name no reason; the main button must then lead on. */
const ASAP = 'As soon as possible'
const NO_TIME = ['Not chosen yet', 'No times available', 'Not known yet']
const WALLS = ['Invalid request', 'Invalid shipping method', 'Invalid payment method']
/** As long as a payment whose answer is lost is looked for, and some more. */
const LED_WITHIN_MS = 20_000

/** They say that an answer is waited for, and do not count as one. */
const WORKING = /^(Still working|Calculating the total)/

/** Where a press may lead that has placed an order, besides its page: to what does not deny it. */
const FAILURES = /^message: (?!.*(being confirmed|don’t know yet|may have been placed))/

const QUICK = { timeout: 4000 }
const BRIEF = { timeout: 500 }
/** For whatever has no limit of its own. */
const MOST_MS = 20_000

export type Walker = Awaited<ReturnType<typeof openWalker>>

/** A shopper with an account of their own at the checkout of two dishes, or of a deal. */
export async function openWalker(shop: Shop, context: BrowserContext, ledWithinMs = LED_WITHIN_MS) {
  const account = await shop.openAccount()
  context.setDefaultTimeout(MOST_MS)
  const page = await context.newPage()
  const entered: Entered = { ...NOTHING }
  const known = new Set<string>()
  const requests: { totalDue: number; fulfilmentMethod: number; notOffered: string[] }[] = []
  const whatIsNotOffered = followOffers(page)
  const toRequest = (sent: OrderRequest<unknown>) => ({ ...sent, notOffered: whatIsNotOffered(sent) })
  let cart: ReturnType<Shop['cartOf']> = shop.cartOf('dishes')
  let [prices, answers] = [0, 0]
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/api/checkout/order')) answers += 1
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout/quote')) prices += 1
    if (request.method() === 'POST' && request.url().endsWith('/api/checkout/order'))
      requests.push(toRequest(request.postDataJSON()))
  })

  const logIn = () =>
    page.evaluate(
      (data) =>
        fetch('/api/session', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ mode: 'account', ...data }),
        }).then(({ status }) => status),
      { email: account.email, password: account.password },
    )
  async function startAgain(goods = cart.goods) {
    cart = shop.cartOf(goods)
    Object.assign(entered, NOTHING)
    await page.goto(`${shop.url}/help/terms`)
    await page.evaluate(([key, text]) => {
      // what was chosen for the cart before
      localStorage.clear()
      localStorage.setItem(key, text)
    }, cart.entry)
    await page.goto(`${shop.url}${cart.checkout}`)
    await whenReady(page)
  }
  await page.goto(`${shop.url}/help/terms`)
  expect(await logIn()).toBe(200)
  await startAgain()

  /** Presses the main button, and says where that has led. Throws where it led nowhere, or something was not as shown. */
  async function press(): Promise<string> {
    const button = mainButton(page)
    await button.and(page.locator(':enabled:not([aria-busy=true])')).waitFor()
    const shown = toCents((await amountShown(page).textContent()) ?? '')
    const lines = await listedLines(page)
    const types = await offeredTypes(page)
    const label = (await button.textContent()) ?? ''
    const texts = await messages()
    const sent = requests.length
    // what the press asks for may be asked for before it returns
    const from = { url: page.url(), prices, answers }
    await button.click()
    const led = await whereItLed(label, texts, from)
    const request = requests[sent]
    if (request) {
      expect(request.totalDue, 'the amount on the button is in the request').toBe(shown)
      expect(request.notOffered, 'all that is chosen is offered').toEqual([])
      if (types.length > 0) expect(types, 'the order type is offered').toContain(request.fulfilmentMethod)
    }
    expect(requests.length - sent, 'one press sends one checkout').toBeLessThanOrEqual(1)
    forgetWhatWasCleared(await messages())
    const placed = await checkOrder(shown, lines)
    if (placed && FAILURES.test(led)) throw new Error(`an order was placed, and its shopper is told “${led}”`)
    if (placed) await checkEntries(placed)
    const isWall = WALLS.some((text) => led.startsWith(`message: ${text}`))
    if (isWall && (await mainButton(page).textContent()) === label)
      throw new Error(`a press of “${label}” ended in a wall: ${led}`)
    return led
  }

  /** What a press has led to; throws when nothing came of it in time. */
  async function whereItLed(label: string, before: string[], from: Before): Promise<string> {
    const deadline = Date.now() + ledWithinMs
    while (Date.now() < deadline) {
      // a page that is being left answers nothing
      const led = await look(label, before, from).catch((error: Error) => {
        if (!/context was destroyed|Timeout .* exceeded/.test(error.message)) throw error
        return null
      })
      if (led) return led
      await page.waitForTimeout(100)
    }
    throw new Error(`a press of “${label}” led nowhere`)
  }

  async function look(label: string, before: string[], from: Before) {
    const title = page.getByRole('dialog').first()
    if (await title.isVisible()) {
      const name = await title.getByRole('heading').first().textContent(BRIEF)
      // it ends by itself
      return name === 'Checking your order' ? null : `dialog: ${name}`
    }
    if (page.url() !== from.url) return `page: ${new URL(page.url()).pathname.replace(/[a-z2-7]{16}/, '{id}')}`
    // the same rejection may come again
    const known = answers > from.answers ? [] : before
    const text = (await messages()).find((one) => !known.includes(one))
    if (text && !WORKING.test(text)) return `message: ${text}`
    const now = await mainButton(page).textContent(BRIEF)
    if (now !== label) return `button: ${now}`
    if (label === 'Try again' && prices > from.prices) return 'the price again'
    const field = await page.evaluate(() => {
      if (document.activeElement?.id === 'checkout-problem') return 'checkout-problem'
      const focused = document.activeElement
      return focused?.matches('input, select, textarea') ? (focused.getAttribute('id') ?? 'field') : null
    })
    return field && (label !== 'Place order' || field === 'checkout-problem') ? `field: ${field}` : null
  }

  /** A choice that was rejected is cleared, and the screen says so. */
  function forgetWhatWasCleared(texts: string[]): void {
    if (texts.some((text) => text.startsWith('Invalid shipping method')))
      Object.assign(entered, { type: null, time: null })
    if (texts.some((text) => text.startsWith('Invalid payment method'))) entered.method = null
  }

  /** Alerts and notices of the screen. */
  async function messages(): Promise<string[]> {
    const texts = await page.locator('main [role=alert], main [role=status]').allInnerTexts()
    return texts.map((text) => text.trim()).filter(Boolean)
  }

  /** What is in the books is what the screen showed when the button was pressed. */
  async function checkOrder(shown: number, lines: string[]) {
    const placed = await shop.lastOrder(account.id)
    if (!placed || known.has(placed.order.id) || placed.order.site !== 'shared') return null
    const { order } = placed
    known.add(order.id)
    const due = order.grandTotal + order.tips - order.giftCardPayment - order.pointsPayment
    expect(due, 'what is due is what the button said').toBe(shown)
    expect(placed.lines.map(({ quantity, name }) => `${quantity} ${name.en}`).sort()).toEqual(lines.sort())
    for (const { amount } of placed.attempts) expect(amount, 'what is charged is what the button said').toBe(shown)
    const mine = (await shop.ordersOf(account.id)).filter(({ site }) => site === 'shared')
    expect(mine.length, 'one order for each checkout').toBe(known.size)
    return order
  }

  /** What was entered is in the order; an address to deliver to has its own name and phone. */
  async function checkEntries(order: NonNullable<Awaited<ReturnType<typeof checkOrder>>>): Promise<void> {
    const isDelivery = order.fulfilmentMethod === FULFILMENT_METHOD.delivery
    const { firstName, phone, comment, table, coupon } = entered
    if (firstName !== null && !isDelivery) expect(order.firstName, 'the name in the order').toBe(firstName)
    if (phone !== null && !isDelivery) expect(order.phone, 'the phone in the order').toBe(phone)
    if (table !== null && order.fulfilmentMethod === FULFILMENT_METHOD.eatin)
      expect(order.tableNumber, 'the table in the order').toBe(table)
    if (coupon === 'TEN') expect(order.couponCode, 'the coupon in the order').toBe(coupon)
    if (comment) expect(await shop.commentsOf(order.id), 'the comment in the order').toContain(comment)
  }

  /** Nothing that was entered is lost, and nothing is chosen that is not offered. */
  async function check(): Promise<void> {
    if (!(await isAtCheckout(page))) return
    forgetWhatWasCleared(await messages())
    const field = async (label: string) => {
      const input = page.getByLabel(label, { exact: true })
      return (await input.count()) > 0 ? input.inputValue() : null
    }
    for (const [label, text] of [
      ['First name', entered.firstName],
      ['Phone', entered.phone],
      ['Comment for the store', entered.comment],
      ['Table number', entered.table],
    ] as const) {
      const value = text === null ? null : await field(label)
      if (value !== null) expect(value, `what was typed into ${label}`).toBe(text)
    }
    const types = page.getByRole('region', { name: 'Order type' })
    if (entered.type && (await types.getByRole('radio', { name: entered.type }).count()) > 0)
      await expect(types.getByRole('radio', { name: entered.type }), 'the chosen order type').toBeChecked(QUICK)
    if (entered.tip) {
      const tip = page.getByRole('group', { name: 'Tips' }).getByRole('button', { name: entered.tip, exact: true })
      if ((await tip.count()) > 0) await expect(tip, 'the chosen tip').toHaveAttribute('aria-pressed', 'true', QUICK)
    }
    const time = await timeShown(page)
    if (time !== null)
      expect([entered.time ?? ASAP, ...NO_TIME], 'the chosen time, and never another one').toContain(time)
    if (entered.coupon !== null)
      await expect(page.getByLabel('Coupon code'), 'the coupon').toHaveValue(entered.coupon, QUICK)
    if (entered.method) {
      const payment = page.getByRole('region', { name: 'Payment info' })
      const covered = payment.getByText(/covers? the order total/)
      const shown = payment.getByText(entered.method === 'Credit card' ? /Visa ending in|Credit card/ : entered.method)
      // once nothing is left to pay, the method is chosen anew
      if ((await covered.count()) > 0) entered.method = null
      else await expect(shown.first(), 'the chosen method').toBeVisible(QUICK)
    }
  }

  return { page, context, account, entered, press, check, logIn, startAgain, cart: () => cart }
}
