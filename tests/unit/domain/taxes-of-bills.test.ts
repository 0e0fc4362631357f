import { describe, expect, it } from 'vitest'
import { toTaxes } from '@/lib/commerce-client/orders/tax-mapper'
import { type Bill, billLines } from '@/lib/domain/orders/bill-lines'
import { taxPlace } from '@/lib/domain/orders/tax-place'
import { regionIn } from '@/lib/domain/places/regions'

const minor = (amount: number) => Math.round(amount * 100)
const BILL: Bill = {
  ...{ subtotal: 2100, storeDiscount: 0, couponDiscount: 0, surcharges: [], shippingFee: 0, totalBeforeTax: 2100 },
  ...{ tax: 0, taxes: [], tips: 0, orderTotal: 2100, giftCardPayment: 0, pointsPayment: 0 },
}
const lines = (bill: Bill) =>
  billLines(bill, { country: 'CA', region: 'BC' }).map(({ key, name, detail, amount }) =>
    [name ?? key, detail, amount].filter(Boolean).join(' '),
  )

describe('the taxes of a bill', () => {
  it('that are added stand before the total, by name, with the number of the store', () => {
    const taxes = [
      { label: 'GST', amount: 105, number: '81234 5678 RT0001' },
      { label: 'PST', amount: 90 },
    ]
    expect(lines({ ...BILL, tax: 195, taxes, orderTotal: 2295 })).toEqual([
      ...['subtotal 2100', 'total_before_tax 2100', 'GST 81234 5678 RT0001 105', 'PST 90', 'order_total 2295'],
    ])
  })

  it('that prices contain stand below it, and the total before tax is without them', () => {
    const taxes = [{ label: 'GST', amount: 100, isIncluded: true }]
    expect(lines({ ...BILL, taxes })).toEqual([
      ...['subtotal 2100', 'total_before_tax 2000', 'order_total 2100', 'tax_included GST 100'],
    ])
  })

  it('one without a name has that of the place, at the checkout and on the order alike [CONST-2] [CONST-3]', () => {
    const bill = { ...BILL, tax: 105, orderTotal: 2205 }
    const store = (formatted: string) => ({ storeAddress: { formatted, lat: null, lon: null } })
    const vancouver = taxPlace({ ...store('500 Granville St, Vancouver, BC V6C 1W6'), currency: 'CAD' })
    const toronto = taxPlace({ ...store('100 King St W, Toronto, ON M5X 1A9, Canada'), currency: 'CAD' })
    const seattle = taxPlace({ ...store('400 Pine St, Seattle, WA 98101'), currency: 'USD' })
    const names = [vancouver, toronto, seattle].map((place) => billLines(bill, place)[2]?.name)
    expect(names).toEqual(['GST', 'HST', 'VAT'])
    expect(regionIn('CA', 'somewhere')).toBeNull()
  })
})

describe('the taxes of an answer', () => {
  it('are those of `taxes` where an API has no list of them [ENT-26]', () => {
    expect(toTaxes({ taxes: { GST: 1.05, PST: 0.9 } }, minor)).toEqual([
      { label: 'GST', amount: 105 },
      { label: 'PST', amount: 90 },
    ])
    // the list of an order that was placed before there was one
    expect(toTaxes({ taxes: { GST: 1.05 }, tax_list: [] }, minor)).toEqual([{ label: 'GST', amount: 105 }])
    expect(toTaxes({}, minor)).toEqual([])
  })

  it('have their number and whether prices contain them', () => {
    const tax_list = [
      { nm: 'GST', num: '81234', rate: 5, base: 21, amt: 1, incl: true },
      { nm: 'PST', num: '', rate: 7, amt: 0.9 },
    ]
    expect(toTaxes({ taxes: { PST: 0.9 }, tax_list }, minor)).toEqual([
      { label: 'GST', amount: 100, number: '81234', isIncluded: true },
      { label: 'PST', amount: 90 },
    ])
  })
})
