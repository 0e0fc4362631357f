/** The outcome of a card charge. */
export type ChargeOutcome = 'succeeded' | 'declined' | 'invalid_card' | 'over_limit'

export interface CardDetails {
  number: string
  owner: string
  month: number
  year: number
  cvv: string
}

export interface ChargeRequest {
  /** the provider charges once per key, however often it is called */
  idempotencyKey: string
  /** minor units */
  amount: number
  currency: string
  card: CardDetails
}

interface CaptureRequest {
  idempotencyKey: string
  amount: number
  currency: string
  /** the provider's id of the payer who approved it */
  payerId: string
}

/** A payment service. Hosted payments are settled by its signed webhook alone. */
export interface PaymentProvider {
  readonly name: string
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /** captures a payment that the payer approved in the provider's own script */
  capture(request: CaptureRequest): Promise<ChargeOutcome>
  /** the outcome of a charge whose response was lost; null if the charge never arrived */
  findCharge(idempotencyKey: string): Promise<ChargeOutcome | null>
  /** refunds a charge or a hosted payment, once per key */
  refund(idempotencyKey: string, amount: number, currency: string): Promise<void>
  /** the URL of the provider's page for a pending payment */
  pageFor(paymentId: string): string
}
