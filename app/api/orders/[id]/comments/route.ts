import { commentOnOrder } from '@/lib/commerce-client/orders/order-actions-api'
import { orderComment } from '@/lib/domain/orders/order.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { refuseOrder } from '@/lib/server/site/own-store'

export const POST = customerRoute(
  'POST /api/orders/[id]/comments',
  { input: orderComment },
  async (context, credentials) => {
    const { input, params, language } = context
    const refused = await refuseOrder(params.id, context, credentials)
    return refused ?? commentOnOrder(params.id, input.comment, language, credentials)
  },
)
