import 'server-only'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import { parseQr } from '@/lib/contract/scan'
import { readStore } from '@/lib/contract/store-detail'
import { type Id, parseId } from '@/lib/domain/codes/id'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/languages/languages'
import type { Store } from '@/lib/domain/stores/stores'
import { toStore } from './store-mapper'

/** Null for an unknown store. */
export async function getStore(gid: Id, language: Language): Promise<Store | null> {
  const records = await readPublic(readStore, { gid, lan: language }, { tags: [`store:${gid}`], id: gid })
  return records && toStore(records, gid)
}

/** Null for one that the site `origin` does not have. */
export async function startSelfCheckout(gid: Id, origin: string, language: Language): Promise<Store | null> {
  const records = await readPublic(readStore, { gid, url: origin, lan: language }, { tags: [`store:${gid}`], id: gid })
  return records && toStore(records, gid)
}

/** Null without one. Not cached unless requested, since anyone can send any host name. */
export async function findStoreByDomain(
  domain: string,
  language: Language = DEFAULT_LANGUAGE,
  revalidate = 0,
): Promise<Store | null> {
  const records = await readPublic(readStore, { domain, lan: language }, { tags: [], revalidate })
  return records && toStore(records, null)
}

/** The store of a scanned code, by the parameters of its URL; null for none. */
export async function findScannedStore(params: Record<string, string>): Promise<Id | null> {
  const found = await readPublic(parseQr, params, { tags: ['catalogue'], revalidate: 0 })
  return parseId(found?.id ?? '')
}
