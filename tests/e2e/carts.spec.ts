import type { Page } from 'playwright/test'
import { catalogue, isPlain } from './support/catalogue'
import { totalShift } from './support/shifts'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'

const EMPTY = {
  en: 'You have no carts yet',
  zh: '您还没有购物车',
  'zh-Hant': '您還沒有購物車',
  jp: 'カートはまだありません',
}
const visits = [375, 1440].flatMap((width) => Object.entries(EMPTY).map(([lan, text]) => ({ width, lan, text })))

/** Loads the list with its scripts held back, until `load` is called. */
async function openCarts(page: Page, lan: string): Promise<() => void> {
  let load = () => {}
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await loading
    await route.continue()
  })
  await page.goto(`/carts?lan=${lan}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return load
}

for (const { width, lan, text } of visits)
  test(`nothing is seen to move while an empty list of carts loads, at ${width} px in ${lan}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const load = await openCarts(page, lan)
    const deals = page.getByRole('main').getByRole('article')
    await expect(deals.first()).toBeHidden()
    load()
    await expect(page.getByText(text)).toBeVisible()
    await expect(deals.first()).toBeVisible()
    await expect(deals).toHaveCount(3)
    expect(await totalShift(page)).toBeLessThan(0.001)
  })

for (const width of [375, 1440])
  test(`nothing is seen to move while carts load, and no deals are below them, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/help')
    const [restaurant] = catalogue().restaurants.filter(
      ({ store, dishes }) => store.can_pre_order && dishes.some(isPlain),
    )
    const dish = restaurant?.dishes.find(isPlain)
    const line = { pid: dish?.pid ?? 0, qty: 1, pc: Math.round((dish?.pc ?? 0) * 100) }
    await storeCart(page, restaurant?.store.gid ?? 0, [line])
    const load = await openCarts(page, 'en')
    load()
    await expect(page.getByRole('heading', { level: 2, name: restaurant?.store.name ?? '' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await totalShift(page)).toBeLessThan(0.001)
    await expect(page.getByRole('heading', { name: 'Popular right now' })).toBeHidden()
  })
