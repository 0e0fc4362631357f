import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { sandboxCharges } from '@/backend/db/schema/payments'
import { toMinor } from '@/lib/domain/money/decimals'
import { isCardNumber } from '@/lib/domain/payment/cards'
import type { ChargeOutcome, ChargeRequest, PaymentProvider } from './payment-provider'

/** Test cards by outcome; every other valid number succeeds. */
const TEST_CARDS: Record<string, ChargeOutcome> = {
  '4000000000000002': 'declined',
  '4000000000000341': 'invalid_card',
}

/** A payer whose approved payment is declined. */
const DECLINING_PAYER = 'DECLINED'

interface SandboxOptions {
  db: Database
  publicUrl: string
  /** the maximum of one charge, in major units */
  paymentLimit: number
}

/** A provider that takes no real money, with its own records, test cards, and pages under `/sandbox/pay/`. */
export function createSandboxProvider({ db, publicUrl, paymentLimit }: SandboxOptions): PaymentProvider {
  function decide({ card, amount, currency }: ChargeRequest): ChargeOutcome {
    if (amount > toMinor(paymentLimit, currency)) return 'over_limit'
    return TEST_CARDS[card.number] ?? (isCardNumber(card.number) ? 'succeeded' : 'invalid_card')
  }
  async function findCharge(idempotencyKey: string): Promise<ChargeOutcome | null> {
    const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.idempotencyKey, idempotencyKey))
    return row?.outcome ?? null
  }
  async function book(
    { idempotencyKey, amount, currency }: Pick<ChargeRequest, 'idempotencyKey' | 'amount' | 'currency'>,
    outcome: ChargeOutcome,
  ): Promise<ChargeOutcome> {
    await db
      .insert(sandboxCharges)
      .values({ idempotencyKey, outcome, amount, currency })
      .onConflictDoNothing({ target: sandboxCharges.idempotencyKey })
    return (await findCharge(idempotencyKey)) ?? outcome
  }
  return {
    name: 'sandbox',
    findCharge,
    charge: (request) => book(request, decide(request)),
    capture: (request) => book(request, request.payerId === DECLINING_PAYER ? 'declined' : 'succeeded'),
    async refund(idempotencyKey, amount, currency) {
      await db
        .insert(sandboxCharges)
        .values({ idempotencyKey, outcome: 'succeeded', amount, refunded: amount, currency })
        .onConflictDoUpdate({
          target: sandboxCharges.idempotencyKey,
          set: { refunded: sql`least(${sandboxCharges.amount}, ${amount})` },
        })
    },
    pageFor: (paymentId) => `${publicUrl}/sandbox/pay/${paymentId}`,
  }
}
