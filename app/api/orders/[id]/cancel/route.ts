import { cancelOrder } from '@/lib/remote/orders/orders'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute('POST /api/orders/[id]/cancel', {}, ({ params, language }, credentials) =>
  cancelOrder(params.id, language, credentials),
)
