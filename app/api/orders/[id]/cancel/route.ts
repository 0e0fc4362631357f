import { cancelOrder } from '@/lib/remote/orders'
import { customerRoute } from '@/lib/server/route'

export const POST = customerRoute({}, ({ params, language }, credentials) =>
  cancelOrder(params.id ?? '', language, credentials),
)
