import { z } from 'zod'
import { addition, field } from './field'
import { id } from './ids'
import { amount, currency, filled, nothing, text, whole } from './wire'

/**
 * Who may make a call, and how: `public` — anybody, directly; `open` — anybody, directly, although it is under
 * /api/rest (login, codes); `customer` — through the execute endpoint with token and secret; `visitor` — either way.
 */
type Access = 'public' | 'open' | 'customer' | 'visitor'

/** A folder of the documentation, in the order in which a platform implements its calls. */
export const PARTS = ['shop', 'login', 'checkout', 'orders', 'rest'] as const

export interface Call<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  name: string
  about: string
  /** who makes it, and when */
  when: string
  part: (typeof PARTS)[number]
  /** not in the documents: what a shopper lacks where an API does not have it */
  addition?: string
  /** for a write: what happens when it is sent again */
  again?: string
  method: 'GET' | 'POST' | 'DELETE'
  /** may contain `{name}` parts, filled from the request */
  path: string
  access: Access
  /** sending it twice does no harm, although it is no GET */
  isRepeatable?: true
  /** a write that is simply made again when it is not answered, since nothing is kept of what it may have done */
  isDiscardable?: true
  /** nobody waits for it: it is made once, and while it fails other calls go on */
  isHint?: true
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

/** Whether it may have changed something when it is not answered. */
export function isWrite({ method, isRepeatable, isDiscardable }: Call): boolean {
  return method !== 'GET' && !isRepeatable && !isDiscardable
}

/** In `records`. */
export const rejectionRecords = z
  .object({
    oos: z
      .array(filled)
      .nullish()
      .meta(field('With 1000: the names of what is out of stock', ['Beef noodles'], 'the message names no item')),
    items: z
      .array(
        z.object({
          pid: id.meta(field('Id of the product', 34)),
          nm: text.nullish().meta(field('Its name', 'Beef noodles', 'its name in the cart')),
          max: whole.nullish().meta(field('How many can be had', 2, 'none')),
        }),
      )
      .nullish()
      .meta(
        addition(
          'With 400, of a quote: what of the cart cannot be ordered as it is. With 429 and `held_units`: of what there is too much',
          undefined,
          'the cart is cleared',
        ),
      ),
    max_km: amount
      .nullish()
      .meta(addition('With 206: the farthest that the store delivers, in km', 8.5, 'the message has no distance')),
    reason: text
      .nullish()
      .meta(
        addition(
          'With 400, of a quote or a checkout: the store is `suspended`, `not_online`, `on_hold` or `closed`, or the chosen time is gone (`time_gone`). With 429, of a checkout: what is held without payment is too much, which a paid or cancelled order changes (`open_orders`), fewer units of `items` (`held_units`), or a confirmed email or phone alone (`prove`). With 429 and `retry_after`, of a call with a password: wrong ones were too many (`password`)',
          'closed',
          'a general message',
        ),
      ),
    proof_helps: z
      .boolean()
      .nullish()
      .meta(
        addition('With 429 and a `reason`: a confirmed email or phone lifts the limit', true, 'no proof is suggested'),
      ),
    field: text
      .nullish()
      .meta(addition('With 400: the key of the request that is missing or not valid', 'c_tn', 'a general message')),
    due_now: z
      .object({
        amt: amount.meta(field('What would be charged', '33.21')),
        curr: currency.meta(field('Its currency', 'CAD')),
        gc_amt: amount.nullish().meta(field('What the gift card would pay before it', '10.00')),
        pt_amt: amount.nullish().meta(field('What the points would pay before it', '2.00')),
      })
      .nullish()
      .meta(addition('With 409, of a payment: what would be charged now', undefined, 'the shopper is asked to reload')),
    retry_after: whole
      .nullish()
      .meta(addition('With 429: seconds until it may be tried again', 30, 'the message has no time')),
    countries: z
      .array(filled)
      .nullish()
      .meta(
        field('With 485: where the store ships to, as countries of two letters', ['CA', 'US'], 'no country is named'),
      ),
  })
  .meta({ id: 'rejection', description: 'Details of a failed call; everything in it is optional' })

const isNothing = (records: z.ZodType): boolean => records === nothing

/** Every response, with HTTP 200: a code, a message for developers, the records. */
export function answerOf<A extends z.ZodType>(records: A) {
  return z.object({
    RC: z.int().meta(field('200, or why the call failed', 200)),
    msg: z.string().optional().meta(field('For developers; never shown', 'not found')),
    records: (isNothing(records) ? rejectionRecords : z.union([records, rejectionRecords]))
      .optional()
      .meta(field('What the call is for, or details of its failure', undefined, 'the code says all')),
  })
}

export const anyAnswer = z.object({
  RC: whole,
  msg: z.string().catch(''),
  records: z.unknown().optional(),
})
