import type { Browser, Page } from 'playwright'
import { followClock } from '@/scripts/clock/clock-at'
import type { View } from './screens'
import { HEIGHTS, type Look } from './variants'
import type { Cookie } from './visitors'

export interface Shot {
  view: View
  shape: Look
  file: string
}

/** Maps and fonts of other hosts may never come. */
const QUIET_MS = 5000

/** Maps and other parts begin once they are in sight. */
async function readThrough(page: Page): Promise<void> {
  for (const figure of await page.locator('main figure').all()) await figure.scrollIntoViewIfNeeded().catch(() => null)
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForFunction(() => !document.querySelector('[data-drawn=loading]'))
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
}

export async function takeShot(browser: Browser, base: string, cookies: Cookie[], shot: Shot): Promise<void> {
  const { view, shape, file } = shot
  const context = await browser.newContext({
    baseURL: base.replace('localhost', view.host ?? 'localhost'),
    viewport: { width: shape.width, height: HEIGHTS[shape.width] ?? shape.width },
    colorScheme: shape.scheme,
    reducedMotion: 'reduce',
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
  })
  try {
    await followClock(context)
    await context.addCookies(cookies)
    // the scripts of a public page wait for a visitor who moves
    await context.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove'))),
    )
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await page.goto(`${view.path}${view.path.includes('?') ? '&' : '?'}lan=${shape.language}`)
    const quiet = () => page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
    await quiet()
    await view.act?.(page)
    await quiet()
    await page.evaluate(() => {
      document.documentElement.dataset.belowFold = ''
      for (const image of document.images) image.loading = 'eager'
    })
    await quiet()
    await readThrough(page)
    const open = await page.locator('dialog[open], :popover-open').filter({ visible: true }).count()
    await page.screenshot({ path: file, type: 'jpeg', quality: 80, fullPage: open === 0 })
  } finally {
    await context.close()
  }
}
