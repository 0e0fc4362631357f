import { expressForm } from '@/lib/domain/payment/pay-now-form'
import { authorizeExpress, beginExpress, cancelExpress } from '@/lib/remote/orders/payments'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/paypal', { input: expressForm }, ({ input }, credentials) => {
  if (input.action === 'init') return beginExpress(input, credentials)
  if (input.action === 'authorize') return authorizeExpress(input, credentials)
  return cancelExpress(input.orderId, credentials)
})
