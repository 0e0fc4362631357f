/** A tax: its label on the bill, and its rate in thousandths of a percent (5 % is 5000). */
export interface TaxRate {
  label: string
  rate: number
}

const GST: TaxRate = { label: 'GST', rate: 5000 }
const hst = (rate: number): TaxRate[] => [{ label: 'HST', rate }]

/** HST in harmonised provinces, else GST plus the provincial tax, if any. */
const CANADA: Record<string, { name: string; taxes: TaxRate[] }> = {
  AB: { name: 'alberta', taxes: [GST] },
  BC: { name: 'british columbia', taxes: [GST, { label: 'PST', rate: 7000 }] },
  MB: { name: 'manitoba', taxes: [GST, { label: 'PST', rate: 7000 }] },
  NB: { name: 'new brunswick', taxes: hst(15_000) },
  NL: { name: 'newfoundland and labrador', taxes: hst(15_000) },
  NS: { name: 'nova scotia', taxes: hst(14_000) },
  NT: { name: 'northwest territories', taxes: [GST] },
  NU: { name: 'nunavut', taxes: [GST] },
  ON: { name: 'ontario', taxes: hst(13_000) },
  PE: { name: 'prince edward island', taxes: hst(15_000) },
  QC: { name: 'quebec', taxes: [GST, { label: 'QST', rate: 9975 }] },
  SK: { name: 'saskatchewan', taxes: [GST, { label: 'PST', rate: 6000 }] },
  YT: { name: 'yukon', taxes: [GST] },
}

/** State sales tax, as `code name rate`; the label is from the documents. */
const STATES =
  'AL alabama 4000|AK alaska 0|AZ arizona 5600|AR arkansas 6500|CA california 7250|CO colorado 2900|' +
  'CT connecticut 6350|DE delaware 0|DC district of columbia 6000|FL florida 6000|GA georgia 4000|HI hawaii 4000|' +
  'ID idaho 6000|IL illinois 6250|IN indiana 7000|IA iowa 6000|KS kansas 6500|KY kentucky 6000|LA louisiana 5000|' +
  'ME maine 5500|MD maryland 6000|MA massachusetts 6250|MI michigan 6000|MN minnesota 6875|MS mississippi 7000|' +
  'MO missouri 4225|MT montana 0|NE nebraska 5500|NV nevada 6850|NH new hampshire 0|NJ new jersey 6625|' +
  'NM new mexico 4875|NY new york 4000|NC north carolina 4750|ND north dakota 5000|OH ohio 5750|OK oklahoma 4500|' +
  'OR oregon 0|PA pennsylvania 6000|RI rhode island 7000|SC south carolina 6000|SD south dakota 4200|' +
  'TN tennessee 7000|TX texas 6250|UT utah 4850|VT vermont 6000|VA virginia 4300|WA washington 6500|' +
  'WV west virginia 6000|WI wisconsin 5000|WY wyoming 4000'

const US: Record<string, { name: string; taxes: TaxRate[] }> = Object.fromEntries(
  STATES.split('|').map((line) => {
    const [code = '', ...rest] = line.split(' ')
    const rate = Number(rest.pop())
    return [code, { name: rest.join(' '), taxes: rate > 0 ? [{ label: 'VAT', rate }] : [] }]
  }),
)

/**
 * The taxes of a place, by the code or the English name of its region. Canada without a known region charges GST.
 * Other countries charge nothing: goods shipped abroad are taxed there.
 */
export function taxesOf(country: string, region: string): TaxRate[] {
  const table = country === 'CA' ? CANADA : country === 'US' ? US : {}
  const wanted = region.trim()
  const entry = table[wanted.toUpperCase()] ?? Object.values(table).find(({ name }) => name === wanted.toLowerCase())
  return entry?.taxes ?? (country === 'CA' ? [GST] : [])
}
