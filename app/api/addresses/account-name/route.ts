import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { success } from '@/lib/domain/result'
import { customerRoute } from '@/lib/server/routing/api-handler'

export const GET = customerRoute('GET /api/addresses/account-name', {}, async (_, credentials) => {
  const customer = await getCustomer(credentials)
  if (!customer.ok) return customer
  const { firstName, lastName } = customer.value
  return success({ firstName, lastName })
})
