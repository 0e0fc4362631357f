import { expectAccessible } from './support/axe'
import { findOffer, isRich } from './support/catalogue'
import { expect, test } from './support/test'

/** `npm run test:full` looks at more pages, and presses Tab more often. */
const IS_SOAK = process.env.SOAK === '1'
const TABS = IS_SOAK ? 60 : 25

let dealPath: string
test.beforeAll(async () => {
  dealPath = `/deals/details/${(await findOffer(isRich)).deal.id}`
})

const SCREENS = [
  '/',
  '/deals',
  '/deals/browse',
  '/deals/browse?query=zzzzzz',
  '/login',
  '/help/privacy',
  '/no-such-page',
]
const MORE_SCREENS = ['/deals/browse?category=1000&query=two', '/deals?lan=jp', '/deals/browse?lan=zh']
for (const path of [...SCREENS, ...(IS_SOAK ? MORE_SCREENS : [])])
  test(`axe finds nothing on ${path}`, async ({ page, faults }) => {
    faults.expect(/^404 GET \/no-such-page/)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, path)
  })

test('axe finds nothing on a deal and in its dialogs', async ({ page }) => {
  await page.goto(dealPath)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, 'deal')
  const modal = page.getByRole('dialog').filter({ visible: true })
  await page.getByRole('button', { name: /^See all \d+ reviews/ }).click()
  await expect(modal).toBeVisible()
  await expectAccessible(page, 'reviews')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^View all \d+ photos/ }).click()
  await expectAccessible(page, 'all photos')
  await modal.getByRole('listitem').first().getByRole('button').click()
  await expectAccessible(page, 'one photo')
  await page.keyboard.press('Escape')
  await page.getByText('All hours').click()
  await page.getByRole('button', { name: /^Buy/ }).filter({ visible: true }).click()
  await expectAccessible(page, 'hours open, choices missing')
})

test('axe finds nothing in open menus, the login dialog and the filter sheet', async ({ page }) => {
  await page.goto('/deals')
  await page.getByRole('banner').locator('summary').first().click()
  await expectAccessible(page, 'city menu')
  await page.getByRole('banner').locator('summary', { hasText: 'More' }).click()
  await expectAccessible(page, 'menu of everything else')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog').getByLabel('Email or phone')).toBeVisible()
  await expectAccessible(page, 'login dialog')
  await page.setViewportSize({ width: 375, height: 860 })
  await page.goto('/deals/browse')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expectAccessible(page, 'filter sheet')
})

test('the first Tab is a skip link past the header to the content', async ({ page }) => {
  await page.goto('/deals')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('focus is always visible, never under a sticky bar', async ({ page }) => {
  for (const path of ['/deals', '/deals/browse', dealPath]) {
    await page.goto(path)
    for (let step = 0; step < TABS; step++) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const focused = document.activeElement
        if (!(focused instanceof HTMLElement) || focused === document.body) return null
        const { left, top, width, height } = focused.getBoundingClientRect()
        if (width < 3 || height < 3) return null
        const onTop = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12))
        const seen =
          onTop &&
          (focused.contains(onTop) || onTop.contains(focused) || onTop.closest('label,li,article')?.contains(focused))
        return seen ? null : `${focused.outerHTML.slice(0, 90)} under ${onTop?.outerHTML.slice(0, 90)}`
      })
      expect(covered, `${path}, Tab ${step + 1}`).toBeNull()
    }
  }
})

test('a dialog traps focus and returns it', async ({ page }) => {
  await page.goto('/deals')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email or phone')).toBeVisible()
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement)), `Tab ${step + 1}`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
