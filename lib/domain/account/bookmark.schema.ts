import { z } from 'zod'
import { idSchema } from '@/lib/domain/codes/id.schema'

export const bookmarkSchema = z.object({
  kind: z.enum(['stores', 'products', 'deals']),
  id: idSchema,
})
