import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { openClosedShop, STORES } from './support/closed-shop'
import { blockTypefaces, shiftsOf } from './support/shifts'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'serial' })

const PHONE = { width: 375, height: 812 }
const DESKTOP = { width: 1440, height: 900 }
const PLACE = { lat: 49.283, lon: -123.121 }

let shop: Awaited<ReturnType<typeof openClosedShop>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  shop = await openClosedShop()
})
test.afterAll(() => shop?.close())

const noticeOf = (page: Page) => page.locator('#menu > .order-notice')
const plusOf = (page: Page) => page.getByRole('button', { name: 'Add Noodle soup' })
const pageOf = ({ gid }: { gid: number }) => `${shop.url}/store/${gid}?lan=en`

/** As of a visitor who has chosen an address before. */
const rememberPlace = (page: Page) =>
  page.addInitScript((place) => localStorage.setItem('plaza:place', JSON.stringify(place)), PLACE)

test('a closed store that sells for later names the first time that it sells for, and its dishes have a plus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(pageOf(STORES.later))
  await expect(noticeOf(page).locator('p:visible')).toHaveText(
    /^Order for .*\d{2}:00[ap]m\s*Choose the time at checkout\.$/,
  )
  await expect(noticeOf(page).getByRole('link')).toHaveCount(0)
  await plusOf(page).click()
  await expect(page.getByRole('button', { name: 'One less: Noodle soup' })).toBeVisible()
})

for (const size of [PHONE, DESKTOP])
  test(`one that does not says why, and leads to one that is open, at ${size.width}`, async ({ page, faults }) => {
    await page.setViewportSize(size)
    await blockTypefaces(page, faults)
    await rememberPlace(page)
    await page.goto(pageOf(STORES.closed), { waitUntil: 'networkidle' })
    await expect(noticeOf(page).locator('p:visible').first()).toHaveText(
      /^You can order from .*\d{2}:00[ap]m\s*It takes no orders while it’s closed\.$/,
    )
    await expect(plusOf(page)).toHaveCount(0)
    const dish = await page.locator('#menu article.item-card').first().boundingBox()
    expect((dish?.y ?? Number.NaN) + (dish?.height ?? 0), 'the first dish').toBeLessThanOrEqual(size.height)
    // noodles first, though the tea is nearer
    const cards = noticeOf(page).getByRole('article')
    await expect(cards.getByRole('link')).toHaveText([STORES.open.name, STORES.near.name])
    await expect(cards.first()).toContainText('Open 24 hours')
    await expect(cards.first().locator('[data-lat]')).toHaveText('0.8 km')
    expect(await shiftsOf(page)).toEqual([])
    await expectAccessible(page, 'closed store')
    await cards.first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: STORES.open.name })).toBeVisible()
    await expect(noticeOf(page)).toHaveCount(0)
    await expect(plusOf(page)).toBeVisible()
  })

test('on each card is the distance from the address that was chosen last, and nothing moves for it', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(DESKTOP)
  await blockTypefaces(page, faults)
  const away = page.locator('main article [data-lat]')
  await page.goto(`${shop.url}/?lan=en&city=vancouver`, { waitUntil: 'networkidle' })
  await expect(away).toHaveText(['', '', '', ''])
  await rememberPlace(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(away).toHaveText(Array(4).fill(/^0\.\d km$/))
  expect(await shiftsOf(page)).toEqual([])
})
