import type { TaxRule } from '@/backend/catalogue/taxes/tax-rule'

/** A night in British Columbia, in a city with a tax for visitors. */
const nightTaxes = (gst: string, pst: string) => [
  { taxClass: 'room', label: 'GST', rate: 5000, number: gst },
  { taxClass: 'room', label: 'PST', rate: 8000, number: pst },
  { taxClass: 'room', label: 'MRDT', rate: 3000, number: pst },
]

/** By store. The rates are an example: a merchant checks which are in force at the place. */
const GIVEN: { gid: number; isIncluded: boolean; taxes: Pick<TaxRule, 'taxClass' | 'label' | 'rate' | 'number'>[] }[] =
  [
    // Seoul Ember in Burnaby, whose prices contain their taxes
    {
      gid: 1009,
      isIncluded: true,
      taxes: [
        { taxClass: 'meal', label: 'GST', rate: 5000, number: '81234 5678 RT0001' },
        { taxClass: 'liquor', label: 'GST', rate: 5000, number: '81234 5678 RT0001' },
        { taxClass: 'liquor', label: 'PST', rate: 10_000, number: 'PST-1234-5678' },
      ],
    },
    // a hotel of Vancouver and cabins near Victoria
    { gid: 1036, isIncluded: false, taxes: nightTaxes('82345 6789 RT0001', 'PST-2345-6789') },
    { gid: 1073, isIncluded: false, taxes: nightTaxes('83456 7890 RT0001', 'PST-3456-7890') },
  ]

/** The taxes that a merchant of the demo has given; all others are those that are shipped. */
export const DEMO_TAXES: TaxRule[] = GIVEN.flatMap(({ gid, isIncluded, taxes }) =>
  taxes.map((tax) => ({ ...tax, gid, country: 'CA', region: 'BC', isIncluded, from: null, until: null })),
)
