import 'server-only'
import { listGiftCards } from '@/lib/commerce-client/account/gift-cards-api'
import { getPoints } from '@/lib/commerce-client/account/points-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { withDeadline } from '@/lib/deadline'
import type { Result } from '@/lib/domain/result'

/** Whether the platform has gift cards and points. */
export interface OfferedAssets {
  giftCards: boolean
  points: boolean
}

export type Asset = keyof OfferedAssets

const READS: Record<Asset, (credentials: Credentials) => Promise<Result<unknown>>> = {
  giftCards: (credentials) => listGiftCards(null, credentials),
  points: getPoints,
}
const REMEMBERED_MS = 5 * 60_000
/** A page does not wait longer to learn what it may leave out. */
const DEADLINE_MS = 1000

const known = new Map<Asset, { isOffered: boolean; until: number }>()

/**
 * Asks the API, and remembers for five minutes: what its own call answers with 404 or 405 is not offered. Any other
 * failure means nothing, and is asked again. What a page is about (`subject`) is always asked.
 */
export async function readOfferedAssets(credentials: Credentials, subject?: Asset): Promise<OfferedAssets> {
  const ask = (asset: Asset) => isOffered(asset, credentials, asset === subject)
  const [giftCards, points] = await Promise.all([ask('giftCards'), ask('points')])
  return { giftCards, points }
}

async function isOffered(asset: Asset, credentials: Credentials, mustAsk: boolean): Promise<boolean> {
  const last = known.get(asset)
  if (!mustAsk && last && last.until > Date.now()) return last.isOffered
  const answer = await withDeadline(DEADLINE_MS, () => READS[asset](credentials)).catch(() => null)
  const isThere = answer?.ok === true || answer?.code !== 'not_found'
  if (answer?.ok || !isThere) known.set(asset, { isOffered: isThere, until: Date.now() + REMEMBERED_MS })
  return isThere
}
