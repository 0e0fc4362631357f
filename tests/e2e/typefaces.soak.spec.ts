import type { Page } from 'playwright/test'
import { toBcp47 } from '@/lib/domain/languages/languages'
import { platformFonts } from './support/platform-fonts'
import { expect, test } from './support/test'

const STORE = 1024
/** How the families of Chinese and Japanese fonts end, as `Noto Sans CJK JP` and `PingFang TC`. */
const VARIANTS = { zh: 'SC', 'zh-Hant': 'TC', jp: 'JP' } as const
const LANGUAGES = Object.keys(VARIANTS) as (keyof typeof VARIANTS)[]
const NO_FONT = 'no font of all three scripts, such as fonts-noto-cjk, is installed'

/** The ends of the families with Chinese and Japanese glyphs, among the ones that a text is drawn with. */
const variantsOf = (families: string[]) => [
  ...new Set(families.flatMap((family) => /\b(SC|TC|HK|JP|KR)$/.exec(family)?.[1] ?? [])),
]

/** Skips a test where the machine has no glyphs to choose from. */
async function needGlyphs(page: Page): Promise<void> {
  await page.setContent("<p style=\"font-family:'Noto Sans CJK JP','Noto Sans CJK SC'\">直</p>")
  test.skip(variantsOf(await platformFonts(page.locator('p'))).length === 0, NO_FONT)
}

for (const language of LANGUAGES) {
  const variant = VARIANTS[language]

  test(`a page in ${toBcp47(language)} is set in its own glyphs`, async ({ page }) => {
    await needGlyphs(page)
    for (const [path, ...selectors] of [
      ['/deals', 'h1', 'main p', 'footer a[href*="deals"]', 'banner input, header input'],
      [`/store/${STORE}`, 'h1', '#menu h2', '[data-product]'],
      ['/login', 'h1, h2', 'main label', 'main button[type=submit]'],
    ] as const) {
      await page.goto(`${path}?lan=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', toBcp47(language))
      for (const selector of selectors) {
        const families = await platformFonts(page.locator(selector).first())
        expect(variantsOf(families), `${selector} of ${path}`).toEqual([variant])
      }
    }
  })
}

test('a name in another language than its page’s has the glyphs of its own', async ({ page }) => {
  await needGlyphs(page)
  for (const language of ['en', ...LANGUAGES]) {
    await page.goto(`/deals?lan=${language}`)
    await page.keyboard.press('Tab')
    await page.getByRole('banner').locator('summary').last().click()
    for (const other of LANGUAGES) {
      const name = page
        .getByRole('banner')
        .locator(`a[lang="${toBcp47(other)}"]`)
        .filter({ visible: true })
      expect(variantsOf(await platformFonts(name)), `${other} on a page in ${language}`).toEqual([VARIANTS[other]])
    }
  }
})

test('the figures of an amount have one width, and it never breaks', async ({ page }) => {
  for (const path of ['/deals', '/deals/browse', `/store/${STORE}`]) {
    await page.goto(`${path}?lan=en`)
    const amounts = await page
      .getByRole('main')
      .getByText(/^C\$[\d.,]+$/)
      .all()
    expect(amounts.length, path).toBeGreaterThan(3)
    for (const amount of amounts) {
      await expect(amount).toHaveCSS('font-variant-numeric', 'tabular-nums')
      await expect(amount).toHaveCSS('text-wrap-mode', 'nowrap')
    }
  }
})
