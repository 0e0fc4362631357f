import { z } from 'zod'
import { listOrders } from '@/lib/commerce-client/orders/orders-api'
import { parseSavedSearch } from '@/lib/domain/orders/saved-search'
import { customerRoute } from '@/lib/server/routing/api-handler'
import { ownSite } from '@/lib/server/site/site'

const query = z.looseObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) })

export const GET = customerRoute('GET /api/orders', { input: query }, ({ input, site, language }, credentials) =>
  listOrders({ page: input.page, search: parseSavedSearch(input), own: ownSite(site), language }, credentials),
)
