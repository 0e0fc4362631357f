import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Totals } from '@/components/checkout/summary/totals'
import { splitPayment } from '@/lib/domain/checkout/payment-split'
import type { Quote } from '@/lib/domain/checkout/quote'
import type { Surcharge } from '@/lib/domain/orders/orders'
import { sampleQuote } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

const SERVICE: Surcharge = { label: 'Charcoal fee', value: 93, isSeparate: false, taxClass: 'standard' }
const split = splitPayment({ orderTotal: 3255, pointsUsed: 0, pointsPerUnit: 100, giftCardBalance: 0, currency: 'CAD' })
const BURNABY = { country: 'CA', region: 'BC' }

function render(quote: Partial<Quote>, place = BURNABY) {
  show(
    <Totals
      quote={{ ...sampleQuote, ...quote }}
      isMealDelivery={false}
      tips={null}
      split={split}
      change={null}
      place={place}
    />,
  )
}
const amountOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

describe('the totals', () => {
  test("include the store's surcharge by name [ENT-52]", () => {
    render({ surcharge: 93, storeSurcharge: SERVICE })
    expect(amountOf('Charcoal fee')).toBe('C$0.93')
  })

  test('show which surcharge is paid separately, and exclude it', () => {
    render({ storeSurcharge: { ...SERVICE, isSeparate: true } })
    expect(screen.queryByText('Charcoal fee')).toBeNull()
    expect(screen.getByText(/Charcoal fee \(C\$0.93 before tax\) is paid separately/)).toBeVisible()
  })

  test.each([
    [{ country: 'CA', region: 'ON' }, 'HST'],
    [{ country: 'CA', region: 'BC' }, 'GST'],
    [{ country: 'US', region: 'WA' }, 'VAT'],
    [{ country: 'KR', region: '' }, 'Tax'],
  ])(
    'name a tax that the API leaves unnamed after its place: %j is %s [CONST-2] [CONST-3] [CONST-4]',
    (place, label) => {
      render({ taxes: [], tax: 155 }, place)
      expect(amountOf(label)).toBe('C$1.55')
    },
  )
})
