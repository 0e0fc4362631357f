import { z } from 'zod'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'
import { typedText } from '@/lib/domain/typed-text'

/** A typed or copied text, in its plain form. */
const typed = z.string().overwrite(typedText)

/** The id of a row, a number. */
export const rowId = z.coerce.number().int().min(1).max(2_147_483_647)
export const orderId = typed
  .min(1)
  .max(64)
  .describe('its id, which its code contains, or its short number; upper or lower case')
export const storeKey = typed.min(1).max(100)
export const couponCode = typed.min(1).max(40)
/** With or without the blanks and dashes that people group it with. */
export const giftCardCode = z
  .string()
  .overwrite((text) =>
    typedText(text)
      .replace(/[\s\p{Dash}]/gu, '')
      .toUpperCase(),
  )
  .min(1)
  .max(40)
/** Keys separated by commas; empty: every store of the operator. */
export const storeKeys = z
  .string()
  .max(2000)
  .default('')
  .transform((text) => text.split(',').map(typedText).filter(Boolean))
  .meta({ description: 'Keys of stores, separated by commas; none: all of the operator’s.' })
export const day = typed.check(z.iso.date())
export const page = z.coerce.number().int().min(1).max(10_000).default(1)
export const pageSize = z.coerce.number().int().min(1).max(100).default(50)
export const searchText = typed.max(80)
/** A text for the customer. */
export const words = z.string().trim().min(1).max(2000)
/** A text in a query, a boolean elsewhere. */
export const flag = z.preprocess(
  (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
  z.boolean().default(false),
)
/** Major units of the order's currency, such as `12.5`. */
export const amount = z.number().positive().max(9_999_999)
/** Major units of the store's currency. */
export const price = z.number().min(0).max(9_999_999)
export const instant = z.iso.datetime()
/** A text in each language. */
export const byLanguage = z.record(z.string(), z.string()).describe('by language')

/** Converts to minor units. Throws `invalidRequest` for more decimals than the currency has. */
export function exactMinor(decimal: number, currency: string): number {
  const minor = toMinor(decimal, currency)
  if (toDecimal(minor, currency) !== decimal)
    throw new DomainError('invalidRequest', `${decimal}: too many decimals for ${currency}`)
  return minor
}
