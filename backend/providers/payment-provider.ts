import { withDeadline } from '@/lib/deadline'
import type { CardVault } from './card-vault'
import type { ProviderName } from './configured-providers'

/** `canceled`: the payer turned back on the provider's page. */
export type ChargeOutcome = 'succeeded' | 'declined' | 'invalid_card' | 'over_limit' | 'canceled'

/** `needs_3ds`: the bank of a saved card wants its owner to confirm the charge by 3-D Secure, on the payment page. */
export type SavedChargeOutcome = ChargeOutcome | 'needs_3ds'

export interface CardDetails {
  number: string
  owner: string
  month: number
  year: number
  cvv: string
}

interface MoneyRequest {
  /** the provider takes or returns money once per key, however often it is called */
  idempotencyKey: string
  /** minor units */
  amount: number
  currency: string
}

export interface ChargeRequest extends MoneyRequest {
  card: CardDetails
  /** the provider's reference of the customer for whom the card is saved; null to save nothing */
  saveFor: string | null
}

export interface OpenRequest extends MoneyRequest {
  provider: ProviderName
  /** a number of `PAYMENT_METHOD` */
  method: number
  /** the provider's id of the payment, if it was opened before */
  reference: string | null
  /** our payment page, which reads the outcome and sends the payer on */
  returnUrl: string
  /** the provider's reference of the customer for whom the card is saved */
  saveFor?: string | null
  /** the only card that may pay */
  savedCard?: VaultCard
}

/** A saved card, by the provider's references. */
interface VaultCard {
  customer: string
  ref: string
}

interface SavedChargeRequest extends Omit<OpenRequest, 'reference' | 'saveFor'> {
  savedCard: VaultCard
}

export type PayerAction =
  /** the payer enters a card in the provider's form on our page; the secret connects it with the payment */
  | { kind: 'form'; clientSecret: string }
  | { kind: 'page'; url: string }
  /** the payer scans this text as a QR code */
  | { kind: 'scan'; text: string }
  /** the payer approves in a window that the provider's script opens by the reference */
  | { kind: 'script' }

export interface OpenedPayment {
  reference: string
  action: PayerAction
}

interface CaptureRequest extends MoneyRequest {
  payerId: string
}

export interface RefundRequest extends MoneyRequest {
  /** the idempotency key of the charge whose money is returned */
  chargeKey: string
}

export interface ProviderRefund {
  /** our idempotency key; null for a refund that somebody made at the provider itself */
  key: string | null
  /** minor units */
  amount: number
}

export interface ProviderRecord {
  /** `pending`: the payer has approved, and the provider has not decided yet */
  outcome: ChargeOutcome | 'pending'
  /** minor units */
  amount: number
  currency: string
  refunds: readonly ProviderRefund[]
  card?: UsedCard | undefined
}

export interface UsedCard {
  /** card type and last four digits, as `Visa 4242` */
  label: string
  /** identifies the card over all its payments, without revealing its number */
  fingerprint: string
}

/**
 * How long a provider may take to answer: shorter than the storefront waits, so that it hears of a payment in doubt.
 */
export const PATIENCE_MS = 4000

/** A call ends at its signal at the latest. One that throws says nothing about the money: `find` tells later. */
export interface PaymentProvider {
  patienceMs: number
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome>
  chargeSaved(request: SavedChargeRequest, signal: AbortSignal): Promise<SavedChargeOutcome>
  /** opens a payment once per key; until then its payer cannot pay */
  open(request: OpenRequest, signal: AbortSignal): Promise<OpenedPayment>
  capture(request: CaptureRequest, signal: AbortSignal): Promise<ChargeOutcome>
  /** what became of a charge, a capture or an open payment; null if nothing has happened to the key yet */
  find(idempotencyKey: string, signal: AbortSignal): Promise<ProviderRecord | null>
  /** returns money once per key; throws if the provider does not confirm it */
  refund(request: RefundRequest, signal: AbortSignal): Promise<void>
  /** ends a payment that we have closed, where its payer could still pay it; absent where they cannot */
  close?(idempotencyKey: string, signal: AbortSignal): Promise<void>
  /** the page on which a payer pays an attempt */
  payUrlFor(paymentId: string): string
  /** null for a provider that saves no cards */
  vaultOf(provider: ProviderName): CardVault | null
}

/**
 * Calls a provider, for as long as it may take to answer. Throws when the call fails or is late: then nothing is known
 * of the money.
 */
export function callProvider<T>(
  { patienceMs }: Pick<PaymentProvider, 'patienceMs'>,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return withDeadline(patienceMs, call)
}
