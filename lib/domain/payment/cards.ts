/** the `type` field of a card */
export const CARD_TYPES = {
  1: 'Visa',
  2: 'MasterCard',
  3: 'American Express',
  4: 'Discover',
  5: 'Union Pay',
  6: 'JCB',
  7: 'Maestro',
} as const
export type CardType = keyof typeof CARD_TYPES

interface Issuer {
  type: CardType
  prefix: RegExp
  lengths: readonly number[]
}

/** The first match applies, so narrower ranges come first. */
const ISSUERS: readonly Issuer[] = [
  { type: 3, prefix: /^3[47]/, lengths: [15] },
  { type: 6, prefix: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  { type: 4, prefix: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19] },
  { type: 5, prefix: /^62/, lengths: [16, 17, 18, 19] },
  { type: 2, prefix: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { type: 7, prefix: /^(50|5[6-9]|6)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { type: 1, prefix: /^4/, lengths: [13, 16, 19] },
]

/** The digits of a number, also of one that was typed in full width. */
export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '')
}

/** Null until the digits identify it. */
export function cardTypeOf(number: string): CardType | null {
  const digits = digitsOf(number)
  return ISSUERS.find((issuer) => issuer.prefix.test(digits))?.type ?? null
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [index, char] of [...digits].reverse().entries()) {
    const digit = Number(char)
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

export function isCardNumber(number: string): boolean {
  const digits = digitsOf(number)
  const issuer = ISSUERS.find((candidate) => candidate.prefix.test(digits))
  return issuer ? issuer.lengths.includes(digits.length) && passesLuhn(digits) : false
}

export function groupCardNumber(number: string): string {
  return digitsOf(number)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** The end of its month is that in UTC. */
export function isExpired(month: number, year: number, now: Date): boolean {
  return year * 12 + month - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth()
}

export function expiryYears(now: Date): number[] {
  return Array.from({ length: 20 }, (_, index) => now.getUTCFullYear() + index)
}
