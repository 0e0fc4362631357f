import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StoreHead } from '@/components/stores/store-head'
import type { Store } from '@/lib/domain/stores/stores'
import { renderServer } from '@/tests/component/render-server'
import { FRIDAY_NOON } from '@/tests/support/sample-menu'
import { sampleStore } from '@/tests/support/sample-store'

const waysOf = async (store: Partial<Store>, now = FRIDAY_NOON) => {
  await renderServer(<StoreHead store={{ ...sampleStore, ...store }} ownName={sampleStore.name} now={now} />)
  const labels = within(screen.getByRole('group', { name: 'Ways to order' })).getAllByRole('radio')
  return labels.map((radio) => radio.closest('label')?.textContent)
}

test('each way has its time, and the fee of a delivery is beside what else it asks for', async () => {
  const estimates = { delivery: { from: 25, to: 35 }, pickup: { from: 15, to: 25 }, eatin: { from: 15, to: 25 } }
  const ways = await waysOf({ estimates })
  expect(ways).toEqual(['Delivery25 to 35 min', 'Pickup15 to 25 min', 'Dine in15 to 25 min'])
  expect(document.body).toHaveTextContent('Delivery: from C$3.00 · up to 8 km')
})

test('without a time a way has a fact, and nothing is made up', async () => {
  const ways = await waysOf({})
  expect(ways).toEqual(['Deliveryfrom C$3.00', 'PickupPreorders', 'Dine inTable service'])
  expect(document.body).toHaveTextContent('Delivery: up to 8 km')
})

test.each([
  ['closed until further notice', { isOpen: false, nextOpening: null, isClosedIndefinitely: true }],
  ['on hold', { takesOnlineOrders: false }],
])('a store that is %s does not offer preorders', async (_, state) => {
  expect(await waysOf(state)).toEqual(['Deliveryfrom C$3.00', 'Pickup', 'Dine inTable service'])
})
