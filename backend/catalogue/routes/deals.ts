import { endpoint } from '@/backend/calls/endpoint'
import { type CategoryNode, readCategoryTree, treeOfCode } from '@/backend/catalogue/deals/category-tree'
import { explainDeals } from '@/backend/catalogue/deals/explain-deals'
import { listShortcuts } from '@/backend/catalogue/deals/list-shortcuts'
import { parseFilters } from '@/backend/catalogue/deals/matching-deals'
import { readDeal } from '@/backend/catalogue/deals/read-deal'
import { searchDeals } from '@/backend/catalogue/deals/search-deals'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { nearestCity, parseLatLon } from '@/backend/catalogue/places/point'
import { type DealReviews, toDealDetail, toDealRow } from '@/backend/catalogue/serialise/deal'
import { toHit } from '@/backend/catalogue/serialise/hit'
import { toFilters, toSorts } from '@/backend/catalogue/serialise/sorts-and-filters'
import type { Database } from '@/backend/platform/db/database'
import * as categories from '@/lib/contract/deal-categories'
import { readDeal as readDealCall } from '@/lib/contract/deal-detail'
import * as contract from '@/lib/contract/deals'
import type { Language } from '@/lib/domain/languages/languages'

type ReadReviews = (db: Database, dealId: number, language: Language) => Promise<DealReviews>

const glst = endpoint(contract.listDeals, async (q, { db, now, config }) => {
  const near = parseLatLon(q.latlon)
  const { items, total, hasMore, corrected } = await searchDeals(
    db,
    {
      keywords: q.keywords,
      categories: q.c_ids?.split(',').map(Number) ?? [],
      filters: parseFilters(q.flag, q.min_discount),
      sort: q.sort_id ?? 106,
      near,
      city: near && nearestCity(near, config.cities),
      gid: q.gid,
      page: q.page,
      pageSize: q.limit,
      countTo: q.count_to,
    },
    now(),
  )
  const paging = { total, page: q.page, limit: q.limit, ...(hasMore && { more: true }) }
  const words = corrected ?? q.keywords
  const hits = words && items.length > 0 ? await explainDeals(db, words, items) : null
  const list = items.map((row) => ({ ...toDealRow(row, q.lan, now()), why: toHit(hits?.get(row.id), q.lan) }))
  return { list, paging, ...(corrected && { corrected }) }
})

const gdtl = (readReviews: ReadReviews) =>
  endpoint(readDealCall, async ({ pid, lan }, { db, now, views }) => {
    const [detail, reviewed] = await Promise.all([readDeal(db, pid, now()), readReviews(db, pid, lan)])
    views.add(pid)
    return toDealDetail(detail, reviewed, lan, now())
  })

function toCategory(node: CategoryNode, lan: Language): categories.WireCategory {
  const { id, icon, count: cnt } = node
  return { id, nm: node.name[lan], icon, cnt, sub: node.children.map((child) => toCategory(child, lan)) }
}

const sfc = endpoint(categories.listCategories, async (q, { db, now, config, categoryCounts }) => {
  const near = parseLatLon(q.latlon)
  const city = near && nearestCity(near, config.cities)
  const tree = await readCategoryTree(db, categoryCounts, now(), { gid: q.gid, city })
  return treeOfCode(tree, q.c_id).map((node) => toCategory(node, q.lan))
})

const sff = endpoint(categories.listFilters, async ({ lan }) => toFilters(lan))

const sfs = endpoint(categories.listSorts, async ({ lan }) => toSorts(lan))

const gshortcut = endpoint(categories.listShortcuts, async ({ lan, latlon }, { db, now, config }) => {
  const near = parseLatLon(latlon)
  const shortcuts = await listShortcuts(db, { language: lan, city: near && nearestCity(near, config.cities) }, now())
  return shortcuts.map((row) => ({ nm: row.text[lan], i_url: toPicture(row.picture) }))
})

export function dealEndpoints(readReviews: ReadReviews) {
  return [glst, gdtl(readReviews), sfc, sff, sfs, gshortcut]
}
