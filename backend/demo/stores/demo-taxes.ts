import type { TaxRule } from '@/backend/catalogue/taxes/tax-rule'

/** Seoul Ember in Burnaby, whose prices contain their taxes. */
const GID = 1009
const NUMBER = '81234 5678 RT0001'

/** The taxes that a merchant of the demo has given; all others are those that are shipped. */
export const DEMO_TAXES: TaxRule[] = [
  { taxClass: 'meal', label: 'GST', rate: 5000, number: NUMBER },
  { taxClass: 'liquor', label: 'GST', rate: 5000, number: NUMBER },
  { taxClass: 'liquor', label: 'PST', rate: 10_000, number: 'PST-1234-5678' },
].map((tax) => ({ ...tax, gid: GID, country: 'CA', region: 'BC', isIncluded: true, from: null, until: null }))
