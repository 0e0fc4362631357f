import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { followBrowserClock } from './support/browser-clock'
import { catalogue } from './support/catalogue'
import { blockTypefaces, shiftsOf } from './support/shifts'
import { expect, test } from './support/test'

const PHONE = { width: 375, height: 812 }
const DESKTOP = { width: 1440, height: 900 }
const PLACE = { lat: 49.283, lon: -123.121 }

const noticeOf = (page: Page) => page.locator('#menu .order-notice')

/** Four in the morning in Vancouver, tomorrow. */
function fourInTheMorning(): Date {
  const night = new Date(Date.now() + 86_400_000)
  night.setUTCHours(11, 0, 0, 0)
  return night
}

async function comeAtNight(page: Page): Promise<void> {
  const night = fourInTheMorning()
  await page.clock.install({ time: night })
  await followBrowserClock(page)
}

/** Opens a restaurant that is closed at that hour, and sells for later or does not. */
async function openClosed(page: Page, sellsLater: boolean): Promise<void> {
  const stores = catalogue().restaurants.filter(
    ({ store, dishes }) => store.can_pre_order === sellsLater && store.currency === 'CAD' && dishes.length > 0,
  )
  for (const { store } of stores) {
    await page.goto(`/store/${store.gid}?lan=en`)
    await page.clock.runFor(1000)
    if ((await page.locator('header.store-head [data-open=false]').count()) > 0) return
  }
  throw new Error('no store is closed')
}

/** Visitors who have chosen an address before. */
const rememberPlace = (page: Page) =>
  page.addInitScript((place) => localStorage.setItem('plaza:place', JSON.stringify(place)), PLACE)

test('a closed store that sells for later names the first time that it sells for', async ({ page }) => {
  await comeAtNight(page)
  await openClosed(page, true)
  await expect(noticeOf(page)).toHaveText(/^Order for .*\d{2}:\d{2}[ap]m ?Choose the time at checkout\.$/)
  await expect(page.locator('#menu').locator('.quick-add, .has-choices').first()).toBeVisible()
})

for (const size of [PHONE, DESKTOP])
  test(`a closed store that does not says why, and leads to one that is open, at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    await rememberPlace(page)
    await comeAtNight(page)
    await openClosed(page, false)
    const notice = noticeOf(page)
    await expect(notice.getByRole('status')).toHaveText(/^You can order from .*It takes no orders while/)
    const dish = await page.locator('#menu article.item-card').first().boundingBox()
    expect(dish?.y, 'the first dish').toBeLessThanOrEqual(size.height - 100)
    const open = notice.getByRole('article').first()
    await expect(open).toContainText(/Open/)
    await expect(open.locator('[data-lat]')).toHaveText(/^\d+(\.\d)? km$/)
    await expectAccessible(page, 'closed store')
    const name = await open.getByRole('link').textContent()
    await open.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  })

test('on each card is the distance from the address that was chosen last, and nothing moves for it', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(DESKTOP)
  await blockTypefaces(page, faults)
  await page.goto('/?lan=en&city=vancouver', { waitUntil: 'networkidle' })
  const away = page.locator('main article [data-lat]')
  await expect(away.first()).toBeEmpty()
  await rememberPlace(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(away.first()).toHaveText(/^\d+(\.\d)? km$/)
  expect(await shiftsOf(page)).toEqual([])
  await page.goto('/?lan=en&city=toronto', { waitUntil: 'networkidle' })
  await expect(away.first()).toBeEmpty()
})
