import 'server-only'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { toInstant } from '@/lib/commerce-client/transport/dates'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import { readPoints } from '@/lib/contract/points'
import type { Points } from '@/lib/domain/account/customer'
import { type Result, success } from '@/lib/domain/result'

/** Code: `not_found` where the platform has none. */
export async function getPoints(credentials: Credentials): Promise<Result<Points>> {
  const call = callForCustomer(readPoints, { page: 1, limit: -1 }, credentials)
  const answer = await expectAnswer(call, { [RC.notFound]: 'not_found' }, 'unexpected_error')
  if (!answer.ok) return answer
  const { balance, remaining, redeemed, history } = answer.value
  return success({
    balance,
    remaining: remaining ?? balance,
    redeemed: redeemed ?? 0,
    history: (history ?? []).map((row) => ({
      at: toInstant(row.date),
      delta: row.delta,
      balance: row.balance ?? null,
      orderId: row.ord_id || null,
    })),
  })
}
