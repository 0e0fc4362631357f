import type { TaxRule } from './tax-rule'

interface Source {
  /** whose publication, and which */
  name: string
  url: string
  /** the rates are in force since, `YYYY-MM-DD` */
  since: string
}

/** Taxes of a place that ship with the product. Without a source nobody has verified them. */
interface ShippedTaxes {
  country: string
  region: string
  source: Source | null
  taxes: { label: string; rate: number; classes: readonly string[] }[]
}

const ALL = ['meal', 'liquor', 'goods', 'service'] as const

const CRA: Source = {
  name: 'Canada Revenue Agency, GST/HST calculator and rates',
  url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate/calculator.html',
  since: '2025-04-01',
}
const BC_PST: Source = {
  name: 'British Columbia, Bulletin PST 119, Restaurants and Liquor Sellers',
  url: 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst/publications',
  since: '2021-04-01',
}
const QUEBEC: Source = {
  name: 'Revenu Québec, Basic rules for applying the GST/HST and QST',
  url: 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/',
  since: '2013-01-01',
}

const GST = { label: 'GST', rate: 5000, classes: ALL }
const hst = (region: string, rate: number): ShippedTaxes => {
  return { country: 'CA', region, source: CRA, taxes: [{ label: 'HST', rate, classes: ALL }] }
}
const gst = (region: string): ShippedTaxes => ({ country: 'CA', region, source: CRA, taxes: [GST] })

/** HST in harmonised provinces, else GST with the provincial tax, if any. */
const CANADA: ShippedTaxes[] = [
  gst('AB'),
  // meals and most services are free of the provincial tax, liquor is at a rate of its own
  {
    country: 'CA',
    region: 'BC',
    source: BC_PST,
    taxes: [GST, { label: 'PST', rate: 7000, classes: ['goods'] }, { label: 'PST', rate: 10_000, classes: ['liquor'] }],
  },
  { country: 'CA', region: 'MB', source: null, taxes: [GST, { label: 'PST', rate: 7000, classes: ALL }] },
  hst('NB', 15_000),
  hst('NL', 15_000),
  hst('NS', 14_000),
  gst('NT'),
  gst('NU'),
  hst('ON', 13_000),
  hst('PE', 15_000),
  { country: 'CA', region: 'QC', source: QUEBEC, taxes: [GST, { label: 'QST', rate: 9975, classes: ALL }] },
  { country: 'CA', region: 'SK', source: null, taxes: [GST, { label: 'PST', rate: 6000, classes: ALL }] },
  gst('YT'),
  // an address whose province is not known
  gst(''),
]

/** General sales tax of each state, without cities and exemptions. Its label `VAT` is that of the specification. */
const STATES =
  'AL 4000|AK 0|AZ 5600|AR 6500|CA 7250|CO 2900|CT 6350|DE 0|DC 6000|FL 6000|GA 4000|HI 4000|ID 6000|IL 6250|' +
  'IN 7000|IA 6000|KS 6500|KY 6000|LA 5000|ME 5500|MD 6000|MA 6250|MI 6000|MN 6875|MS 7000|MO 4225|MT 0|' +
  'NE 5500|NV 6850|NH 0|NJ 6625|NM 4875|NY 4000|NC 4750|ND 5000|OH 5750|OK 4500|OR 0|PA 6000|RI 7000|SC 6000|' +
  'SD 4200|TN 7000|TX 6250|UT 4850|VT 6000|VA 4300|WA 6500|WV 6000|WI 5000|WY 4000'

const UNITED_STATES = STATES.split('|').map((line): ShippedTaxes => {
  const [region = '', rate] = line.split(' ')
  return { country: 'US', region, source: null, taxes: [{ label: 'VAT', rate: Number(rate), classes: ALL }] }
})

export const SHIPPED_TAXES: readonly ShippedTaxes[] = [...CANADA, ...UNITED_STATES]

/** A rule with who has published it; null: nobody has verified it. */
export interface ShippedRule extends TaxRule {
  source: Source | null
}

export const SHIPPED_RULES: readonly ShippedRule[] = SHIPPED_TAXES.flatMap(({ country, region, source, taxes }) =>
  taxes.flatMap(({ label, rate, classes }) =>
    classes.map((taxClass) => ({
      ...{ source, country, region, taxClass, label, rate, gid: null, number: '', isIncluded: false },
      ...{ from: source?.since ?? null, until: null },
    })),
  ),
)
