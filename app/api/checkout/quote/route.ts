import { quoteForm } from '@/lib/domain/checkout-form'
import { quoteCart } from '@/lib/remote/checkout'
import { customerRoute } from '@/lib/server/route'

export const POST = customerRoute({ input: quoteForm }, ({ input, language }, credentials) =>
  quoteCart({ ...input, language }, credentials),
)
