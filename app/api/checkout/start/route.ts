import { z } from 'zod'
import { failure, success } from '@/lib/domain/result'
import { getCustomer } from '@/lib/remote/account/customers'
import { getStore } from '@/lib/remote/stores/stores'
import { getAppConfig } from '@/lib/remote/transport/app-config'
import { customerRoute } from '@/lib/server/routing/route'

const query = z.object({ gid: z.coerce.number().int().positive() })

export const GET = customerRoute(
  'GET /api/checkout/start',
  { input: query },
  async ({ input, site, language }, credentials) => {
    if (site.kind === 'store' && site.gid !== input.gid) return failure('not_found')
    const [store, customer, config] = await Promise.all([
      getStore(input.gid, language),
      getCustomer(credentials),
      getAppConfig(),
    ])
    if (!store) return failure('not_found')
    return customer.ok ? success({ store, customer: customer.value, tipsDisabled: config.tipsDisabled }) : customer
  },
)
