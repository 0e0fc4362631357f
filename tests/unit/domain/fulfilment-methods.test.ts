import { describe, expect, test } from 'vitest'
import { offeredFulfilmentMethods } from '@/lib/domain/checkout/offered-fulfilment'
import { fulfilmentName } from '@/lib/domain/codes/fulfilment-method'

const store = {
  services: { delivery: true, pickup: true, eatin: true },
  minDeliveryAmount: 2000,
  isOpen: true,
  waiterService: true,
}

describe('the order types of a menu cart', () => {
  test.each([
    ['all', store, [1, 2, 3], 2000, [1, 2, 3]],
    ['no delivery below the minimum', store, [1, 2, 3], 1999, [2, 3]],
    [
      'no delivery where it is off',
      { ...store, services: { ...store.services, delivery: false } },
      [1, 2, 3],
      9000,
      [2, 3],
    ],
    ['no eating in while closed', { ...store, isOpen: false }, [1, 2, 3], 2000, [1, 2]],
    ['only what the cart may use', store, [2], 2000, [2]],
    ['none', { ...store, services: { delivery: false, pickup: false, eatin: false } }, [1, 2, 3], 2000, []],
  ] as const)('%s', (_, of, available, subtotal, expected) => {
    expect(offeredFulfilmentMethods(of, available, subtotal)).toEqual(expected)
  })

  test('delivery requires the minimum, eat-in an open store, each an allowed cart [CHK-41] [CHK-42] [CHK-43]', () => {
    expect(offeredFulfilmentMethods({ ...store, isOpen: false }, [1, 3], 1999)).toEqual([])
    expect(offeredFulfilmentMethods(store, [1, 3], 2000)).toEqual([1, 3])
  })
})

test.each([
  [1, true, 'delivery'],
  [2, true, 'pickup'],
  [3, true, 'eatin'],
  [3, false, 'instore'],
  [4, true, 'flatrate'],
  [5, true, 'freeShipping'],
])('code %i with table service %s is called %s [ENT-60] [STORE-4] [STORE-5]', (code, waiterService, name) => {
  expect(fulfilmentName(code, { waiterService })).toBe(name)
})
