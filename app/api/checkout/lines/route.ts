import { listCartLines } from '@/lib/commerce-client/orders/quotes-api'
import { cartLinesSchema } from '@/lib/domain/checkout/checkout.schema'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const POST = customerRoute('POST /api/checkout/lines', { input: cartLinesSchema }, ({ input, language }) =>
  listCartLines(input, language),
)
