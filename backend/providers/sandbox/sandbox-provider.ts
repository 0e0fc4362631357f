import type { Database } from '@/backend/platform/db/database'
import {
  type ChargeOutcome,
  type ChargeRequest,
  PATIENCE_MS,
  type PaymentProvider,
} from '@/backend/providers/payment-provider'
import { toMinor } from '@/lib/domain/money/decimals'
import { isCardNumber } from '@/lib/domain/payment/cards'
import { findRecord, recordCharge, recordRefund } from './sandbox-books'
import { createSandboxVault, findSandboxCard, saveSandboxCard } from './sandbox-vault'
import type { CardBehaviour } from './schema'

/** Outcomes of the test cards; every other valid number succeeds. */
const TEST_CARDS: Record<string, ChargeOutcome> = {
  '4000000000000002': 'declined',
  '4000000000000341': 'invalid_card',
  '4000000000006975': 'over_limit',
}

/** The card whose charge succeeds without an answer: the payment is in doubt until it is reconciled. */
const SILENT_CARD = '4000000000000259'

/** Cards that succeed when they are entered, and behave otherwise once they are saved. */
const ONCE_SAVED: Record<string, CardBehaviour> = {
  [SILENT_CARD]: 'silent',
  '4000002500003155': 'asks',
  '4000000000009995': 'declined',
}

const DECLINING_PAYER = 'DECLINED'

interface SandboxOptions {
  db: Database
  publicUrl: string
  /** maximum of one charge, in major units */
  paymentLimit: number
}

/** A provider that takes no real money, with its own records, test cards, and pages under `/sandbox/pay/`. */
export function createSandboxProvider({ db, publicUrl, paymentLimit }: SandboxOptions): PaymentProvider {
  function decide({ card, amount, currency }: ChargeRequest): ChargeOutcome {
    if (isOverLimit(amount, currency)) return 'over_limit'
    return TEST_CARDS[card.number] ?? (isCardNumber(card.number) ? 'succeeded' : 'invalid_card')
  }
  const isOverLimit = (amount: number, currency: string) => amount > toMinor(paymentLimit, currency)
  const vault = createSandboxVault(db)
  const payUrlFor = (paymentId: string) => `${publicUrl}/sandbox/pay/${paymentId}`
  return {
    patienceMs: PATIENCE_MS,
    charge: async (request, signal) => {
      const { card, saveFor } = request
      const outcome = await recordCharge(db, request, decide(request))
      const behaviour = ONCE_SAVED[card.number] ?? 'succeeded'
      if (outcome === 'succeeded' && saveFor) await saveSandboxCard(db, saveFor, card, behaviour)
      return card.number === SILENT_CARD ? silence(signal) : outcome
    },
    chargeSaved: async (request, signal) => {
      const { savedCard, amount, currency } = request
      const behaviour = (await findSandboxCard(db, savedCard.customer, savedCard.ref)) ?? 'invalid_card'
      if (isOverLimit(amount, currency)) return recordCharge(db, request, 'over_limit')
      if (behaviour === 'asks') return 'needs_3ds'
      if (behaviour !== 'silent') return recordCharge(db, request, behaviour)
      await recordCharge(db, request, 'succeeded')
      return silence(signal)
    },
    open: async ({ idempotencyKey }) => ({
      reference: idempotencyKey,
      action: { kind: 'page', url: payUrlFor(idempotencyKey) },
    }),
    capture: (request) => recordCharge(db, request, request.payerId === DECLINING_PAYER ? 'declined' : 'succeeded'),
    find: (idempotencyKey) => findRecord(db, idempotencyKey),
    refund: (request) => recordRefund(db, request),
    payUrlFor,
    vaultOf: () => vault,
  }
}

function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the sandbox did not answer')))
  })
}
