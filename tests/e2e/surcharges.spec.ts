import type { Page } from '@playwright/test'
import { findTill, readApi, signedCall } from './support/commerce-api'
import { GOOD_CARD, payByCard } from './support/shopping'
import { expect, logIn, type Shopper, test } from './support/test'

const API = process.env.API_URL ?? ''

interface Row {
  pid: number
  pt?: number
  time?: string | null
  opt?: { min: number }[]
}
interface Place {
  gid: number
}

/** A store's side, as `npm run orders` has it. */
async function storeSide(order: string, step: string, body: object = {}): Promise<number> {
  const response = await fetch(`${API}/dev/orders/${order}/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.status
}

async function signIn({ email, password }: Shopper) {
  const response = await fetch(`${API}/api/rest/v8/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email, password } }),
  })
  return (await response.json()).records as { token: string; secret: string }
}

/** An order of a dish that is paid later, in a store that takes cards: its id and store. */
async function placeOrder(who: { token: string; secret: string }): Promise<{ id: string; gid: number }> {
  const stores = await readApi<Place[]>('/api/v7/slst?lan=en&kind=1')
  for (const { gid } of stores) {
    const store = await readApi<Record<string, boolean>>(`/api/v8/sdtl2?lan=en&gid=${gid}`)
    const usable = store.accept_cash && store.accept_creditcard && !store.require_billing_address
    if (!usable) continue
    const menu = await readApi<{ products: Row[] }[]>(`/api/v7/cplst2?lan=en&gid=${gid}`)
    const dish = menu
      .flatMap(({ products }) => products)
      .find((row) => row.pt !== 1 && !row.time && (row.opt ?? []).every(({ min }) => min === 0))
    if (!dish) continue
    const data = { gid, items: [{ pid: dish.pid, qty: 1 }], shp_mtd: 2 }
    const quote = await signedCall<{
      qid: string
      asap: boolean
      allowed_periods: Record<string, { start: string }[]>
    }>(who, '/api/rest/v8/ctotal', { data })
    if (quote.RC !== 200) continue
    const slot = Object.values(quote.records.allowed_periods)[0]?.[0]?.start
    const order = { g_id: gid, q_id: quote.records.qid, pay_mtd: 1, shp_mtd: 2, c_fnm: 'Ada', c_tn: '6045550199' }
    const placed = await signedCall<{ ord_id: string }>(who, '/api/rest/v7/aio', {
      data: { ...order, exp_dt_start: quote.records.asap ? undefined : slot },
    })
    if (placed.RC === 200) return { id: placed.records.ord_id, gid }
  }
  throw new Error('no store takes an order now')
}

async function openOrder(page: Page, shopper: Shopper, id: string): Promise<void> {
  await page.goto(`/account/orders/detail/${id}`)
  await logIn(page, shopper)
  await expect(page.getByRole('heading', { name: `Order #${id}` })).toBeVisible()
}

test('a store asks for a surcharge, the shopper pays it, and each order names the other [ORD-34] [ORD-35] [ORD-36]', async ({
  page,
  shopper,
}) => {
  const who = await signIn(shopper)
  const { id, gid } = await placeOrder(who)
  expect(
    await storeSide(id, 'surcharge', { amount: 3.2, label: 'Weight difference', separate: true, taxClass: 'standard' }),
  ).toBe(200)

  await openOrder(page, shopper, id)
  const panel = page.getByRole('region', { name: 'Surcharge' })
  await expect(panel.getByText('Not paid yet')).toBeVisible()
  await expect(panel.getByText('C$3.20 before tax')).toBeVisible()
  await panel.getByRole('link', { name: 'Pay surcharge' }).click()

  await expect(page).toHaveURL(new RegExp(`/pay/${gid}/amt/3.20/oid/${id}/tc/standard/ro/1$`))
  await expect(page.getByLabel('Amount')).toHaveText('C$3.20')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  await expect(page).toHaveURL(
    new RegExp(`/checkout\\?query=${gid}&shipping=freeShipping&relatedOid=${id}&taxClass=standard$`),
  )
  await expect(page.getByText('Weight difference')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Order type' })).toHaveCount(0)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
  await payByCard(page, GOOD_CARD, 'Choose how to pay')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to order' }).click()

  await expect(page.getByText('Completed').first()).toBeVisible()
  await page.getByRole('link', { name: `This order paid the surcharge of order #${id}` }).click()
  await expect(page).toHaveURL(new RegExp(`/account/orders/detail/${id}$`))
  await expect(panel.getByText('Paid', { exact: true })).toBeVisible()
  await expect(panel.getByRole('link', { name: /^Paid with order #/ })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Pay surcharge' })).toHaveCount(0)
})

test('a surcharge that is paid in another tab is not paid again', async ({ page, shopper, context }) => {
  const who = await signIn(shopper)
  const { id } = await placeOrder(who)
  await storeSide(id, 'surcharge', { amount: 5, label: 'Late fee', separate: true, taxClass: 'exempt' })
  await openOrder(page, shopper, id)
  const second = await context.newPage()
  await second.goto(`/account/orders/detail/${id}`)
  for (const tab of [page, second]) {
    await tab.getByRole('link', { name: 'Pay surcharge' }).click()
    await tab.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(tab.getByText('Late fee')).toBeVisible()
    await tab.getByLabel('First name').fill('Ada')
    await tab.getByLabel('Phone').fill('6045550199')
    await payByCard(tab, GOOD_CARD, 'Choose how to pay')
  }
  await second.getByRole('button', { name: 'Place order' }).click()
  await expect(second.getByRole('dialog', { name: 'Order placed' })).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the order' }).click()
  await expect(page.getByRole('region', { name: 'Surcharge' }).getByText('Paid', { exact: true })).toBeVisible()
})

test('a visitor who comes to pay an amount logs in, and the amount has waited [SELF-15] [PAY-12]', async ({
  page,
  shopper,
}) => {
  const gid = await findTill()
  await page.goto('/login')
  const line = { pid: 0, qty: 1, pc: 1250, options: {}, taxClass: '', selfCheckout: true }
  const cart = { version: 1, kind: 'pay', gid, items: [line], availableShippings: [5], shippingMethod: 5, coupon: '' }
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`plaza:cart:pay:${gid}`, JSON.stringify(cart)],
  )
  await page.goto(`/checkout?query=${gid}&shipping=freeShipping`)
  await logIn(page, shopper)
  await expect(page.getByText('C$12.50').first()).toBeVisible()
  await page.getByRole('button', { name: 'Choose how to pay' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Credit card' })).toBeVisible()
  for (const name of ['Cash', 'Pay later']) await expect(dialog.getByRole('button', { name })).toHaveCount(0)
})
