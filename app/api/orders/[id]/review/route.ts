import { orderReview } from '@/lib/domain/order-form'
import { reviewOrder } from '@/lib/remote/orders'
import { customerRoute } from '@/lib/server/route'

export const POST = customerRoute({ input: orderReview }, ({ input, params, language }, credentials) =>
  reviewOrder(params.id ?? '', input, language, credentials),
)
