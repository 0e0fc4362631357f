import { createHmac } from 'node:crypto'
import type { Deps } from '@/backend/config/deps'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Limit } from '@/backend/platform/limits/limiter'

export interface CardTry {
  /** null for a visitor */
  customerId: number | null
  /** empty if unknown, which has no limit */
  address: string
  /** null at a checkout, which has no order yet */
  orderId: string | null
  /** its number, or the provider's fingerprint; null until the card is entered in the provider's form */
  cardNumber: string | null
}

const HOUR = 3600
const BY_ACCOUNT: Limit = { name: 'declined-account', max: 10, seconds: HOUR }
const BY_ORDER: Limit = { name: 'declined-order', max: 10, seconds: HOUR }
const BY_CARD: Limit = { name: 'declined-card', max: 5, seconds: HOUR }
const BY_ADDRESS: Limit = { name: 'declined-address', max: 20, seconds: HOUR }

type Limited = Pick<Deps, 'limiter' | 'config'>

/** Throws `overLimit` after too many declined cards of the account, the order, the card or the address. */
export async function checkAttemptLimit({ limiter, config }: Limited, card: CardTry): Promise<void> {
  for (const [limit, key] of countersOf(card, config)) {
    if (await limiter.isExhausted(limit, key))
      throw new DomainError('overLimit', 'too many declined cards, try again later')
  }
}

/** Counts a declined card; successful ones have no limit. */
export async function countDeclined({ limiter, config }: Limited, card: CardTry): Promise<void> {
  for (const [limit, key] of countersOf(card, config)) await limiter.attempt(limit, key)
}

function countersOf(
  { customerId, address, orderId, cardNumber }: CardTry,
  { secrets }: Deps['config'],
): [Limit, string][] {
  // a rotation of the secret resets the count of a card
  const fingerprint = cardNumber && createHmac('sha256', secrets.code[0]).update(cardNumber).digest('base64url')
  const counters: [Limit, string | number | null][] = [
    [BY_ACCOUNT, customerId],
    [BY_ORDER, orderId],
    [BY_CARD, fingerprint || null],
    [BY_ADDRESS, address || null],
  ]
  return counters.flatMap(([limit, key]) => (key === null ? [] : [[limit, String(key)]]))
}
