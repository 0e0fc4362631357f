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
