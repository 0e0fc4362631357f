import { LANGUAGES } from '@/lib/domain/languages/languages'
import { findOffer, isRich } from '@/tests/e2e/support/catalogue'
import { expect, test } from '@/tests/e2e/support/test'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 375, height: 812 }

for (const lan of LANGUAGES)
  test(`a store on home, and picture and price of a deal, are above the fold, in ${lan}`, async ({ page }) => {
    const card = page.locator('main article:has(a[href^="/store/"])').first()
    await page.setViewportSize(DESKTOP)
    await page.goto(`/?lan=${lan}`)
    const box = await card.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), 'the whole first card').toBeLessThanOrEqual(900)
    await page.setViewportSize(PHONE)
    expect((await card.boundingBox())?.y, 'the top of the first card').toBeLessThanOrEqual(510)

    const { deal } = await findOffer(isRich)
    await page.goto(`/deals/details/${deal.id}?lan=${lan}`)
    const picture = page.locator('main img').first()
    const price = page.getByRole('main').getByText(/C\$\d/).filter({ visible: true }).first()
    for (const part of [picture, price]) {
      const shown = await part.boundingBox()
      expect((shown?.y ?? Number.NaN) + (shown?.height ?? 0)).toBeLessThanOrEqual(812)
    }
  })

test('what is below the fold is laid out where it comes near, one part a frame while the page loads', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    const frames: number[] = []
    const count = () => {
      const parts = document.querySelectorAll('.below-fold').length
      if (parts !== frames.at(-1)) frames.push(parts)
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    Object.assign(window, { frames })
  })
  await page.goto('/')
  await expect(page.locator('.below-fold')).toHaveCount(0)
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  const [most, ...fewer] = frames.slice(frames.indexOf(Math.max(...frames)))
  // one less in each frame
  expect(fewer).toEqual(Array.from({ length: most ?? 0 }, (_, n) => (most ?? 0) - 1 - n))
  const foot = page.getByRole('contentinfo')
  const isLaidOut = () =>
    foot
      .getByRole('link')
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut(), 'far from the screen').toBe(false)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(isLaidOut).toBe(true)
})

test('the End key reaches the end of a page, and a fragment its part, whatever is not laid out yet', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.keyboard.press('End')
  await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport()
  await page.goto('/store/1001#info')
  await expect(page.getByRole('heading', { name: 'Hours and contact' })).toBeInViewport()
})

test('what is below the fold is shown without its stylesheet if that does not come', async ({ page, faults }) => {
  faults.expect(/^failed GET .+\.css$/)
  await page.route('**/*.css', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})
