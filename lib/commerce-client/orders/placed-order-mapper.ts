import 'server-only'
import type { PlacedOrder } from '@/lib/domain/checkout/checkout'

interface PaymentHandoff {
  pay_url?: string | null | undefined
  client_secret?: string | null | undefined
  payment_state?: string | null | undefined
}

/** An order, and where it is still to be paid. */
export function toPlacedOrder(orderId: string, { pay_url, client_secret, payment_state }: PaymentHandoff): PlacedOrder {
  const placed = { orderId, payUrl: pay_url || null, clientSecret: client_secret || undefined }
  return payment_state === 'confirming' ? { ...placed, isConfirming: true } : placed
}
