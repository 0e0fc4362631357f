import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from './test'

/** 1280 by 1024 at 400 % */
export const MAGNIFIED = { width: 320, height: 256 }
const NARROWEST_PHONE = { width: 320, height: 760 }
const DESKTOP = { width: 1440, height: 860 }
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

interface Look {
  size: { width: number; height: number }
  theme: 'light' | 'dark'
  rules?: string[]
  /** axe does not know which colours a browser forces */
  isForced?: boolean
}

const LOOKS: [Look, Look] = [
  { size: NARROWEST_PHONE, theme: 'light' },
  { size: DESKTOP, theme: 'dark' },
]
const OTHER_LOOKS: Look[] = [
  { size: NARROWEST_PHONE, theme: 'dark', rules: OF_COLOURS },
  { size: DESKTOP, theme: 'light', rules: OF_COLOURS },
  { size: MAGNIFIED, theme: 'light' },
  { size: NARROWEST_PHONE, theme: 'dark', isForced: true },
]

/** Each screen in all looks when soaking. */
function looksOf(what: string): Look[] {
  if (process.env.SOAK === '1') return [...LOOKS, ...OTHER_LOOKS]
  const sum = [...what].reduce((all, character) => all + (character.codePointAt(0) ?? 0), 0)
  return [LOOKS[sum % 2 === 0 ? 0 : 1]]
}

/** Also that nothing is wider than the screen; `what` names the screen. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const looks = looksOf(what)
  // ten screens on a busy machine
  test.setTimeout(150_000 * looks.length)
  const before = page.viewportSize()
  for (const { size, theme, rules, isForced = false } of looks) {
    const look = `${what}, ${theme}, ${size.width} wide${isForced ? ', forced colours' : ''}`
    await page.setViewportSize(size)
    const forcedColors = isForced ? 'active' : 'none'
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', forcedColors })
    await page.evaluate(endAnimations)
    // in the page itself: another one in front would stop its clock
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    if (isForced) axe.disableRules(OF_COLOURS)
    const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
    expect(found, look).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(size.width)
  }
  if (before) await page.setViewportSize(before)
}

/** A fade that is not over yet has no contrast, and one that never ends is left out. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
    if (endless) animation.cancel()
    else animation.finish()
  }
}
