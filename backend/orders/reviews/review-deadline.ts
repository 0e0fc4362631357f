import type { OrderRow } from '@/backend/orders/schema/orders'
import { isGiftCardsOnly } from '@/backend/pricing/order-contents'

/** Null before it is completed, and for gift cards alone. */
export function reviewDeadline(
  { reviewUntil }: Pick<OrderRow, 'reviewUntil'>,
  lines: readonly { kind: number }[],
): Date | null {
  return isGiftCardsOnly(lines) ? null : reviewUntil
}
