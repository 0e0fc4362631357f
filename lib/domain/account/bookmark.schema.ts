import { z } from 'zod'

export const bookmarkSchema = z.object({
  kind: z.enum(['stores', 'products', 'deals']),
  id: z.number().int().positive(),
})
