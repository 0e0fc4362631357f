import { expect, test } from './support/test'

for (const width of [375, 1440]) {
  test(`the footer stays where it is while an empty list of carts loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    let load = () => {}
    const loading = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await loading
      await route.continue()
    })
    await page.goto('/carts', { waitUntil: 'commit' })
    const footer = page.locator('footer').last()
    await expect(footer).toBeAttached()
    const before = await footer.evaluate((element) => element.getBoundingClientRect().top)
    load()
    await expect(page.getByText('You have no carts yet')).toBeVisible()
    const after = await footer.evaluate((element) => element.getBoundingClientRect().top)
    expect(Math.abs(after - before)).toBeLessThanOrEqual(2)
    const deals = page.locator('section', { has: page.getByRole('heading', { name: 'Popular right now' }) })
    await expect(deals.getByRole('article').first()).toBeVisible()
    await expect(deals.getByRole('article')).toHaveCount(3)
  })
}
