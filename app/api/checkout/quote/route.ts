import { quoteForm } from '@/lib/domain/checkout/checkout-form'
import { quoteCart } from '@/lib/remote/orders/checkout'
import { customerRoute } from '@/lib/server/routing/route'

export const POST = customerRoute(
  'POST /api/checkout/quote',
  { input: quoteForm },
  ({ input, language }, credentials) => quoteCart({ ...input, language }, credentials),
)
