import type { CardVault } from './card-vault'
import type { ChargeOutcome, OpenedPayment, OpenRequest, ProviderRecord, RefundRequest } from './payment-provider'

/** Knows payments by the provider's own references. A call that throws says nothing about the money. */
export interface ProviderAdapter {
  /** opens a payment once per key, or answers again how the one of `request.reference` is paid */
  open(request: OpenRequest): Promise<OpenedPayment>
  /** takes the money of a payment that its payer has approved; absent: the provider does so by itself */
  capture?(reference: string, idempotencyKey: string): Promise<ChargeOutcome>
  /** takes the money of a payment with a saved card, once per key; absent: the provider saves none */
  confirm?(reference: string, request: { idempotencyKey: string; returnUrl: string }): Promise<ChargeOutcome | 'asks'>
  /** null while the payer has not finished */
  find(reference: string): Promise<ProviderRecord | null>
  /** returns money once per key; throws until the provider confirms it */
  refund(reference: string, request: RefundRequest): Promise<void>
  /** ends a payment that could still be paid; absent: it takes no money without `capture` */
  close?(reference: string): Promise<void>
  /** absent: the provider saves no cards */
  vault?: CardVault
}
