import { type CountryCode, SUPPORTED_COUNTRIES } from '@/lib/domain/places/address-forms'
import { list } from '@/lib/env-values'

/** Text messages an hour by country. */
export type SmsBudget = Record<CountryCode, number>

const PART = /^(?:([A-Z]{2})=)?(\d{1,6})$/

/** `200`, or `200, CN=20` with other numbers for some countries; without a general number the others have `otherwise`. */
function textBudget(otherwise: number) {
  return list
    .refine((parts) => parts.every(isPart), 'must be a number, or numbers by country such as CA=300,CN=20')
    .transform((parts) => toBudget(parts, otherwise))
    .default(toBudget([], otherwise))
}

function isPart(part: string): boolean {
  const [found, code] = PART.exec(part) ?? []
  return found !== undefined && (code === undefined || SUPPORTED_COUNTRIES.some((known) => known === code))
}

function toBudget(parts: string[], otherwise: number): SmsBudget {
  const given = new Map(parts.map((part) => [PART.exec(part)?.[1] ?? '', Number(PART.exec(part)?.[2])]))
  const of = (code: CountryCode) => given.get(code) ?? given.get('') ?? otherwise
  return Object.fromEntries(SUPPORTED_COUNTRIES.map((code) => [code, of(code)])) as SmsBudget
}

/** The variables of the budget, and of its reserve for phones of accounts. */
export const SMS_BUDGETS = { TEXTS_PER_HOUR: textBudget(200), TEXTS_RESERVE_PER_HOUR: textBudget(100) }
