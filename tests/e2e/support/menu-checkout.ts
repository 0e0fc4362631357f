import { expect, type Page } from '@playwright/test'
import { readApi } from './commerce-api'
import { logIn, type Shopper } from './test'

export interface Section {
  products: {
    pid: number
    nm: string
    pc: number
    pt?: number
    sq?: number | null
    opt?: { min: number }[]
    time?: string | null
  }[]
}

/** Dishes of a store that need no choice and are there at any hour. */
export async function plainDishes(gid: number): Promise<Section['products']> {
  const menu = await readApi<Section[]>(`/api/v7/cplst2?lan=en&gid=${gid}`)
  return menu
    .flatMap((section) => section.products)
    .filter(
      (dish) => dish.pt !== 1 && !dish.time && (dish.sq ?? 99) > 20 && (dish.opt ?? []).every(({ min }) => min === 0),
    )
}

/** Logs in and opens the checkout with a cart, as the store page leaves it. */
export async function checkOut(
  page: Page,
  who: Shopper,
  gid: number,
  lines: { pid: number; pc: number; qty: number }[],
): Promise<void> {
  await page.goto('/login?ref=/account/orders')
  await logIn(page, who)
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible()
  const items = lines.map(({ pid, pc, qty }) => ({ pid, qty, pc: Math.round(pc * 100), options: {} }))
  const cart = { version: 1, kind: 'menu', gid, items, availableShippings: [1, 2, 3], shippingMethod: 0, coupon: '' }
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`plaza:cart:menu:${gid}`, JSON.stringify(cart)],
  )
  await page.goto(`/checkout?query=${gid}`)
  await expect(page.getByRole('heading', { name: 'Order type' })).toBeVisible()
}

export async function chooseOrderType(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('region', { name: 'Order type' }).getByRole('button', { name: 'Change' }).click()
  await page.getByRole('dialog', { name: 'Order type' }).getByRole('button', { name }).click()
}

export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
}

/**
 * The order's time as its status tells it: what was asked for until the store has taken it, then when it is ready.
 * `asked` is shown either way where the store keeps to it.
 */
export async function expectTime(page: Page, asked: string | null): Promise<void> {
  const time = asked ?? '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d[ap]m'
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toHaveText(
    new RegExp(`Requested time\\s*${asked ? `.*${asked}` : 'As soon as possible'}|Scheduled time\\s*.*${time}`),
  )
}

export async function placeAndOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go to order' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
}
