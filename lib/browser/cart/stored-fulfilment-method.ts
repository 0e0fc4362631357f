import { createStored, type Stored } from '@/lib/browser/storage/stored'
import { NO_SHIPPING_METHOD } from '@/lib/domain/codes/fulfilment-method'

export const ORDER_TYPE_PREFIX = 'plaza:order-type:'
const known = new Map<number, Stored<number>>()

/** The order type, a shipping code, that a new cart of a store begins with; 0 for none. */
export function orderTypeOf(gid: number): Stored<number> {
  const stored =
    known.get(gid) ??
    createStored(`${ORDER_TYPE_PREFIX}${gid}`, NO_SHIPPING_METHOD, (json) =>
      Number.isSafeInteger(json) ? Number(json) : undefined,
    )
  known.set(gid, stored)
  return stored
}
