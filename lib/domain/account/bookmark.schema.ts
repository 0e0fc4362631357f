import { z } from 'zod'

/** The bookmark to change. */
export const bookmarkRef = z.object({
  kind: z.enum(['stores', 'products', 'deals']),
  id: z.number().int().positive(),
})
