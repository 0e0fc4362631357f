import { expressForm } from '@/lib/domain/payment/pay-now-form'
import { authorizeExpress, beginExpress, cancelExpress } from '@/lib/remote/orders/payments'
import { customerRoute } from '@/lib/server/routing/route'
import { refuseOrder } from '@/lib/server/site/own-store'

export const POST = customerRoute('POST /api/paypal', { input: expressForm }, async (context, credentials) => {
  const { input } = context
  const refused = await refuseOrder(input.orderId, context, credentials)
  if (refused) return refused
  if (input.action === 'init') return beginExpress(input, credentials)
  if (input.action === 'authorize') return authorizeExpress(input, credentials)
  return cancelExpress(input.orderId, credentials)
})
