import { addressFormOf, type CountryCode } from './address-forms'

/** Provinces and states by the code that labels and taxes use, of the countries that have a list. */
export const REGIONS: Partial<Record<CountryCode, Record<string, string>>> = {
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NT: 'Northwest Territories',
    NS: 'Nova Scotia',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  US: {
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
    AS: 'American Samoa',
    GU: 'Guam',
    MP: 'Northern Mariana Islands',
    PR: 'Puerto Rico',
    VI: 'U.S. Virgin Islands',
  },
}

/** Whether an address of the country has a province, state or the like. */
export function hasRegion(country: string): boolean {
  return addressFormOf(country)?.lines.includes('S') ?? true
}

export function isRegionRequired(country: string): boolean {
  return addressFormOf(country)?.required?.includes('S') ?? false
}

/** The code of a region that was typed as its code or its name: `ON` for `ontario`, `QC` for `Québec`, `BC` for `B.C.` */
export function regionCode(country: string, text: string): string | null {
  const regions = Object.entries(REGIONS[country as CountryCode] ?? {})
  const typed = plain(text)
  return regions.find(([code, name]) => typed === plain(code) || typed === plain(name))?.[0] ?? null
}

/** The code of the region that an address names, such as `BC` of `500 Granville St, Vancouver, BC V6C 1W6`. */
export function regionIn(country: string, address: string): string | null {
  const words = address.split(/[\s,]+/)
  const code = words.reverse().find((word) => /^[A-Z]{2}$/.test(word) && regionCode(country, word) !== null)
  return code ?? null
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
