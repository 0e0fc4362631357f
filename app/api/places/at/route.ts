import { z } from 'zod'
import { places } from '@/lib/commerce-client/places/configured-places'
import { success } from '@/lib/domain/result'
import { visitorRoute } from '@/lib/server/routing/api-handler'

const query = z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) })

export const GET = visitorRoute('GET /api/places/at', { input: query }, async ({ input }) =>
  success(await places().at(input)),
)
