import 'server-only'
import type { z } from 'zod'
import { callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { latLonOf } from '@/lib/commerce-client/transport/lat-lon'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import { suggest } from '@/lib/contract/suggest'
import type { Id } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import type { Point } from '@/lib/domain/places/places'
import { type Result, success } from '@/lib/domain/result'
import type { SuggestedDish, Suggestions } from '@/lib/domain/search/suggestions'
import { getDeal } from './deals-api'
import { withHit } from './hit-mapper'
import { pricedDeals } from './priced-deals'
import { toStoreSummary } from './store-mapper'
import { toPrice } from './sure-price'

export interface SuggestionQuery extends Partial<Point> {
  text: string
  language: Language
  /** the store whose domain this is */
  gid: Id | undefined
}

const CODES = { [RC.notFound]: 'not_found', [RC.overLimit]: 'too_many_requests' } as const

/** Codes: `not_found` where the API has no such call, `too_many_requests`, `network`, else `unexpected_error`. */
export async function findSuggestions({
  text,
  language,
  gid,
  ...place
}: SuggestionQuery): Promise<Result<Suggestions>> {
  const request = { keywords: text, latlon: latLonOf(place), gid, lan: language }
  const answer = await expectAnswer(callForCustomer(suggest, request), CODES, 'unexpected_error')
  return answer.ok ? success(await toSuggestions(answer.value, language)) : answer
}

async function toSuggestions(
  { categories, stores, products, deals }: z.output<typeof suggest.records>,
  language: Language,
): Promise<Suggestions> {
  return {
    categories: (categories ?? []).map(({ nm, path, cnt }) => ({ name: nm, path, count: cnt ?? null })),
    stores: (stores ?? []).map((row) => ({ ...toStoreSummary(row), ...withHit(row.why) })),
    dishes: (products ?? []).map(
      ({ pid, nm, iurl, pc, currency, s_nm, why }): SuggestedDish => ({
        id: pid,
        name: nm,
        picture: toPictureUrl(iurl),
        price: toPrice(pc, currency ?? null),
        storeName: s_nm ?? '',
        ...withHit(why),
      }),
    ),
    deals: await pricedDeals(deals ?? [], language, getDeal),
  }
}
