import { size } from '@/tests/support/scale'
import { expectAccessible, MAGNIFIED } from './support/axe'
import { EVERY_SCREEN, openScreen } from './support/every-screen'
import { bareButtons, roomToScroll, wrongHighlights } from './support/look-in-page'
import { expect, test } from './support/test'

const FEW = ['browse, dialog', 'store, dialog', 'cart', 'checkout, full', 'order']

for (const { name, ...view } of size(
  EVERY_SCREEN,
  EVERY_SCREEN.filter((screen) => FEW.includes(screen.name)),
))
  test(`${name}: three quarters of a magnified screen scroll; forced colours show buttons and what is chosen`, async ({
    page,
    faults,
  }) => {
    faults.expect(/^404 GET \/(no-such-page|api\/orders\/nosuchorder|account\/orders\/detail\/nosuchorder|pay)/)
    faults.expect(/^422 (POST \/api\/(paypal|session)|GET \/api\/checkout)/)
    await page.setViewportSize({ width: 320, height: 760 })
    await openScreen(page, view)
    await page.setViewportSize(MAGNIFIED)
    expect(await page.evaluate(roomToScroll)).toBeGreaterThanOrEqual(0.75 * MAGNIFIED.height)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(MAGNIFIED.width)
      expect(await page.evaluate(bareButtons), colorScheme).toEqual([])
      expect(await page.evaluate(wrongHighlights), colorScheme).toEqual([])
    }
    if (process.env.SOAK === '1') await expectAccessible(page, name)
  })
