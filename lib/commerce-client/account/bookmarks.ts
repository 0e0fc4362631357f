import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { changeBookmarks as changeCall, listBookmarks as listCall } from '@/lib/contract/bookmarks'
import type { Bookmark, BookmarkKind, BookmarkRef, Bookmarks } from '@/lib/domain/account/bookmarks'
import { BOOKMARK_TYPE } from '@/lib/domain/codes/bookmark-type'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { type Result, success } from '@/lib/domain/result'
import type { Language } from '@/lib/domain/site/languages'

type Wire = z.output<typeof listCall.records>

/** A group sale is deleted with its own type. */
const TYPE: Record<BookmarkKind, 7 | 6 | 2> = {
  stores: BOOKMARK_TYPE.store,
  products: BOOKMARK_TYPE.product,
  deals: BOOKMARK_TYPE.groupSale,
}

/** `domain` restricts them to an independent site. */
export async function listBookmarks(
  { domain, language }: { domain: string | null; language: Language },
  credentials: Credentials,
): Promise<Result<Bookmarks>> {
  const call = callForCustomer(listCall, { lan: language, domain: domain ?? undefined }, credentials)
  const answer = await expectAnswer(call, {}, 'unexpected_error')
  if (!answer.ok) return answer
  const { stores, products, deals } = answer.value
  return success({ stores: stores.map(toStore), products: products.map(toItem), deals: (deals ?? []).map(toItem) })
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
    price: null,
  }
}

function toItem(wire: Wire['products'][number]): Bookmark {
  const currency = wire.curr || DEFAULT_CURRENCY
  return {
    id: wire.pid,
    name: wire.nm,
    picture: toPictureUrl(wire.iurl),
    cover: '',
    rating: wire.rat || null,
    address: '',
    price: { amount: toMinor(wire.pc, currency), currency },
  }
}
