import { z } from 'zod'

/** A decimal in major units, parsed to a number: a remote API may send a number or text. */
export const amount = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .max(40)
      .regex(/^-?\d+(\.\d+)?$/),
  ])
  .transform(Number)
  .describe('decimal in major units')

/** A whole number that may arrive as text, with no more digits than a number can hold. */
export const whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
])

/** An id that may arrive as a number; parsed to text. */
export const idText = z.union([z.string(), z.number()]).transform(String)

/** A boolean, as boolean, 1/0 or their texts. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])])
  .transform((v) => v === true || v === 1 || v === '1' || v === 'true')

/** UTC `YYYY-MM-DD HH:mm:ss`. */
export const utcDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/)
  .describe('UTC, YYYY-MM-DD HH:mm:ss')

export const lan = z.enum(['en', 'zh', 'zh-Hant', 'jp']).default('en')

/** A page number from a query string. */
export const page = z.coerce.number().int().min(1).max(10_000).default(1)

/** Page size; -1 returns everything. */
export const limit = z.coerce.number().int().min(-1).max(100)

export const paging = z.object({ total: whole, page: whole, limit: whole.optional() })

/** A write that returns only its code. */
export const nothing = z.unknown().optional()
