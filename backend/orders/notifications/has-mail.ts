import { sql } from 'drizzle-orm'
import type { OrderNews } from '@/backend/messages/outbound-message'
import { outboundMessages } from '@/backend/messages/schema'
import type { Database } from '@/backend/platform/db/database'

/** Whether its customer was told this of the order, or is about to be. */
export async function hasMail(db: Database, orderId: string, news: OrderNews): Promise<boolean> {
  const { notice } = outboundMessages
  const isThat = sql`${notice}->>'kind' = 'order' and ${notice}->>'news' = ${news}`
  return (await db.$count(outboundMessages, sql`${notice}->>'orderId' = ${orderId} and ${isThat}`)) > 0
}
