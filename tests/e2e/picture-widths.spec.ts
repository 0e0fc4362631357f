import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const PHONE = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 }
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
/** pixels, of pictures that are not of a fixed width */
const SMALLEST = 420

/** Of each picture that has several widths: the one that was loaded, by the one that the screen shows, in its pixels. */
async function loadedByShown(page: Page): Promise<{ width: number; ratio: number }[]> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => {
    const loaded = [...document.images].filter((one) => one.sizes && one.naturalWidth > 0 && one.clientWidth > 0)
    return loaded.map((one) => {
      // cropped to its box
      const shown = Math.max(one.clientWidth, (one.clientHeight * one.naturalWidth) / one.naturalHeight)
      const width = Number(/\/pictures\/(\d+)/.exec(one.currentSrc)?.[1])
      return { width, ratio: width / (shown * devicePixelRatio) }
    })
  })
}

for (const path of ['/', '/?q=tea', '/deals', '/deals/browse', '/store/1024'])
  test(`pictures of ${path} load in about the width that they are shown in`, async ({ browser }) => {
    for (const screen of [PHONE, DESKTOP]) {
      const page = await browser.newPage(screen)
      await page.goto(path)
      const pictures = await loadedByShown(page)
      expect(pictures.length).toBeGreaterThan(0)
      expect(pictures.every(({ width }) => width > 0)).toBe(true)
      expect(pictures.filter(({ ratio }) => ratio < 0.7)).toEqual([])
      expect(pictures.filter(({ width, ratio }) => width > SMALLEST && ratio > 2)).toEqual([])
      await page.close()
    }
  })
