import type { Page } from 'playwright/test'
import { platformFonts } from './support/platform-fonts'
import { originOn } from './support/raw'
import { TYPEFACES, totalShift } from './support/shifts'
import { expect, test } from './support/test'

const SITES = [
  ['localhost', /^Figtree/],
  ['tea.localhost', /^Nunito/],
  ['books.localhost', /^Fraunces/],
] as const
const PATHS = ['/', '/deals', '/login']

/** The tops of headings and cards in the first screen. */
function topsOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, article)')]
      // what is below the fold is not laid out yet
      .filter((part) => part.getBoundingClientRect().height > 0)
      .map((part) => Math.round(part.getBoundingClientRect().top))
      .filter((top) => top < innerHeight),
  )
}

for (const [host, family] of SITES)
  for (const width of [375, 1440])
    test(`a late typeface of ${host} replaces its stand-in, and no line moves up or down at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 812 })
      for (const path of PATHS) {
        let release = () => {}
        const held = new Promise<void>((resolve) => {
          release = resolve
        })
        await page.route(TYPEFACES, async (route) => {
          await held
          await route.continue()
        })
        await page.goto(`${originOn(host)}${path}`, { waitUntil: 'domcontentloaded' })
        const title = page.getByRole('heading').filter({ visible: true }).first()
        expect(await platformFonts(title), path).not.toContainEqual(expect.stringMatching(family))
        const [tops, shift] = [await topsOf(page), await totalShift(page)]
        release()
        await page.evaluate(() => document.fonts.ready)
        await expect.poll(() => platformFonts(title), path).toEqual([expect.stringMatching(family)])
        expect(await topsOf(page), path).toEqual(tops)
        expect((await totalShift(page)) - shift, path).toBeLessThan(0.01)
        await page.unroute(TYPEFACES)
      }
    })

for (const [host] of SITES)
  test(`neither a typeface of ${host} nor a picture is in the styles of its head, which the first paint waits for`, async ({
    page,
  }) => {
    for (const path of ['/', '/deals']) {
      const html = (await (await page.goto(`${originOn(host)}${path}`))?.text()) ?? ''
      const [head = '', body = ''] = html.split('</head>')
      expect(head, path).toContain('@font-face{font-family:figtree-arial')
      expect(head, path).not.toMatch(/\.woff2|data:image/)
      expect(body, path).toMatch(/\.woff2.*data:image/s)
    }
  })

for (const [host] of SITES)
  test(`each typeface of ${host} is requested once and not preloaded, which would delay the largest picture`, async ({
    page,
  }) => {
    for (const path of PATHS) {
      const html = (await (await page.goto(`${originOn(host)}${path}`))?.text()) ?? ''
      expect(await page.locator('link[as="font"]').count(), path).toBe(0)
      const used = new Set([...html.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, url]) => url))
      expect(used.size, path).toBeGreaterThan(0)
      const requested = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').flatMap(({ name }) => /\/fonts\/.*$/.exec(name)?.[0] ?? []),
        )
      await expect.poll(async () => (await requested()).sort(), path).toEqual([...used].sort())
    }
  })

test.describe('for a visitor who waits', () => {
  test.use({ startsAtOnce: false })

  test('the stylesheet applies once the typeface is there, or after two seconds without it', async ({ page }) => {
    const isStyled = () => page.locator('link[rel="stylesheet"][media="all"]').count()
    const isUsed = () => page.evaluate(() => [...document.fonts].some(({ family }) => family === 'figtree'))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    // React, which would start before, waits for its payload
    for (const late of [TYPEFACES, /\/_plaza\/rsc\//])
      await page.route(late, async (route) => {
        await held
        await route.continue()
      })
    // the browser moves its pointer by itself
    await page.addInitScript(() => addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true))
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(500)
    expect([await isStyled(), await isUsed()]).toEqual([0, false])
    await expect.poll(isStyled).toBeGreaterThan(0)
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2000)
    expect(await isUsed()).toBe(false)
    release()
    await expect.poll(isUsed).toBe(true)

    await page.unrouteAll()
    await page.goto('/deals', { waitUntil: 'load' })
    await expect.poll(isStyled).toBeGreaterThan(0)
    expect(await isUsed()).toBe(true)
  })
})
