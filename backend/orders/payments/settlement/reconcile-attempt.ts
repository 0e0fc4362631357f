import { eq } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { type Attempt, moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { countDeclined } from '@/backend/orders/payments/card-attempt-limit'
import { settleRefunds } from '@/backend/orders/refunds/settle-refunds'
import { isInDoubt, isLive } from '@/backend/orders/schema/attempt-transitions'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { callProvider, type ProviderRecord } from '@/backend/providers/payment-provider'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { reportWrongAmount, settleFailure, settleSuccess } from './settle-attempt'

/** Far longer than a charge can be under way: one that the provider does not know by then never reached it. */
const LOST_AFTER_MS = 30_000

/**
 * Reads the outcome of an attempt from its provider and settles it. One that is closed here and could still be paid is
 * closed there too. Throws without an answer.
 */
export async function reconcileAttempt(deps: Deps, attempt: Attempt): Promise<void> {
  const { db, now, provider } = deps
  const record = await find(deps, attempt)
  if (record) return settleRecord(deps, attempt, record)
  if (!isLive(attempt.state)) {
    await callProvider(provider, async (signal) => provider.close?.(attempt.idempotencyKey, signal))
    return
  }
  const age = now().getTime() - attempt.movedAt.getTime()
  if (!isInDoubt(attempt.state) || age < LOST_AFTER_MS) return
  await inTransaction(db, (tx) => settleFailure(tx, attempt.id, 'abandon', now()))
}

async function settleRecord(deps: Deps, attempt: Attempt, record: ProviderRecord): Promise<void> {
  const { db, now, logger } = deps
  const { id, amount, currency, state } = attempt
  // a later answer must not restore what was erased with the account
  if (record.card && state !== 'captured')
    await db.update(payments).set({ cardLabel: record.card.label }).where(eq(payments.id, id))
  if (record.outcome === 'pending') {
    await moveAttempts(db, eq(payments.id, id), 'authorise', now())
  } else if (record.outcome !== 'succeeded') {
    const ending = record.outcome === 'canceled' ? 'turn_back' : 'decline'
    const hasEnded = await inTransaction(db, (tx) => settleFailure(tx, id, ending, now()))
    if (hasEnded && record.card) await countDeclinedCard(deps, attempt, record.card.fingerprint)
  } else if (record.amount !== amount || record.currency !== currency) {
    await reportWrongAmount(db, logger, id)
  } else {
    await inTransaction(db, (tx) => settleSuccess(tx, id, now()))
    await settleReturned(deps, attempt, record)
  }
}

const ALARMS = {
  older: 'the provider has returned less than it said before',
  cards_gone: 'the provider has returned the price of gift cards that were used or given away',
}

/** Records what has gone back. An answer older than what is recorded already is read once more. */
async function settleReturned(deps: Deps, attempt: Attempt, record: ProviderRecord): Promise<void> {
  const { db, now, logger } = deps
  const settle = (refunds: ProviderRecord['refunds']) =>
    inTransaction(db, (tx) => settleRefunds(tx, attempt.id, refunds, now()))
  let settled = await settle(record.refunds)
  if (settled === 'older') settled = await settle((await find(deps, attempt))?.refunds ?? [])
  if (settled === 'settled') return
  const error = new LoggableError(ALARMS[settled])
  logger.error({ payment: attempt.id }, 'payment alarm', error)
}

function find({ provider }: Pick<Deps, 'provider'>, { idempotencyKey }: Attempt): Promise<ProviderRecord | null> {
  return callProvider(provider, (signal) => provider.find(idempotencyKey, signal))
}

/** Counts a card that was declined in the provider's form like one that was entered here. */
async function countDeclinedCard(deps: Deps, { payerId, orderId }: Attempt, fingerprint: string): Promise<void> {
  await countDeclined(deps, { customerId: payerId, orderId, address: '', cardNumber: fingerprint })
}
