import type { z } from 'zod'
import type { PayRequest } from '@/backend/checkout/cart/load-pay-cart'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { quote } from '@/lib/contract/quote'

type Data = z.output<typeof quote.request>['data']

/** Null for goods. Throws `invalidRequest` for a missing amount, one beside other lines, goods with a related order. */
export function toPayRequest({ items, tax_class, related_order_id }: Data): PayRequest | null {
  const [line, ...more] = items
  if (!items.some((item) => item.selfCheckout)) {
    if (related_order_id) throw new DomainError('invalidRequest', 'goods have no related order')
    return null
  }
  if (!line || more.length > 0 || line.qty !== 1 || line.pc === undefined || line.options.length > 0) {
    throw new DomainError('invalidRequest', 'item error: exactly one amount is allowed')
  }
  return { amount: line.pc, taxClass: tax_class ?? '', relatedOrderId: related_order_id || null }
}
