import { z } from 'zod'

/** Which bookmark a change is about. */
export const bookmarkRef = z.object({
  kind: z.enum(['stores', 'products', 'deals']),
  id: z.number().int().positive(),
})
