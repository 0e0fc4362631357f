import { quoteCart } from '@/lib/commerce-client/orders/quotes-api'
import { quoteSchema } from '@/lib/domain/checkout/checkout.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute(
  'POST /api/checkout/quote',
  { input: quoteSchema },
  ({ input, language }, credentials) => quoteCart({ ...input, language }, credentials),
)
