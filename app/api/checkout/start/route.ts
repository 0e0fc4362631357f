import { z } from 'zod'
import { idInQuery } from '@/lib/domain/codes/id.schema'
import { readCheckoutStart } from '@/lib/server/checkout/checkout-start'
import { customerRoute } from '@/lib/server/routing/api-handler'

const query = z.object({ gid: idInQuery })

export const GET = customerRoute('GET /api/checkout/start', { input: query }, ({ input, ...context }, credentials) =>
  readCheckoutStart(input.gid, context, credentials),
)
