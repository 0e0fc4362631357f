import { cancelOrder } from '@/lib/remote/orders/orders'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute({}, ({ params, language }, credentials) =>
  cancelOrder(params.id ?? '', language, credentials),
)
