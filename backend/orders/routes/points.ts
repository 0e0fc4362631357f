import { customerEndpoint } from '@/backend/calls/endpoint'
import { readPoints } from '@/backend/orders/credit/points'
import * as contract from '@/lib/contract/points'
import { formatUtc } from '@/lib/domain/time/time'

const points = customerEndpoint(contract.readPoints, async ({ page, limit }, { db, customerId }) => {
  const { balance, redeemed, history } = await readPoints(db, customerId, page, limit)
  return {
    balance,
    remaining: balance,
    redeemed,
    history: history.map((row) => ({
      date: formatUtc(row.createdAt),
      delta: row.change,
      balance: row.balance,
      ord_id: row.orderId,
    })),
  }
})

export const POINT_ENDPOINTS = [points]
