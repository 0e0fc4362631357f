import { orderComment } from '@/lib/domain/order-form'
import { commentOnOrder } from '@/lib/remote/orders'
import { customerRoute } from '@/lib/server/route'

export const POST = customerRoute({ input: orderComment }, ({ input, params, language }, credentials) =>
  commentOnOrder(params.id ?? '', input.comment, language, credentials),
)
