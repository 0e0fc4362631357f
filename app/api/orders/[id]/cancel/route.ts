import { cancelOrder } from '@/lib/commerce-client/orders/order-actions-api'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { refuseOrder } from '@/lib/server/site/own-store'

export const POST = customerRoute('POST /api/orders/[id]/cancel', {}, async (context, credentials) => {
  const { params, language } = context
  const refused = await refuseOrder(params.id, context, credentials)
  return refused ?? cancelOrder(params.id, language, credentials)
})
