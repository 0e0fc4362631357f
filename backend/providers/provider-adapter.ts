import type { CardVault } from './card-vault'
import type {
  ChargeOutcome,
  OpenedPayment,
  OpenRequest,
  ProviderRecord,
  RefundRequest,
  SavedChargeOutcome,
} from './payment-provider'

/** A real provider, which knows payments by its own references. A call that throws says nothing about the money. */
export interface ProviderAdapter {
  /** opens a payment once per key; with `request.reference`, answers again how that one is paid */
  open(request: OpenRequest): Promise<OpenedPayment>
  /** takes the money of a payment that its payer has approved; absent where the provider does so by itself */
  capture?(reference: string, idempotencyKey: string): Promise<ChargeOutcome>
  /** takes the money of a payment with a saved card, once per key; absent where the provider saves none */
  confirm?(reference: string, request: { idempotencyKey: string; returnUrl: string }): Promise<SavedChargeOutcome>
  /** null while the payer has not finished */
  find(reference: string): Promise<ProviderRecord | null>
  /** returns money once per key; throws until the provider confirms it */
  refund(reference: string, request: RefundRequest): Promise<void>
  /** ends a payment that could still be paid; absent where no money is taken without `capture` */
  close?(reference: string): Promise<void>
  /** absent where the provider saves no cards */
  vault?: CardVault
}
