import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealCart, fulfilmentMethods } from '@/lib/domain/cart/deal-order'
import {
  type DealOffer,
  dealState,
  initialSelection,
  missingGroups,
  quantityChoices,
  shippingText,
} from '@/lib/domain/deals/deal-selection'
import {
  isSoldOut,
  type OptionChoice,
  type OptionGroup,
  toggleChoice,
  unitPrice,
  visibleGroups,
} from '@/lib/domain/option-groups'

const choice = (id: number, more: Partial<OptionChoice> = {}): OptionChoice => ({
  id,
  name: `choice ${id}`,
  price: 0,
  stock: 5,
  groups: [],
  ...more,
})
const group = (id: number, min: number, max: number, choices: OptionChoice[]): OptionGroup => ({
  id,
  name: `group ${id}`,
  min,
  max,
  choices,
})
const offer = (more: Partial<DealOffer> = {}): DealOffer => ({
  gid: 12,
  groupSaleId: 900,
  name: 'Spa day',
  unitPrice: 3100,
  limit: 5,
  stock: 10,
  endsAt: '2026-12-01T00:00:00Z',
  pickup: true,
  delivery: true,
  optionGroups: [],
  ...more,
})
const complete = (deal: DealOffer) => ({ ...initialSelection(deal), quantity: 1, shipping: 'pickup' as const })

describe('the initial selection', () => {
  test('the first min options of a group with min of at least 1, none of an optional one [DEAL-17]', () => {
    const deal = offer({
      optionGroups: [group(1, 2, 3, [choice(1), choice(2), choice(3)]), group(2, 0, 2, [choice(4)])],
    })
    expect(initialSelection(deal).options).toEqual({ 1: [1, 2], 2: [] })
    expect(missingGroups(deal, complete(deal))).toEqual([])
  })

  test('sold-out choices are skipped [DEAL-23]', () => {
    const deal = offer({
      optionGroups: [group(1, 1, 1, [choice(1, { stock: 0 }), choice(2, { stock: -1 }), choice(3)])],
    })
    expect(initialSelection(deal).options).toEqual({ 1: [3] })
  })

  test.each([
    [1, 1],
    [2, null],
    [5, null],
  ])('limit %i preselects quantity %s [DEAL-18]', (limit, quantity) => {
    expect(initialSelection(offer({ limit })).quantity).toBe(quantity)
  })

  test.each([
    [true, false, 'pickup'],
    [false, true, 'delivery'],
    [true, true, null],
    [false, false, null],
  ])('pickup %s and delivery %s preselect %s [DEAL-20]', (pickup, delivery, shipping) => {
    expect(initialSelection(offer({ pickup, delivery })).shipping).toBe(shipping)
  })

  test('a choice opens its nested groups, with their first options', () => {
    const inner = group(9, 1, 1, [choice(91), choice(92, { price: 50 })])
    const deal = offer({ optionGroups: [group(1, 0, 1, [choice(1, { groups: [inner], price: 200 })])] })
    const taken = toggleChoice(deal, initialSelection(deal), deal.optionGroups[0] as OptionGroup, 1)
    expect(taken.options).toEqual({ 1: [1], 9: [91] })
    expect(visibleGroups(deal.optionGroups, taken.options).map((one) => one.id)).toEqual([1, 9])
    expect(visibleGroups(deal.optionGroups, {}).map((one) => one.id)).toEqual([1])
  })
})

describe('quantity and shipping', () => {
  test('choices 1 to the limit, each with a stock of 10000 [DEAL-18] [DEAL-19]', () => {
    expect(quantityChoices(3)).toEqual([
      { value: 1, stock: 10000 },
      { value: 2, stock: 10000 },
      { value: 3, stock: 10000 },
    ])
    expect(quantityChoices(0)).toEqual([])
  })

  test('the limit applies, not the stock [DEAL-28]', () => {
    const deal = offer({ limit: 5, stock: 2 })
    expect(dealCart(deal, { ...complete(deal), quantity: 5 })?.items[0]?.qty).toBe(5)
  })

  test('pickup is 2, delivery is 1, none is the text freeShipping [DEAL-21]', () => {
    expect(fulfilmentMethods('pickup')).toEqual([2])
    expect(fulfilmentMethods('delivery')).toEqual([1])
    expect(fulfilmentMethods(null)).toEqual([])
    expect(shippingText(null)).toBe('freeShipping')
    expect(shippingText('pickup')).toBe('pickup')
  })
})

describe('selecting and deselecting choices', () => {
  const one = group(1, 1, 1, [choice(1), choice(2), choice(3, { stock: 0 })])
  const two = group(2, 0, 2, [choice(4), choice(5), choice(6)])
  const deal = offer({ optionGroups: [one, two] })
  const start = initialSelection(deal)

  test('a single-choice group switches and cannot be emptied', () => {
    const other = toggleChoice(deal, start, one, 2)
    expect(other.options[1]).toEqual([2])
    expect(toggleChoice(deal, other, one, 2).options[1]).toEqual([2])
  })

  test('a sold-out choice changes nothing [DEAL-22]', () => {
    expect(isSoldOut({ stock: 0 }) && isSoldOut({ stock: -3 })).toBe(true)
    expect(isSoldOut({ stock: 1 })).toBe(false)
    expect(toggleChoice(deal, start, one, 3)).toBe(start)
  })

  test('a full group is unchanged', () => {
    const full = toggleChoice(deal, toggleChoice(deal, start, two, 4), two, 5)
    expect(full.options[2]).toEqual([4, 5])
    expect(toggleChoice(deal, full, two, 6)).toBe(full)
    expect(toggleChoice(deal, full, two, 4).options[2]).toEqual([5])
  })
})

describe('buying', () => {
  test.each([
    ['2026-12-01T00:00:00Z', 1, 1, 'expired'],
    ['2026-12-03T00:00:00Z', 0, 1, 'out_of_stock'],
    ['2026-12-03T00:00:00Z', -1, 1, 'out_of_stock'],
    ['2026-12-03T00:00:00Z', 1, 0, 'out_of_stock'],
    ['2026-12-02T00:00:00Z', 1, 1, 'buy'],
    ['2026-12-01T00:00:00Z', 0, 0, 'expired'],
  ])(
    'until %s with stock %i and limit %i the label is %s [DEAL-15] [DEAL-16] [DEAL-28]',
    (endsAt, stock, limit, label) => {
      expect(dealState({ endsAt, stock, limit }, Date.parse('2026-12-02T00:00:00Z'))).toBe(label)
    },
  )

  test('every unanswered required group is returned, in order [DEAL-24]', () => {
    const deal = offer({ optionGroups: [group(1, 1, 2, [choice(1)]), group(2, 0, 1, [choice(2)])] })
    expect(missingGroups(deal, { options: { 1: [] }, quantity: null, shipping: null })).toEqual([
      'option-1',
      'quantity',
      'shipping',
    ])
  })

  test('there is no cart while one is missing [DEAL-25]', () => {
    const deal = offer()
    expect(dealCart(deal, initialSelection(deal))).toBeNull()
    expect(dealCart(deal, { ...complete(deal), quantity: null })).toBeNull()
    expect(dealCart(deal, { ...complete(deal), shipping: null })).toBeNull()
    expect(dealCart(deal, complete(deal))).not.toBeNull()
  })

  test('the cart has the group sale, quantity, options and the final price of one unit [CART-2] [DEAL-28]', () => {
    const deal = offer({ optionGroups: [group(1, 1, 1, [choice(1, { price: 500 }), choice(2, { price: 700 })])] })
    const selection = { ...toggleChoice(deal, initialSelection(deal), deal.optionGroups[0] as OptionGroup, 2) }
    expect(dealCart(deal, { ...selection, quantity: 3, shipping: 'delivery' })).toEqual({
      gid: 12,
      fulfilmentMethods: [1],
      items: [{ pid: 900, qty: 3, options: { 1: [2] }, pc: 3800 }],
    })
  })

  test('the price is the deal plus every selected choice [DEAL-28]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9999 }), { minLength: 1, maxLength: 8 }), (prices) => {
        const choices = prices.map((price, index) => choice(index + 1, { price }))
        const deal = offer({ optionGroups: [group(1, prices.length, prices.length, choices)] })
        const sum = prices.reduce((total, price) => total + price, 3100)
        expect(unitPrice(deal, initialSelection(deal))).toBe(sum)
      }),
    )
  })
})
