import 'server-only'
import { RC } from '@/lib/contract/codes'

/** Whether it comes with the checkout or later. */
export const PAYMENT_REJECTIONS = {
  [RC.invalidRequest]: 'invalid_request',
  [RC.transactionDeclined]: 'transaction_declined',
  [RC.paymentConfirming]: 'payment_confirming',
  [RC.paymentReturned]: 'payment_returned',
  [RC.overPaymentLimit]: 'over_payment_limit',
  [RC.invalidCreditCard]: 'invalid_credit_card',
  [RC.invalidPaymentMethod]: 'invalid_payment_method',
} as const
