/** Words for what an address has beside its city. */
type RegionName = 'area' | 'county' | 'department' | 'emirate' | 'oblast' | 'prefecture' | 'province' | 'state'

/**
 * `lines` has the street as `A`, the city as `C`, the region as `S` and the postal code as `Z`; `latin` is for an
 * address in Latin letters where that differs. What no line has is not asked for, and what is not `required` may be
 * empty. A postal code is its whole pattern, in upper case.
 */
interface Form {
  lines: string
  latin?: string
  required?: 'S' | 'Z' | 'SZ'
  region?: RegionName
  postalCode?: string
}

const EUROPEAN = { lines: 'A|Z C', required: 'Z' } as const

/** As Google's address data has them (libaddressinput); `COUNTRIES` has the rest of those of the documents. */
const ADDRESS_FORMS = {
  CA: { lines: 'A|C S Z', required: 'S' },
  US: { lines: 'A|C S Z', required: 'S' },
  CN: { lines: 'A|C S Z', required: 'S' },
  KR: { lines: 'A|C S Z', required: 'S' },
  UK: { lines: 'A|C S Z', region: 'county' },
  GB: { lines: 'A|C S Z', region: 'county' },
  AE: { lines: 'A|C|S', required: 'S', region: 'emirate' },
  AR: { lines: 'A|Z C|S', region: 'province', postalCode: '[A-HJ-NP-Z]?\\d{4}([A-Z]{3})?' },
  AT: { ...EUROPEAN, postalCode: '\\d{4}' },
  AU: { lines: 'A|C S Z', required: 'SZ', region: 'state', postalCode: '\\d{4}' },
  BE: { ...EUROPEAN, postalCode: '\\d{4}' },
  BG: { lines: 'A|Z C', postalCode: '\\d{4}' },
  BR: { lines: 'A|C-S|Z', required: 'SZ', region: 'state', postalCode: '\\d{5}-?\\d{3}' },
  CH: { ...EUROPEAN, postalCode: '\\d{4}' },
  CL: { lines: 'A|Z C|S', region: 'province', postalCode: '\\d{7}' },
  CO: { lines: 'A|C, S, Z', required: 'S', region: 'department', postalCode: '\\d{6}' },
  CR: { lines: 'A|S, C|Z', required: 'S', region: 'province', postalCode: '\\d{4,5}|\\d{3}-\\d{4}' },
  CY: { lines: 'A|Z C', postalCode: '\\d{4}' },
  CZ: { ...EUROPEAN, postalCode: '\\d{3} ?\\d{2}' },
  DE: { ...EUROPEAN, postalCode: '\\d{5}' },
  DK: { ...EUROPEAN, postalCode: '\\d{4}' },
  EE: { ...EUROPEAN, postalCode: '\\d{5}' },
  EG: { lines: 'A|C|S|Z', region: 'province', postalCode: '\\d{5}' },
  ES: { lines: 'A|Z C S', required: 'SZ', region: 'province', postalCode: '\\d{5}' },
  FI: { ...EUROPEAN, postalCode: '\\d{5}' },
  FR: { ...EUROPEAN, postalCode: '\\d{2} ?\\d{3}' },
  GR: { ...EUROPEAN, postalCode: '\\d{3} ?\\d{2}' },
  HK: { lines: 'S|C|A', latin: 'A|C|S', required: 'S', region: 'area' },
  HR: { ...EUROPEAN, postalCode: '\\d{5}' },
  HU: { lines: 'C|A|Z', required: 'Z', postalCode: '\\d{4}' },
  ID: { lines: 'A|C|S Z', region: 'province', postalCode: '\\d{5}' },
  IE: { lines: 'A|C|S|Z', region: 'county', postalCode: '[\\dA-Z]{3} ?[\\dA-Z]{4}' },
  IL: { lines: 'A|C Z', postalCode: '\\d{5}(\\d{2})?' },
  IN: { lines: 'A|C Z|S', required: 'SZ', region: 'state', postalCode: '\\d{6}' },
  IS: { lines: 'A|Z C', postalCode: '\\d{3}' },
  IT: { lines: 'A|Z C S', required: 'SZ', region: 'province', postalCode: '\\d{5}' },
  JP: { lines: '〒Z|SC|A', latin: 'A|C, S|Z', required: 'SZ', region: 'prefecture', postalCode: '\\d{3}-?\\d{4}' },
  KE: { lines: 'A|Z C', postalCode: '\\d{5}' },
  KW: { lines: 'A|Z C', postalCode: '\\d{5}' },
  LI: { ...EUROPEAN, postalCode: '948[5-9]|949[0-8]' },
  LT: { ...EUROPEAN, postalCode: '\\d{5}' },
  LU: { ...EUROPEAN, postalCode: '\\d{4}' },
  LV: { lines: 'A|C, Z', required: 'Z', postalCode: 'LV-\\d{4}' },
  MA: { lines: 'A|Z C', postalCode: '\\d{5}' },
  MC: { lines: 'A|Z C', postalCode: '980\\d{2}' },
  MT: { lines: 'A|Z C', postalCode: '[A-Z]{3} ?\\d{2,4}' },
  MX: { lines: 'A|Z C, S', required: 'SZ', region: 'state', postalCode: '\\d{5}' },
  MY: { lines: 'A|Z C|S', required: 'SZ', region: 'state', postalCode: '\\d{5}' },
  NG: { lines: 'A|C Z|S', region: 'state', postalCode: '\\d{6}' },
  NL: { ...EUROPEAN, postalCode: '[1-9]\\d{3} ?[A-Z]{2}' },
  NO: { ...EUROPEAN, postalCode: '\\d{4}' },
  NZ: { lines: 'A|C Z', required: 'Z', postalCode: '\\d{4}' },
  PE: { lines: 'A|C S|Z', required: 'S', region: 'province', postalCode: '\\d{5}' },
  PH: { lines: 'A|C|Z S', required: 'SZ', region: 'province', postalCode: '\\d{4}' },
  PK: { lines: 'A|C-Z', postalCode: '\\d{5}' },
  PL: { ...EUROPEAN, postalCode: '\\d{2}-\\d{3}' },
  PT: { ...EUROPEAN, postalCode: '\\d{4}-\\d{3}' },
  QA: { lines: 'A|C' },
  RO: { ...EUROPEAN, postalCode: '\\d{6}' },
  RS: { lines: 'A|Z C', postalCode: '\\d{5,6}' },
  SA: { lines: 'A|C Z', required: 'Z', postalCode: '\\d{5}(-\\d{4})?' },
  SE: { ...EUROPEAN, postalCode: '\\d{3} ?\\d{2}' },
  SG: { lines: 'A|C Z', required: 'Z', postalCode: '\\d{6}' },
  SI: { lines: 'A|Z C', postalCode: '\\d{4}' },
  SK: { ...EUROPEAN, postalCode: '\\d{3} ?\\d{2}' },
  TH: { lines: 'A|C|S Z', required: 'SZ', region: 'province', postalCode: '\\d{5}' },
  TR: { lines: 'A|Z C/S', required: 'Z', region: 'province', postalCode: '\\d{5}' },
  TW: { lines: 'Z|SC|A', latin: 'A|C, S Z', required: 'SZ', region: 'county', postalCode: '\\d{3}(\\d{2,3})?' },
  UA: { lines: 'A|C|S|Z', required: 'Z', region: 'oblast', postalCode: '\\d{5}' },
  UY: { lines: 'A|Z C S', region: 'province', postalCode: '\\d{5}' },
  VN: { lines: 'A|C|S Z', region: 'province', postalCode: '\\d{5}\\d?' },
  ZA: { lines: 'A|C|Z', required: 'Z', postalCode: '\\d{4}' },
} as const satisfies Record<string, Form>

/** Of ISO 3166-1, and `UK` of the documents. */
export type CountryCode = keyof typeof ADDRESS_FORMS

/** Undefined for a country of which nothing is known. */
export function addressFormOf(country: string): Form | undefined {
  return isSupported(country) ? ADDRESS_FORMS[country] : undefined
}

/** The codes of all countries that an API may name. */
export const SUPPORTED_COUNTRIES = Object.keys(ADDRESS_FORMS).filter(isSupported)

export function isSupported(country: string): country is CountryCode {
  return Object.hasOwn(ADDRESS_FORMS, country)
}
