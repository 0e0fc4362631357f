import { plainDishes, readDeliveryMinimum } from './support/catalogue'
import { checkOut, chooseFulfilmentMethod } from './support/menu-checkout'
import { expect, test } from './support/test'

const TEA_HOUSE_ALWAYS_OPEN = 1024
const PHONE = { width: 375, height: 812 }

test('on a phone the first control of a checkout is near its top, and a pickup takes two screens at most', async ({
  page,
  shopper,
}) => {
  const [dish] = plainDishes(TEA_HOUSE_ALWAYS_OPEN)
  if (!dish) throw new Error('no plain dish')
  const least = await readDeliveryMinimum(TEA_HOUSE_ALWAYS_OPEN)
  await page.setViewportSize(PHONE)
  await checkOut(page, shopper, TEA_HOUSE_ALWAYS_OPEN, [{ ...dish, qty: Math.ceil(least / dish.pc) }])
  await chooseFulfilmentMethod(page, 'Pickup')
  await expect(page.getByText('Order total')).toBeVisible()
  const types = page.getByRole('group', { name: 'Order type' })
  const top = await types.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  expect(top, 'the first control').toBeLessThanOrEqual(250)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, 'the page').toBeLessThanOrEqual(2 * PHONE.height)
})
