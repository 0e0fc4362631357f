import type { Database } from '@/backend/db/database'
import { toMinor } from '@/lib/domain/money/decimals'
import { isCardNumber } from '@/lib/domain/payment/cards'
import { type ChargeOutcome, type ChargeRequest, PATIENCE_MS, type PaymentProvider } from './payment-provider'
import { book, bookRefund, findBooking } from './sandbox-books'

/** Test cards by outcome; every other valid number succeeds. */
const TEST_CARDS: Record<string, ChargeOutcome> = {
  '4000000000000002': 'declined',
  '4000000000000341': 'invalid_card',
  '4000000000006975': 'over_limit',
}

/** Succeeds, but the answer never arrives: the payment is being confirmed until the provider is asked. */
const SILENT_CARD = '4000000000000259'

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
  const pageFor = (paymentId: string) => `${publicUrl}/sandbox/pay/${paymentId}`
  return {
    patienceMs: PATIENCE_MS,
    charge: async (request, signal) => {
      const outcome = await book(db, request, decide(request))
      return request.card.number === SILENT_CARD ? silence(signal) : outcome
    },
    open: async ({ idempotencyKey }) => ({
      reference: idempotencyKey,
      action: { kind: 'page', url: pageFor(idempotencyKey) },
    }),
    capture: (request) => book(db, request, request.payerId === DECLINING_PAYER ? 'declined' : 'succeeded'),
    find: (idempotencyKey) => findBooking(db, idempotencyKey),
    refund: (request) => bookRefund(db, request),
    pageFor,
  }
}

function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the sandbox did not answer')))
  })
}
