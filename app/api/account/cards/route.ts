import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { removeSavedCard } from '@/lib/commerce-client/account/saved-cards-api'
import { removeCardSchema } from '@/lib/domain/payment/saved-card.schema'
import { success } from '@/lib/domain/result'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const GET = customerRoute('GET /api/account/cards', {}, async (_, credentials) => {
  const customer = await getCustomer(credentials, { withCards: true })
  return customer.ok ? success(customer.value.savedCards ?? null) : customer
})

export const DELETE = customerRoute(
  'DELETE /api/account/cards',
  { input: removeCardSchema },
  ({ input }, credentials) => removeSavedCard(input.ref, credentials),
)
