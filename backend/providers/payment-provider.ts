/** What a card charge came to. */
export type ChargeOutcome = 'succeeded' | 'declined' | 'invalid_card' | 'over_limit'

export interface CardDetails {
  number: string
  owner: string
  month: number
  year: number
  cvv: string
}

export interface ChargeRequest {
  /** the provider takes the money once for a key, however often it is asked */
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
  /** who approved it on the provider's side */
  payerId: string
}

/** A payment service. Hosted payments are settled by its signed webhook alone. */
export interface PaymentProvider {
  readonly name: string
  charge(request: ChargeRequest): Promise<ChargeOutcome>
  /** takes a payment that the payer approved in the provider's own script */
  capture(request: CaptureRequest): Promise<ChargeOutcome>
  /** what a charge came to, for a caller that lost the answer; null: it never arrived */
  findCharge(idempotencyKey: string): Promise<ChargeOutcome | null>
  /** gives back a charge or a hosted payment; repeated, it gives back once */
  refund(idempotencyKey: string, amount: number, currency: string): Promise<void>
  /** the provider's page for a pending payment */
  pageFor(paymentId: string): string
}
