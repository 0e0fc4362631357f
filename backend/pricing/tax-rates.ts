import { regionCode } from '@/lib/domain/places/regions'
import { regionOfPostalCode } from './postal-regions'

/** A tax: its label on the bill, and its rate in thousandths of a percent (5 % is 5000). */
export interface TaxRate {
  label: string
  rate: number
}

const GST: TaxRate = { label: 'GST', rate: 5000 }
const hst = (rate: number): TaxRate[] => [{ label: 'HST', rate }]

/** HST in harmonised provinces, else GST plus the provincial tax, if any. */
const CANADA: Record<string, TaxRate[]> = {
  AB: [GST],
  BC: [GST, { label: 'PST', rate: 7000 }],
  MB: [GST, { label: 'PST', rate: 7000 }],
  NB: hst(15_000),
  NL: hst(15_000),
  NS: hst(14_000),
  NT: [GST],
  NU: [GST],
  ON: hst(13_000),
  PE: hst(15_000),
  QC: [GST, { label: 'QST', rate: 9975 }],
  SK: [GST, { label: 'PST', rate: 6000 }],
  YT: [GST],
}

/** Sales tax of each state. Its label `VAT` is that of the specification. */
const STATES =
  'AL 4000|AK 0|AZ 5600|AR 6500|CA 7250|CO 2900|CT 6350|DE 0|DC 6000|FL 6000|GA 4000|HI 4000|ID 6000|IL 6250|' +
  'IN 7000|IA 6000|KS 6500|KY 6000|LA 5000|ME 5500|MD 6000|MA 6250|MI 6000|MN 6875|MS 7000|MO 4225|MT 0|' +
  'NE 5500|NV 6850|NH 0|NJ 6625|NM 4875|NY 4000|NC 4750|ND 5000|OH 5750|OK 4500|OR 0|PA 6000|RI 7000|SC 6000|' +
  'SD 4200|TN 7000|TX 6250|UT 4850|VT 6000|VA 4300|WA 6500|WV 6000|WI 5000|WY 4000'

const US: Record<string, TaxRate[]> = Object.fromEntries(
  STATES.split('|').map((line) => {
    const [code = '', rate] = line.split(' ')
    return [code, Number(rate) > 0 ? [{ label: 'VAT', rate: Number(rate) }] : []]
  }),
)

/**
 * The taxes of a place, by the code or the English name of its region. Canada without a known region charges GST. Other
 * countries charge nothing: goods shipped abroad are taxed there.
 */
export function taxesOf(country: string, region: string): TaxRate[] {
  const table = country === 'CA' ? CANADA : country === 'US' ? US : {}
  return table[regionCode(country, region) ?? ''] ?? (country === 'CA' ? [GST] : [])
}

interface Destination {
  country: string
  region: string
  postalCode: string
}

/**
 * The taxes on everything in an order, goods and surcharges alike: those of the shipping address, by its postal code
 * regardless of the region entered; the store's when nothing is shipped.
 */
export function taxesAt(address: Destination | null, store: { country: string; region: string }): TaxRate[] {
  if (!address) return taxesOf(store.country, store.region)
  const { country, region, postalCode } = address
  return taxesOf(country, regionOfPostalCode(country, postalCode) ?? region)
}
