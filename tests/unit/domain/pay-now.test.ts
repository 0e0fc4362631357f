import { describe, expect, test } from 'vitest'
import { byPaymentFlag } from '@/lib/domain/codes/payment-method'
import {
  methodsToPayNow,
  PAY_NOW_CHOICES,
  type PayNowChoice,
  payNowStep,
  tipOf,
  toPayableOrder,
  toPayMethod,
} from '@/lib/domain/payment/pay-now'
import { sampleOrder } from '@/tests/support/sample-order'

const ALL = byPaymentFlag(() => true)
const OWNED = { paidByGiftCard: false, isOwner: true }
const CHOICES = ['none', 'credit_card', 'wechat_pay', 'paypal_express', 'alipay', 'union_pay', 'union_pay_express']

describe('the choices', () => {
  test('are none and six methods, which a store may accept [PAY-25] [PAY-5]', () => {
    expect(PAY_NOW_CHOICES).toEqual(CHOICES)
    expect(methodsToPayNow(ALL, OWNED)).toEqual(CHOICES.slice(1))
    expect(methodsToPayNow({ ...ALL, paypalExpress: false, unionPay: false }, OWNED)).toEqual([
      'credit_card',
      'wechat_pay',
      'alipay',
      'union_pay_express',
    ])
  })

  test('wechat and alipay are omitted for an order paid with a gift card [PAY-13]', () => {
    expect(methodsToPayNow(ALL, { ...OWNED, paidByGiftCard: true })).toEqual([
      'credit_card',
      'paypal_express',
      'union_pay',
      'union_pay_express',
    ])
  })

  test('a visitor is not offered PayPal, whose page is the owner’s', () => {
    expect(methodsToPayNow(ALL, { ...OWNED, isOwner: false })).toEqual(
      CHOICES.filter((choice) => !['none', 'paypal_express'].includes(choice)),
    )
  })

  test.each<[PayNowChoice, number]>([
    ['credit_card', 2],
    ['wechat_pay', 6],
    ['paypal_express', 7],
    ['alipay', 8],
    ['union_pay', 12],
    ['union_pay_express', 13],
    ['none', 8],
  ])('%s is sent as %i [PAY-26] [PAY-27]', (choice, code) => {
    expect(toPayMethod(choice)).toBe(code)
  })
})

describe('the pay button', () => {
  const ready = { hasValidCard: true, requireBillingAddress: true, hasBillingAddress: true }
  test('asks for a method first [PAY-22]', () => {
    expect(payNowStep({ ...ready, choice: 'none' })).toBe('please_input_payment_method')
  })
  test('then for a valid card [PAY-23]', () => {
    expect(payNowStep({ ...ready, choice: 'credit_card', hasValidCard: false })).toBe('please_input_valid_credit_card')
  })
  test('then pays [PAY-24]', () => {
    for (const choice of PAY_NOW_CHOICES.slice(1)) expect(payNowStep({ ...ready, choice })).toBe('pay_now')
    expect(payNowStep({ ...ready, choice: 'alipay', hasValidCard: false, hasBillingAddress: false })).toBe('pay_now')
  })
  test('requires a billing address for a card if the store needs one', () => {
    const card = { ...ready, choice: 'credit_card', hasBillingAddress: false } as const
    expect(payNowStep(card)).toBe('please_input_billing_address')
    expect(payNowStep({ ...card, requireBillingAddress: false })).toBe('pay_now')
  })
})

describe('an order', () => {
  test('shows its payer no personal data', () => {
    const text = JSON.stringify(toPayableOrder(sampleOrder))
    for (const secret of ['Mei', 'Chen', '6045550123', 'mei@mail.example', 'Pacific', 'SPRING']) {
      expect(text).not.toContain(secret)
    }
    expect(toPayableOrder(sampleOrder)).toMatchObject({
      id: '9f3c-1a',
      gid: 12,
      totalDue: 3321,
      storeName: 'Noodle House',
    })
  })

  test('its tips are the preset with the same amount, else a custom amount', () => {
    expect(tipOf({ orderTotal: 4480, tips: 480, currency: 'CAD' })).toEqual({ type: 'percent', percent: 12 })
    expect(tipOf({ orderTotal: 4521, tips: 481, currency: 'CAD' })).toEqual({ type: 'flat', amount: 481 })
    expect(tipOf({ orderTotal: 4000, tips: 0, currency: 'CAD' })).toEqual({ type: 'percent', percent: 0 })
  })
})
