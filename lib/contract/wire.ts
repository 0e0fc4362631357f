import { z } from 'zod'
import { plainLine, plainText } from '@/lib/domain/plain-text'
import { LANGUAGES } from '@/lib/domain/site/languages'
import { stripMarkup } from '@/lib/domain/strip-markup'
import { isTimeZone } from '@/lib/domain/time/time-zones'
import { typedDigits } from '@/lib/domain/typed-text'

/** A decimal in major units, parsed to a number: a remote API may send a number or text. */
export const amount = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .max(40)
        .regex(/^-?\d+(\.\d+)?$/, 'not a decimal'),
    ],
    'not a decimal',
  )
  .transform(Number)
  .describe('decimal in major units')

/** A whole number that may arrive as text, with no more digits than a number can hold. */
export const whole = z.union(
  [
    z.int(),
    z
      .string()
      .regex(/^-?\d{1,15}$/, 'not a whole number')
      .transform(Number),
  ],
  'not a whole number',
)

export const quantity = whole.refine((number) => number >= 0, 'less than none')

/** Text that may arrive as a number, or with HTML that nobody promised, of which its words are left. */
export const text = z
  .union([z.string(), z.number()], 'not text')
  .transform((value) => plainText(stripMarkup(String(value))))

/** Of a merchant, with elements: the only texts that may have them. */
export const html = z.union([z.string(), z.number()], 'not text').transform((value) => plainText(String(value)))

/** The same, never empty: an id, or the name of something that is nothing without one. */
export const filled = z
  .union([z.string().overwrite(stripMarkup).overwrite(plainLine).trim().min(1), z.int()], 'no text')
  .transform(String)

export const line = (max: number) => z.string().overwrite(plainLine).max(max)

export const prose = (max: number) => z.string().overwrite(plainText).trim().max(max)

/** Digits that somebody typed, perhaps in full width or in groups. */
export const digits = z.string().overwrite(typedDigits)

/** A phone that somebody typed. */
export const phone = z
  .string()
  .min(6)
  .max(40)
  .describe('digits in the pattern of its country, or any other way of writing it')

/** A boolean, as boolean, 1/0 or their texts. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], 'not a flag')
  .transform((v) => v === true || v === 1 || v === '1' || v === 'true')

/** UTC `YYYY-MM-DD HH:mm:ss`; never the `0000-00-00` of a database. */
export const utcDate = z
  .string('not a date')
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/, 'not a date')
  .refine((date) => !Number.isNaN(Date.parse(`${date.replace(' ', 'T')}Z`)), 'not a date')
  .describe('UTC, YYYY-MM-DD HH:mm:ss')

/** IANA; only zones that we have the rules of. */
export const timeZone = z.string('not a time zone').refine(isTimeZone, 'not a time zone')

/** Prices in a currency that cannot be read are not prices: the reader leaves out what they belong to. */
const UNREADABLE_CURRENCY = 'not a currency'

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

export const currency = z
  .string(UNREADABLE_CURRENCY)
  .regex(/^[A-Z]{3}$/, UNREADABLE_CURRENCY)
  .refine((code) => CURRENCIES.has(code), UNREADABLE_CURRENCY)

export const lan = z.enum(LANGUAGES).default('en')

export const page = z.coerce.number().int().min(1).max(10_000).default(1)

/** Page size, at least 1; -1 returns everything. */
export const limit = z.coerce
  .number()
  .int()
  .min(-1)
  .max(100)
  .refine((size) => size !== 0, 'a page has at least one row')

/**
 * Of a list; without it, the list is its only page. `total` is exact, unless `more` says that there are more rows than
 * were counted.
 */
export const paging = z
  .object({ total: whole.nullish(), page: whole.nullish(), limit: whole.nullish(), more: flag.nullish() })
  .nullish()

/** A write that returns only its code. */
export const nothing = z.unknown().optional()
