import 'server-only'
import type { PlacedOrder } from '@/lib/domain/checkout/checkout'

interface Invitation {
  pay_url?: string | null | undefined
  client_secret?: string | null | undefined
}

/** An order, and where it is still to be paid. */
export function toPlacedOrder(orderId: string, { pay_url, client_secret }: Invitation): PlacedOrder {
  return { orderId, payUrl: pay_url ?? null, clientSecret: client_secret ?? undefined }
}
