import { describe, expect, test } from 'vitest'
import { GIFT_CARD_ENTRY } from '@/lib/domain/codes/account-codes'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { FULFILMENT_METHOD, isFulfilmentMethod, isSentToAddress } from '@/lib/domain/codes/fulfilment-method'
import { isActiveStatus, isFinishedStatus, isPreparationStarted, ORDER_STATUS } from '@/lib/domain/codes/order-status'

describe('codes', () => {
  test('shipping methods are numbered 1 to 5, in the order of the documents', () => {
    expect(FULFILMENT_METHOD).toEqual({ delivery: 1, pickup: 2, eatin: 3, flatrate: 4, freeShipping: 5 })
    expect([0, 1, 5, 6].map(isFulfilmentMethod)).toEqual([false, true, true, false])
    expect(Object.values(FULFILMENT_METHOD).filter(isSentToAddress)).toEqual([1, 4, 5])
  })

  test('gift card entries and kinds of lines have the numbers of the documents', () => {
    expect(GIFT_CARD_ENTRY).toEqual({ created: 0, used: 1, refunded: 5, transferred: 6, received: 7 })
    expect(LINE_KIND).toEqual({ goods: 0, giftCard: 1, amount: 2 })
  })

  test('statuses 1 and 2 are active; 4, 5 and 6 are final', () => {
    expect(Object.values(ORDER_STATUS).filter(isActiveStatus)).toEqual([1, 2])
    expect(Object.values(ORDER_STATUS).filter(isFinishedStatus)).toEqual([4, 5, 6])
  })

  test('a store has started preparing from delivery status 115', () => {
    expect([0, 114, 115, 200].map(isPreparationStarted)).toEqual([false, false, true, true])
  })
})
