import { getOrder } from '@/lib/remote/orders/orders'
import { customerRoute } from '@/lib/server/routing/route'

export const GET = customerRoute('GET /api/orders/[id]', {}, ({ params, language }, credentials) =>
  getOrder(params.id, language, credentials),
)
