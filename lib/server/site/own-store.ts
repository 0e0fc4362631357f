import 'server-only'
import { listGiftCards } from '@/lib/commerce-client/account/gift-cards-api'
import { getOrder } from '@/lib/commerce-client/orders/orders-api'
import type { Credentials } from '@/lib/commerce-client/transport/customer-call'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { type Failure, failure, type Result } from '@/lib/domain/result'
import type { Site } from '@/lib/domain/site/site'
import { ownSite } from './site'

/** A store's own domain shows only what belongs to that store: anything else becomes `not_found`. */
export function scopeToStore<T extends { gid: Id }>(site: Site, result: Result<T>): Result<T> {
  return result.ok && site.kind === 'store' && !isSameId(result.value.gid, site.gid) ? failure('not_found') : result
}

/** Null when it may be changed. */
export async function refuseOrder(
  id: string,
  { site, language }: { site: Site; language: Language },
  credentials: Credentials,
): Promise<Failure | null> {
  if (site.kind !== 'store') return null
  const order = scopeToStore(site, await getOrder(id, language, credentials))
  return order.ok ? null : order
}

/** Null when it may be used. */
export async function refuseGiftCard(code: string, site: Site, credentials: Credentials): Promise<Failure | null> {
  if (site.kind !== 'store') return null
  const cards = await listGiftCards(ownSite(site), credentials)
  if (!cards.ok) return cards
  return cards.value.some((card) => card.code === code) ? null : failure('not_found')
}
