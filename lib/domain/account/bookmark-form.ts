import { z } from 'zod'

/** Which bookmark a change is about. [CALL-31] */
export const bookmarkRef = z.object({
  kind: z.enum(['stores', 'products', 'deals']),
  id: z.number().int().positive(),
})
