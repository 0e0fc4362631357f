import 'server-only'
import type { z } from 'zod'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { listOrders as listCall } from '@/lib/contract/orders'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import { DEFAULT_LANGUAGE } from '@/lib/domain/languages/languages'
import { toMinor } from '@/lib/domain/money/decimals'
import { type Result, success } from '@/lib/domain/result'
import { parseUtc } from '@/lib/domain/time/time'
import { ORDER_NOT_FOUND } from './orders-api'

/** Minor units of `currency`, with tips. */
export interface LostCheckout {
  quoteId: string
  gid: Id
  currency: string
  total: number
  /** seconds since it was sent */
  age: number
  /** the order before it, which it is not; empty for none */
  before: string
}

/** Seconds by which clocks of API and storefront may differ. */
const CLOCKS_DIFFER = 120

export interface FoundOrder {
  orderId: string | null
  /** there are orders that may be it or not */
  isUncertain: boolean
}

/**
 * The order that a checkout became: by its quote, or, if the API omits quotes, the only order of the store of this
 * amount since then.
 */
export async function findPlacedOrder(lost: LostCheckout, credentials: Credentials): Promise<Result<FoundOrder>> {
  const call = callForCustomer(listCall, { page: 1, limit: 20, q_id: lost.quoteId, lan: DEFAULT_LANGUAGE }, credentials)
  const answer = await expectAnswer(call, ORDER_NOT_FOUND, 'unexpected_error')
  if (!answer.ok) return answer
  const { orders } = answer.value
  const ofQuote = orders.find((row) => row.q_id === lost.quoteId)
  if (ofQuote || orders.some((row) => row.q_id))
    return success({ orderId: ofQuote?.ord_id ?? null, isUncertain: false })
  const [alike, ...others] = orders.filter((row) => isLike(row, lost))
  const isIt = alike?.dt && others.length === 0
  return success({ orderId: isIt ? alike.ord_id : null, isUncertain: !isIt && alike !== undefined })
}

/** An order without a date may be of before. */
function isLike(row: z.output<typeof listCall.records>['orders'][number], lost: LostCheckout): boolean {
  const since = Date.now() - (lost.age + CLOCKS_DIFFER) * 1000
  const isRecent = row.dt ? parseUtc(row.dt).getTime() >= since : true
  if (row.ord_id === lost.before) return false
  const isHere = isSameId(row.g_id ?? lost.gid, lost.gid)
  return isRecent && isHere && toMinor(row.amt, row.curr ?? lost.currency) === lost.total
}
