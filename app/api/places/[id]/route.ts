import { places } from '@/lib/commerce-client/places/configured-places'
import { success } from '@/lib/domain/result'
import { visitorRoute } from '@/lib/server/routing/api-handler'

export const GET = visitorRoute('GET /api/places/[id]', {}, async ({ params }) =>
  success(await places().read(params.id)),
)
