import { getOrder } from '@/lib/remote/orders/orders'
import { customerRoute } from '@/lib/server/routing/route'
import { ofOwnStore } from '@/lib/server/site/own-store'

export const GET = customerRoute('GET /api/orders/[id]', {}, async ({ params, site, language }, credentials) =>
  ofOwnStore(site, await getOrder(params.id, language, credentials)),
)
