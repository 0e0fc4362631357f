import type { Page } from 'playwright/test'
import { findOffer, isRich } from './support/catalogue'
import { openAs } from './support/session'
import { expect, test } from './support/test'

const SECOND = { email: 'second@plaza.test', password: 'plaza-demo' }

/** Scrolls past every picture of the main part, and answers those that did not load. */
async function missingPictures(page: Page): Promise<string[]> {
  const pictures = await page.getByRole('main').locator('img:visible').all()
  expect(pictures.length).toBeGreaterThan(2)
  const missing: string[] = []
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    const isLoaded = await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0))
    if (!isLoaded) missing.push((await picture.getAttribute('src')) ?? '')
  }
  return missing
}

test('every picture of a deals page, a deal and a store loads', async ({ page }) => {
  const { deal } = await findOffer(isRich)
  for (const path of ['/deals', `/deals/details/${deal.id}`, '/store/1024']) {
    await page.goto(path)
    expect(await missingPictures(page), path).toEqual([])
  }
})

test('an account shows its picture [ACCT-1]', async ({ page }) => {
  await openAs(page, SECOND, '/account')
  const avatar = page.getByRole('region', { name: 'Profile' }).getByTestId('avatar').locator('img')
  await expect(avatar).toHaveJSProperty('complete', true)
  await expect(avatar).not.toHaveJSProperty('naturalWidth', 0)
})

interface Flight {
  from: { width: number }
  to: { x: number; y: number }
}

/** Pictures that moved over the page; where each ends is the middle of it. */
async function recordFlights(page: Page): Promise<() => Promise<Flight[]>> {
  await page.evaluate(() => {
    const flights: unknown[] = []
    Object.assign(window, { flights })
    new MutationObserver((changes) => {
      for (const image of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(image instanceof HTMLImageElement)) continue
        const from = { width: image.getBoundingClientRect().width }
        const [animation] = image.getAnimations()
        if (!animation) return
        animation.currentTime = Number(animation.effect?.getTiming().duration) - 1
        const { x, y, width, height } = image.getBoundingClientRect()
        flights.push({ from, to: { x: x + width / 2, y: y + height / 2 } })
        animation.currentTime = 0
      }
    }).observe(document.body, { childList: true })
  })
  return () => page.evaluate(() => (window as never as { flights: Flight[] }).flights)
}

for (const [size, cart] of [
  [{ width: 375, height: 812 }, '#cart-bar'],
  [{ width: 1440, height: 900 }, '#cart-column'],
] as const)
  test(`the picture of a dish that is added moves to the cart at ${size.width}, and not with reduced motion`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/store/1024?lan=en', { waitUntil: 'networkidle' })
    const flights = await recordFlights(page)
    const withPicture = page.getByRole('article').filter({ has: page.locator('.item-picture') })
    const plus = withPicture.locator('.quick-add button').last()
    const expectFlight = async (nth: number) => {
      await expect.poll(flights).toHaveLength(nth)
      const place = await page.locator(cart).boundingBox()
      const to = (await flights())[nth - 1]?.to
      if (!place || !to) throw new Error('no cart')
      expect(to.x).toBeGreaterThan(place.x)
      expect(to.x).toBeLessThan(place.x + place.width)
      expect(to.y).toBeGreaterThan(place.y)
      expect(to.y).toBeLessThan(place.y + place.height)
    }
    await plus.click()
    await expectFlight(1)
    await expect(page.locator('body > img')).toHaveCount(0)

    await withPicture.and(page.locator('.has-choices')).first().getByRole('link').click()
    const dialog = page.getByRole('dialog')
    const add = dialog.getByRole('button', { name: /^Add 1/ })
    await expect(add).toBeVisible()
    const choices = dialog.getByRole('group').filter({ has: page.getByRole('radio') })
    for (const group of await choices.all()) await group.getByRole('radio').first().check()
    await dialog.locator('.picture').scrollIntoViewIfNeeded()
    await expect(dialog.locator('.picture img').last()).toHaveJSProperty('complete', true)
    await add.click()
    await expect(dialog).toHaveCount(0)
    await expectFlight(2)
    expect((await flights())[1]?.from.width).toBeGreaterThan(300)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await plus.click()
    await expect(withPicture.locator('.quick-add').last()).toHaveText('2')
    await page.waitForTimeout(300)
    expect(await flights()).toHaveLength(2)
  })
