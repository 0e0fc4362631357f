import { orderComment } from '@/lib/domain/orders/order-form'
import { commentOnOrder } from '@/lib/remote/orders/orders'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute(
  'POST /api/orders/[id]/comments',
  { input: orderComment },
  ({ input, params, language }, credentials) => commentOnOrder(params.id, input.comment, language, credentials),
)
