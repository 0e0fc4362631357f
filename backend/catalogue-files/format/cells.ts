import { z } from 'zod'
import { plainLine, plainText } from '@/lib/domain/plain-text'

const SEPARATOR = ';'
const ADDRESS = /^https:\/\/[^\s;]+$/i
const EXTENSION = /\.(webp|png|jpe?g|gif|avif|hei[cf]|tiff?|bmp|svg)$/i
/** Characters that some file systems forbid, and the separator of names in a cell. */
const FORBIDDEN = /[\\:*?"<>|;\p{Cc}]/u

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

export const storeKey = z
  .string()
  .trim()
  .max(100)
  // a number alone would be taken for an id
  .regex(/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words of letters and digits, joined by hyphens')

export const email = z.email('must be a mail address').max(200)

/** An https address. That its server is public is checked on each call. */
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

/** A file below the folder `pictures`, or an https address. */
export const picture = z
  .string()
  .trim()
  .max(500)
  .refine(isPictureName, 'must be a file of the folder pictures, such as noodles.jpg, or an https address')

export function isPictureAddress(name: string): boolean {
  return ADDRESS.test(name)
}

/** Whether a cell names an https address or a file below the folder, never one outside of it. */
function isPictureName(name: string): boolean {
  if (isPictureAddress(name)) return true
  const parts = name.split('/')
  return EXTENSION.test(name) && !FORBIDDEN.test(name) && parts.every((part) => part !== '' && !part.startsWith('.'))
}
