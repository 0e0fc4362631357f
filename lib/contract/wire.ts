import { z } from 'zod'
import { NO_CURRENCY } from '@/lib/domain/codes/no-currency'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/domain/languages/languages'

import { plainLine, plainText } from '@/lib/domain/plain-text'
import { stripMarkup } from '@/lib/domain/strip-markup'
import { isTimeZone } from '@/lib/domain/time/time-zones'
import { typedDigits, typedText } from '@/lib/domain/typed-text'
import { addition, field } from './field'

/** A decimal in major units, parsed to a number: a remote API may send a number or text. */
export const amount = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .max(40)
        .regex(/^[+-]?(?:\d+\.?\d*|\.\d+)$/, 'not a decimal'),
    ],
    'not a decimal',
  )
  .transform(Number)
  .meta({ id: 'amount', description: 'A decimal in major units, such as dollars: a number, or the same as text' })

/** A whole number that may arrive as text, with no more digits than a number can hold. */
export const whole = z
  .union(
    [
      z.int(),
      z
        .string()
        .trim()
        .regex(/^[+-]?\d{1,15}(?:\.0{0,15})?$/, 'not a whole number')
        .transform(Number),
    ],
    'not a whole number',
  )
  .meta({ id: 'whole_number', description: 'A whole number, or the same as text' })

export const quantity = whole
  .refine((number) => number >= 0, 'less than none')
  .meta({ id: 'count', description: 'A whole number of 0 or more' })

/** Text that may arrive as a number, or with HTML that nobody promised, of which its words are left. */
export const text = z
  .union([z.string(), z.number()], 'not text')
  .transform((value) => plainText(stripMarkup(String(value))))
  .meta({ id: 'text', description: 'Plain text, which may be empty; a number is read as its digits' })
/** A merchant's text with elements. No other text may have them. */
export const html = z
  .union([z.string(), z.number()], 'not text')
  .transform((value) => plainText(String(value)))
  .meta({ id: 'html', description: 'Text with HTML, which is sanitised' })
/** Text that is never empty: an id, or the name of something that is nothing without one. */
export const filled = z
  .union([z.string().overwrite(stripMarkup).overwrite(plainLine).trim().min(1), z.int()], 'no text')
  .transform(String)
  .meta({ id: 'non_empty_text', description: 'One line of plain text, never empty; a number is read as its digits' })

export const line = (max: number) => z.string().overwrite(plainLine).max(max)

export const prose = (max: number) => z.string().overwrite(plainText).trim().max(max)

/** A code or an address that somebody typed, perhaps in full width, or copied with what nobody sees. */
export const typed = (max: number) => z.string().overwrite(typedText).max(max)

export const email = typed(200).check(z.email())

/** Digits that somebody typed, perhaps in full width or in groups. */
export const digits = z.string().overwrite(typedDigits)

/** A phone that somebody typed. */
export const phone = z
  .string()
  .min(6)
  .max(40)
  .meta({ id: 'phone', description: 'A phone: digits in the pattern of its country, or any other way of writing it' })

/** A boolean, as boolean, 1/0 or their texts. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], 'not a flag')
  .transform((v) => v === true || v === 1 || v === '1' || v === 'true')
  .meta({ id: 'yes_no', description: 'true or false, 1 or 0, or one of these as text' })

/** What a database may have as the date of what has none. */
export function isNoDate(value: unknown): boolean {
  return typeof value === 'string' && /^0000-00-00(?: 00:00(?::00)?)?$/.test(value)
}

/** UTC `YYYY-MM-DD HH:mm:ss`. */
export const utcDate = z
  .string('not a date')
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/, 'not a date')
  .refine((date) => !Number.isNaN(Date.parse(`${date.replace(' ', 'T')}Z`)), 'not a date')
  .meta({ id: 'utc_date', description: 'A time in UTC, as YYYY-MM-DD HH:mm:ss; the seconds may be left out' })

/** IANA; only zones that we have the rules of. */
export const timeZone = z
  .string('not a time zone')
  .refine(isTimeZone, 'not a time zone')
  .meta({ id: 'time_zone', description: 'A time zone of the IANA database' })

/** Prices in a currency that cannot be read are not prices: the reader leaves out what they belong to. */
const UNREADABLE_CURRENCY = 'not a currency'

/** Also one that we do not know: its prices have its code. */
export const currency = z
  .string(UNREADABLE_CURRENCY)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, UNREADABLE_CURRENCY)
  .meta({ id: 'currency', description: 'A currency of ISO 4217' })

/** The currency of something a customer owns, which is rather shown with bare numbers than not at all. */
export const currencyOfRecord = currency
  .catch(NO_CURRENCY)
  .meta({ id: 'currency_of_record', description: 'A currency of ISO 4217; amounts in anything else are bare numbers' })

export const lan = z
  .enum(LANGUAGES)
  .default(DEFAULT_LANGUAGE)
  .meta(
    field('The language of all texts: one of these, written so. A text that there is none of comes in another', 'en'),
  )

export const latLon = z
  .string()
  .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
  .meta({ id: 'lat_lon', description: 'Latitude and longitude in degrees' })

export const page = z.coerce.number().int().min(1).max(10_000).default(1).meta(field('The page, counted from 1', 1))

/** Page size, at least 1; -1 returns everything. */
export const limit = z.coerce
  .number()
  .int()
  .min(-1)
  .max(100)
  .refine((size) => size !== 0, 'a page has at least one row')
  .meta(field('Rows of a page; -1: all of them', 20))

/**
 * Of a list; without it, the list is its only page. `total` is exact, unless `more` says that there are more rows than
 * were counted.
 */
export const paging = z
  .object({
    total: whole.nullish().meta(field('How many rows all pages have together', 42, 'the list has one page')),
    page: whole.nullish().meta(field('The page that this is', 1, 'it is the one that was asked for')),
    limit: whole.nullish().meta(addition('Rows of a page', 20, 'as many as the first page has')),
    more: flag.nullish().meta(addition('There are more rows than were counted', false, '`total` is exact')),
  })
  .nullish()
  .meta(field('Of a list that has pages', undefined, 'the list is its only page'))

/** A write that returns only its code. */
export const nothing = z.unknown().optional()

/** For calls that the documents give no language. */
export const LANGUAGE = addition('The language of all texts', 'en', 'any')
