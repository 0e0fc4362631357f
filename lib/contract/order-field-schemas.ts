import type { z } from 'zod'
import { byFieldType, eachOrderField, type OrderField } from '@/lib/domain/codes/order-fields'
import { type Keyed, ORDER_FIELD_KEYS, writeOrderFields } from './order-fields'
import { digits, flag, text } from './wire'

const SCHEMAS = {
  sent: byFieldType({ digits: digits.max(3).nullish(), flag: flag.nullish() }),
  told: byFieldType({ digits: text.nullish(), flag: flag.nullish() }),
}

function shapeOf<S extends keyof typeof SCHEMAS>(side: S): Keyed<S, (typeof SCHEMAS)[S]> {
  const schemas: Record<OrderField, z.ZodType> = SCHEMAS[side]
  const described = eachOrderField<Record<OrderField, z.ZodType>>((name) => {
    return schemas[name].meta(ORDER_FIELD_KEYS[name].notes[side])
  })
  return writeOrderFields(side, described) as unknown as Keyed<S, (typeof SCHEMAS)[S]>
}

/** The fields of a checkout. */
export const sentOrderFields = shapeOf('sent')
/** The fields of an order. */
export const toldOrderFields = shapeOf('told')
