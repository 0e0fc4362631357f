import { RECENT_ORDERS } from '@/lib/domain/customer'
import { listOrders } from '@/lib/remote/orders'
import { customerRoute } from '@/lib/server/route'
import { domainOf } from '@/lib/server/site'

export const GET = customerRoute({}, ({ site, language }, credentials) =>
  listOrders({ page: 1, limit: RECENT_ORDERS, domain: domainOf(site), language }, credentials),
)
