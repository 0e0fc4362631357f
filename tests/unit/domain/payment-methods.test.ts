import { describe, expect, test } from 'vitest'
import {
  goesWithGiftCards,
  isRedirectMethod,
  PAYMENT_METHOD,
  type PaymentMethodName,
  paymentMethodName,
} from '@/lib/domain/codes/payment-method'
import { isMethodAtCheckout, methodsAtCheckout } from '@/lib/domain/payment/payment-methods'
import { sampleStore } from '@/tests/support/sample-store'

const CODES: [PaymentMethodName, number][] = [
  ['pay_later', 0],
  ['cash', 1],
  ['credit_card', 2],
  ['giftcard', 3],
  ['points', 4],
  ['points_and_giftcard', 5],
  ['wechat_pay', 6],
  ['paypal_express', 7],
  ['alipay', 8],
  ['free', 11],
  ['union_pay', 12],
  ['union_pay_express', 13],
]
const NONE = { ...sampleStore.payments, creditCard: false }

describe('payment methods', () => {
  test.each(CODES)('%s is %i [ENT-61]', (name, code) => {
    expect(PAYMENT_METHOD[name]).toBe(code)
    expect(paymentMethodName(code)).toBe(name)
  })

  test('no other code has a name [ENT-61]', () => {
    expect(PAYMENT_METHOD).toEqual(Object.fromEntries(CODES))
    expect([-1, 9, 10, 14].map(paymentMethodName)).toEqual([null, null, null, null])
  })

  test.each([
    ['creditCard', 'credit_card'],
    ['wechat', 'wechat_pay'],
    ['alipay', 'alipay'],
    ['paypalExpress', 'paypal_express'],
    ['cash', 'cash'],
    ['payLater', 'pay_later'],
  ])('a store that accepts %s offers %s and nothing else [PAY-1]', (accepted, method) => {
    expect(methodsAtCheckout({ ...NONE, [accepted]: true })).toEqual([method])
    expect(methodsAtCheckout(NONE)).toEqual([])
  })

  test('WeChat and Alipay alone do not go with gift cards [PAY-13] [PAY-14]', () => {
    expect(CODES.map(([, code]) => code).filter((code) => !goesWithGiftCards(code))).toEqual([6, 8])
  })

  test('6, 7 and 8 redirect, 0 to 5 do not [PAY-3]', () => {
    expect([6, 7, 8].every(isRedirectMethod)).toBe(true)
    expect([0, 1, 2, 3, 4, 5, 11].some(isRedirectMethod)).toBe(false)
  })

  test('below 0 or above 11 counts as missing [PAY-4]', () => {
    expect([null, -1, 12, 13].some(isMethodAtCheckout)).toBe(false)
    expect([0, 1, 2, 6, 7, 8, 11].every(isMethodAtCheckout)).toBe(true)
  })

  test('union pay is not listed at checkout, but redirects when paid with [PAY-5]', () => {
    expect(methodsAtCheckout({ ...NONE, unionPay: true, unionPayExpress: true })).toEqual([])
    expect([12, 13].every(isRedirectMethod)).toBe(true)
  })
})
