import { describe, expect, test } from 'vitest'
import { initialContact, initialFulfilmentMethod, initialPaymentMethod } from '@/components/checkout/state/preselection'
import { FULFILMENT_METHOD, NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { sampleAddress, sampleCustomer } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'

const { delivery, pickup, eatin, freeShipping } = FULFILMENT_METHOD
const NEAR = { ...sampleAddress, lat: 49.28, lon: -123.12 }
const FAR = { ...sampleAddress, lat: 43.65, lon: -79.38 }
const UNKNOWN = { ...sampleAddress, lat: null, lon: null }
const store = { ...sampleStore, maxDeliveryKm: 8, address: { ...sampleStore.address, lat: 49.27, lon: -123.13 } }

describe('name and phone of a checkout begin with', () => {
  const profile = { ...sampleCustomer, firstName: '', lastName: '', phone: '' }
  const last = { firstName: 'Ada', lastName: 'Byron', phone: '13812345678', countryCode: 'CN' as const }
  const mei = { firstName: 'Mei', lastName: 'Chen', phone: '6045550123', countryCode: 'CA' as const }
  test.each([
    ['those of the profile', sampleCustomer, last, mei],
    ['those of the last order, where the profile has none', profile, last, last],
    [
      'the phone of the last order, with its country',
      { ...sampleCustomer, phone: '' },
      last,
      { ...last, firstName: 'Mei', lastName: 'Chen' },
    ],
    [
      'the name of the last order',
      { ...sampleCustomer, firstName: '', lastName: '' },
      last,
      { ...mei, firstName: 'Ada', lastName: 'Byron' },
    ],
    [
      'a name without a family name, which is not made whole',
      { ...sampleCustomer, lastName: '' },
      last,
      { ...mei, lastName: '' },
    ],
    ['nothing before the first order', profile, null, { ...mei, firstName: '', lastName: '', phone: '' }],
  ])('%s', (_, customer, lastContact, begun) => {
    expect(initialContact(customer, lastContact)).toMatchObject(begun)
  })
})

describe('the fulfilment method of a checkout begins with', () => {
  const ALL = [delivery, pickup, eatin]
  test.each([
    ['the one of the cart', 'menu', eatin, ALL, NEAR, pickup, eatin],
    ['the one of the last order', 'menu', NO_FULFILMENT_METHOD, ALL, NEAR, pickup, pickup],
    [
      'the first, where the last one is not offered',
      'menu',
      NO_FULFILMENT_METHOD,
      [delivery, eatin],
      NEAR,
      pickup,
      delivery,
    ],
    ['delivery, where no address is known', 'menu', NO_FULFILMENT_METHOD, ALL, null, undefined, delivery],
    [
      'delivery, where the place of the address is not known',
      'menu',
      NO_FULFILMENT_METHOD,
      ALL,
      UNKNOWN,
      undefined,
      delivery,
    ],
    ['the next one, where the address is too far away', 'menu', NO_FULFILMENT_METHOD, ALL, FAR, delivery, pickup],
    [
      'the only one, also where the address is too far away',
      'menu',
      NO_FULFILMENT_METHOD,
      [delivery],
      FAR,
      pickup,
      delivery,
    ],
    ['none, where none is offered', 'menu', delivery, [], NEAR, delivery, NO_FULFILMENT_METHOD],
    [
      'none of the two of a deal [DEAL-20]',
      'deal',
      NO_FULFILMENT_METHOD,
      [pickup, delivery],
      NEAR,
      pickup,
      NO_FULFILMENT_METHOD,
    ],
    ['free shipping of a deal that nobody hands over', 'deal', NO_FULFILMENT_METHOD, [], NEAR, pickup, freeShipping],
  ] as const)('%s', (_, kind, fulfilmentMethod, offered, defaultAddress, last, expected) => {
    const customer = { ...sampleCustomer, defaultAddress }
    const chosen = initialFulfilmentMethod(store, customer, { kind, fulfilmentMethod }, offered, {
      fulfilmentMethod: last,
    })
    expect(chosen).toBe(expected)
  })
})

describe('the payment method of a checkout begins with', () => {
  const NONE = Object.fromEntries(
    Object.keys(sampleStore.payments).map((key) => [key, false]),
  ) as typeof sampleStore.payments
  const { cash, alipay, wechat_pay } = PAYMENT_METHOD
  test.each([
    ['the only one [CHK-20]', { cash: true }, false, undefined, 'cash'],
    ['the first of two', { cash: true, alipay: true }, false, undefined, 'alipay'],
    ['the one of the last order', { cash: true, alipay: true }, false, cash, 'cash'],
    ['the first, where the last one is not taken', { cash: true, alipay: true }, false, wechat_pay, 'alipay'],
    ['no cash for an amount without goods [PAY-12]', { cash: true, alipay: true }, true, cash, 'alipay'],
    ['none, where none is taken', {}, false, alipay, null],
  ])('%s', (_, payments, isPay, last, expected) => {
    expect(initialPaymentMethod({ payments: { ...NONE, ...payments } }, isPay, { paymentMethod: last })).toBe(expected)
  })
})
