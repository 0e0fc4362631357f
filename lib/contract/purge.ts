import { z } from 'zod'

/**
 * What pages and reads are purged by: one deal, one store with its menu, all that lists show, what a domain looks like.
 */
export type Tag = 'catalogue' | 'sites' | `deal:${number}` | `store:${number}`

export const MAX_TAGS = 100

const tag = z.custom<Tag>((text) => typeof text === 'string' && /^(catalogue|sites|(deal|store):\d{1,9})$/.test(text))

export const purgeBody = z.object({
  tags: z.array(tag).max(MAX_TAGS),
  /** when it was sent, in ms since 1970 */
  at: z.number(),
})

/** HMAC-SHA256 of the body, in hexadecimal. */
export const SIGNATURE_HEADER = 'x-plaza-signature'

/** Names the tags of a purge in its response, for the page cache in front. */
export const PURGED_HEADER = 'x-plaza-purged'

export type PurgeRejection = 'no_secret' | 'too_large' | 'wrong_signature' | 'unknown_tags' | 'not_fresh'
