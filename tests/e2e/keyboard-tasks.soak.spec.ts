import { catalogue, takesAll } from './support/catalogue'
import { logInAt } from './support/commerce-api'
import { payByKeys, press } from './support/keyboard'
import { completeOrder, placeDish } from './support/orders'
import { openAs } from './support/session'
import { expect, test } from './support/test'

const FAR = { most: 150 }

test('an order is placed again by keyboard alone', async ({ page, shopper }) => {
  const { id, gid, dish } = await placeDish(await logInAt(shopper))
  await completeOrder(id)
  await openAs(page, shopper, '/account/orders')
  await press(page.getByRole('main').getByRole('button', { name: 'Order again' }).first())
  await expect(page).toHaveURL(new RegExp(`/checkout\\?query=${gid}$`))
  await expect(page.getByText(dish).first()).toBeVisible()
  await payByKeys(page)
})

test('a gift card is bought by keyboard alone', async ({ page, shopper }) => {
  const sold = catalogue().restaurants.flatMap(({ store, dishes }) => {
    const card = dishes.find(({ pt }) => pt === 1)
    return card && takesAll(store) && !store.require_billing_address ? [{ gid: store.gid, card }] : []
  })[0]
  if (!sold) throw new Error('no store sells gift cards')
  await openAs(page, shopper, `/product/${sold.card.pid}`)
  await press(page.getByRole('main').getByRole('button', { name: /^Add 1/ }), 'Enter', FAR)
  await press(page.getByRole('button', { name: /Show the cart/ }), 'Enter', FAR)
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await press(cart.getByRole('button', { name: 'Go to checkout' }))
  await expect(page).toHaveURL(new RegExp(`/checkout\\?query=${sold.gid}`))
  await payByKeys(page)
  await expect(page.getByText(sold.card.nm).first()).toBeVisible()
})
