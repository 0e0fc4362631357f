import type { z } from 'zod'
import type { estimate, storeEstimates } from '@/lib/contract/estimate'
import type { Estimate, StoreEstimates } from '@/lib/domain/stores/estimate'

/** Null where the API omits it, or sends no range of minutes. */
export function toEstimate(wire: z.output<typeof estimate> | null | undefined): Estimate | null {
  if (!wire || wire.from < 0 || wire.to < wire.from) return null
  return { from: wire.from, to: wire.to }
}

export function toStoreEstimates(wire: z.output<typeof storeEstimates>): StoreEstimates {
  const [delivery, pickup, eatin] = [toEstimate(wire?.delivery), toEstimate(wire?.pickup), toEstimate(wire?.eatin)]
  return { ...(delivery && { delivery }), ...(pickup && { pickup }), ...(eatin && { eatin }) }
}
