import { endpoint } from '@/backend/calls/endpoint'
import { findProducts, searchProducts } from '@/backend/catalogue/menus/find-products'
import { readMenu } from '@/backend/catalogue/menus/read-menu'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { nearestCity, parseLatLon } from '@/backend/catalogue/places/point'
import { toOptionGroup } from '@/backend/catalogue/serialise/deal'
import { toHit } from '@/backend/catalogue/serialise/hit'
import { toHoursText } from '@/backend/catalogue/serialise/hours'
import { toProductRow } from '@/backend/catalogue/serialise/product'
import { toListedStore, toStoreDetail } from '@/backend/catalogue/serialise/store'
import { explainStores } from '@/backend/catalogue/stores/explain-stores'
import { listAllStores } from '@/backend/catalogue/stores/list-all-stores'
import { listStores } from '@/backend/catalogue/stores/list-stores'
import { findStore, readStore } from '@/backend/catalogue/stores/read-store'
import { requireTillOnSite } from '@/backend/catalogue/stores/site-scope'
import { offeredPayments } from '@/backend/providers/configured-providers'
import { sentId } from '@/lib/contract/ids'
import * as menu from '@/lib/contract/menu'
import { readStore as readStoreCall } from '@/lib/contract/store-detail'
import * as contract from '@/lib/contract/stores'
import { toDecimal } from '@/lib/domain/money/decimals'
import { formatUtc } from '@/lib/domain/time/time'

const toIds = (text: string) => text.split(',').map((id) => sentId.parse(id))

const sdtl2 = endpoint(readStoreCall, async ({ gid, domain, url, lan }, { db, now, config }) => {
  const { store, coupons } = await readStore(db, { gid, domain }, now())
  if (url) await requireTillOnSite(db, url, store.gid)
  const payments = offeredPayments(store.payments, config.paymentProviders)
  const detail = toStoreDetail({ ...store, payments }, coupons, lan, now())
  return { ...detail, publishable_key: config.stripe?.publishableKey ?? null }
})

const slst = endpoint(contract.listStores, async (q, { db, now, config }) => {
  const gids = q.g_ids ? toIds(q.g_ids) : null
  const groups = q.c_ids ? toIds(q.c_ids) : null
  const near = parseLatLon(q.latlon)
  const city = near && nearestCity(near, config.cities)
  const rows = q.page
    ? await listAllStores(db, q.page)
    : await listStores(db, { gids, near, city, kind: q.kind, groups, keywords: q.keywords, limit: q.limit }, now())
  const hits = q.keywords ? await explainStores(db, q.keywords, rows) : null
  return rows.map((row) => ({ ...toListedStore(row, near, q.lan, now()), why: toHit(hits?.get(row.gid), q.lan) }))
})

const psearch = endpoint(contract.listProducts, async ({ pids, g_ids, keywords = '', lan }, { db, now }) => {
  const found = pids
    ? await findProducts(db, toIds(pids), now())
    : await searchProducts(db, { gids: toIds(g_ids ?? ''), keywords }, now())
  return found.map((row) => toProductRow(row, lan))
})

const cplst2 = endpoint(menu.readMenu, async ({ gid, lan, ids, page, limit }, { db, now }) => {
  const store = await findStore(db, { gid })
  const sections = await readMenu(db, gid, now(), { ids: ids ? toIds(ids) : undefined, page, limit })
  return sections.map((section) => ({
    id: section.id,
    nm: section.name[lan],
    ...(section.available && { time: toHoursText(section.available) }),
    cnt: section.count,
    products: section.products.map((product) => ({
      pid: product.id,
      nm: product.name[lan],
      desc: product.description[lan],
      sku: product.sku,
      pc: toDecimal(product.price, store.currency),
      ...(product.regularPrice !== null && { reg_pc: toDecimal(product.regularPrice, store.currency) }),
      ...(product.priceUntil && { pc_edt: formatUtc(product.priceUntil) }),
      pt: product.kind,
      iurl: toPicture(product.picture),
      ...(product.furtherPictures && { imgs: [product.picture, ...product.furtherPictures].map(toPicture) }),
      sq: product.stock,
      opt: product.options.map((group) => toOptionGroup(group, store.currency, lan)),
      time: product.available ? toHoursText(product.available) : null,
      tax_class: product.taxClass,
      mdt: formatUtc(product.changedAt),
    })),
  }))
})

export const STORE_ENDPOINTS = [sdtl2, slst, psearch, cplst2]
