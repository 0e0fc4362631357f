import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import type { DigitalKind } from './digital-kind'

export type FulfilmentKind = 'delivery' | 'pickup' | 'eatin' | 'shipped' | DigitalKind

/** Of an order by its fulfilment method, unless nothing is handed over. */
export function fulfilmentKindOf(fulfilmentMethod: number, digital: DigitalKind | null): FulfilmentKind {
  if (digital) return digital
  if (fulfilmentMethod === FULFILMENT_METHOD.delivery) return 'delivery'
  if (fulfilmentMethod === FULFILMENT_METHOD.pickup) return 'pickup'
  return fulfilmentMethod === FULFILMENT_METHOD.eatin ? 'eatin' : 'shipped'
}

const AT_THE_STORE: readonly FulfilmentKind[] = ['pickup', 'eatin', 'voucher']

export function isAtStore(fulfilmentKind: FulfilmentKind): boolean {
  return AT_THE_STORE.includes(fulfilmentKind)
}

/** What is not handed over has none, and neither has a parcel. */
export function hasTime(fulfilmentKind: FulfilmentKind): boolean {
  return fulfilmentKind === 'delivery' || fulfilmentKind === 'pickup' || fulfilmentKind === 'eatin'
}
