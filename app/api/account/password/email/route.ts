import { mailPasswordReset } from '@/lib/commerce-client/account/credentials-api'
import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { failure } from '@/lib/domain/result'
import { customerRoute } from '@/lib/server/routing/api-handler'

/** Always uses the account's own email, whatever the browser sends. */
export const POST = customerRoute('POST /api/account/password/email', {}, async (_, credentials) => {
  const customer = await getCustomer(credentials)
  if (!customer.ok) return customer
  const { email } = customer.value
  return email ? mailPasswordReset(email) : failure('email_not_registered')
})
