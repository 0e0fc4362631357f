import { listOrders } from '@/lib/commerce-client/orders/orders-api'
import { RECENT_ORDERS } from '@/lib/domain/account/customer'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { ownSite } from '@/lib/server/site/site'

export const GET = customerRoute('GET /api/account/recent-orders', {}, ({ site, language }, credentials) =>
  listOrders({ page: 1, limit: RECENT_ORDERS, own: ownSite(site), language }, credentials),
)
