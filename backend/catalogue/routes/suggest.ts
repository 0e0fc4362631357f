import { endpoint } from '@/backend/calls/endpoint'
import { nearestCity, parseLatLon } from '@/backend/catalogue/places/point'
import { toDealRow } from '@/backend/catalogue/serialise/deal'
import { toHit } from '@/backend/catalogue/serialise/hit'
import { toProductRow } from '@/backend/catalogue/serialise/product'
import { toStoreRow } from '@/backend/catalogue/serialise/store'
import { suggest } from '@/backend/catalogue/suggest/suggest'
import { allowsAddress, overLimit } from '@/backend/platform/limits/limit-attempts'
import type { Limit } from '@/backend/platform/limits/limiter'
import * as contract from '@/lib/contract/suggest'

/** Two a second: somebody who types quickly pauses less often. */
const PER_ADDRESS: Limit = { name: 'suggest', max: 120, seconds: 60 }

const suggestions = endpoint(contract.suggest, async ({ keywords, latlon, gid, limit, lan }, context) => {
  const { db, now, config, limiter, caller, categoryCounts } = context
  if (!(await allowsAddress(limiter, PER_ADDRESS, caller.address)))
    throw overLimit('too many suggestions, type on', PER_ADDRESS.seconds * 1000)
  const near = parseLatLon(latlon) ?? config.cities[0]
  const query = { keywords, language: lan, near, city: nearestCity(near, config.cities), gid, limit }
  const found = await suggest(db, query, categoryCounts, now())
  return {
    stores: found.stores.map(({ store, hit }) => ({ ...toStoreRow(store, lan, now()), why: toHit(hit, lan) })),
    products: found.products.map((row) => ({
      ...toProductRow(row, lan),
      s_nm: row.store.name[lan],
      currency: row.store.currency,
    })),
    deals: found.deals.map((row) => toDealRow(row, lan, now())),
    categories: found.categories.map(({ node, path }) => ({ id: node.id, nm: node.name[lan], path, cnt: node.count })),
  }
})

export const SUGGEST_ENDPOINTS = [suggestions]
