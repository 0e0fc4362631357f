/** The outcome of a charge; `canceled`: the payer turned back on the provider's page. */
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
}

interface CaptureRequest extends Taking {
  /** the provider's id of the payer who approved it */
  payerId: string
}

export interface RefundRequest extends Taking {
  /** the key of the charge whose money is returned */
  chargeKey: string
}

/** What the provider's books say about one key. */
export interface ProviderRecord {
  /** `pending`: the payer has approved, and the provider has yet to decide */
  outcome: ChargeOutcome | 'pending'
  /** minor units */
  amount: number
  currency: string
  /** minor units of it that have gone back to the payer */
  returned: number
}

/**
 * A payment service. Each call ends at its signal at the latest; one that throws says nothing about the money, which
 * `find` then tells.
 */
export interface PaymentProvider {
  readonly name: string
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeOutcome>
  /** captures a payment that the payer approved in the provider's own script */
  capture(request: CaptureRequest, signal: AbortSignal): Promise<ChargeOutcome>
  /** what became of a charge, a capture or a payment on the provider's page; null if it has no record of the key */
  find(idempotencyKey: string, signal: AbortSignal): Promise<ProviderRecord | null>
  /** returns money once per key; throws if the provider does not confirm it */
  refund(request: RefundRequest, signal: AbortSignal): Promise<void>
  /** the URL of the provider's page for an open payment */
  pageFor(paymentId: string): string
}
