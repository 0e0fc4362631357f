import { describe, expect, test } from 'vitest'
import { taxLabel } from '@/lib/domain/orders/bill-lines'

describe('the name of a tax', () => {
  test.each(['ON', 'NB', 'NL', 'NS', 'PE'])('is HST in %s [CONST-2]', (region) => {
    expect(taxLabel({ country: 'CA', region })).toBe('HST')
  })
  test.each(['BC', 'AB', 'QC', 'YT', ''])('is GST elsewhere in Canada: %s [CONST-2]', (region) => {
    expect(taxLabel({ country: 'CA', region })).toBe('GST')
  })
  test('is VAT for the US, and the generic word everywhere else [CONST-3] [CONST-4]', () => {
    expect(taxLabel({ country: 'US', region: 'WA' })).toBe('VAT')
    for (const country of ['CN', 'UK', 'KR']) expect(taxLabel({ country, region: '' })).toBeNull()
    expect(taxLabel(null)).toBeNull()
  })
})
