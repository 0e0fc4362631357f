import { createStored, type Stored } from '@/lib/browser/storage/stored'
import { NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { Id } from '@/lib/domain/codes/id'

export const FULFILMENT_METHOD_PREFIX = 'plaza:fulfilment:'
const known = new Map<string, Stored<number>>()

/** The fulfilment method that a new cart begins with; 0 for none. */
export function storedFulfilmentMethod(gid: Id): Stored<number> {
  const key = `${FULFILMENT_METHOD_PREFIX}${gid}`
  const stored =
    known.get(key) ??
    createStored(key, NO_FULFILMENT_METHOD, (json) => (Number.isSafeInteger(json) ? Number(json) : undefined))
  known.set(key, stored)
  return stored
}
