import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** All that another theme can change. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Axe finds nothing on the page as it is, light or dark, and nothing is wider than the screen. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // ten screens on a busy machine
  test.setTimeout(150_000)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(endAnimations)
    // in the page itself: another one in front would stop its clock
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(OF_COLOURS)).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
    expect(found, `${what}, ${colorScheme}`).toEqual([])
  }
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
}

/** A fade that is not over yet has no contrast, and one that never ends is left out. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    if (endless) animation.cancel()
    else animation.finish()
  }
}
