import * as z from 'zod/mini'
import { idSchema } from '@/lib/domain/codes/id.schema'
import { plainLine } from '@/lib/domain/plain-text'

const text = (max: number) => z.string().check(z.overwrite(plainLine), z.maxLength(max))

/** Saved ones are identified by id, and the API checks the owner. */
export const addressInput = z.object({
  id: z.nullable(idSchema),
  firstName: text(80),
  lastName: text(80),
  phone: text(20),
  street: text(200),
  unit: text(20),
  buzz: text(20),
  city: text(80),
  region: text(80),
  country: text(2),
  postalCode: text(12),
  isDefault: z.boolean(),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
})
