import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Deps } from '@/backend/config/deps'
import { reconcileAttempt } from '@/backend/orders/payments/settlement/reconcile-attempt'
import { reportWrongAmount, settleFailure, settleSuccess } from '@/backend/orders/payments/settlement/settle-attempt'
import { payments, webhookEvents } from '@/backend/orders/schema/payments'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import {
  isSigned,
  type SandboxEvent,
  SIGNATURE_HEADER,
  sandboxEvent,
  WEBHOOK_PATH,
} from '@/backend/providers/sandbox/sandbox-events'
import { safeParse } from '@/lib/safe-parse'

/** Settles payments of the sandbox, and nothing else does: events are signed, fresh, and applied once. */
export function registerSandboxWebhook(app: Hono, deps: Deps): void {
  app.post(WEBHOOK_PATH, async (c) => {
    const { now, config } = deps
    const body = await c.req.text()
    if (!isSigned(body, c.req.header(SIGNATURE_HEADER), config.secrets.webhook, now())) {
      return c.json({ error: 'bad signature' }, 401)
    }
    const event = safeParse(sandboxEvent, parse(body))
    if (!event.success) return c.json({ error: 'not an event' }, 400)
    return c.json({ result: await applyEvent(deps, event.data) })
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

type Applied = 'applied' | 'known' | 'unknown_payment' | 'wrong_amount'

/**
 * Applies a verified event once, however often and in whatever order events arrive. After one about a refund the
 * attempt is reconciled.
 */
export async function applyEvent(deps: Deps, event: SandboxEvent): Promise<Applied> {
  const { type } = event
  if (type !== 'payment.refunded') return inTransaction(deps.db, (tx) => applyOnce(tx, deps, { ...event, type }))
  const [attempt] = await deps.db.select().from(payments).where(eq(payments.id, event.payment_id))
  if (!attempt) return 'unknown_payment'
  await reconcileAttempt(deps, attempt)
  return 'applied'
}

async function applyOnce(
  tx: Transaction,
  { logger, now }: Pick<Deps, 'logger' | 'now'>,
  event: SandboxEvent & { type: Exclude<SandboxEvent['type'], 'payment.refunded'> },
): Promise<Applied> {
  const fresh = await tx
    .insert(webhookEvents)
    .values({ id: event.id, paymentId: event.payment_id, receivedAt: now() })
    .onConflictDoNothing()
    .returning({ id: webhookEvents.id })
  if (fresh.length === 0) return 'known'
  const [payment] = await tx.select().from(payments).where(eq(payments.id, event.payment_id))
  if (!payment) return 'unknown_payment'
  if (payment.amount !== event.amount || payment.currency !== event.currency) {
    await reportWrongAmount(tx, logger, payment.id)
    return 'wrong_amount'
  }
  if (event.type === 'payment.succeeded') await settleSuccess(tx, payment.id, now())
  else await settleFailure(tx, payment.id, event.type === 'payment.declined' ? 'decline' : 'turn_back', now())
  return 'applied'
}
