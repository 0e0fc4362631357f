import { z } from 'zod'
import { plainLine, plainText } from '@/lib/domain/plain-text'
import { isPictureName } from './picture-name'

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
  .refine(isPictureName, 'must be a file of the folder pictures, such as noodles.jpg, or an https address')
