import type Stripe from 'stripe'
import type { SavedCard } from '@/backend/providers/card-vault'
import type { PayerAction, ProviderRecord, ProviderRefund, UsedCard } from '@/backend/providers/payment-provider'
import { CARD_TYPES, type CardType } from '@/lib/domain/payment/cards'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { fromStripeAmount } from './stripe-amounts'

type Intent = Stripe.PaymentIntent

const BRANDS: Record<string, CardType> = {
  visa: 1,
  mastercard: 2,
  amex: 3,
  discover: 4,
  unionpay: 5,
  jcb: 6,
}

export function isDeclined({ status, last_payment_error }: Intent): boolean {
  return status === 'requires_payment_method' && last_payment_error !== null
}

/** How the payer continues. Throws when nothing is left to pay. */
export function toAction({ next_action, payment_method_types, client_secret }: Intent): PayerAction {
  const url = next_action?.alipay_handle_redirect?.url ?? next_action?.redirect_to_url?.url
  if (url) return { kind: 'page', url }
  const text = next_action?.wechat_pay_display_qr_code?.data
  if (text) return { kind: 'scan', text }
  if (payment_method_types.includes('card') && client_secret) return { kind: 'form', clientSecret: client_secret }
  throw new LoggableError('Stripe has no next step for the payer')
}

/** Null while the payer has not finished. */
export function toRecord(intent: Intent, refunds: readonly ProviderRefund[]): ProviderRecord | null {
  const outcome = outcomeOf(intent)
  if (!outcome) return null
  const { amount, amount_received, currency, last_payment_error } = intent
  const charge = chargeOf(intent)
  return {
    outcome,
    amount: fromStripeAmount(outcome === 'succeeded' ? amount_received : amount, currency),
    currency: currency.toUpperCase(),
    refunds,
    card: toUsedCard(charge?.payment_method_details?.card ?? last_payment_error?.payment_method?.card),
  }
}

/** Null before the first charge. */
export function chargeOf({ latest_charge }: Intent): Stripe.Charge | null {
  return typeof latest_charge === 'object' ? latest_charge : null
}

function outcomeOf(intent: Intent): ProviderRecord['outcome'] | null {
  if (intent.status === 'succeeded') return 'succeeded'
  if (intent.status === 'processing') return 'pending'
  if (isDeclined(intent)) return 'declined'
  if (intent.status !== 'canceled') return null
  // the adapter cancels a declined intent
  return intent.last_payment_error ? 'declined' : 'canceled'
}

/** Null for a payment method that is no card. */
export function toSavedCard({ id: ref, card }: Stripe.PaymentMethod): SavedCard | null {
  if (!card) return null
  return { ref, type: BRANDS[card.brand] ?? null, lastFour: card.last4, month: card.exp_month, year: card.exp_year }
}

interface StripeCard {
  brand: string | null
  last4: string | null
  fingerprint?: string | null
}

function toUsedCard(card: StripeCard | null | undefined): UsedCard | undefined {
  if (!card?.last4) return undefined
  const type = BRANDS[card.brand ?? '']
  return { label: `${type ? CARD_TYPES[type] : 'Card'} ${card.last4}`, fingerprint: card.fingerprint ?? '' }
}
