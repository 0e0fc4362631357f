import { getPayableOrder } from '@/lib/commerce-client/orders/pay-order-api'
import { isSameId } from '@/lib/domain/codes/id'
import { lostPaymentQuery } from '@/lib/domain/payment/pay-now.schema'
import { failure, success } from '@/lib/domain/result'
import { isOutcomeFinal } from '@/lib/server/payment/final-outcome'
import { visitorRoute } from '@/lib/server/routing/api-handler'

export const GET = visitorRoute(
  'GET /api/paynow/outcome',
  { input: lostPaymentQuery },
  async ({ input, site, language }, credentials) => {
    const read = await getPayableOrder(input.orderId, language, credentials)
    if (!read.ok) return read
    const { order } = read.value
    if (site.kind === 'store' && !isSameId(site.gid, order.gid)) return failure('not_found')
    const isFinal = isOutcomeFinal(input.age)
    if (order.totalDue < input.totalDue && order.totalDue <= 0) return success({ found: { state: 'paid' }, isFinal })
    return success({ found: order.paymentState === 'confirming' ? { state: 'confirming' } : null, isFinal })
  },
)
