import { z } from 'zod'
import type { Id } from '@/lib/domain/codes/id'

/**
 * What pages and reads are purged by: one deal; one store with its menu and deals; lists; `sites`, which all have, for what
 * a domain looks like and for what every store shows.
 */
export type Tag = 'catalogue' | 'sites' | `deal:${Id}` | `store:${Id}`

export const MAX_TAGS = 100

/**
 * The tags to purge of those that an API sent: all pages, where it names no store beside `catalogue`. Other APIs do so for
 * a change of all stores, and at the end of an import.
 */
export function tagsToPurge(sent: readonly Tag[]): readonly Tag[] {
  const isOfAllStores = sent.includes('catalogue') && !sent.some((tag) => tag.startsWith('store:'))
  return isOfAllStores ? [...new Set<Tag>([...sent, 'sites'])] : sent
}

const tag = z.custom<Tag>(
  (text) => typeof text === 'string' && /^(catalogue|sites|(deal|store):[\w-]{1,64})$/.test(text),
)

export const purgeBody = z.object({
  tags: z.array(tag).max(MAX_TAGS),
  /** when it was sent, in ms since 1970 */
  at: z.number(),
})

/** Names the tags of a purge in its response, for the page cache in front. */
export const PURGED_HEADER = 'x-plaza-purged'

export type PurgeRejection = 'no_secret' | 'too_large' | 'wrong_signature' | 'unknown_tags' | 'not_fresh'
