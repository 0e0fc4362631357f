/**
 * Provinces by the first letter of a postal code; X covers two northern territories, represented by one as their taxes
 * are equal.
 */
const PROVINCES: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
}

/** The last three-digit ZIP prefix of each state, in ascending order. */
const STATES =
  '027 MA|029 RI|038 NH|049 ME|054 VT|055 MA|059 VT|069 CT|089 NJ|149 NY|196 PA|199 DE|200 DC|201 VA|205 DC|219 MD|' +
  '246 VA|268 WV|289 NC|299 SC|319 GA|349 FL|369 AL|385 TN|397 MS|399 GA|427 KY|459 OH|479 IN|499 MI|528 IA|549 WI|' +
  '567 MN|569 DC|577 SD|588 ND|599 MT|629 IL|658 MO|679 KS|693 NE|714 LA|729 AR|732 OK|733 TX|749 OK|799 TX|816 CO|' +
  '831 WY|838 ID|847 UT|865 AZ|884 NM|885 TX|898 NV|961 CA|968 HI|979 OR|994 WA|999 AK'

const ENDS = STATES.split('|').map((line) => ({ end: Number(line.slice(0, 3)), state: line.slice(4) }))
const FIRST_STATE = 10

/** The region of a postal code, or null. Taxes use it, because a shopper may enter any region. */
export function regionOfPostalCode(country: string, postalCode: string): string | null {
  const code = postalCode.trim().toUpperCase()
  if (country === 'CA') return PROVINCES[code.charAt(0)] ?? null
  if (country !== 'US' || !/^\d{5}/.test(code)) return null
  const prefix = Number(code.slice(0, 3))
  return prefix < FIRST_STATE ? null : (ENDS.find(({ end }) => prefix <= end)?.state ?? null)
}
