import { getOrder } from '@/lib/commerce-client/orders/orders-api'
import { orderQuery } from '@/lib/domain/payment/pay-now.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { scopeToStore } from '@/lib/server/site/own-store'

export const GET = customerRoute(
  'GET /api/orders/[id]',
  { input: orderQuery },
  async ({ input, params, site, language }, credentials) =>
    scopeToStore(site, await getOrder(params.id, language, credentials, input.back)),
)
