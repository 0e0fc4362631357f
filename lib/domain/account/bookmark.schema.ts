import { z } from 'zod'

/** The bookmark to change. */
export const bookmarkSchema = z.object({
  kind: z.enum(['stores', 'products', 'deals']),
  id: z.number().int().positive(),
})
