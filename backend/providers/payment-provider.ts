import type { CardVault } from './card-vault'
import type { ProviderName } from './configured-providers'

/** `canceled`: the payer turned back on the provider's page. */
export type ChargeOutcome = 'succeeded' | 'declined' | 'invalid_card' | 'over_limit' | 'canceled'

export interface CardDetails {
  number: string
  owner: string
  month: number
  year: number
  cvv: string
}

interface Taking {
  /** the provider takes money once per key, however often it is called */
  idempotencyKey: string
  /** minor units */
  amount: number
  currency: string
}

export interface ChargeRequest extends Taking {
  card: CardDetails
  /** the provider's reference of the customer whose card it is from now on; null: it is not saved */
  saveFor: string | null
}

export interface OpenRequest extends Taking {
  provider: ProviderName
  /** a number of `PAYMENT_METHOD` */
  method: number
  /** the provider's own id, if it has opened this payment before */
  reference: string | null
  /** our page, which asks what became of the payment and sends the payer on */
  returnUrl: string
  /** the card that pays is saved for this customer of the provider's */
  saveFor?: string | null
  /** the payment is to be made with this card alone */
  savedCard?: VaultCard
}

/** By the provider's own references. */
interface VaultCard {
  customer: string
  ref: string
}

interface SavedChargeRequest extends Omit<OpenRequest, 'reference' | 'saveFor'> {
  savedCard: VaultCard
}

export type PayerAction =
  /** in the provider's form on our page, which this secret connects with the payment */
  | { kind: 'form'; clientSecret: string }
  | { kind: 'page'; url: string }
  /** with a phone that scans this text as a QR code */
  | { kind: 'scan'; text: string }
  /** in a window that the provider's script opens by the reference */
  | { kind: 'script' }

export interface OpenedPayment {
  reference: string
  action: PayerAction
}

interface CaptureRequest extends Taking {
  payerId: string
}

export interface RefundRequest extends Taking {
  /** the key of the charge whose money is returned */
  chargeKey: string
}

export interface ProviderRefund {
  /** the idempotency key that it was asked for with; null: somebody made it at the provider itself */
  key: string | null
  /** minor units */
  amount: number
}

export interface ProviderRecord {
  /** `pending`: the payer has approved, and the provider has yet to decide */
  outcome: ChargeOutcome | 'pending'
  /** minor units */
  amount: number
  currency: string
  refunds: readonly ProviderRefund[]
  card?: UsedCard | undefined
}

export interface UsedCard {
  /** type and last four, as `Visa 4242` */
  label: string
  /** the same for every payment with this card, and says nothing of its number */
  fingerprint: string
}

/** Shorter than the storefront waits, so that its shopper is told that the payment is being confirmed. */
export const PATIENCE_MS = 4000

/** A call ends at its signal at the latest; one that throws says nothing about the money, which `find` then tells. */
export interface PaymentProvider {
  patienceMs: number
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome>
  /** charges a saved card; `asks`: its bank first wants its owner's consent, on the page of the payment */
  chargeSaved(request: SavedChargeRequest, signal: AbortSignal): Promise<ChargeOutcome | 'asks'>
  /** opens a payment once per key; until then its payer cannot pay */
  open(request: OpenRequest, signal: AbortSignal): Promise<OpenedPayment>
  capture(request: CaptureRequest, signal: AbortSignal): Promise<ChargeOutcome>
  /** what became of a charge, a capture or an open payment; null if nothing has happened to the key yet */
  find(idempotencyKey: string, signal: AbortSignal): Promise<ProviderRecord | null>
  /** returns money once per key; throws if the provider does not confirm it */
  refund(request: RefundRequest, signal: AbortSignal): Promise<void>
  /** ends a payment that we have closed, where its payer could still pay it; absent: they cannot */
  close?(idempotencyKey: string, signal: AbortSignal): Promise<void>
  pageFor(paymentId: string): string
  /** null where a provider saves no cards */
  vaultOf(provider: ProviderName): CardVault | null
}
