import { authorizeExpress, beginExpress, cancelExpress } from '@/lib/commerce-client/orders/express-api'
import { getOrder } from '@/lib/commerce-client/orders/orders-api'
import { expressSchema } from '@/lib/domain/payment/pay-now.schema'
import { readBeforeCharge } from '@/lib/server/payment/final-outcome'
import { checkOrderDue } from '@/lib/server/payment/shown-amounts'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { refuseOrder, scopeToStore } from '@/lib/server/site/own-store'

export const POST = customerRoute('POST /api/paypal', { input: expressSchema }, async (context, credentials) => {
  const { input, site, language } = context
  if (input.action === 'cancel') {
    return (await refuseOrder(input.orderId, context, credentials)) ?? cancelExpress(input.orderId, credentials)
  }
  const order = scopeToStore(site, await readBeforeCharge(() => getOrder(input.orderId, language, credentials)))
  if (!order.ok) return order
  const refused = checkOrderDue(order.value, { ...input, tips: null })
  if (refused) return refused
  return input.action === 'init' ? beginExpress(input, credentials) : authorizeExpress(input, credentials)
})
