import { sql } from 'drizzle-orm'
import { outboundMessages } from '@/backend/messages/schema'
import type { Database } from '@/backend/platform/db/database'
import type { OrderNews } from './message-kinds'

/** Whether its customer was told this of the order, or is about to be. */
export async function hasMail(db: Database, orderId: string, news: OrderNews): Promise<boolean> {
  const { message } = outboundMessages
  const isThat = sql`${message}->>'kind' = 'order' and ${message}->>'news' = ${news}`
  return (await db.$count(outboundMessages, sql`${message}->>'orderId' = ${orderId} and ${isThat}`)) > 0
}
