import { NO_CURRENCY } from '@/lib/domain/codes/no-currency'
import 'server-only'
import type { z } from 'zod'
import { getDeal } from '@/lib/commerce-client/stores/deals-api'
import { listProducts } from '@/lib/commerce-client/stores/menu-api'
import { currencyOfStore, toPrice } from '@/lib/commerce-client/stores/sure-price'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { changeBookmarks as changeCall, listBookmarks as listCall } from '@/lib/contract/bookmarks'
import type { Bookmark, BookmarkKind, BookmarkRef, Bookmarks } from '@/lib/domain/account/bookmarks'
import { BOOKMARK_TYPE } from '@/lib/domain/codes/account-codes'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { type Result, success } from '@/lib/domain/result'
import { isOfSite, type OwnSite } from '@/lib/domain/site/own-site'

type Wire = z.output<typeof listCall.records>
type Item = Wire['products'][number]

/** A group sale is deleted with its own type. */
const TYPE: Record<BookmarkKind, 7 | 6 | 2> = {
  stores: BOOKMARK_TYPE.store,
  products: BOOKMARK_TYPE.product,
  deals: BOOKMARK_TYPE.groupSale,
}

/** `own` restricts them to an independent site, whatever the API makes of its domain. */
export async function listBookmarks(
  { own, language }: { own: OwnSite | null; language: Language },
  credentials: Credentials,
): Promise<Result<Bookmarks>> {
  const call = callForCustomer(listCall, { lan: language, domain: own?.domain }, credentials)
  const answer = await expectAnswer(call, {}, 'unexpected_error')
  if (!answer.ok) return answer
  const { stores, products, deals } = answer.value
  const isOwn = ({ gid }: { gid: Id | null }) => isOfSite(own, gid)
  const [dishes, sales] = await Promise.all([ownedProducts(products, language), ownedDeals(deals ?? [], language)])
  const toItems = (rows: OwnedItem[]) => Promise.all(rows.filter(isOwn).map((row) => toItem(row, language)))
  return success({
    stores: stores.filter(isOwn).map(toStore),
    products: await toItems(dishes),
    deals: await toItems(sales),
  })
}

/** Idempotent: adding an existing bookmark or removing a missing one succeeds. */
export async function changeBookmark(
  { kind, id }: BookmarkRef,
  action: 'add' | 'delete',
  credentials: Credentials,
): Promise<Result<null>> {
  const data = { ids: [id], type: TYPE[kind], action }
  const answer = await expectAnswer(callForCustomer(changeCall, { data }, credentials), {}, 'unexpected_error')
  return answer.ok ? success(null) : answer
}

function toStore(wire: Wire['stores'][number]): Bookmark {
  return {
    id: wire.gid,
    name: wire.nm,
    picture: toPictureUrl(wire.logo),
    cover: toPictureUrl(wire.img),
    rating: wire.rnk || null,
    address: wire.adr ?? '',
    storeId: null,
    price: null,
  }
}

interface OwnedItem extends Item {
  /** null for one that no longer exists, or whose store cannot be read */
  gid: Id | null
}

/** An API need not name the store of a row: the product's record does. */
async function ownedProducts(rows: Item[], language: Language): Promise<OwnedItem[]> {
  const unowned = rows.flatMap(({ pid, gid }) => (gid == null ? [pid] : []))
  const found = unowned.length > 0 ? await listProducts(unowned, language).catch(() => []) : []
  return rows.map((row) => ({ ...row, gid: row.gid ?? found.find(({ id }) => isSameId(id, row.pid))?.gid ?? null }))
}

function ownedDeals(rows: Item[], language: Language): Promise<OwnedItem[]> {
  return Promise.all(
    rows.map(async (row) => {
      const deal = row.gid == null ? await getDeal(row.pid, language).catch(() => null) : null
      return { ...row, gid: row.gid ?? deal?.gid ?? null }
    }),
  )
}

async function toItem(wire: OwnedItem, language: Language): Promise<Bookmark> {
  const told = wire.curr === NO_CURRENCY ? null : wire.curr
  const currency = told || (wire.gid === null ? null : await currencyOfStore(wire.gid, language))
  return {
    id: wire.pid,
    name: wire.nm,
    picture: toPictureUrl(wire.iurl),
    cover: '',
    rating: wire.rat || null,
    address: '',
    storeId: wire.gid,
    price: toPrice(wire.pc, currency),
  }
}
