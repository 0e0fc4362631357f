import { getOrder } from '@/lib/remote/orders'
import { customerRoute } from '@/lib/server/route'

export const GET = customerRoute({}, ({ params, language }, credentials) =>
  getOrder(params.id ?? '', language, credentials),
)
