import { z } from 'zod'
import { amount, currency, filled, text, whole } from './wire'

/**
 * Who may make a call, and how: `public` — anybody, directly; `open` — anybody, directly, although it is under
 * /api/rest (login, codes); `customer` — through the execute endpoint with token and secret; `visitor` — either way.
 */
type Access = 'public' | 'open' | 'customer' | 'visitor'

export interface Call<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  name: string
  about: string
  method: 'GET' | 'POST' | 'DELETE'
  /** may contain `{name}` parts, filled from the request */
  path: string
  access: Access
  /** sending it twice does no harm, although it is no GET */
  isRepeatable?: true
  /** may take money: it is waited for as long as a payment takes, and without an answer nobody knows its outcome */
  charges?: true
  /** for GET the query, else the JSON body; path parts are taken from it as well */
  request: Q
  /** the shape of `records` when `RC` is 200; of a write that needs none, optional */
  records: A
  /** brings the spellings of a list that an API may use into that shape */
  unwrap?: (records: unknown) => unknown
}

export function defineCall<Q extends z.ZodType, A extends z.ZodType>(call: Call<Q, A>): Call<Q, A> {
  return call
}

/** In `records`. */
export const rejectionRecords = z.object({
  /** with 1000: the names of what is out of stock */
  oos: z.array(filled).nullish(),
  /** with 400, of a quote: what of the cart cannot be ordered as it is; the rest can, and so can up to `max` of it */
  items: z.array(z.object({ pid: whole, nm: text.nullish(), max: whole.nullish() })).nullish(),
  /** with 206: the farthest the store delivers, in km */
  max_km: amount.nullish(),
  /**
   * with 400, of a quote or a checkout: the store is `suspended`, `not_online`, `on_hold` or `closed`, or the chosen time
   * is gone (`time_gone`); ours
   */
  reason: text.nullish(),
  /** with 400: the key of the request that is missing or not valid, such as `c_tn`; ours */
  field: text.nullish(),
  /** with 409, of a payment: what would be charged now, and what gift card and points would pay before it */
  due_now: z.object({ amt: amount, curr: currency, gc_amt: amount.nullish(), pt_amt: amount.nullish() }).nullish(),
  /** with 429: seconds until it may be tried again */
  retry_after: whole.nullish(),
  /** with 485: where the store ships to */
  countries: z.array(filled).nullish(),
})

/** Every response, with HTTP 200: a code, a message for developers, the records. */
export function answerOf<A extends z.ZodType>(records: A) {
  return z.object({ RC: z.int(), msg: z.string().optional(), records: z.union([records, rejectionRecords]).optional() })
}

export const anyAnswer = z.object({
  RC: whole,
  msg: z.string().catch(''),
  records: z.unknown().optional(),
})
