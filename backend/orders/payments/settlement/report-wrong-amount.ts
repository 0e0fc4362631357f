import { eq } from 'drizzle-orm'
import { payments } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import type { Logger } from '@/lib/telemetry/logger'

export async function reportWrongAmount(db: Database, logger: Logger, paymentId: string): Promise<void> {
  await db.update(payments).set({ problem: 'wrong_amount', askAt: null }).where(eq(payments.id, paymentId))
  const error = new LoggableError('the provider names another amount than it was asked for')
  logger.error({ payment: paymentId }, 'payment alarm', error)
}
