import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { followBrowserClock } from './support/browser-clock'
import { type DealRecord, findOffer, isRich } from './support/catalogue'
import { readApi } from './support/commerce-api'
import { expect, test } from './support/test'

let deal: DealRecord
test.beforeAll(async () => {
  deal = (await findOffer(isRich)).deal
})
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/deals/details/${deal.id}`)
})

const shown = (page: Page) => page.getByRole('dialog').filter({ visible: true })
/** Of its panel; the dialog itself is what lies around it. */
const width = async (dialog: Locator) => (await dialog.locator('> div').boundingBox())?.width ?? 0

test('the gallery moves by arrow, key and thumbnail [DEAL-2]', async ({ page }) => {
  await page.waitForLoadState('networkidle')
  const gallery = page.getByRole('region', { name: 'Pictures' })
  const current = gallery.locator('button[aria-current=true]')
  const thumbnails = gallery.getByRole('button', { name: /^Show/ })
  await expect(thumbnails).toHaveCount(deal.images.length + (deal.video ? 1 : 0))
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(gallery.getByRole('button', { name: 'Previous picture' })).toBeVisible()
  await gallery.getByRole('list').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true')
  await thumbnails.last().click()
  await expect(thumbnails.last()).toHaveAttribute('aria-current', 'true')
  await expect(current).toHaveCount(1)
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeHidden()
})

test('three reviews, and all of them in a dialog, five at a time [DEAL-3] [DEAL-4] [DEAL-8]', async ({ page }) => {
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Customer reviews', level: 2 }) })
  await expect(section.locator('> ul > li')).toHaveCount(3)
  await section.getByRole('button', { name: /^See all \d+ reviews$/ }).click()
  const modal = shown(page)
  expect(await width(modal)).toBe(900)
  const content = modal.locator('[style*=content-cap]')
  expect((await content.boundingBox())?.height ?? 0).toBeLessThanOrEqual(900 * 0.7 + 1)
  await expect(modal.getByRole('listitem')).toHaveCount(5)
  const pages = Math.ceil((deal.reviews?.length ?? 0) / 5)
  await expect(modal.getByRole('status')).toHaveText(`1 of ${pages}`)
  await modal.getByRole('button', { name: 'Next' }).click()
  await expect(modal.getByRole('status')).toHaveText(`2 of ${pages}`)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(section.getByRole('button', { name: /^See all/ })).toBeFocused()
})

test('reviews are spread over five rows of stars, beside their average', async ({ page }) => {
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Customer reviews' }) })
  const ratings = (deal.reviews ?? []).map(({ rat }) => rat)
  const total = ratings.length
  const rows = section.locator('.rating-spread li')
  await expect(rows).toHaveCount(5)
  for (const [at, stars] of [5, 4, 3, 2, 1].entries()) {
    const count = ratings.filter((rating) => rating === stars).length
    const name = `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} of ${total}`
    await expect(rows.nth(at).getByText(name, { exact: true })).toBeAttached()
  }
  await expect(section.getByText(new RegExp(`^Rated [1-5]\\.\\d out of 5, ${total} reviews$`))).toBeAttached()
  await rows.first().scrollIntoViewIfNeeded()
  await expectAccessible(page, 'reviews of a deal')
})

test('a review in another language says so, and is marked as such', async ({ page }) => {
  const foreign = await findOffer((one) => !!one.deal.reviews?.slice(0, 3).some(({ lan }) => lan === 'jp'))
  const written = foreign.deal.reviews?.find(({ lan }) => lan === 'jp')?.cmt ?? ''
  await page.goto(`/deals/details/${foreign.deal.id}?lan=en`)
  const review = page.getByRole('listitem').filter({ hasText: written }).first()
  await expect(review.getByText('Written in Japanese')).toBeVisible()
  await expect(review.getByText(written)).toHaveAttribute('lang', 'ja')
  await page.goto(`/deals/details/${foreign.deal.id}?lan=jp`)
  await expect(review.getByText(written)).toBeVisible()
  await expect(review.getByText('で書かれたレビュー')).toHaveCount(0)
})

test('four photos, the last one opens all; a full one has previous, next and back [DEAL-5] [DEAL-6] [DEAL-7]', async ({
  page,
}) => {
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Customer photos', level: 2 }) })
  const count = deal.reviews_imgs?.length ?? 0
  await expect(section.getByRole('listitem')).toHaveCount(4)
  const all = section.getByRole('button', { name: `View all ${count} photos` })
  await all.click()
  const modal = shown(page)
  expect(await width(modal)).toBe(900)
  const tiles = modal.getByRole('listitem')
  await expect(tiles).toHaveCount(Math.min(count, 12))
  const tops = await Promise.all((await tiles.all()).map(async (tile) => (await tile.boundingBox())?.y))
  expect(tops.filter((top) => top === tops[0]).length).toBe(4)
  await tiles.nth(1).getByRole('button').click()
  await expect(modal.getByRole('heading', { name: 'Customer photo 2' })).toBeVisible()
  await expect(modal.getByRole('group', { name: 'Customer photo 2' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(modal.getByRole('heading', { name: 'Customer photo 3' })).toBeVisible()
  await modal.getByRole('button', { name: 'Previous picture' }).click()
  await expect(modal.getByRole('heading', { name: 'Customer photo 2' })).toBeVisible()
  await modal.getByRole('button', { name: 'All photos' }).click()
  await expect(tiles).toHaveCount(Math.min(count, 12))
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(all).toBeFocused()
})

test('the store has map, address, phone and expandable hours [DEAL-10]', async ({ page }) => {
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'About the store', level: 2 }) })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', /^https:\/\//)
  await expect(section.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await expect(section.getByText(/^(Open(?! in maps)|Closed)/).first()).toBeVisible()
  await expect(section.getByText('Wednesday')).toBeHidden()
  await section.getByText('All hours').click()
  await expect(section.getByText('Wednesday')).toBeVisible()
})

test('the right column is sticky, with at most three badges [DEAL-11] [DEAL-12]', async ({ page }) => {
  const box = page.getByRole('region', { name: 'Choose and buy' })
  expect(await box.getByRole('list').first().getByRole('listitem').count()).toBeLessThanOrEqual(3)
  await page.mouse.wheel(0, 900)
  await expect(async () => {
    const top = (await box.boundingBox())?.y ?? -1
    expect(top).toBeGreaterThan(40)
    expect(top).toBeLessThan(200)
  }).toPass()
  await expect(box.getByRole('button', { name: /^Buy/ })).toBeInViewport()
})

test('the frame of the right column is closed below its button, however long the choices are', async ({ page }) => {
  const box = page.getByRole('region', { name: 'Choose and buy' })
  const frame = box.locator('..')
  await expect(frame).toHaveCSS('border-bottom-width', '1px')
  await expect(box).toHaveCSS('border-bottom-width', '0px')
  const [outer, button] = [await frame.boundingBox(), await box.getByRole('button', { name: /^Buy/ }).boundingBox()]
  if (!outer || !button) throw new Error('no purchase box')
  expect(outer.y + outer.height).toBeLessThan(900)
  expect(button.y + button.height).toBeLessThan(outer.y + outer.height)
})

test('on a phone the first screen of a deal has its price, discount and number sold [DEAL-14]', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const main = page.getByRole('main')
  const percent = Math.round(((deal.pc - deal.spc) / deal.pc) * 100)
  const badge = main.getByText(`${percent}% off`).first()
  const [onPicture, picture] = [
    await badge.boundingBox(),
    await main.getByRole('region', { name: 'Pictures' }).boundingBox(),
  ]
  if (!onPicture || !picture) throw new Error('no badge')
  expect(onPicture.y).toBeGreaterThan(picture.y)
  expect(onPicture.y + onPicture.height).toBeLessThan(picture.y + picture.height)
  for (const text of [badge, main.getByText(/^[\d,]+ sold$/).first(), main.locator('.price').first()])
    await expect(text).toBeInViewport()
})

test('a sold-out choice cannot be selected [DEAL-22]', async ({ page }) => {
  const offer = await findOffer(
    (one) => one.deal.stock > 0 && one.deal.opts.some((group) => group.opts.some(({ sq }) => sq <= 0)),
  )
  const choice = offer.deal.opts.flatMap((group) => group.opts).find(({ sq }) => sq <= 0)
  await page.goto(`/deals/details/${offer.deal.id}`)
  const input = page.getByRole('region', { name: 'Choose and buy' }).getByLabel(new RegExp(choice?.nm ?? ''))
  await expect(input.first()).toBeDisabled()
  await expect(page.getByText('Sold out').first()).toBeVisible()
})

test('a deal without stock is labelled and cannot be bought [DEAL-16]', async ({ page }) => {
  const { deal: empty } = await findOffer((offer) => offer.deal.stock <= 0)
  await page.goto(`/deals/details/${empty.id}`)
  await expect(page.getByRole('button', { name: 'Out of stock' }).first()).toBeDisabled()
})

test('a deal past its end is expired and cannot be bought [DEAL-15] [DEAL-16]', async ({ page }) => {
  const { edt } = await readApi<{ edt: string }>(`/api/v7/gdtl?lan=en&pid=${deal.id}`)
  const now = Date.parse(`${edt.replace(' ', 'T')}Z`) + 1000
  await page.clock.install({ time: new Date(now) })
  await followBrowserClock(page, now)
  await page.goto(`/deals/details/${deal.id}`)
  await expect(page.getByRole('button', { name: 'Expired' }).first()).toBeDisabled()
})
