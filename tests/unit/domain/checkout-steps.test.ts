import { describe, expect, test } from 'vitest'
import {
  type CheckoutProgress,
  type CheckoutSection,
  firstUnmetStep,
  isSectionDone,
  isShippedToAddress,
} from '@/lib/domain/checkout/checkout-steps'
import { byFieldType, NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'

const READY: CheckoutProgress = {
  firstName: 'Mei',
  hasValidPhone: true,
  fulfilmentMethod: 2,
  hasFulfilmentOptions: false,
  fulfilmentOption: '',
  hasShippingAddress: true,
  requireTableNumber: false,
  ...NO_ORDER_FIELDS,
  paymentMethod: 1,
  hasValidCard: false,
  requireBillingAddress: false,
  hasBillingAddress: false,
  shipsNothing: false,
  price: 'ready',
  needsTime: false,
}

/** The ladder as the document lists it, each rung with the case in which it is unmet. */
const LADDER: [string, (s: CheckoutProgress, delivery: boolean) => boolean][] = [
  ['please_input_first_name', (s, delivery) => !delivery && s.firstName.length < 2],
  ['please_input_phone_number', (s, delivery) => !delivery && !s.hasValidPhone],
  ['please_input_shipping_method', (s) => ![1, 2, 3, 4, 5].includes(s.fulfilmentMethod)],
  ['please_input_sub_shipping_method', (s) => s.hasFulfilmentOptions && s.fulfilmentOption === ''],
  ['please_input_shipping_addresss', (s, delivery) => delivery && !s.hasShippingAddress],
  [
    'please_input_table_number',
    (s) => s.fulfilmentMethod === 3 && (s.tableNumber === '' ? s.requireTableNumber : s.tableNumber === '12345'),
  ],
  ['please_input_payment_method', (s) => s.paymentMethod === null || s.paymentMethod < 0 || s.paymentMethod > 11],
  ['please_input_valid_credit_card', (s) => s.paymentMethod === 2 && !s.hasValidCard],
  ['please_input_billing_address', (s) => s.paymentMethod === 2 && s.requireBillingAddress && !s.hasBillingAddress],
]

/** Codes 1, 4 and 5 go to an address; 5 of a self-checkout cart does not. */
const isDelivery = (s: CheckoutProgress) => ({ 1: true, 4: true, 5: !s.shipsNothing })[s.fulfilmentMethod] ?? false
const oracle = (s: CheckoutProgress) => LADDER.find(([, unmet]) => unmet(s, isDelivery(s)))?.[0] ?? 'place_order'

const VALUES: { [K in keyof CheckoutProgress]: CheckoutProgress[K][] } = {
  firstName: ['', 'M', 'Mei'],
  hasValidPhone: [true, false],
  fulfilmentMethod: [0, 1, 2, 3, 4, 5, 6],
  hasFulfilmentOptions: [true, false],
  fulfilmentOption: ['', 'express'],
  hasShippingAddress: [true, false],
  requireTableNumber: [true, false],
  ...byFieldType({ digits: [''], flag: [false] }),
  tableNumber: ['', '12', '12345'],
  paymentMethod: [null, -1, 0, 2, 11, 12],
  hasValidCard: [true, false],
  requireBillingAddress: [true, false],
  hasBillingAddress: [true, false],
  shipsNothing: [true, false],
  price: ['ready'],
  needsTime: [false],
}

function combinations(): CheckoutProgress[] {
  const names = Object.keys(VALUES) as (keyof CheckoutProgress)[]
  return names.reduce<CheckoutProgress[]>(
    (states, name) => states.flatMap((state) => VALUES[name].map((value) => ({ ...state, [name]: value }))),
    [READY],
  )
}

describe('the label of the main button', () => {
  test('is the first unmet step in all 193,536 combinations [CHK-26] [CHK-38]', () => {
    const wrong = combinations().filter((state) => firstUnmetStep(state) !== oracle(state))
    expect(combinations()).toHaveLength(193_536)
    expect(wrong).toEqual([])
  })

  test.each<[string, string, Partial<CheckoutProgress>]>([
    ['please_input_first_name', 'CHK-27', { firstName: '' }],
    ['please_input_phone_number', 'CHK-28', { hasValidPhone: false }],
    ['please_input_shipping_method', 'CHK-29', { fulfilmentMethod: 0 }],
    ['please_input_shipping_method', 'CHK-29', { fulfilmentMethod: 6 }],
    ['please_input_sub_shipping_method', 'CHK-30', { hasFulfilmentOptions: true }],
    ['please_input_shipping_addresss', 'CHK-31', { fulfilmentMethod: 1, hasShippingAddress: false }],
    ['please_input_table_number', 'CHK-32', { fulfilmentMethod: 3, requireTableNumber: true }],
    ['please_input_payment_method', 'CHK-33', { paymentMethod: null }],
    ['please_input_valid_credit_card', 'CHK-34', { paymentMethod: 2 }],
    ['please_input_billing_address', 'CHK-35', { paymentMethod: 2, hasValidCard: true, requireBillingAddress: true }],
    ['retry_price', 'CHK-36', { price: 'failed' }],
    ['see_rejection', 'CHK-36', { price: 'rejected' }],
    ['choose_time', 'CHK-36', { needsTime: true }],
    ['please_input_payment_method', 'CHK-33', { paymentMethod: null, price: 'failed', needsTime: true }],
    ['retry_price', 'CHK-36', { price: 'failed', needsTime: true }],
    ['place_order', 'CHK-36', {}],
  ])('%s [%s]', (label, _, changes) => {
    expect(firstUnmetStep({ ...READY, ...changes })).toBe(label)
  })

  test('a delivery requires neither name nor phone [CHK-27] [CHK-28]', () => {
    expect(firstUnmetStep({ ...READY, fulfilmentMethod: 1, firstName: '', hasValidPhone: false })).toBe('place_order')
  })

  test('pickup requires no address [CHK-5]', () => {
    expect(firstUnmetStep({ ...READY, fulfilmentMethod: 2, hasShippingAddress: false })).toBe('place_order')
  })

  test('a first name has two characters or more [VAL-29]', () => {
    expect(firstUnmetStep({ ...READY, firstName: ' M ' })).toBe('please_input_first_name')
    expect(firstUnmetStep({ ...READY, firstName: 'Mo' })).toBe('place_order')
  })

  const NUMBERS = ['1', '12', '123', '１２', ' 12 ', '!1234', '!12345', '!1a', '!-1', '!0.5', '!一']
  const eatIn = { ...READY, fulfilmentMethod: 3 }
  test.each([...NUMBERS, '! '])('a table number that is required: %s [VAL-33]', (text) => {
    const state = { ...eatIn, requireTableNumber: true, tableNumber: text.replace('!', '') }
    expect(firstUnmetStep(state)).toBe(text.startsWith('!') ? 'please_input_table_number' : 'place_order')
  })

  test.each([...NUMBERS, '', ' '])('a table number that is optional: %s [VAL-33]', (text) => {
    const state = { ...eatIn, tableNumber: text.replace('!', '') }
    expect(firstUnmetStep(state)).toBe(text.startsWith('!') ? 'please_input_table_number' : 'place_order')
  })

  test.each([...NUMBERS, '', ' '])('a party size: %s [VAL-34]', (text) => {
    const state = { ...eatIn, partySize: text.replace('!', '') }
    expect(firstUnmetStep(state)).toBe(text.startsWith('!') ? 'check_party_size' : 'place_order')
  })

  test('what is typed for a table holds up no pickup', () => {
    expect(firstUnmetStep({ ...READY, tableNumber: '12345', partySize: '12345' })).toBe('place_order')
  })

  test('codes 1, 4 and 5 are address-based, 2 and 3 are not [ENT-59]', () => {
    expect([1, 2, 3, 4, 5].filter((code) => isShippedToAddress(code))).toEqual([1, 4, 5])
  })
})

describe('a section of the checkout', () => {
  const SECTIONS: CheckoutSection[] = ['fulfilment', 'contact', 'delivery', 'table', 'payment']
  const open = (state: CheckoutProgress) => SECTIONS.filter((section) => !isSectionDone(section, state))

  test('all are done exactly when the order can be placed', () => {
    const wrong = combinations().filter((state) => (open(state).length === 0) !== (oracle(state) === 'place_order'))
    expect(wrong).toEqual([])
  })

  test.each<[CheckoutSection, Partial<CheckoutProgress>]>([
    ['fulfilment', { fulfilmentMethod: 0 }],
    ['fulfilment', { hasFulfilmentOptions: true }],
    ['fulfilment', { needsTime: true }],
    ['contact', { firstName: '' }],
    ['contact', { hasValidPhone: false }],
    ['delivery', { fulfilmentMethod: 1, hasShippingAddress: false }],
    ['table', { fulfilmentMethod: 3, requireTableNumber: true, tableNumber: 'x' }],
    ['table', { fulfilmentMethod: 3, partySize: '12345' }],
    ['payment', { paymentMethod: null }],
    ['payment', { paymentMethod: 2 }],
    ['payment', { paymentMethod: 2, hasValidCard: true, requireBillingAddress: true }],
  ])('%s alone is open with %j', (section, changes) => {
    expect(open({ ...READY, ...changes })).toEqual([section])
  })
})
