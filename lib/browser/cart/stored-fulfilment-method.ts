import { createStored, type Stored } from '@/lib/browser/storage/stored'
import { NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'

export const FULFILMENT_METHOD_PREFIX = 'plaza:fulfilment:'
const known = new Map<number, Stored<number>>()

/** The fulfilment method that a new cart begins with; 0 for none. */
export function storedFulfilmentMethod(gid: number): Stored<number> {
  const stored =
    known.get(gid) ??
    createStored(`${FULFILMENT_METHOD_PREFIX}${gid}`, NO_FULFILMENT_METHOD, (json) =>
      Number.isSafeInteger(json) ? Number(json) : undefined,
    )
  known.set(gid, stored)
  return stored
}
