import { orderReview } from '@/lib/domain/orders/order-form'
import { reviewOrder } from '@/lib/remote/orders/orders'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute(
  'POST /api/orders/[id]/review',
  { input: orderReview },
  ({ input, params, language }, credentials) => reviewOrder(params.id, input, language, credentials),
)
