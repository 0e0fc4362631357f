import 'server-only'
import { latLonOf } from '@/lib/commerce-client/transport/lat-lon'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import { parseQr } from '@/lib/contract/scan'
import { listStores as listCall, readStore } from '@/lib/contract/stores'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/site/languages'
import { groupsOf, type StoreKind } from '@/lib/domain/stores/home'
import type { ListedStore, Store } from '@/lib/domain/stores/stores'
import { listKnownStores } from './known-stores'
import { toListedStore, toStore } from './store-mapper'

/** Null for an unknown store. */
export async function getStore(gid: number, language: Language): Promise<Store | null> {
  const records = await readPublic(readStore, { gid, lan: language }, { tags: [`store:${gid}`] })
  return records && toStore(records, gid)
}

/** Null for one that the site `origin` does not have. */
export async function startSelfCheckout(gid: number, origin: string, language: Language): Promise<Store | null> {
  const records = await readPublic(readStore, { gid, url: origin, lan: language }, { tags: [`store:${gid}`] })
  return records && toStore(records, gid)
}

/** Null without one. Not cached unless requested, since anyone can send any host name. */
export async function findStoreByDomain(
  domain: string,
  language: Language = DEFAULT_LANGUAGE,
  revalidate = 0,
): Promise<Store | null> {
  const records = await readPublic(readStore, { domain, lan: language }, { tags: ['sites'], revalidate })
  return records && toStore(records, null)
}

/**
 * Stores near a place with the data of their cards, open ones first, then nearest first; filtered by `text` and
 * `kind`. An API may return more than `limit`; of one that lists no stores, those that its deals name, by their names.
 */
export async function listStoresNear(
  place: { lat: number; lon: number },
  language: Language,
  { text, kind, limit }: { text?: string; kind?: StoreKind; limit?: number } = {},
): Promise<ListedStore[]> {
  const request = {
    latlon: latLonOf(place),
    lan: language,
    keywords: text || undefined,
    c_ids: kind && groupsOf(kind).join(','),
    limit,
  }
  const records = await readPublic(listCall, request, { tags: ['catalogue'], isAddition: true })
  if (records) return records.map(toListedStore)
  const words = (text ?? '').toLowerCase().split(/\s+/)
  const known = await readStores(await listKnownStores(place, language), language)
  return known.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
}

async function readStores(gids: number[], language: Language): Promise<ListedStore[]> {
  if (gids.length === 0) return []
  const records = await readPublic(listCall, { g_ids: gids.join(','), lan: language }, { tags: ['catalogue'] })
  return (records ?? []).map(toListedStore)
}

/** The store of a scanned code, by the parameters of its URL; null for none. */
export async function findScannedStore(params: Record<string, string>): Promise<number | null> {
  const found = await readPublic(parseQr, params, { tags: ['catalogue'], revalidate: 0 })
  const gid = Number(found?.id)
  return Number.isSafeInteger(gid) && gid > 0 ? gid : null
}
