import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'

/** Axe finds nothing on the page as it is, and nothing is wider than the screen. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // a fade that is not over yet has no contrast
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).catch(() => null))
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  expect(found, what).toEqual([])
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
}
