import type { Page } from 'playwright/test'
import { findOffer, isRich } from './support/catalogue'
import { openAs } from './support/session'
import { expect, test } from './support/test'

const SECOND = { email: 'second@plaza.test', password: 'plaza-demo' }

/** Scrolls past every picture of the main part, and answers those that did not load. */
async function missingPictures(page: Page): Promise<string[]> {
  const pictures = await page.getByRole('main').locator('img:visible').all()
  expect(pictures.length).toBeGreaterThan(2)
  const missing: string[] = []
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    const isLoaded = await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth > 0))
    if (!isLoaded) missing.push((await picture.getAttribute('src')) ?? '')
  }
  return missing
}

test('every picture of a deals page, a deal and a store loads', async ({ page }) => {
  const { deal } = await findOffer(isRich)
  for (const path of ['/deals', `/deals/details/${deal.id}`, '/store/1024']) {
    await page.goto(path)
    expect(await missingPictures(page), path).toEqual([])
  }
})

test('an account shows its picture [ACCT-1]', async ({ page }) => {
  await openAs(page, SECOND, '/account')
  const avatar = page.getByRole('region', { name: 'Profile' }).getByTestId('avatar').locator('img')
  await expect(avatar).toHaveJSProperty('complete', true)
  await expect(avatar).not.toHaveJSProperty('naturalWidth', 0)
})
