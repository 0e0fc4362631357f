import type { Database } from '@/backend/platform/db/database'
import {
  type ChargeOutcome,
  type ChargeRequest,
  PATIENCE_MS,
  type PaymentProvider,
} from '@/backend/providers/payment-provider'
import { toMinor } from '@/lib/domain/money/decimals'
import { isCardNumber } from '@/lib/domain/payment/cards'
import { book, bookRefund, findBooking } from './sandbox-books'
import { createSandboxVault, findSandboxCard, saveSandboxCard } from './sandbox-vault'
import type { CardBehaviour } from './schema'

/** Test cards by outcome; every other valid number succeeds. */
const TEST_CARDS: Record<string, ChargeOutcome> = {
  '4000000000000002': 'declined',
  '4000000000000341': 'invalid_card',
  '4000000000006975': 'over_limit',
}

/** Succeeds, but the answer never arrives: the payment is being confirmed until the provider is asked. */
const SILENT_CARD = '4000000000000259'

/** What a card does once it is saved, if not succeed; when it is entered it succeeds. */
const ONCE_SAVED: Record<string, CardBehaviour> = {
  [SILENT_CARD]: 'silent',
  '4000002500003155': 'asks',
  '4000000000009995': 'declined',
}

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
    if (isOverLimit(amount, currency)) return 'over_limit'
    return TEST_CARDS[card.number] ?? (isCardNumber(card.number) ? 'succeeded' : 'invalid_card')
  }
  const isOverLimit = (amount: number, currency: string) => amount > toMinor(paymentLimit, currency)
  const vault = createSandboxVault(db)
  const pageFor = (paymentId: string) => `${publicUrl}/sandbox/pay/${paymentId}`
  return {
    patienceMs: PATIENCE_MS,
    charge: async (request, signal) => {
      const { card, saveFor } = request
      const outcome = await book(db, request, decide(request))
      const behaviour = ONCE_SAVED[card.number] ?? 'succeeded'
      if (outcome === 'succeeded' && saveFor) await saveSandboxCard(db, saveFor, card, behaviour)
      return card.number === SILENT_CARD ? silence(signal) : outcome
    },
    chargeSaved: async (request, signal) => {
      const { savedCard, amount, currency } = request
      const behaviour = (await findSandboxCard(db, savedCard.customer, savedCard.ref)) ?? 'invalid_card'
      if (isOverLimit(amount, currency)) return book(db, request, 'over_limit')
      if (behaviour === 'asks') return 'asks'
      if (behaviour !== 'silent') return book(db, request, behaviour)
      await book(db, request, 'succeeded')
      return silence(signal)
    },
    open: async ({ idempotencyKey }) => ({
      reference: idempotencyKey,
      action: { kind: 'page', url: pageFor(idempotencyKey) },
    }),
    capture: (request) => book(db, request, request.payerId === DECLINING_PAYER ? 'declined' : 'succeeded'),
    find: (idempotencyKey) => findBooking(db, idempotencyKey),
    refund: (request) => bookRefund(db, request),
    pageFor,
    vaultOf: () => vault,
  }
}

function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the sandbox did not answer')))
  })
}
