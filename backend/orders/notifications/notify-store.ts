import { millisecondsInMinute } from 'date-fns/constants'
import type { Transaction } from '@/backend/platform/db/transaction'
import { enqueueJob } from '@/backend/platform/jobs/job'
import { ACCEPTANCE_MS, CHASE_ACCEPTANCE } from './chase-acceptance'
import { queueStoreNews } from './queue-store-news'

/** How long before its time an order for later is first expected to be accepted. */
export const AHEAD_MS = 60 * millisecondsInMinute

interface StoreOrder {
  id: string
  gid: number
  expectedStart?: Date | null | undefined
}

/** Notifies a store of a new order, and schedules the reminder for when it does not accept it. */
export async function notifyStore(tx: Transaction, order: StoreOrder, now: Date): Promise<void> {
  await queueStoreNews(tx, order, 'new', now)
  const start = Math.max(now.getTime(), (order.expectedStart?.getTime() ?? 0) - AHEAD_MS)
  const payload = { orderId: order.id, whom: 'store' as const }
  await enqueueJob(tx, CHASE_ACCEPTANCE, payload, new Date(start + ACCEPTANCE_MS))
}
