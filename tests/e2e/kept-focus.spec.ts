import type { Page } from 'playwright/test'
import { logInAt } from './support/commerce-api'
import { press } from './support/keyboard'
import { placeDish } from './support/orders'
import { openAs } from './support/session'
import { expect, test } from './support/test'

const FAR = { most: 150 }

const expectFocusKept = (page: Page) => expect(page.locator('body')).not.toBeFocused()

test('a removed line of the cart gives the focus to Undo, and Undo to a line', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, shopper, '/store/1024')
  const add = page.locator('.quick-add').getByRole('button', { name: /^Add/ }).first()
  await press(add, 'Enter', FAR)
  await press(page.getByRole('link', { name: 'Skip to cart' }), 'Enter', { ...FAR, backwards: true })
  const cart = page.getByRole('region', { name: 'Your cart' })
  await press(cart.getByRole('button', { name: /^Remove/ }))
  const undo = cart.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(undo).toBeHidden()
  await expect(cart.locator(':focus')).toBeVisible()
})

test('the focus stays near an order’s button, a bookmark and an address that go', async ({ page, shopper }) => {
  const { id, gid } = await placeDish(await logInAt(shopper), 'alipay')
  await openAs(page, shopper, `/account/orders/detail/${id}`)
  const place = { street: '1 Main St', city: 'Vancouver', region: 'BC', country: 'CA', postalCode: 'V6B 1A1' }
  const headers = { origin: new URL(page.url()).origin }
  for (const [path, data] of [
    ['/api/addresses', { firstName: 'Ada', phone: '6045550177', ...place }],
    ['/api/bookmarks', { kind: 'stores', id: gid }],
  ] as const)
    expect((await page.request.post(path, { headers, data })).ok(), path).toBe(true)

  await press(page.getByRole('button', { name: 'Cancel order' }), 'Enter', FAR)
  await press(page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
  await expectFocusKept(page)

  await page.goto('/account/bookmarks')
  await press(page.getByRole('button', { name: /^Remove/ }))
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeHidden()
  await expectFocusKept(page)

  await page.goto('/account/address-book')
  await press(page.getByText('Actions for 1 Main St').locator('..'))
  await press(page.getByRole('button', { name: 'Delete 1 Main St' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused()
})
