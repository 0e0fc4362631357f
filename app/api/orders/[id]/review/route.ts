import { reviewOrder } from '@/lib/commerce-client/orders/order-actions-api'
import { orderReview } from '@/lib/domain/orders/order.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { refuseOrder } from '@/lib/server/site/own-store'

export const POST = customerRoute(
  'POST /api/orders/[id]/review',
  { input: orderReview },
  async (context, credentials) => {
    const { input, params, language } = context
    const refused = await refuseOrder(params.id, context, credentials)
    return refused ?? reviewOrder(params.id, input, language, credentials)
  },
)
