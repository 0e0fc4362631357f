import { saveAddress } from './support/address-editor'
import { plainDishes } from './support/catalogue'
import { checkOut, chooseFulfilmentMethod, chooseTime, fillContact, placeAndOpen } from './support/menu-checkout'
import { logIn } from './support/session'
import { payBy } from './support/shopping'
import { storeCart } from './support/stored-cart'
import { expect, test } from './support/test'

const NOODLE_HOUSE = 1001
const TEA_HOUSE_ALWAYS_OPEN = 1024

test('the checkout keeps what was entered over a reload, a second tab and a forced login', async ({
  page,
  context,
  shopper,
  faults,
}) => {
  const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
  if (!dish) throw new Error('no plain dish')
  await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: 1 }])
  await page.getByRole('region', { name: 'Order type' }).getByText('Pickup').click()
  await fillContact(page)
  await page.getByLabel('Comment for the store').fill('No straw, please')
  const from = await chooseTime(page)
  const expectAll = async (tab: typeof page) => {
    await expect(tab.getByLabel('First name')).toHaveValue('Ada')
    await expect(tab.getByLabel('Phone')).toHaveValue('6045550199')
    await expect(tab.getByLabel('Comment for the store')).toHaveValue('No straw, please')
    await expect(tab.getByRole('region', { name: 'Order type' })).toContainText(from)
    await expect(tab.getByRole('radio', { name: 'Pickup' })).toBeChecked()
  }
  await page.reload()
  await expectAll(page)

  const second = await context.newPage()
  await second.goto(`/checkout?query=${TEA_HOUSE_ALWAYS_OPEN}`)
  await expectAll(second)
  await second.close()

  faults.expect(/^401 /)
  await context.clearCookies({ name: 'plaza_session' })
  await page.reload()
  await logIn(page, shopper)
  await expectAll(page)
})

test('back after an order in cash it is said to be placed, and the next checkout has its phone', async ({
  page,
  shopper,
}) => {
  const [dish] = plainDishes(NOODLE_HOUSE)
  if (!dish) throw new Error('no plain dish')
  // enough for a delivery, so that there is a choice at any hour
  await checkOut(page, shopper, NOODLE_HOUSE, [{ ...dish, qty: 3 }])
  await chooseFulfilmentMethod(page, 'Pickup')
  await chooseTime(page)
  await fillContact(page)
  await payBy(page, 'Cash')
  await placeAndOpen(page)
  await page.goBack()
  const dialog = page.getByRole('dialog', { name: 'Please check your cart' })
  await expect(dialog).toContainText('There are no items in your cart')
  await expect(dialog).toContainText('Your last order here has been placed.')

  await storeCart(page, NOODLE_HOUSE, [{ pid: dish.pid, qty: 1, pc: Math.round(dish.pc * 100) }], [2])
  await page.goto(`/checkout?query=${NOODLE_HOUSE}`)
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('Phone')).toHaveValue('6045550199')
})

test('an order that another tab changes is repriced, and that is said', async ({ page, context, shopper }) => {
  const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
  if (!dish) throw new Error('no plain dish')
  await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: 1 }])
  await chooseFulfilmentMethod(page, 'Pickup')
  const summary = page.getByRole('region', { name: 'Order summary' })
  await expect(summary.getByText('Order total')).toBeVisible()
  const second = await context.newPage()
  await second.goto('/carts')
  await second.getByRole('button', { name: `One more: ${dish.nm}` }).click()
  await expect(page.getByText('Your cart was changed in another tab. This is the new price.')).toBeVisible()
  await expect(summary.getByText(/^2 ×/)).toBeVisible()
})

test('an address out of range cannot be chosen, and another province can', async ({ page, shopper }) => {
  const [dish] = plainDishes(NOODLE_HOUSE)
  if (!dish) throw new Error('no plain dish')
  await checkOut(page, shopper, NOODLE_HOUSE, [{ ...dish, qty: Math.ceil(40 / dish.pc) }])
  await chooseFulfilmentMethod(page, 'Delivery')
  await page.getByRole('button', { name: 'Please input shipping address' }).click()
  await page.getByRole('button', { name: 'Add address' }).click()
  await saveAddress(page, {
    firstName: 'Ada',
    phone: '6045550199',
    street: '100 Queen Street West',
    city: 'Toronto',
    region: 'Ontario',
    postalCode: 'M5H 2N2',
  })
  const dialog = page.getByRole('dialog', { name: 'Address' })
  await expect(dialog.getByRole('radio', { name: /^Too far for delivery/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Please input shipping address' })).toBeVisible()
  await expect(page.getByText('Order total')).toBeHidden()
})
