import { z } from 'zod'
import { plainLine, plainText } from '@/lib/domain/plain-text'
import { DAY_MINUTES } from '@/lib/domain/stores/opening-hours'
import { clock24Text, clockMinutes } from '@/lib/domain/time/time'

const SEPARATOR = ';'

export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => plainLine(text) === text, 'must be one line, without control characters or marks of direction')

export const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => plainText(text) === text, 'has control characters or marks of direction')

export const key = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,64}$/, 'must be a key of at most 64 letters, digits, points, hyphens and underscores')

/** The key of a store, which is also the last part of its address. */
export const storeKey = z
  .string()
  .trim()
  .max(100)
  // a number alone would be taken for an id
  .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words of letters and digits, joined by hyphens')

export const yesNo = z.codec(z.enum(['yes', 'no']), z.boolean(), {
  decode: (word) => word === 'yes',
  encode: (value) => (value ? 'yes' : 'no'),
})

export const whole = (min: number, max: number) =>
  z.codec(z.string().regex(/^-?\d{1,9}$/, 'must be a whole number'), z.int().min(min).max(max), {
    decode: Number,
    encode: String,
  })

export const decimal = (min: number, max: number) =>
  z.codec(z.string().regex(/^-?\d{1,9}(\.\d{1,15})?$/, 'must be a number such as 3.5'), z.number().min(min).max(max), {
    decode: Number,
    encode: String,
  })

/** An amount in major units; how many decimals it may have depends on the store's currency. */
export const amount = z.string().regex(/^\d{1,7}(\.\d{1,3})?$/, 'must be an amount such as 12.50')

export function coded<Word extends string, Value extends number>(words: Record<Word, Value>) {
  const all = Object.keys(words) as Word[]
  return z.codec(z.enum(all), z.custom<Value>(), {
    decode: (word) => words[word],
    encode: (value) => all.find((word) => words[word] === value) ?? (all[0] as Word),
  })
}

/** `HH:MM` and minutes since midnight. */
export const clock = z.codec(
  z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 09:30'),
  z.int().min(0).max(DAY_MINUTES),
  {
    decode: clockMinutes,
    encode: clock24Text,
  },
)

export const date = z.iso.date('must be a date such as 2026-12-25')

/** `2026-12-31 22:00` in the store's local time, or an instant such as `2027-01-01T06:00:00Z`. */
export const moment = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d|T[\d:.]+(Z|[+-]\d{2}:\d{2}))$/,
    'must be a time such as 2026-12-31 22:00 or 2027-01-01T06:00:00Z',
  )
  .refine((text) => Number.isFinite(Date.parse(text.replace(' ', 'T'))), 'is no such day or time')

export const email = z.email('must be a mail address').max(200)

/** Of a server on the public network, which is checked when it is called. */
export const webAddress = z.url({ protocol: /^https$/, error: 'must be an https address' }).max(500)

/** Several values in one cell, separated by semicolons. */
export function several(item: z.ZodType<string, string>, max: number) {
  return z.codec(z.string(), z.array(item).max(max), {
    decode: (text) =>
      text
        .split(SEPARATOR)
        .map((part) => part.trim())
        .filter(Boolean),
    encode: (values) => values.join(SEPARATOR),
  })
}

/** A file in the folder `pictures`, or a whole https address. */
export const picture = z
  .string()
  .trim()
  .max(500)
  .regex(
    /^(https:\/\/[^\s;]+|[\w-]+(\/[\w-]+)*\.(webp|png|jpe?g))$/i,
    'must be a file of the folder pictures, such as noodles.jpg, or an https address',
  )
