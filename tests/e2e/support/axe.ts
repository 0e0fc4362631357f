import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test'

const PHONE_WIDTH = 640
/** All that another theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

type Theme = 'light' | 'dark'

/** Axe finds nothing on the page as it is, and nothing is wider than the screen. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // ten screens on a busy machine
  test.setTimeout(150_000)
  const width = page.viewportSize()?.width ?? 0
  for (const theme of themesAt(width)) {
    await page.emulateMedia({ colorScheme: theme })
    await page.evaluate(endAnimations)
    // in the page itself: another one in front would stop its clock
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    const { violations } = await (theme === 'light' || width > PHONE_WIDTH ? axe : axe.withRules(OF_COLOURS)).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
    expect(found, `${what}, ${theme}`).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
}

/** Each screen is seen in both themes: in light on a phone and in dark on a desktop, or in both at both when soaking. */
function themesAt(width: number): Theme[] {
  if (process.env.SOAK === '1') return ['light', 'dark']
  return width > PHONE_WIDTH ? ['dark'] : ['light']
}

/** A fade that is not over yet has no contrast, and one that never ends is left out. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    if (endless) animation.cancel()
    else animation.finish()
  }
}
