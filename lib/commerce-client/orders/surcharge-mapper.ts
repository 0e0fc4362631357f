import type { z } from 'zod'
import type { surcharge } from '@/lib/contract/order-detail'
import type { Surcharge } from '@/lib/domain/orders/orders'

/** `minor` converts the wire's amounts to minor units of the bill's currency. */
export function toSurcharge(
  wire: z.output<typeof surcharge> | null | undefined,
  minor: (value: number) => number,
): Surcharge | null {
  if (!wire) return null
  return {
    label: wire.label ?? '',
    value: wire.value === null || wire.value === undefined ? null : minor(wire.value),
    isSeparate: wire.is_separate ?? false,
    taxClass: wire.tax_class ?? '',
  }
}
